/** What the rows of an answer are: each physician, day, week, month, weekday, role, unit, or level with its shifts. */
import { addDays, isWeekend, weekdayOf } from '../../../../engine/calendar.ts'
import { groupBy } from '../../../../engine/group-by.ts'
import { weekdays } from '../../../../engine/model.ts'
import { monthOf } from '../../../../engine/month.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { formatDate, formatMonth } from '../../../../engine/text/dates.ts'
import { formatRange } from '../format.ts'
import type { Form, Grouping } from '../question/form.ts'
import type { Facts, ShiftFact } from './facts.ts'

type Group = { name: string; person: string | null; date: string | null; shifts: ShiftFact[]; days: string[] }

function groupingOf({ by, ask, people, counts, periods, group }: Form): Grouping | 'period' | null {
  if (by) return by
  const isOpen = counts.some((count) => count.isOpen)
  if (['most', 'least', 'extremes', 'average', 'median', 'who'].includes(ask)) return isOpen ? 'day' : 'physician'
  if (ask === 'compare') return (people.length < 2 || group !== null) && periods.length > 1 ? 'period' : 'physician'
  return people.length > 0 && group === null ? 'physician' : null
}

export function groupsOf(form: Form, shifts: ShiftFact[], facts: Facts): Group[] {
  const grouping = groupingOf(form)
  if (grouping === 'physician') return byPhysician(form, shifts, facts)
  if (grouping === 'period')
    return facts.periods.map(({ from, to }) => {
      const isIn = (date: string) => from <= date && date <= to
      return {
        name: formatRange({ from, to }),
        person: null,
        date: from,
        shifts: shifts.filter(({ date }) => isIn(date)),
        days: facts.days.filter(isIn),
      }
    })
  if (grouping === 'role' || grouping === 'place' || grouping === 'level') {
    const levelOf = new Map(facts.people.map(({ name, level }) => [name, level]))
    const named = groupBy(shifts, ({ role, location, person }) =>
      grouping === 'role'
        ? role
        : grouping === 'place'
          ? (location ?? 'No unit')
          : (levelOf.get(person ?? '') ?? 'No level'),
    )
    return [...named]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, own]) => ({ name, person: null, date: null, shifts: own, days: facts.days }))
  }
  if (grouping === 'week' && isOfWeekends(form))
    return byDate(weekendKey, shifts, { ...facts, days: facts.days.filter((date) => isWeekend(date)) })
  if (grouping === 'day' || grouping === 'weekday')
    return byDate(keyOf[grouping], shifts, { ...facts, days: facts.days.filter((date) => isOnMeantDay(form, date)) })
  return grouping ? byDate(keyOf[grouping], shifts, facts) : []
}

/** Of "how many people on weekends on average", a Monday is no day without anyone. */
const isOnMeantDay = ({ counts }: Form, date: string) =>
  counts.some(({ weekdays: on }) => on.length === 0 || on.includes(weekdayOf(date)))

function byPhysician({ people, except, having }: Form, shifts: ShiftFact[], facts: Facts): Group[] {
  const byName = groupBy(shifts, ({ person }) => person)
  const everybody = facts.people
    .filter(({ name, isActive }) => isActive || (byName.has(name) && !having))
    .map(({ name }) => name)
  const names = (people.length > 0 ? people : everybody).filter((name) => !except.includes(name))
  return names.map((name) => ({ name, person: name, date: null, shifts: byName.get(name) ?? [], days: facts.days }))
}

type Key = { key: string; name: string }

export const isOfWeekends = ({ counts }: Form) => counts.every(({ weekdays: on }) => on.join() === 'saturday,sunday')

const weekendKey = (date: string): Key => {
  const saturday = saturdayOf(date)
  return { key: saturday, name: `Weekend of ${formatDate(saturday)}` }
}

export const keyOf: Record<Exclude<Grouping, 'physician' | 'role' | 'place' | 'level'>, (date: string) => Key> = {
  day: (date) => ({ key: date, name: formatDate(date) }),
  week: (date) => {
    const monday = addDays(date, -weekdays.indexOf(weekdayOf(date)))
    return { key: monday, name: `Week of ${formatDate(monday)}` }
  },
  month: (date) => ({ key: date.slice(0, 7), name: formatMonth(monthOf(date)) }),
  weekday: (date) => ({ key: String(weekdays.indexOf(weekdayOf(date))), name: capitalize(weekdayOf(date)) }),
}

function byDate(key: (date: string) => Key, shifts: ShiftFact[], { days }: Facts): Group[] {
  const groups = new Map<string, Group>()
  for (const date of days) {
    const { key: at, name } = key(date)
    const group = groups.get(at) ?? { name, person: null, date, shifts: [], days: [] }
    group.days.push(date)
    groups.set(at, group)
  }
  for (const shift of shifts) groups.get(key(shift.date).key)?.shifts.push(shift)
  return [...groups].sort(([one], [other]) => one.localeCompare(other)).map(([, group]) => group)
}

/** The weekend that a day is of: a shift counts on the day it starts. */
export const saturdayOf = (date: string) => (weekdayOf(date) === 'sunday' ? addDays(date, -1) : date)
