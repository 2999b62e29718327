/** The people, days, and shifts a custom rule is about. */
import { addDays, daysBetween, weekdayOf } from '../../calendar.ts'
import type { CalendarDate, CustomRule, RuleSubject, ShiftKind } from '../../model.ts'
import type { Kind } from '../../shapes/limit.ts'
import { kindsWhere, type ProblemView } from '../../view/problem-view.ts'

/** `days` are those of the month; `isMeant` also knows the days around it. */
export type Subject = { people: number[]; days: number[]; isMeant: (day: number) => boolean }

export function subjectOf(sentence: CustomRule, view: ProblemView): Subject {
  const isMeant = (day: number) => isOnDate(sentence, addDays(view.problem.from, day))
  return {
    people: peopleOf(sentence.who, view),
    days: view.days.map(({ index }) => index).filter(isMeant),
    isMeant,
  }
}

export function peopleOf(who: RuleSubject, view: ProblemView): number[] {
  return view.physicians.flatMap((physician, person) => {
    if (who === 'everyone') return [person]
    const isMeant =
      'physicianIds' in who
        ? who.physicianIds.includes(physician.id)
        : who.experience.includes(physician.experienceLevel)
    return isMeant ? [person] : []
  })
}

function isOnDate({ dates, weekdays }: CustomRule, date: CalendarDate): boolean {
  if (dates && (daysBetween(dates.from, date) < 0 || daysBetween(date, dates.to) < 0)) return false
  return !weekdays || weekdays.length === 0 || weekdays.includes(weekdayOf(date))
}

/** The kinds a custom rule names, or these if it names none. */
export function namedOr(others: Kind[], what: { kinds?: ShiftKind[]; roleIds?: string[] }, view: ProblemView): Kind[] {
  return what.kinds || what.roleIds ? kindsOf(what, view) : others
}

/** Neither kinds nor roles named: all shifts. */
export function kindsOf(what: { kinds?: ShiftKind[]; roleIds?: string[] }, view: ProblemView): Kind[] {
  const { kinds, roleIds } = what
  return kindsWhere(
    view,
    ({ shiftKind, role }) => (!kinds || kinds.includes(shiftKind)) && (!roleIds || roleIds.includes(role.id)),
  )
}
