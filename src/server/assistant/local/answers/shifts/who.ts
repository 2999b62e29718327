/** Answers with names: who is on, who has how many, and who has none. */

import { addDays, daysBetween } from '../../../../../engine/calendar.ts'
import type { DateRange } from '../../../../../engine/language/lexeme.ts'
import { formatDate } from '../../../../../engine/text/dates.ts'
import { plural, pluralWord } from '../../../../../engine/text/plural.ts'
import { formatTime } from '../../../../../engine/text/times.ts'
import { absences } from '../../../tools/absences.ts'
import type { Records } from '../../../tools/records.ts'
import { oneDay } from '../../answer-subject.ts'
import type { Draft } from '../../asking.ts'
import { bullets, formatList, paragraphs } from '../../format.ts'
import { describeCounts, nounOf } from '../../query/describe-count.ts'
import type { Facts, ShiftFact } from '../../query/facts.ts'
import { matches } from '../../query/run-query.ts'
import { type Count, isOfRequests } from '../../question/form.ts'
import { subjectOf } from '../subject.ts'
import { type Asked, describeBound, figuresOf, listed } from './asked.ts'

/** Up to this many days are shown shift by shift; beyond, each person's count. */
const shortPeriod = 3

export async function answerWho(asked: Asked): Promise<Draft> {
  const { asking, form, facts, result, when } = asked
  const [period] = facts.periods
  if (form.having?.number === 0 && form.having.than === 'exactly') return answerNone(asked)
  if (form.counts.some(({ having }) => having)) return answerConditions(asked)
  if (form.isOfEach) return answerEach(asked)
  const days = facts.periods.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0)
  if (!form.having && days <= shortPeriod && !form.counts.some(isOfRequests)) return answerStaffing(asked)
  const rows = form.having ? result.rows : result.rows.filter(({ values }) => values.every((value) => value > 0))
  const what = form.having ? describeBound(form.having, form.counts) : describeCounts(form.counts)
  const rival = form.rival
    ? `${subjectOf(asking, form.rival).who} ${subjectOf(asking, form.rival).has} ${form.having!.number}. `
    : ''
  return {
    text: paragraphs(
      rows.length === 0
        ? `${asking.isYesOrNo ? 'No. ' : ''}No one${form.group ? ` (${form.group})` : ''} has ${what} ${when}.`
        : `${asking.isYesOrNo ? 'Yes. ' : ''}${rival}${rows.length} ${pluralWord(rows.length, 'physician')}${form.group ? ` (${form.group})` : ''} ${pluralWord(rows.length, 'has', 'have')} ${what} ${when}:`,
      figuresOf(form.counts, rows),
      facts.periods.length === 2 && !form.having
        ? `In both: ${
            formatList(
              inBoth(
                rows.flatMap(({ shifts }) => shifts),
                facts.periods,
              ),
            ) || 'no one'
          }.`
        : undefined,
    ),
    followUps: [`Who has the most ${nounOf(form.counts[0]!).many}?`, 'And who doesn’t?'],
    about: { range: period, person: rows[0]?.name, items: rows.map(({ name }) => ({ person: name })) },
  }
}

/** "Who worked more in November than in October" */
function answerEach({ form, facts, result: { rows }, when }: Asked): Draft {
  const [one, other] = form.counts.map((count) => nounOf(count).many)
  const what = `${form.claim === 'more' ? 'more' : 'fewer'} ${one} than ${other} ${when}`.trim()
  return {
    text: paragraphs(
      rows.length === 0 ? `No one has ${what}.` : `${plural(rows.length, 'physician has', 'physicians have')} ${what}:`,
      figuresOf(form.counts, rows),
    ),
    about: { range: facts.periods[0], items: rows.map(({ name }) => ({ person: name })) },
  }
}

/** "nights but no weekends": who meets every condition. */
function answerConditions({ form, facts, result: { rows }, when }: Asked): Draft {
  const conditions = form.counts.map((count) => {
    const { many } = nounOf(count)
    const { than, number } = count.having!
    const isNone = than === 'exactly' && number === 0
    const isSome = than === 'at-least' && number === 1
    if (isNone) return `no ${many}`
    return isSome ? many : describeBound(count.having!, [count])
  })
  const what = `${formatList(conditions)} ${when}`.trim()
  const names = rows.map(({ name }) => name)
  const isCounted = form.counts.some(({ having }) => having!.number > 1)
  return {
    text:
      names.length === 0
        ? `No one has ${what}.`
        : isCounted
          ? paragraphs(
              `${plural(names.length, 'physician has', 'physicians have')} ${what}:`,
              figuresOf(form.counts, rows),
            )
          : `${plural(names.length, 'physician has', 'physicians have')} ${what}: ${formatList(names)}.`,
    followUps: ['Who has the most nights this month?'],
    about: { range: facts.periods[0], person: names[0], items: names.slice(0, 60).map((person) => ({ person })) },
  }
}

