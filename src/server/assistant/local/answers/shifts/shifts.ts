/** Answers to queries over shifts: counts, names, lists, yes or no, most and least, averages, comparisons. */
import { addDays, yearOf } from '../../../../../engine/calendar.ts'
import type { DateRange } from '../../../../../engine/language/lexeme.ts'
import { capitalize } from '../../../../../engine/text/capital.ts'
import { formatDateWithYear } from '../../../../../engine/text/dates.ts'
import { plural } from '../../../../../engine/text/plural.ts'
import { type Answerer, type Asking, clipLong, closeRange, type Draft, fromNowOn, thisMonth } from '../../asking.ts'
import { describeShift, formatList, formatPeriods, paragraphs } from '../../format.ts'
import { describeCounts, describeValues, nounOf } from '../../query/describe-count.ts'
import { readFacts } from '../../query/facts.ts'
import { addHolidayFacts } from '../../query/holiday-facts.ts'
import { addRequestFacts } from '../../query/request-facts.ts'
import { inCompanyOf, includesBackup, runQuery } from '../../query/run-query.ts'
import { isStretch } from '../../question/compose/contradictions.ts'
import { type Ask, type Count, isOfRequests } from '../../question/form.ts'
import { sayNoShift } from '../find-shift.ts'
import { askNights, askWhenNext, objectOf, subjectOf } from '../subject.ts'
import { type Asked, figure, figuresOf, mentionOf, mostNames, whoNext } from './asked.ts'
import { describeBasis, linksOf, rowLinksOf, sourcesOf, whenPlanned } from './basis.ts'
import { writeAverage, writeComparison, writeMedian, writePercent } from './comparisons.ts'
import { writeExtreme, writeExtremes } from './extremes.ts'
import { answerHandoff } from './handoff.ts'
import { answerList, answerNext } from './lists.ts'
import { answerStretch, inStretchOn, isOfOneStretch } from './stretches.ts'
import { answerWho, runningIn } from './who.ts'

/** The most shifts in one sentence. */
const mostListed = 5

export const answerShifts: Answerer = async (asking) => {
  const { records, today } = asking
  // A day of an earlier year is named with it.
  const inYear = (range: DateRange) =>
    yearOf(range.from) < yearOf(today) && range.from === range.to
      ? { ...range, name: formatDateWithYear(range.from) }
      : range
  let form = {
    ...asking.form,
    counts: asking.form.counts.map((count) => ({ ...count, period: count.period && inYear(count.period) })),
  }
  const periods = (form.periods.length > 0 ? form.periods : [usualPeriod(asking)])
    .map((range) => closeRange(range, records, today))
    .map((range) => clipLong(range, records))
    .map(inYear)
  if (form.handoff) return answerHandoff(asking)
  if (isOfOneStretch(form)) return answerStretch(asking)
  const planned = await addHolidayFacts(await readFacts(records, periods), form, records)
  // Which shifts were open then isn't known, but who worked a holiday may be.
  const isOpen = form.counts.some((count) => count.isOpen)
  if (isOpen && planned.planned.length === 0) {
    const staffed = { ...form, ask: 'who' as const, counts: form.counts.map((count) => ({ ...count, isOpen: false })) }
    const known = await addHolidayFacts(planned, staffed, records)
    if (known.fromHistory) return answerShifts({ ...asking, form: staffed })
  }
  const everyone = await addRequestFacts(planned, form, records)
  // No one is off on a day that isn't planned.
  const isUnplanned = ({ having, period }: Count) =>
    having?.number === 0 && everyone.notPlannedMonths.includes(period?.from.slice(0, 7) ?? '')
  const hasNothing = everyone.planned.length === 0 && !everyone.fromHistory && !form.counts.every(isOfRequests)
  if (hasNothing || form.counts.some(isUnplanned)) return whenPlanned(everyone, asking)
  // Counts with their own days name them.
  const when = form.counts.every(({ period }) => period) ? '' : form.isNow ? 'now' : formatPeriods(periods)
  const missing = form.company.find(
    (name) => !everyone.shifts.some(({ person, isBackup }) => person === name && !isBackup),
  )
  if (missing) {
    const isBackup = everyone.shifts.some(({ person }) => person === missing)
    return sayNoShift(asking, missing, '', isBackup ? `${when}, only backup` : when)
  }
  const atNow = isStretch(form)
    ? inStretchOn(today, everyone)
    : form.ask === 'count'
      ? runningIn(everyone, records)
      : everyone
  const facts = inCompanyOf(form.company, form.isNow ? atNow : everyone)
  if (form.rival) {
    const own = runQuery({ ...form, ask: 'count', people: [form.rival] }, facts).rows[0]!
    form = { ...form, except: [form.rival], having: { than: form.claim!, number: own.values[0]! } }
  }
  // "Days off in December": of each.
  if (
    form.ask === 'count' &&
    !form.by &&
    form.people.length === 0 &&
    form.counts.some(({ unit }) => /s-off$/.test(unit))
  )
    form = { ...form, by: 'physician' }
  const result = runQuery(form, facts)
  const company =
    form.company.length > 0 ? `with ${formatList(form.company.map((name) => objectOf(asking, name)))} ` : ''
  const asked: Asked = { asking, form, facts, result, when: `${company}${when}` }
  const draft = await writers[form.ask](asked)
  return {
    ...draft,
    text: paragraphs(draft.text, describeBasis(asked)),
    sources: sourcesOf(asked),
    links: [...(draft.links ?? []), ...linksOf(asked)],
    rowLinks: rowLinksOf(asked),
    about: draft.about ?? { range: periods[0], person: form.people[0] },
  }
}

