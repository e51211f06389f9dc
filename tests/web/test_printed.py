"""A rulebook on paper: all its clauses, what a house changes, and what the books below it decide."""

import os
from pathlib import Path

import pytest

from cardspeak.cli import main
from cardspeak.library import books
from cardspeak.library.texts import clause_in
from cardspeak.locale.messages import LANGUAGES
from cardspeak.service.printed_book import printed_book
from cardspeak.web.printed import html, pdf


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", books())
def test_every_clause_is_printed_once_among_the_own(book: str, language: str) -> None:
    printed = printed_book(book, language)
    assert [clause for part in printed.parts for clause, _ in part.clauses] == list(books()[book].clauses.values())
    assert all(text == clause_in(language, clause) for part in printed.parts for clause, text in part.clauses)


def test_what_the_book_changes_and_what_the_books_below_decide() -> None:
    printed = printed_book("diamond-club", "en")
    assert printed.named == "tda-2011"
    assert {cite.partition(":")[0] for row in printed.deviations for cite in row.cites} == {"diamond-club"}
    below = {part.book: {clause.id for clause, _ in part.clauses} for part in printed.below}
    assert set(below) == {"tda-2011", "common"}
    assert "44a" in below["tda-2011"], "it has no clause of its own on unofficial words"
    assert printed_book("common", "en")[2:] == ("", (), ()), "it stands on nothing"


def test_the_page_has_it_in_the_readers_language() -> None:
    page = html("diamond-club", "sk")
    for text in ('<html lang="sk">', "Obsah", "Odchýlky od:", "Platí aj:", "12. Deklarácia výhernej kombinácie"):
        assert text in page


def test_it_is_a_pdf_of_many_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        import weasyprint  # noqa: F401
    except OSError:
        if os.environ.get("CI"):
            raise
        pytest.skip("Pango is not on this machine: apt install libpangoft2-1.0-0")
    file = tmp_path / "rules.pdf"
    assert main(["book", "print", "basic-holdem", "--language", "uk", "--output", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}\n"
    assert file.read_bytes().startswith(b"%PDF-")
    assert file.stat().st_size > 50_000
    assert pdf("basic-holdem", "uk") == file.read_bytes()


@pytest.mark.parametrize(
    ("output", "said"), [("rules.doc", "ends with .pdf or .html"), ("nowhere/rules.html", "cannot be written")]
)
def test_a_file_that_cannot_be(output: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "print", "basic-holdem", "--output", str(tmp_path / output)]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