/** Who has none; for a few days, people on time off are listed apart from those who are free. */
async function answerNone({ asking, form, facts, result, when }: Asked): Promise<Draft> {
  const names = result.rows.map(({ name }) => name)
  const [period] = facts.periods
  const isPlain = form.counts.every(
    ({ unit, kinds, roles, weekdays, onHolidays }) =>
      unit === 'shifts' && kinds.length + roles.length + weekdays.length === 0 && !onHolidays,
  )
  const isAdmin = asking.records.scope.role === 'admin'
  const { away } = isPlain && isAdmin ? await asking.use(absences, period!) : { away: [] }
  const onLeave = names.filter((name) => away.some(({ physician }) => physician === name))
  const free = names.filter((name) => !onLeave.includes(name))
  const nouns = form.counts.map(nounOf)
  return {
    text: paragraphs(
      free.length === 0
        ? `Everyone has at least one ${nouns.map(({ one }) => one).join(' or ')} ${when}.`
        : `${plural(free.length, 'physician has', 'physicians have')} no ${nouns.map(({ many }) => many).join(' or ')} ${when}${isPlain && isAdmin ? ' and no time off' : ''}: ${formatList(free)}.`,
      onLeave.length > 0 ? `On approved time off: ${formatList(onLeave)}.` : undefined,
      isPlain && free.length > 0
        ? 'They may not be eligible for every shift. Ask who could take a specific one.'
        : undefined,
    ),
    followUps: isPlain ? ['Who could take a night then?', 'Who is working then?'] : ['And who has the most?'],
    about: { range: period, person: free[0], items: free.slice(0, 60).map((person) => ({ person })) },
  }
}

/** "a Backup shift", "nights" */
function describeStaffed(counts: Count[], shifts: number): string {
  const { one } = nounOf(counts[0]!)
  return counts.length === 1 && shifts === 1 ? `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}` : describeCounts(counts)
}

/** One line per day, role, and time, including open shifts. */
function answerStaffing({ asking, form, facts, when }: Asked): Draft {
  const { now } = asking.records
  const isNow =
    form.isNow ||
    (form.periods.length === 0 && form.counts.every(({ kinds, roles }) => kinds.length + roles.length === 0))
  const [count] = form.counts
  const inQuestion = facts.shifts.filter(
    (shift) =>
      form.counts.some((one) => matches(one, shift, form)) &&
      (form.people.length === 0 || form.people.includes(shift.person ?? '')) &&
      !form.except.includes(shift.person ?? '') &&
      (!isNow || isRunning(shift, now.date, now.time)),
  )
  const lines = new Map<string, { shift: ShiftFact; people: (string | null)[] }>()
  for (const shift of inQuestion) {
    const key = `${shift.date} ${shift.startTime} ${shift.endTime} ${shift.role}`
    const line = lines.get(key) ?? { shift, people: [] }
    line.people.push(shift.person)
    lines.set(key, line)
  }
  const staffed = [...lines.values()]
  const open = inQuestion.filter(({ person }) => person === null).length
  const people = new Set(inQuestion.flatMap(({ person }) => person ?? []))
  const at = isNow ? `now (${formatDate(now.date)}, ${formatTime(now.time, asking.records.clock)})` : when
  const isOneDay = facts.periods.length === 1 && facts.periods[0]!.from === facts.periods[0]!.to
  // "Who is senior on Sunday night": others may be on.
  const ofGroup = form.group ? ` (${form.group})` : ''
  // "Dec 24 and 25" was read as one period.
  const isTwoDays = facts.days.length === 2 && /\b(and|both)\b/i.test(asking.text)
  const both = isTwoDays ? facts.days.map(oneDay) : facts.periods.length === 2 ? facts.periods : []
  if (staffed.length === 0)
    return {
      text: `No one${ofGroup} is scheduled ${at}${count!.kinds.length + count!.roles.length > 0 ? ` for ${describeCounts(form.counts)}` : ''}.`,
      followUps: ['Which months are published?'],
    }
  return {
    text: paragraphs(
      `${people.size === 0 ? `No one${ofGroup} has` : `${plural(people.size, 'physician')}${ofGroup} ${pluralWord(people.size, 'has', 'have')}`} ${describeStaffed(form.counts, inQuestion.length - open)} ${at}:`,
      bullets(
        staffed
          .slice(0, listed)
          .map(
            ({ shift: { date, role, times }, people: names }) =>
              `${isOneDay ? '' : `${formatDate(date)}, `}${`${role} ${times}`.trim()}: ${formatList(names.map((name) => name ?? 'open'))}`,
          ),
      ),
      staffed.length > listed ? `and ${staffed.length - listed} more.` : undefined,
      open > 0 ? `${plural(open, 'shift is', 'shifts are')} open.` : undefined,
      both.length === 2 ? `In both: ${formatList(inBoth(inQuestion, both)) || 'no one'}.` : undefined,
    ),
    followUps: [
      ...(open > 0 ? ['Why is it open?', 'Who could take it?'] : []),
      isOneDay ? 'And the day after?' : 'Who is on nights then?',
      'Who is on backup then?',
    ].slice(0, 3),
    about: {
      range: facts.periods[0],
      items: staffed.slice(0, listed).map(({ shift: { date, role }, people: [person] }) => ({
        role,
        range: oneDay(date),
        person: person ?? undefined,
      })),
    },
  }
}

/** "Who works Christmas and New Year's" may mean either, or both. */
const inBoth = (shifts: ShiftFact[], periods: DateRange[]) =>
  [...new Set(shifts.flatMap(({ person }) => person ?? []))].filter((name) =>
    periods.every(({ from, to }) => shifts.some(({ person, date }) => person === name && from <= date && date <= to)),
  )

export const runningIn = (facts: Facts, { now }: Records): Facts => ({
  ...facts,
  shifts: facts.shifts.filter((shift) => isRunning(shift, now.date, now.time)),
})

/** A night that started yesterday is still on in the morning. */
function isRunning({ date, startTime, endTime }: ShiftFact, day: string, time: string): boolean {
  const overMidnight = endTime <= startTime
  if (date === day) return startTime <= time && (overMidnight || time < endTime)
  return date === addDays(day, -1) && overMidnight && time < endTime
}
