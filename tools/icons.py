"""Draws the icons of the installed client from the lantern: tools/icons.py (needs Chromium)."""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).parent.parent
BADGE: Final = ROOT / "web" / "public" / "farol.svg"  # round, with a transparent background
SCENE: Final = ROOT / "docs" / "pictures" / "lantern.svg"  # full-bleed; the centre is cropped
ICONS: Final = ROOT / "web" / "public" / "icons"
DRAWN: Final = {
    "farol-192.png": (BADGE, 192),
    "farol-512.png": (BADGE, 512),
    "farol-mask-512.png": (SCENE, 512),
    "farol-touch-180.png": (SCENE, 180),
}
PAGE: Final = "<style>body{{margin:0}}svg{{display:block;width:{0}px;height:{0}px}}</style>{1}"


def main() -> int:
    """Draw all icons."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (source, size) in DRAWN.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(size, source.read_text(encoding="utf-8")))
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
