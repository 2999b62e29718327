/** In a 7-on/7-off group, everyone has a 14-day rhythm: by their track and the switch days, or spread over the week. */

import { isOn, phaseOn, rhythmDays, weekDays } from '../anchors.ts'
import { addDays, weekdayOf } from '../calendar.ts'
import type { Weekday } from '../model.ts'
import type { Kind } from '../shapes/limit.ts'
import { forEachPhysician, type ProblemView } from '../view/problem-view.ts'
import { describePerson } from './parts/description.ts'
import { dateOf } from './parts/phrases.ts'
import type { Draft, Rule } from './rule.ts'
import { soft } from './rule.ts'

/** Weeks that were laid out for the year, with everyone's share and the demand in view, weigh most. */
const weightOfLayout = 8
/** Part-timers below this have fewer days than the rhythm. */
const fullTime = 0.9
/** Weeks the group agreed on weigh more than guessed ones. With 4, short searches left shifts open. */
const weightOfAnchors = 2

export const staggeredSwitchDays: Rule = {
  id: 'staggered-switch-days',
  title: 'Switch days are staggered',
  help: 'Keeps everyone on their 7-on/7-off rhythm: the laid-out year, their week A or B, or switch days spread over the week.',
  strength: soft(1),
  on: true,
  makesLimits(view) {
    if (view.problem.group.pattern !== '7-on-7-off') return []
    return forEachPhysician(view, ({ fte, preferences, weeksOn }, person): Draft[] => {
      if ((fte < fullTime && !weeksOn) || preferences.avoidConsecutive) return []
      const weekOn = openWeeks(view, person)
      const ofWeight = weeksOn ? weightOfLayout : isAnchored(view, person) ? weightOfAnchors : 1
      return view.days
        .filter(
          ({ index }) =>
            !view.absent[person]![index] && view.kinds.work.some((kind) => view.allowed[person]![index]![kind]),
        )
        .map(({ index }) => ({
          shape: 'never',
          person,
          day: index,
          kinds: unwantedOn(view, weekOn(index)),
          ofWeight,
        }))
    })
  },
  says(breach, view, roster) {
    const { person = 0, day = 0 } = breach
    const date = dateOf(view, day)
    const week = openWeeks(view, person)(day)
    if (week === 'off') return describePerson(breach, view, 'work', `on ${date}, during a week off.`)
    return view.kinds.home.includes(roster[person]![day]!)
      ? describePerson(breach, view, 'be', `off on ${date}, during a week on.`)
      : describePerson(breach, view, 'work', `a day shift on ${date}, during a week of nights.`)
  },
}

type Week = 'on' | 'nights' | 'off'

function unwantedOn({ kinds }: ProblemView, week: Week): Kind[] {
  if (week === 'off') return kinds.work
  return week === 'on' ? kinds.home : [0, ...kinds.all].filter((kind) => !kinds.withNight.includes(kind))
}

/** By the weeks laid out, or by the rhythm. */
function openWeeks(view: ProblemView, person: number): (day: number) => Week {
  const { weeksOn } = view.physicians[person]!
  if (!weeksOn) {
    const phase = phaseOf(view, person)
    return (day) => (isOn(phase + day) ? 'on' : 'off')
  }
  return (day) => {
    const { date } = view.days[day]!
    const week = weeksOn.find(({ from, to }) => from <= date && date <= to)
    if (!week) return 'off'
    return week.isNight && view.kinds.withNight.length > 0 ? 'nights' : 'on'
  }
}

/** Not if only the weekday is known: which of the two weeks is on is then a guess, and no trade-off to anyone. */
function isAnchored(view: ProblemView, person: number): boolean {
  if (view.physicians[person]!.track !== undefined) return true
  return switchDaysOf(view).length > 0 && knownPhase(view, person) !== undefined
}

/** The group's setting, or else a custom rule such as "switch day is Tuesday": spread weeks would work against it. */
function switchDaysOf({ problem: { group } }: ProblemView): Weekday[] {
  const { switchDays = [], customRules, choices } = group
  if (switchDays.length > 0 || choices['custom-rules']?.on === false) return switchDays
  return customRules.flatMap(({ what, who, weekdays }) =>
    what.limit === 'switch-day' && who === 'everyone' ? (weekdays ?? []) : [],
  )
}

/** Days into the rhythm on day 0: by the track, or by known shifts, or spread; on switch days if there are any. */
function phaseOf(view: ProblemView, person: number): number {
  const { from } = view.problem
  const { track } = view.physicians[person]!
  if (track !== undefined) return phaseOn(track, from)
  const known = knownPhase(view, person)
  const switchDays = switchDaysOf(view)
  if (switchDays.length === 0) return known ?? (person * 5) % rhythmDays
  const phases = Array.from({ length: rhythmDays }, (_, phase) => phase)
  const allowed = phases.filter((phase) => switchDays.includes(weekdayOf(addDays(from, -phase))))
  if (known === undefined) return allowed[person % allowed.length]!
  return allowed.reduce((one, other) => (distance(other, known) < distance(one, known) ? other : one))
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other)
  return Math.min(apart, rhythmDays - apart)
}

/** Continues the past, or leads to the future. */
function knownPhase(view: ProblemView, person: number): number | undefined {
  const isWorked = (kind: Kind) => view.kinds.running.includes(kind)
  const past = view.past[person]!.map(isWorked).reverse()
  const future = view.future[person]!.map(isWorked)
  if (past.includes(true)) return past[0] ? stretchOf(past) : (weekDays + stretchOf(past)) % rhythmDays
  if (!future.includes(true)) return undefined
  const goneAfter = (future[0] ? weekDays : rhythmDays) - stretchOf(future)
  return (((goneAfter - view.days.length) % rhythmDays) + rhythmDays) % rhythmDays
}

/** How many of the nearest days are in the same half of the rhythm. */
function stretchOf(worked: boolean[]): number {
  const length = worked.findIndex((isWorking) => isWorking !== worked[0])
  return Math.min(weekDays, length < 0 ? worked.length : length)
}
