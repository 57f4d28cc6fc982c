// A text as a file, handed on in the way that the device has:
//   shared   by its share sheet, on a phone
//   saved    as a download
//   copied   to the clipboard, where there is neither
//   failed   not at all
//   (empty)  whoever was asked has changed their mind
const touched = matchMedia("(pointer: coarse)");

const save = (file) => {
    const link = document.createElement("a");
    if (!("download" in link)) throw new Error("no downloads here");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    // Not at once: some browsers begin to read it a little later.
    setTimeout(URL.revokeObjectURL, 60_000, link.href);
    return "saved";
};

const share = async (file) => {
    try {
        await navigator.share({ files: [file] });
        return "shared";
    } catch (error) {
        return error.name === "AbortError" ? "" : null;
    }
};

export const export_file = async (name, text) => {
    const file = new File([text], name, { type: name.endsWith(".json") ? "application/json" : "text/plain" });
    if (touched.matches && navigator.canShare?.({ files: [file] })) {
        const came = await share(file);
        if (came !== null) return came;
    }
    try {
        return save(file);
    } catch {
        // Then it can still be pasted somewhere.
    }
    try {
        await navigator.clipboard.writeText(text);
        return "copied";
    } catch {
        return "failed";
    }
};