/** The period if no time is named. */
function usualPeriod(asking: Asking): DateRange {
  const { form, today } = asking
  const isFiltered = form.counts.some(
    ({ unit, weekdays, onHolidays, having }) =>
      !['shifts', 'physicians'].includes(unit) || weekdays.length > 0 || onHolidays || having,
  )
  // "How many docs are on"
  const countsPeople = form.ask === 'count' && !form.by && form.counts.some(({ unit }) => unit === 'physicians')
  if (form.counts.some(isOfRequests)) return wholeYear(today)
  if (form.by === 'month') return { from: addDays(today, -365), to: fromNowOn(asking).to }
  const ahead = { from: today, to: addDays(today, 30) }
  if (form.ask === 'next') return { from: today, to: addDays(today, 92) }
  if (form.ask === 'last') return { from: addDays(today, -183), to: addDays(today, -1) }
  if (form.counts.some(({ isOpen }) => isOpen) && form.ask !== 'most') return fromNowOn(asking)
  if (form.ask === 'list') return form.by ? thisMonth(asking) : ahead
  const isToday =
    (form.ask === 'who' || form.ask === 'whether' || countsPeople) &&
    // "Who works nights" and "do any seniors work nights" ask for a habit.
    !/\b(do|does|works?|covers?)\b/i.test(asking.text) &&
    !isFiltered &&
    form.company.length === 0 &&
    form.rival === null &&
    (!form.having || form.having.number === 0)
  return isToday ? { from: today, to: today } : thisMonth(asking)
}

const wholeYear = (date: string): DateRange => ({ from: `${yearOf(date)}-01-01`, to: `${yearOf(date)}-12-31` })

const writers: Record<Ask, (asked: Asked) => Draft | Promise<Draft>> = {
  count: writeCount,
  who: answerWho,
  list: answerList,
  whether: writeWhether,
  next: answerNext,
  first: answerNext,
  last: answerNext,
  most: writeExtreme,
  least: writeExtreme,
  extremes: writeExtremes,
  average: writeAverage,
  median: writeMedian,
  percent: writePercent,
  compare: writeComparison,
  balance: writeBalance,
}

