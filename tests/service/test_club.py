"""The club's desk: founded once, its staff by their second factor, its people apart from its events."""

from __future__ import annotations

import json

from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_cashier as cashier
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.state import House
from cardspeak.service.aggregate import Done
from cardspeak.service.club import ClubDesk
from cardspeak.service.club_people import Person
from cardspeak.service.club_register import Register
from cardspeak.service.people import Door, Entered, Visitor
from cardspeak.service.personal_links import PersonalLinks
from cardspeak.store.memory import MemoryStore
from tests.service.clubs import HOUSE, OWNER, code, does, founded, holds, shift, sold
from tests.service.test_room import Time, room_over, run

VISITOR = Visitor(address="192.0.2.1")


def house() -> tuple[ClubDesk, Register, Door, MemoryStore, Time]:
    """A room over a store in memory, with its door and its register."""
    store, clock = MemoryStore(), Time()
    room = room_over(store, clock)
    door = Door(store.people, clock)
    links = PersonalLinks(store.people, clock, door)
    return room.club, Register(room.club, clock, links, door), door, store, clock


def test_it_is_founded_once_with_the_key() -> None:
    async def work() -> None:
        desk, _, _, store, _ = house()
        store.people.add_member(OWNER, "Olga", "hash", "member", 0)
        assert code(await desk.ask(OWNER, people.Appoint(OWNER, ("cashier",), OWNER), True)) == "no_club"
        assert code(await desk.found_with("guessed", HOUSE, OWNER)) == "founding_key_wrong"
        assert code(await desk.found_with(desk.key, House("", "common"), OWNER)) == "club_name_unfit"
        assert code(await desk.found_with(desk.key, House("Club", "nobook"), OWNER)) == "no_such_book"
        assert desk.club is None
        assert isinstance(await desk.found_with(desk.key, HOUSE, OWNER), Done)
        assert code(await desk.found_with(desk.key, HOUSE, "m2"))
        assert desk.club is not None
        assert desk.club.owner == OWNER
        assert set(desk.roles(OWNER)) == {"manager", "administrator"}

    run(work)


def test_staff_give_their_second_factor_and_nobody_else_has_their_rights() -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        desk = await founded(room_over(store, clock))
        open_shift = cashier.OpenShift(100, "cashier")
        assert code(await desk.ask("cashier", open_shift)) == "second_factor_needed"
        assert code(await desk.ask("c0", open_shift, True)) == "staff_only"
        assert code(await desk.ask("dealer", open_shift, True)) == "not_your_role"
        assert code(await desk.ask("", open_shift, True)) == "not_signed_in"
        await does(desk, "cashier", cashier.OpenShift(100, "somebody else"))  # whoever asks is who does it
        assert desk.club is not None
        assert [each.cashier for each in desk.club.shifts.values()] == ["cashier"]
        assert code(await desk.ask(OWNER, people.Appoint("nobody", ("cashier",), OWNER), True)) == "nobody_of_that_id"

    run(work)


def test_a_command_that_is_sent_again_counts_once() -> None:
    async def work() -> None:
        desk = await founded(room_over(MemoryStore(), Time()))
        await shift(desk)
        sell = cashier.SellChips("c0", 300, "cashier")
        first = await does(desk, "cashier", sell, "s1")
        again = await does(desk, "cashier", sell, "s1")
        assert first.version == again.version
        assert desk.club is not None
        assert desk.club.ledger.on("chips/c0") == 300
        holds(desk.club)

    run(work)


def test_what_is_kept_of_people_is_not_in_the_events() -> None:
    async def work() -> None:
        desk, register, _, store, _ = house()
        store.people.add_member(OWNER, "Olga", "hash", "member", 0)
        await desk.found(HOUSE, OWNER)
        told = Person("  Ivan   Horvát ", "ivan@example.org", "1990-12-31")
        member = await register.register(OWNER, told, True)
        assert isinstance(member, str)
        assert desk.name(member) == "Ivan Horvát"
        twin = await register.register(OWNER, Person("Ivan Horvát"), True)  # two people may have one name
        assert isinstance(twin, str)
        assert twin != member
        assert register.found(OWNER, "horv", True) == sorted([member, twin])
        assert register.found(OWNER, "ivan example", True) == [member]
        assert desk.club is not None
        assert register.found(OWNER, f"#{desk.club.members[twin].card}", True) == [twin]
        await does(desk, OWNER, people.BanMember(twin, "insult", 0, "he shouted at ivan horvát", OWNER))
        kept = json.dumps([dict(row.data) for row in store.load("club")], ensure_ascii=False)
        assert "Horv" not in kept
        assert "horv" not in kept
        assert "example" not in kept
        ban = desk.club.members[twin].ban
        assert ban is not None
        assert "Ivan Horvát" in desk.shown(ban.reason)

    run(work)


