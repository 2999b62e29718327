/** Answers that list shifts or days: someone's shifts, open shifts, days off, the next one. */
import { writeFigure } from '../../../../../contract/answer-text.ts'
import { addDays, weekdayOf } from '../../../../../engine/calendar.ts'
import { formatDate } from '../../../../../engine/text/dates.ts'
import { plural } from '../../../../../engine/text/plural.ts'
import { oneDay } from '../../answer-subject.ts'
import type { Draft } from '../../asking.ts'
import { bullets, describeShift, formatList, formatRange, formatWhen, paragraphs } from '../../format.ts'
import { describeCounts, describeValue, nounOf } from '../../query/describe-count.ts'
import type { ShiftFact } from '../../query/facts.ts'
import { isOfWeekends } from '../../query/group-facts.ts'
import { daysWithout, longestRun, runsOf } from '../../query/run-query.ts'
import { shiftLink } from '../find-shift.ts'
import { askNights, askWhenNext, objectOf, subjectOf } from '../subject.ts'
import { type Asked, describeBound, listed } from './asked.ts'

export function answerList(asked: Asked): Draft {
  const { asking, form, facts, result, when } = asked
  if (form.by === 'day' || (form.by === 'week' && form.having)) {
    const days = result.rows
    const one = form.by === 'day' ? 'day' : isOfWeekends(form) ? 'weekend' : 'week'
    const counted = describeCounts(form.counts)
    const bounded = form.having?.number === 0 ? `no ${counted}` : form.having && describeBound(form.having, form.counts)
    const what = `${bounded ?? counted}${form.group ? ` for ${form.group}` : form.people.length > 0 ? ` for ${formatList(form.people)}` : ''}`
    const yes = asking.isYesOrNo ? (days.length > 0 ? 'Yes. ' : 'No. ') : ''
    return {
      text: paragraphs(
        days.length === 0
          ? `${yes}No ${one} ${when} has ${what}.`
          : `${yes}${plural(days.length, `${one} has`, `${one}s have`)} ${what} ${when}:`,
        bullets(
          days
            .slice(0, listed)
            .map(({ name, values }) => (form.having?.number === 0 ? name : writeFigure(name, String(values[0])))),
        ),
      ),
      about: { range: facts.periods[0], items: days.slice(0, listed).map(({ date }) => ({ range: oneDay(date!) })) },
    }
  }
  if (form.counts.some(({ isOpen }) => isOpen)) return listOpen(asked)
  if (form.counts.some(({ unit }) => unit.endsWith('-off'))) return listDaysOff(asked)
  if (form.counts.some(({ unit }) => unit === 'off-stretch')) {
    const lines = form.people.map((name) => {
      const days = daysWithout(
        facts.shifts.filter(({ person }) => person === name),
        facts.days,
      )
      // "My next three days off"
      const { limit } = form
      const free = limit ? (runsOf(days).find(({ length }) => length >= limit) ?? []) : longestRun(days, 1)
      const { who, has } = subjectOf(asking, name)
      return free.length === 0
        ? `${who} ${has} ${limit ? `no ${limit} days off in a row` : 'no days off'} ${when}.`
        : `${who} ${has} ${plural(free.length, 'day')} off in a row ${formatWhen({ from: free[0]!, to: free.at(-1)! })}.`
    })
    return { text: paragraphs(...lines), about: { person: form.people[0], range: facts.periods[0] } }
  }
  const rows = result.rows.length > 0 ? result.rows : [result.total]
  const shifts = rows
    .flatMap((row) => row.shifts)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, form.limit ?? undefined)
  const [count] = form.counts
  const number = ['weekends', 'hours'].includes(count!.unit) ? result.total.values[0]! : shifts.length
  const [person, ...others] = form.people
  const isOne = person !== undefined && others.length === 0
  const { who, has } = isOne
    ? subjectOf(asking, person)
    : person
      ? { who: formatList(form.people), has: 'have' }
      : { who: 'The group', has: 'has' }
  return {
    text: paragraphs(
      `${who} ${has} ${shifts.length === 0 ? `no ${nounOf(count!).many}` : describeValue(count!, number)} ${when}${shifts.length > 0 ? ':' : '.'}`,
      bullets(
        shifts
          .slice(0, listed)
          .map((shift) => (isOne ? describeInFull(shift) : `${describeShift(shift)}: ${shift.person}`)),
      ),
      shifts.length > listed ? `and ${shifts.length - listed} more.` : undefined,
    ),
    followUps: isOne
      ? [askNights(asking, person), askWhenNext(asking, person)]
      : ['Who has the most nights this month?'],
    about: {
      person: form.people[0],
      range: facts.periods[0],
      items: shifts
        .slice(0, listed)
        .map(({ role, date, person }) => ({ role, range: oneDay(date), person: person ?? undefined })),
    },
  }
}

/** With the unit, where there is one. */
const describeInFull = (shift: ShiftFact) => [describeShift(shift), shift.location].filter(Boolean).join(', ')

function listDaysOff({ asking, form, facts, when }: Asked): Draft {
  const [person] = form.people
  const { who, has } = subjectOf(asking, person ?? 'No one')
  const worked = new Set(facts.shifts.filter((shift) => shift.person === person).map(({ date }) => date))
  const isWeekend = form.counts.some(({ unit }) => unit === 'weekends-off')
  const isFree = (date: string) => !worked.has(date)
  const free = facts.days
    .filter((date) => isFree(date) && (!isWeekend || (weekdayOf(date) === 'saturday' && isFree(addDays(date, 1)))))
    .slice(0, form.limit ?? undefined)
  return {
    text: paragraphs(
      free.length === 0
        ? `${who} ${has} no ${isWeekend ? 'weekends' : 'days'} off ${when}.`
        : `${who} ${has} ${plural(free.length, isWeekend ? 'weekend' : 'day')} off ${when}:`,
      bullets(free.slice(0, listed).map((date) => `${isWeekend ? 'Weekend of ' : ''}${formatDate(date)}`)),
    ),
    about: { person, range: facts.periods[0] },
  }
}