function writeCount({ asking, form, result: { rows, total }, when, facts }: Asked): Draft {
  const { counts, people, group, by } = form
  const about = { range: facts.periods[0], person: people[0], items: rows.slice(0, 60).map(mentionOf) }
  const isSum = counts.every(({ unit }) => ['shifts', 'weekends', 'hours'].includes(unit))
  if (by) {
    const whose = group ? ` for ${group}` : people.length > 0 ? ` for ${formatList(people)}` : ''
    const told = rows.filter(({ values }) => values.some((value) => value > 0))
    return {
      text: paragraphs(
        `${`${capitalize(describeCounts(counts))}${whose} ${when}`.trim()}, by ${by}:`,
        figuresOf(form.counts, by === 'physician' ? told : rows),
        told.length < rows.length && by === 'physician'
          ? `${plural(rows.length - told.length, 'physician has', 'physicians have')} none.`
          : undefined,
        isSum ? `Total: ${describeValues(counts, total.values)}.` : undefined,
      ),
      followUps: ['And the most?', 'And last month?'],
      about,
    }
  }
  if (people.length > 0 && !group)
    return {
      text: rows
        .map(({ name, values }) => {
          const { who, has } = subjectOf(asking, name)
          return `${who} ${has} ${describeValues(counts, values)} ${when}.`
        })
        .concat(people.length > 1 && isSum ? `Together: ${describeValues(counts, total.values)}.` : [])
        .join('\n\n'),
      followUps: [...whoNext(counts[0]!).slice(0, 1), 'And last month?', askWhenNext(asking, people[0]!)],
      about,
    }
  const isOpen = counts.some((count) => count.isOpen)
  const names = [...new Set(total.shifts.flatMap(({ person }) => person ?? []))].sort()
  const isNamed = names.length > 0 && names.length <= mostNames && (group || counts[0]!.unit === 'physicians')
  return {
    text:
      isOpen && total.values.every((value) => value === 0)
        ? `There are no ${nounOf(counts[0]!).many} ${when}.`
        : counts.every(({ unit }) => unit === 'physicians')
          ? `${`${capitalize(describeCounts(counts))}${group ? ` (${group})` : ''} ${when}`.trim()}: ${figure(total.values[0]!)}${isNamed ? ` (${formatList(names)})` : ''}.`
          : `${describeValues(counts, total.values)}${form.isPerFte ? ' per FTE' : ''}${group ? ` (${group})` : ''} ${when}${isNamed ? `: ${formatList(names)}` : ''}.`,
    followUps: isOpen ? ['Which shifts are open?', 'Which days are weakest?'] : whoNext(counts[0]!),
    about,
  }
}

/** No allowance is kept anywhere, so what is left of one isn't known. */
function writeBalance({ asking, form, facts, result, when }: Asked): Draft {
  const { today } = asking
  const lines = result.rows.map(({ name, shifts }) => {
    const taken = shifts.filter(({ date }) => date < today).length
    const { who, has } = subjectOf(asking, name)
    return `${who} ${has} ${describeValues(form.counts, [shifts.length])} ${when}: ${taken} so far and ${shifts.length - taken} from today on.`
  })
  return {
    text: paragraphs('Evenshift doesn’t track vacation allowances, so I can’t tell how many days are left.', ...lines),
    followUps: [asking.records.scope.role === 'admin' ? 'Show me the pending requests' : 'Show me my requests'],
    about: { person: form.people[0], range: facts.periods[0] },
  }
}

function writeWhether({ form, result, when, asking, facts }: Asked): Draft {
  const { counts, people, having } = form
  const isBound = having !== null || counts.some((count) => count.having)
  const unbound = counts.map((count) => ({ ...count, having: null }))
  // A "no" also says how many they have.
  const ask = includesBackup(form) ? form.ask : 'count'
  const { rows } = isBound ? runQuery({ ...form, ask, counts: unbound, having: null }, facts) : result
  const lines = people.map((name) => {
    const row = rows.find((one) => one.name === name)!
    const isYes = isBound ? result.rows.some((one) => one.name === name) : row.values.every((value) => value > 0)
    const listed = row.shifts.slice(0, mostListed)
    const { who, has } = subjectOf(asking, name)
    const isNone = row.values.every((value) => value === 0)
    const says = isNone
      ? `${who} ${has} no ${unbound.map((count) => nounOf(count).many).join(' or ')} ${when}`
      : `${who} ${has} ${describeValues(unbound, row.values)} ${when}`
    const list = isNone || row.shifts.length > mostListed ? '' : `: ${formatList(listed.map(describeShift))}`
    return `${isYes ? 'Yes' : 'No'}. ${says.trim()}${list}.`
  })
  return {
    text: lines.join('\n\n'),
    followUps: people.slice(0, 1).flatMap((name) => [askWhenNext(asking, name), askNights(asking, name)]),
    about: { person: people[0], range: asking.form.periods[0] },
  }
}
