"""What every store keeps to with people: names are unique, and a person can be forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardspeak.ports import Member, NameTaken, NewEvent, People, Session, Token
from cardspeak.store import AnyStore, open_store
from tests.appending import appended


@pytest.fixture
def people(store: AnyStore) -> People:
    store.people.add_member("m1", "Ганна", "$argon2id$…", "member", 10)
    store.people.add_member("m2", "Straße", "", "guest", 20)
    return store.people


def test_members_are_found_by_id_and_by_name(people: People) -> None:
    anna = Member("m1", "Ганна", "$argon2id$…", "member", 10)
    assert people.member("m1") == people.member_named("ГАННА") == people.member_named(" ганна ") == anna
    assert people.member("m9") is people.member_named("nobody") is people.member_named("") is None
    assert [member.id for member in people.members()] == ["m1", "m2"]
    assert people.names(["m2", "m9", *[f"m{number}" for number in range(600)]]) == {"m1": "Ганна", "m2": "Straße"}
    assert people.names([]) == {}


@pytest.mark.parametrize("name", ["Ганна", "ганна", "STRASSE", "strasse", "Ｓtraße"])
def test_a_name_is_taken_in_whatever_case(people: People, name: str) -> None:
    with pytest.raises(NameTaken) as refused:
        people.add_member("m3", name, "", "guest", 30)
    assert name in str(refused.value)
    assert people.member("m3") is None
    people.add_member("m3", "Third", "", "guest", 30)
    with pytest.raises(NameTaken):
        people.rename("m3", name)
    assert people.member_named("third") == Member("m3", "Third", "", "guest", 30)


def test_an_id_again_is_our_own_mistake(people: People) -> None:
    with pytest.raises(ValueError):
        people.add_member("m1", "Other", "", "guest", 30)
    assert people.member_named("other") is None
    with pytest.raises(ValueError):
        people.add_member("m3", "", "", "guest", 30)


def test_a_member_changes(people: People) -> None:
    people.rename("m2", "STRASSE")  # one's own name in another case
    people.rename("m1", "Anna")
    people.set_secret("m2", "hash")
    people.renew("m2", "hash", "member", Session("h1", "m2", 100, 200))
    assert people.member_named("anna") == Member("m1", "Anna", "$argon2id$…", "member", 10)
    assert people.member_named("straße") == Member("m2", "STRASSE", "hash", "member", 20)
    assert people.member_named("ганна") is None
    people.add_member("m3", "ганна", "", "guest", 30)


def test_sessions_begin_and_end(people: People) -> None:
    people.start_session("h1", "m1", 100, 200)
    people.start_session("h2", "m1", 90, 300, "Firefox")
    people.start_session("h3", "m2", 100, 300)
    assert people.session("h1") == Session("h1", "m1", 100, 200)
    assert people.sessions_of("m1") == [Session("h2", "m1", 90, 300, "Firefox"), Session("h1", "m1", 100, 200)]
    assert people.sessions_of("nobody") == []
    people.end_sessions_until(200)
    assert people.session("h1") is None
    people.end_session("h3")
    people.end_session("h3")
    assert people.session("h3") is None
    assert people.session("h2") == Session("h2", "m1", 90, 300, "Firefox")
    people.start_session("h4", "m2", 100, 300)


def test_a_password_is_changed_with_all_that_goes_with_it_or_not_at_all(people: People) -> None:
    people.start_session("h1", "m1", 100, 200)
    people.start_session("h2", "m2", 100, 200)
    people.start_session("h3", "m2", 100, 200)
    before = people.member("m2")
    with pytest.raises(ValueError):
        people.renew("m2", "hash", "member", Session("h1", "m2", 100, 300))
    assert people.member("m2") == before
    assert [session.token_hash for session in people.sessions_of("m2")] == ["h2", "h3"]
    people.renew("m2", "hash", "member", Session("h4", "m2", 100, 300, "Firefox"))
    assert people.member("m2") == Member("m2", "Straße", "hash", "member", 20)
    assert people.sessions_of("m2") == [Session("h4", "m2", 100, 300, "Firefox")]
    assert people.session("h1") == Session("h1", "m1", 100, 200)


def test_a_session_begins_with_its_member_or_not_at_all(people: People) -> None:
    session = Session("h9", "m9", 100, 200, "Firefox")
    with pytest.raises(NameTaken):
        people.add_member("m9", "STRASSE", "", "guest", 30, session)
    assert people.session("h9") is None
    people.add_member("m9", "Nina", "", "guest", 30, session)
    assert people.session("h9") == session


def test_tokens_are_given_and_revoked(people: People) -> None:
    people.add_token("t2", "m1", "bot", ("play", "read"), 6)
    people.add_token("t1", "m1", "other", (), 5)
    assert people.token("t2") == Token("t2", "m1", "bot", ("play", "read"), 6)
    assert people.tokens_of("m1") == [Token("t1", "m1", "other", (), 5), Token("t2", "m1", "bot", ("play", "read"), 6)]
    people.revoke("t2")
    people.revoke("t2")
    assert people.token("t2") is None
    assert [token.label for token in people.tokens_of("m1")] == ["other"]


def test_guests_as_whom_nobody_can_come_in(people: People) -> None:
    assert people.lost_guests() == ["m2"]
    people.start_session("h2", "m2", 100, 200)
    assert people.lost_guests() == []
    people.end_session("h2")
    people.add_token("t2", "m2", "bot", ("play",), 100)
    assert people.lost_guests() == []
    people.revoke("t2")
    people.add_member("m0", "Zero", "", "guest", 10)
    assert people.lost_guests() == ["m0", "m2"]
    people.forget("m0")
    people.renew("m2", "hash", "member", Session("h3", "m2", 100, 200))
    people.end_session("h3")
    assert people.lost_guests() == []


def test_settings_are_each_members_own(people: People) -> None:
    assert people.setting("m1", "language") is None
    people.set_setting("m1", "language", "uk")
    people.set_setting("m2", "language", "sk")
    people.set_setting("m1", "language", "en")
    assert (people.setting("m1", "language"), people.setting("m2", "language")) == ("en", "sk")


def test_what_everybody_has_under_a_key(people: People) -> None:
    people.set_setting("m2", "card", "7")
    people.set_setting("m1", "card", "8")
    people.set_setting("m1", "other", "9")
    people.add_member("m3", "Third", "", "guest", 30)
    people.set_setting("m3", "card", "")
    assert people.settings("card") == {"m1": "8", "m2": "7"}
    people.forget("m1")
    assert people.settings("card") == {"m2": "7"}
    assert people.settings("nothing") == {}


def test_a_setting_is_changed_only_as_it_was_read(people: People) -> None:
    """Two who read the same and change it: one of them has, and the other knows that they have not."""
    assert people.change_setting("m1", "code", None, "1")
    assert not people.change_setting("m1", "code", None, "2")
    assert not people.change_setting("m1", "code", "0", "2")
    assert people.setting("m1", "code") == "1"
    assert people.change_setting("m1", "code", "1", "2")
    assert not people.change_setting("m2", "code", "2", "3")
    assert (people.setting("m1", "code"), people.setting("m2", "code")) == ("2", None)


CHANGES: list[Callable[[People, str], object]] = [
    lambda people, id: people.rename(id, "New"),
    lambda people, id: people.set_secret(id, "hash"),
    lambda people, id: people.renew(id, "hash", "member", Session("h", id, 1, 2)),
    lambda people, id: people.start_session("h", id, 1, 2),
    lambda people, id: people.add_token("t", id, "bot", (), 1),
    lambda people, id: people.set_setting(id, "language", "uk"),
    lambda people, id: people.change_setting(id, "language", None, "uk"),
    lambda people, id: people.change_setting(id, "language", "uk", "en"),
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("id", ["m1", "m9"])
def test_nothing_is_done_for_an_absent_player(people: People, change: Callable[[People, str], object], id: str) -> None:
    people.forget("m1")
    with pytest.raises(KeyError):
        change(people, id)
    assert people.session("h") is None
    assert people.token("t") is None
    assert people.member_named("new") is None


def test_a_forgotten_person_leaves_an_id(people: People) -> None:
    people.start_session("h1", "m1", 1, 2)
    people.add_token("t1", "m1", "bot", (), 1)
    people.set_setting("m1", "language", "uk")
    people.forget("m1")
    assert people.member("m1") == Member("m1", "", "", "member", 10)
    assert people.member_named("Ганна") is None
    assert people.session("h1") is None
    assert people.token("t1") is None
    assert people.setting("m1", "language") is None
    assert people.tokens_of("m1") == []
    assert [member.id for member in people.members()] == ["m2"]
    people.forget("m1")
    people.add_member("m3", "Ганна", "", "guest", 30)
    people.forget("m3")  # two who are forgotten do not share a name
    with pytest.raises(KeyError):
        people.forget("m9")


def test_people_last(url: str) -> None:
    store = open_store(url)
    store.people.add_member("m1", "Anna", "hash", "member", 1)
    appended(store, "table/1", 0, [NewEvent("table.joined", 1, {"member": "m1"})], at=1).result(60)
    store.close()
    again = open_store(url)
    assert again.people.member_named("anna") == Member("m1", "Anna", "hash", "member", 1)
    again.close()
