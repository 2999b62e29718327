/** Judges the wishes of one rule on a roster: what is at stake in each, as far as it can be met, and what was met. */

import type { Wish } from '../rules/wish.ts'
import type { Kind, Roster } from '../shapes/limit.ts'
import { wholeShares } from '../view/fair-share.ts'
import type { RuleView } from '../view/rule-view.ts'

export type Judged = { stake: number; met: number }

export function judgeWishes(wishes: Wish[], view: RuleView, roster: Roster): Judged[] {
  return wishes.map((wish) => judge(wish, wishes, view, roster))
}

function judge(wish: Wish, wishes: Wish[], view: RuleView, roster: Roster): Judged {
  const isForOneDay = wish.days.length === 1
  switch (wish.wants) {
    case 'avoid':
      return isForOneDay ? judgeDayOff(wish, roster) : judgeAvoided(wish, wishes, view, roster)
    case 'rather':
      return judgeRather(wish, wishes, view, roster)
    case 'hold':
      return isForOneDay ? judgeRequest(wish, wishes, view, roster) : judgeHeld(wish, view, roster)
    case 'apart':
      return judgeApart(wish, roster)
  }
}

function judgeDayOff(wish: Wish, roster: Roster): Judged {
  return { stake: 1, met: countHeld(wish, roster) === 0 ? 1 : 0 }
}

/** Several who ask for the same shifts can have no more of them than there are: the stake is parted. */
function judgeRequest(wish: Wish, wishes: Wish[], view: RuleView, roster: Roster): Judged {
  const day = wish.days[0]!
  const rivals = wishes.filter(({ days, kinds }) => days.length === 1 && days[0] === day && isSame(kinds, wish.kinds))
  const needed = wish.kinds.reduce((sum, kind) => sum + view.need[day]![kind]!, 0)
  const stake = Math.min(1, needed / rivals.length)
  return { stake, met: countHeld(wish, roster) > 0 ? 1 : 0 }
}

/** Weekends: as many as somebody who likes them is expected to take. */
function judgeHeld(wish: Wish, view: RuleView, roster: Roster): Judged {
  const stake = Math.min(wish.days.length, view.shares.weekend.targets[wish.person]!)
  return { stake, met: Math.min(stake, countHeld(wish, roster)) }
}

/** Wanted shifts are dealt out among those who want them, by how much each works. */
function judgeRather(wish: Wish, wishes: Wish[], view: RuleView, roster: Roster): Judged {
  const works = countShifts(wish, view, roster)
  const part = wish.kinds.reduce((sum, kind) => {
    const wanting = wishes.filter(({ wants, kinds }) => wants === 'rather' && kinds.includes(kind))
    const all = wanting.reduce((total, other) => total + countShifts(other, view, roster), 0)
    return sum + (all > 0 ? (supplyFor(wish, kind, view) * works) / all : 0)
  }, 0)
  const stake = Math.min(works, part)
  return { stake, met: Math.min(stake, countHeld(wish, roster)) }
}

/**
 * At stake is what an even deal would have brought; met is what was spared of it. What the others cannot take, and the
 * fair share of nights, nobody can be spared.
 */
function judgeAvoided(wish: Wish, wishes: Wish[], view: RuleView, roster: Roster): Judged {
  const works = countShifts(wish, view, roster)
  let even = 0
  let owed = 0
  for (const kind of wish.kinds) {
    const supply = supplyFor(wish, kind, view)
    const takers = view.physicians.map((_, person) =>
      mayEver(view, person, kind) ? countWork(view, roster, person) : 0,
    )
    const all = takers.reduce((sum, count) => sum + count, 0)
    const avoiding = wishes.filter(({ wants, kinds }) => wants === 'avoid' && kinds.includes(kind))
    const theirs = avoiding.reduce((sum, { person }) => sum + takers[person]!, 0)
    if (all > 0) even += (supply * works) / all
    if (theirs > 0) owed += (Math.max(0, supply - (all - theirs)) * works) / theirs
  }
  if (wish.kinds.some((kind) => view.kinds.withNight.includes(kind)))
    owed = Math.max(owed, wholeShares(view.shares.night.targets[wish.person]!, 1).low)
  const stake = works === 0 ? 0 : Math.max(1, even)
  const spared = stake - Math.max(0, countHeld(wish, roster) - Math.floor(owed))
  return { stake, met: Math.max(0, spared) }
}

/** At stake are the shifts that could each have a free day before them. */
function judgeApart(wish: Wish, roster: Roster): Judged {
  const row = roster[wish.person]!
  const held = wish.days.filter((day) => wish.kinds.includes(row[day]!))
  const together = held.filter((day) => held.includes(day - 1)).length
  const unavoidable = Math.max(0, held.length - Math.ceil(wish.days.length / 2))
  const stake = Math.max(0, held.length - 1 - unavoidable)
  return { stake, met: Math.max(0, stake - Math.max(0, together - unavoidable)) }
}

function countHeld({ person, days, kinds }: Wish, roster: Roster): number {
  return days.filter((day) => kinds.includes(roster[person]![day]!)).length
}

function countShifts({ person, days }: Wish, view: RuleView, roster: Roster): number {
  return days.filter((day) => view.kinds.work.includes(roster[person]![day]!)).length
}

function countWork(view: RuleView, roster: Roster, person: number): number {
  return roster[person]!.filter((kind) => view.kinds.work.includes(kind)).length
}

function supplyFor({ person, days }: Wish, kind: Kind, view: RuleView): number {
  return days.reduce((sum, day) => sum + (view.allowed[person]![day]![kind] ? view.need[day]![kind]! : 0), 0)
}

function mayEver(view: RuleView, person: number, kind: Kind): boolean {
  return view.allowed[person]!.some((row) => row[kind])
}

function isSame(kinds: Kind[], others: Kind[]): boolean {
  return kinds.length === others.length && kinds.every((kind) => others.includes(kind))
}