function listOpen({ asking, form, facts, result: { total }, when }: Asked): Draft {
  const { shifts } = total
  const { one, many } = nounOf(form.counts[0]!)
  const about = { range: facts.periods[0] }
  if (shifts.length === 0)
    return {
      text: `There are no ${many} ${when}.`,
      followUps: ['And next month?', 'How fair is this month?'],
      about,
    }
  const ahead = shifts.filter(({ date }) => date >= asking.today)
  const isSplit = ahead.length !== shifts.length
  const told = isSplit && ahead.length > 0 ? ahead : shifts
  return {
    text: paragraphs(
      `${plural(shifts.length, one, many)} ${when}, out of ${plural(facts.shifts.length, 'shift')}.${isSplit ? ` From today on: ${ahead.length}.` : ''}`,
      bullets(told.slice(0, 20).map(describeShift)),
      told.length > 20 ? `and ${told.length - 20} more.` : undefined,
    ),
    followUps:
      told.length === 1
        ? ['Why is it open?', 'Who could take it?']
        : ['Why is the first one open?', 'Who could take the first one?', 'Which days are weakest?'],
    about: { ...about, items: told.slice(0, 20).map(({ role, date }) => ({ role, range: oneDay(date) })) },
  }
}

/** Days in a row that someone looks for. */
const mostRun = 31

/** The first shift that hasn't started, or the last one that has. */
export function answerNext({ asking, form, facts, result }: Asked): Draft {
  const { date: today, time } = asking.records.now
  const rows = result.rows.length > 0 ? result.rows : [result.total]
  const isDayOff = form.counts.some(({ unit }) => unit === 'days-off' || unit === 'weekends-off')
  const isWeekend = form.counts.some(({ unit }) => unit === 'weekends-off')
  const lines = rows.map(({ name, person, shifts }) => {
    const { who, has } = subjectOf(asking, name || 'The group')
    const whose = (found: ShiftFact) => (name === '' && found.person ? ` (${found.person})` : '')
    if (isDayOff) {
      const worked = new Set(facts.shifts.filter((shift) => shift.person === person).map(({ date }) => date))
      // "Next off for 3 days or more"
      const run = Array.from({ length: Math.min(form.having?.number ?? 1, mostRun) }, (_, day) => day)
      const isFree = (date: string) =>
        run.every((day) => !worked.has(addDays(date, day))) &&
        (!isWeekend || (weekdayOf(date) === 'saturday' && !worked.has(addDays(date, 1))))
      const isPast = form.ask === 'last'
      const free = isPast
        ? facts.days.findLast((date) => date < today && isFree(date))
        : facts.days.find((date) => date >= today && isFree(date))
      const back = free && facts.days.find((date) => date > free && worked.has(date))
      const last = isPast || isWeekend || !back ? free : addDays(back, -1)
      const describeOff = (from: string, to: string) =>
        isWeekend
          ? `weekend off: ${formatRange({ from, to: addDays(from, 1) })}`
          : `${run.length > 1 ? `break of ${run.length} days or more` : from === to ? 'day off' : 'days off'}: ${formatRange({ from, to })}`
      return {
        who,
        says: free
          ? `${who === 'You' ? 'Your' : `${who}’s`} ${isPast ? 'last' : 'next'} ${describeOff(free, last!)}.`
          : `${who} ${isPast ? 'had' : has} no ${isWeekend ? 'weekends' : 'days'} off ${isPast ? 'in the last six months' : 'coming up'}.`,
        shift: undefined,
        free: free && { from: free, to: last! },
      }
    }
    const sorted = shifts.toSorted((one, other) => one.date.localeCompare(other.date))
    const hasBegun = (shift: ShiftFact) => shift.date < today || (shift.date === today && shift.startTime <= time)
    // In a named period, its first or last shift, whether or not it has started.
    const isOfPeriod = form.periods.length > 0
    const found =
      form.ask === 'first'
        ? sorted[0]
        : form.ask === 'last'
          ? sorted.findLast((shift) => isOfPeriod || hasBegun(shift))
          : sorted.find((shift) => !hasBegun(shift))
    const running = form.ask === 'next' ? sorted.find((shift) => shift.date === today && hasBegun(shift)) : undefined
    const company = form.company.map((name) => objectOf(asking, name))
    const what = `${nounOf(form.counts[0]!).one}${company.length > 0 ? ` with ${formatList(company)}` : ''}`
    const says = found
      ? who === 'You'
        ? `Your ${form.ask} ${what} is ${describeInFull(found)}.`
        : `${name === '' ? 'The' : `${name}’s`} ${form.ask} ${what} is ${describeShift(found)}${whose(found)}.`
      : `${who} ${has} no ${form.ask === 'last' ? 'earlier' : 'upcoming'} ${what}.`
    return { who, says: running ? `Today: ${describeShift(running)}. ${says}` : says, shift: found, free: undefined }
  })
  const [first] = lines
  const about = {
    person: form.people[0],
    ...(first?.shift ? { role: first.shift.role, range: oneDay(first.shift.date) } : {}),
    ...(first?.free ? { range: first.free } : {}),
  }
  return {
    text: lines.map(({ says }) => says).join('\n\n'),
    followUps: [askNights(asking, form.people[0] ?? 'everyone')],
    about,
    // The one that was asked for opens in its sheet.
    links: lines.length === 1 && first?.shift?.unit === 'shifts' ? [shiftLink(first.shift)] : [],
  }
}