def test_what_is_wrong_with_a_person_is_said_and_nothing_kept() -> None:
    async def work() -> None:
        desk, register, _, store, _ = house()
        store.people.add_member(OWNER, "Olga", "hash", "member", 0)
        await desk.found(HOUSE, OWNER)
        before = len(store.people.members())
        for told, why in (
            (Person(""), "player_name_unfit"), (Person("Iоan Рetrov"), "name_in_two_scripts"),
            (Person("Ann", "x" * 200), "contact_unfit"), (Person("Ann", "", "31.12.1990"), "birthday_unfit"),
            (Person("Ann", "", "2990-12-31"), "birthday_unfit"),
        ):  # fmt: skip
            assert code(await register.register(OWNER, told, True)) == why
        assert code(await register.register(OWNER, Person("Ann"), True, "nobody")) == "nobody_of_that_id"
        assert code(await register.register(OWNER, Person("Ann"), False)) == "second_factor_needed"
        assert code(await register.register("m9", Person("Ann"), True)) == "staff_only"
        assert len(store.people.members()) == before

    run(work)


def test_who_is_merged_or_erased_is_known_no_more_and_the_ledger_keeps_the_id() -> None:
    async def work() -> None:
        desk, register, _, store, clock = house()
        store.people.add_member(OWNER, "Olga", "hash", "member", 0)
        await desk.found(HOUSE, OWNER)
        await does(desk, OWNER, people.Appoint(OWNER, ("cashier", "manager", "administrator"), OWNER))
        await does(desk, OWNER, cashier.IssueChips(((100, 100),), OWNER))
        await shift(desk, OWNER)
        one = await register.register(OWNER, Person("Ivan Horvat", "", "1990-12-31"), True)
        two = await register.register(OWNER, Person("Ivan Horvát", "+421 900"), True)
        assert isinstance(one, str)
        assert isinstance(two, str)
        await does(desk, OWNER, people.Arrive(one, OWNER))
        await sold(desk, one, 300, OWNER)
        await does(desk, OWNER, people.MergeMembers(one, two, OWNER))
        assert desk.club is not None
        assert desk.club.ledger.on(f"chips/{two}") == 300
        assert desk.people.person(two) == Person("Ivan Horvát", "+421 900", "1990-12-31")
        assert desk.people.person(one) is None
        assert store.people.member_named(f"Ivan Horvat@{one}") is None
        data = await register.exported(two, two, False)
        assert isinstance(data, dict)
        assert (data["contact"], data["in_hand"]) == ("+421 900", 300)
        assert code(await register.exported("c9", two, True)) == "staff_only"
        await does(desk, OWNER, cashier.MakeExitSheet(two, 300, OWNER))
        await does(desk, OWNER, cashier.PayOut(two, 300, OWNER, 1))
        await does(desk, OWNER, people.EraseMember(two, OWNER))
        assert desk.people.person(two) is None
        assert desk.name(two) != "Ivan Horvát"
        again = ClubDesk(store, clock, desk._names, dict, set(), lambda running: None)
        again.restore()
        assert again.club == desk.club
        assert again.people.person(two) is None
        holds(desk.club)

    run(work)


def test_a_lost_phone_is_shut_out_by_a_new_link() -> None:
    async def work() -> None:
        desk, register, door, store, clock = house()
        store.people.add_member(OWNER, "Olga", "hash", "member", 0)
        await desk.found(HOUSE, OWNER)
        member = await register.register(OWNER, Person("Ivan Horvát"), True)
        assert isinstance(member, str)
        links = PersonalLinks(store.people, clock, door)
        first = await register.link(OWNER, member, True)
        assert isinstance(first, str)
        lost = links.enter(first, VISITOR)
        assert isinstance(lost, Entered)
        found = door.passes.look(lost.secret)
        assert found is not None
        assert found.member.name == "Ivan Horvát"
        second = await register.link(OWNER, member, True)
        assert isinstance(second, str)
        assert door.passes.look(lost.secret) is None
        assert code(links.enter(first, VISITOR)) == "link_unknown"
        here = links.enter(second, VISITOR)
        assert isinstance(here, Entered)
        assert code(links.claim(here.member, "Olga", "crane velvet nine", VISITOR)) == "name_taken"
        assert code(links.claim(here.member, "Ivo", "short", VISITOR)) == "password_length"
        claimed = links.claim(here.member, "Ivo", "crane velvet nine", VISITOR)
        assert isinstance(claimed, Entered)
        assert isinstance(door.sign_in("Ivo", "crane velvet nine"), Entered)
        assert code(links.enter(second, VISITOR)) == "link_of_an_account"
        assert desk.name(member) == "Ivan Horvát"

    run(work)


def test_refusals_leave_everything_as_it_was() -> None:
    async def work() -> None:
        desk = await founded(room_over(MemoryStore(), Time()))
        await shift(desk)
        await sold(desk, "c0", 300)
        before, version = desk.club, desk.running.version
        for command, by in (
            (cashier.SellChips("c0", -5, "cashier"), "cashier"), (cashier.SellChips("c0", 0, "cashier"), "cashier"),
            (cashier.MakeExitSheet("c0", 301, "manager"), "manager"), (cashier.PayOut("c0", 301, "cashier"), "cashier"),
            (cashier.KeepChips("c1", 1, "cashier"), "cashier"),
            (cashier.HandBack("c0", 1, "administrator"), "administrator"),
            (cashier.RedeemTicket("T9", "c0", "e1", 100, "cashier"), "cashier"),
            (cashier.OpenShift(1, "cashier"), "cashier"),
        ):  # fmt: skip
            outcome = await desk.ask(by, command, True)
            assert isinstance(outcome, Refused), command
        assert (desk.club, desk.running.version) == (before, version)

    run(work)
