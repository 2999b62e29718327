/** Stretches of someone's working days: the one around a day, the next, the first, or the last, and days that are named by them. */
import { addDays, daysBetween } from '../../../../../engine/calendar.ts'
import type { DateRange } from '../../../../../engine/language/lexeme.ts'
import { formatDate } from '../../../../../engine/text/dates.ts'
import { plural } from '../../../../../engine/text/plural.ts'
import { oneDay } from '../../answer-subject.ts'
import { type Asking, type Draft, dataSource } from '../../asking.ts'
import { formatWhen } from '../../format.ts'
import { type Facts, readFacts } from '../../query/facts.ts'
import { matches, runsOf } from '../../query/run-query.ts'
import { type Form, type OwnDay, plainCount } from '../../question/form.ts'
import { askWhenNext, subjectOf } from '../subject.ts'

/** Days that a stretch may reach beyond what is asked. */
const around = 31
const ahead = 92

/** "How long is my next stretch", "how many days in a row does Chen work at Christmas" */
export const isOfOneStretch = ({ counts, people, group, ask, periods: [period, ...others] }: Form) =>
  counts.length === 1 &&
  counts[0]!.unit === 'stretch' &&
  people.length === 1 &&
  group === null &&
  (['next', 'first', 'last'].includes(ask) ||
    (others.length === 0 && period !== undefined && period.from === period.to))

/** Only each one's stretch around a day: "who is working 6 in a row right now". */
export function inStretchOn(day: string, facts: Facts): Facts {
  const runOf = new Map(
    facts.people.map(({ name }) => {
      const dates = facts.shifts.filter(({ person, isBackup }) => person === name && !isBackup).map(({ date }) => date)
      return [name, runsOf(dates).find((run) => run.includes(day))]
    }),
  )
  return { ...facts, shifts: facts.shifts.filter(({ person, date }) => runOf.get(person ?? '')?.includes(date)) }
}

async function stretchesOf({ form, records }: Asking, person: string, { from, to }: DateRange): Promise<DateRange[]> {
  const [count = plainCount] = form.counts
  const { shifts } = await readFacts(records, [{ from: addDays(from, -around), to: addDays(to, around) }])
  const own = shifts.filter(
    (shift) => shift.person === person && matches({ ...count, isOpen: false }, shift, { ...form, ask: 'count' }),
  )
  return runsOf(own.map(({ date }) => date)).map((run) => ({ from: run[0]!, to: run.at(-1)! }))
}

export async function answerStretch(asking: Asking): Promise<Draft> {
  const { form, today } = asking
  const [person] = form.people
  const [period] = form.periods
  const isDay = period !== undefined && period.from === period.to
  const range = period
    ? { from: period.from, to: period.to || addDays(today, ahead) }
    : { from: today, to: addDays(today, ahead) }
  const stretches = await stretchesOf(asking, person!, range)
  const found = isDay
    ? stretches.find(({ from, to }) => from <= period.from && period.from <= to)
    : form.ask === 'last'
      ? stretches.findLast(({ to }) => (period ? to <= range.to : to < today))
      : stretches.find(({ from }) => from >= range.from)
  const { who, has } = subjectOf(asking, person!)
  const which = isDay ? `${formatWhen(period)} ` : ''
  const days = found ? daysBetween(found.from, found.to) + 1 : 0
  return {
    text: found
      ? `${who === 'You' ? 'Your' : `${who}’s`} ${isDay ? 'stretch' : `${form.ask} stretch`} ${which}is ${plural(days, 'day')}, ${formatWhen(found)}.`
      : `${who} ${has} no working days ${period ? formatWhen(range) : 'coming up'}.`,
    followUps: [askWhenNext(asking, person!)],
    sources: [dataSource('Schedule', `/schedule?date=${found?.from ?? range.from}`)],
    links: found ? [{ title: formatDate(found.from), link: `/schedule?date=${found.from}` }] : [],
    about: { person, range: found ?? range },
  }
}

/** "On my last day", "the day Chen works next": the day, and a sentence that says which one was meant. */
export async function findOwnDay(
  asking: Asking,
  { person, which }: OwnDay,
): Promise<{ day?: DateRange; says: string }> {
  const { today } = asking
  const plain = { ...asking, form: { ...asking.form, counts: [plainCount] } }
  const stretches = await stretchesOf(plain, person, { from: today, to: addDays(today, ahead) })
  const stretch = stretches.find(({ from, to }) =>
    which === 'last' ? to >= today : from > today || (from <= today && today < to),
  )
  const { who, has } = subjectOf(asking, person)
  if (!stretch) return { says: `${who} ${has} no working days coming up.` }
  const date = which === 'last' ? stretch.to : stretch.from > today ? stretch.from : addDays(today, 1)
  const whose = who === 'You' ? 'Your' : `${who}’s`
  return {
    day: oneDay(date),
    says: `${whose} ${which === 'last' ? 'last day of the stretch' : 'next working day'} is ${formatDate(date)}.`,
  }
}
