/** Whom, which days and which shifts a written sentence is about. */
import { daysBetween } from '../../calendar.ts'
import type { ShiftKind, WrittenRule } from '../../model.ts'
import type { Kind } from '../../shapes/limit.ts'
import { kindsWhere, type ProblemView } from '../../view/problem-view.ts'

export type Subject = { people: number[]; days: number[] }

export function subjectOf(sentence: WrittenRule, view: ProblemView): Subject {
  return { people: peopleOf(sentence, view), days: daysOf(sentence, view) }
}

function peopleOf({ who }: WrittenRule, view: ProblemView): number[] {
  return view.physicians.flatMap((physician, person) => {
    if (who === 'everyone') return [person]
    const isMeant =
      'physicianIds' in who ? who.physicianIds.includes(physician.id) : who.experience.includes(physician.experience)
    return isMeant ? [person] : []
  })
}

function daysOf({ dates, weekdays }: WrittenRule, view: ProblemView): number[] {
  return view.days
    .filter(({ date }) => !dates || (daysBetween(dates.from, date) >= 0 && daysBetween(date, dates.to) >= 0))
    .filter(({ weekday }) => !weekdays || weekdays.length === 0 || weekdays.includes(weekday))
    .map((day) => day.index)
}

/** The kinds that a sentence names, or these where it names none. */
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
