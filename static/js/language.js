// Set into the page itself by the build, so that the first paint is already in the right language:
// the one chosen in the game, else the first of the browser's that we speak, else English.
{
    const wanted = [];
    try {
        wanted.push(JSON.parse(localStorage.getItem("setteemezzo.prefs"))?.lang);
    } catch {
        // Storage may be forbidden, or hold something else.
    }
    const spoken = [...wanted, ...navigator.languages].map((one) => String(one).split("-")[0].toLowerCase());
    const first_screen = (lang) => document.querySelector(`template[lang="${lang}"]`);
    const lang = spoken.find((one) => /^[a-z]+$/.test(one) && first_screen(one)) ?? "en";
    document.documentElement.lang = lang;
    document.getElementById("app").append(first_screen(lang).content.cloneNode(true));
}
