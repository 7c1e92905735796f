"""A site that a server hands out, for playing when the server is out of reach."""

from pathlib import Path

from tests.server.harness import opened


async def test_a_site_lies_below_the_page_and_may_run_web_assembly(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("a site")
    (site / "worker.js").touch()
    data = str(tmp_path / "farol.db")
    async with opened(tmp_path, data=data) as harness, harness.http() as http:
        page = await http.get("/site/")
        assert page.text == "a site"
        assert "script-src 'self' 'wasm-unsafe-eval';" in page.headers["content-security-policy"]
        other = await http.get("/api/server")
        assert "site" in other.json()["features"]
        assert "wasm" not in other.headers["content-security-policy"]
        assert (await http.get("/site/..%2Ffarol.db")).status_code == 404


async def test_another_folder_beside_the_tables_is_not_handed_out(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("something else")
    data = str(tmp_path / "farol.db")
    async with opened(tmp_path, data=data) as harness, harness.http() as http:
        assert (await http.get("/site/")).status_code == 404
        assert "site" not in (await http.get("/api/server")).json()["features"]
