"""The unsubscribe page: Farol's look without the client, as a mailbox may be opened on any device,
and without scripts. Its content security policy allows this style and nothing else.
"""

from base64 import b64encode
from hashlib import sha256
from typing import Final

from starlette.responses import HTMLResponse, Response

from farol.core.text import LANGUAGES

_STYLE: Final = """
:root { color-scheme: dark; --ground: #10121b; --near: #1b2031; --pool: rgba(255, 196, 104, 0.3);
  --panel: #181c29; --line: #343b52; --text: #f1ebdf; --title: #ffdc9a; --lamp: #ffb84d; }
@media (prefers-color-scheme: light) { :root { color-scheme: light; --ground: #e6d9c0;
  --near: #f4ebd8; --pool: rgba(255, 240, 200, 0.9); --panel: #fdf8ec; --line: #cfbd97;
  --text: #241e2d; --title: #7a4300; --lamp: #9a5700; } }
* { box-sizing: border-box; }
body { min-height: 100vh; margin: 0; padding: clamp(24px, 12vh, 120px) 20px 24px;
  font: 500 1.06rem/1.5 system-ui, sans-serif; color: var(--text);
  background: radial-gradient(60% 62% at 50% 36%, var(--pool), transparent) no-repeat,
    radial-gradient(120% 110% at 50% 40%, var(--near), var(--ground)) no-repeat var(--ground); }
main { display: grid; gap: 16px; max-width: 27rem; margin: 0 auto; }
h1 { display: flex; align-items: center; justify-content: center; gap: 12px; margin: 0 0 6px;
  font: 700 2.1rem/1.2 "Iowan Old Style", Georgia, serif; color: var(--title); }
svg { width: 56px; height: 56px; }
form, .said { display: grid; gap: 14px; margin: 0; padding: 20px; border: 1px solid var(--line);
  border-radius: 12px; background: var(--panel); text-align: center;
  box-shadow: 0 6px 18px rgba(0, 0, 0, 0.22); }
p { margin: 0; }
button { min-height: 48px; padding: 0 20px; border: 1px solid #ffe0a3; border-radius: 12px;
  background: linear-gradient(#ffcb75, #f5a52f); color: #2a1a05; font: inherit; font-weight: 650;
  cursor: pointer; }
button:hover { background: #ffd488; }
button:focus-visible { outline: 3px solid var(--lamp); outline-offset: 3px; }
"""
_LANTERN: Final = (
    '<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30" fill="#a8742b" '
    'stroke="#221d2b" stroke-width="3"/><g stroke="#221d2b" stroke-width="3" '
    'stroke-linejoin="round" stroke-linecap="round"><path d="M23 20c0-12 18-12 18 0" fill="none"/>'
    '<path d="M20 20h24l-3 7H23z" fill="#d9a24c"/><path d="M23 27h18l3 19H20z" fill="#fff1c9"/>'
    '<path d="M17 46h30v7H17z" fill="#d9a24c"/><path d="M32 30c5 5 6 8 4 12-2 3-7 3-8 0-2-4 0-7 '
    '4-12z" fill="#ff9d2e"/></g></svg>'
)
_PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Farol</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex"><style>{style}</style></head>
<body><main><h1>{lantern}Farol</h1>{content}</main></body></html>
"""
_ALLOWED: Final = b64encode(sha256(_STYLE.encode()).digest()).decode()
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        f"style-src 'sha256-{_ALLOWED}'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)


def stop_page(content: str) -> Response:
    """The page with this content; not cached."""
    language = next(iter(LANGUAGES))
    page = _PAGE.format(language=language, style=_STYLE, lantern=_LANTERN, content=content)
    headers = {"cache-control": "no-store", "content-security-policy": POLICY}
    return HTMLResponse(page, headers=headers)
