"""The built site: what goes into it and how the page is put together."""

from tools.site.build import build_site

__all__ = ["build_site"]
