/** Judges the preferences of one rule on a roster: what is at stake in each, as far as it can be met, and what was met. */

import type { Preference } from '../rules/preference.ts'
import type { Kind, Roster } from '../shapes/limit.ts'
import type { RuleView } from '../view/rule-view.ts'

export type Judged = { stake: number; met: number }

export function judgePreferences(preferences: Preference[], view: RuleView, roster: Roster): Judged[] {
  return preferences.map((preference) => judge(preference, preferences, view, roster))
}

function judge(preference: Preference, preferences: Preference[], view: RuleView, roster: Roster): Judged {
  const isForOneDay = preference.days.length === 1
  switch (preference.wants) {
    case 'avoid':
      return isForOneDay ? judgeDayOff(preference, roster) : judgeAvoided(preference, preferences, view, roster)
    case 'rather':
      return judgeRather(preference, preferences, view, roster)
    case 'hold':
      return isForOneDay ? judgeRequest(preference, preferences, view, roster) : judgeHeld(preference, view, roster)
    case 'apart':
      return judgeApart(preference, roster)
  }
}

function judgeDayOff(preference: Preference, roster: Roster): Judged {
  return { stake: 1, met: countHeld(preference, roster) === 0 ? 1 : 0 }
}

/** People who ask for the same shifts can't have more of them than exist, so the stake is divided. */
function judgeRequest(preference: Preference, preferences: Preference[], view: RuleView, roster: Roster): Judged {
  const day = preference.days[0]!
  const rivals = preferences.filter(
    ({ days, kinds }) => days.length === 1 && days[0] === day && isSame(kinds, preference.kinds),
  )
  const needed = preference.kinds.reduce((sum, kind) => sum + view.need[day]![kind]!, 0)
  const stake = Math.min(1, needed / rivals.length)
  return { stake, met: countHeld(preference, roster) > 0 ? 1 : 0 }
}

/** Weekends: as many as someone who likes them is expected to take. */
function judgeHeld(preference: Preference, view: RuleView, roster: Roster): Judged {
  const stake = Math.min(preference.days.length, view.shares.weekend.targets[preference.person]!)
  return { stake, met: Math.min(stake, countHeld(preference, roster)) }
}

/** Wanted shifts are divided among those who want them, by how much each works. */
function judgeRather(preference: Preference, preferences: Preference[], view: RuleView, roster: Roster): Judged {
  const works = countShifts(preference, view, roster)
  const part = preference.kinds.reduce((sum, kind) => {
    const wanting = preferences.filter(({ wants, kinds }) => wants === 'rather' && kinds.includes(kind))
    const all = wanting.reduce((total, other) => total + countShifts(other, view, roster), 0)
    return sum + (all > 0 ? (supplyFor(preference, kind, view) * works) / all : 0)
  }, 0)
  const stake = Math.min(works, part)
  return { stake, met: Math.min(stake, countHeld(preference, roster)) }
}

/**
 * The stake is what an even split would have assigned; met is what was avoided. No one can avoid what others can't take,
 * or their fair share of nights.
 */
function judgeAvoided(preference: Preference, preferences: Preference[], view: RuleView, roster: Roster): Judged {
  const works = countShifts(preference, view, roster)
  let even = 0
  let owed = 0
  for (const kind of preference.kinds) {
    const supply = supplyFor(preference, kind, view)
    const takers = view.physicians.map((_, person) =>
      mayEver(view, person, kind) ? countWork(view, roster, person) : 0,
    )
    const all = takers.reduce((sum, count) => sum + count, 0)
    const avoiding = preferences.filter(({ wants, kinds }) => wants === 'avoid' && kinds.includes(kind))
    const theirs = avoiding.reduce((sum, { person }) => sum + takers[person]!, 0)
    if (all > 0) even += (supply * works) / all
    if (theirs > 0) owed += (Math.max(0, supply - (all - theirs)) * works) / theirs
  }
  if (preference.kinds.some((kind) => view.kinds.withNight.includes(kind)))
    owed = Math.max(owed, Math.floor(view.shares.night.targets[preference.person]! + 1e-6))
  const stake = works === 0 ? 0 : Math.max(1, even)
  const spared = stake - Math.max(0, countHeld(preference, roster) - Math.floor(owed))
  return { stake, met: Math.max(0, spared) }
}

/** The stake is the shifts that could each have a day off before them. */
function judgeApart(preference: Preference, roster: Roster): Judged {
  const row = roster[preference.person]!
  const held = preference.days.filter((day) => preference.kinds.includes(row[day]!))
  const together = held.filter((day) => held.includes(day - 1)).length
  const unavoidable = Math.max(0, held.length - Math.ceil(preference.days.length / 2))
  const stake = Math.max(0, held.length - 1 - unavoidable)
  return { stake, met: Math.max(0, stake - Math.max(0, together - unavoidable)) }
}

function countHeld({ person, days, kinds }: Preference, roster: Roster): number {
  return days.filter((day) => kinds.includes(roster[person]![day]!)).length
}

function countShifts({ person, days }: Preference, view: RuleView, roster: Roster): number {
  return days.filter((day) => view.kinds.work.includes(roster[person]![day]!)).length
}

function countWork(view: RuleView, roster: Roster, person: number): number {
  return roster[person]!.filter((kind) => view.kinds.work.includes(kind)).length
}

function supplyFor({ person, days }: Preference, kind: Kind, view: RuleView): number {
  return days.reduce((sum, day) => sum + (view.allowed[person]![day]![kind] ? view.need[day]![kind]! : 0), 0)
}

function mayEver(view: RuleView, person: number, kind: Kind): boolean {
  return view.allowed[person]!.some((row) => row[kind])
}

function isSame(kinds: Kind[], others: Kind[]): boolean {
  return kinds.length === others.length && kinds.every((kind) => others.includes(kind))
}
