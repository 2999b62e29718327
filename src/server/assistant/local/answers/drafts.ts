import { monthOf } from '../../../../engine/month.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { formatMonth } from '../../../../engine/text/dates.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { absences } from '../../tools/absences.ts'
import { requests } from '../../tools/requests.ts'
import { scores } from '../../tools/scores.ts'
import { type Answerer, type Asking, closeRange, type Draft, fromNowOn, rangeOf, thisMonth } from '../asking.ts'
import { bullets, describeShifts, formatRange, formatWhen, isWholeMonth, paragraphs } from '../format.ts'
import { readFacts } from '../query/facts.ts'
import { runQuery } from '../query/run-query.ts'
import { formOf, plainCount } from '../question/form.ts'
import { thanksFor, toEveryone } from '../question/kinds/kinds-of-draft.ts'
import { aboutRequest, aboutShifts, asksToWork, askToWork, isOfRequest } from './draft-notes.ts'
import { addressed, followUps, greetingOf, signedBy, written } from './draft-text.ts'
import { whenPlanned } from './shifts/basis.ts'

export const answerDraft: Answerer = async (asking) => {
  const { form } = asking
  const letter = asSaid(asking)
  if (letter) return letter
  if (form.people.length === 1 && asksToWork.test(asking.text)) return askToWork(asking)
  if (form.counts.some(({ isOpen }) => isOpen)) return aboutOpenShifts(asking)
  if (form.people.length > 0) return isOfRequest.test(asking.text) ? aboutRequest(asking) : aboutShifts(asking)
  return /\b(summary|summarize|recap|report|overview|write up|director|chief|leadership|boss|board|ceo|cmo|coo|cfo)\b/i.test(
    asking.text,
  )
    ? forDirector(asking)
    : aboutPublished(asking)
}

/** What to say was said: "remind everyone to send their requests by Friday", "a note thanking Chen for the extra shift". */
function asSaid(asking: Asking): Draft | undefined {
  const said = asking.text.replace(/[.!]+$/, '')
  const [, link, clause] = toEveryone.exec(said) ?? []
  const [, reason] = asking.form.people.length === 1 ? (thanksFor.exec(said) ?? []) : []
  if (!reason && (!clause || asking.form.counts.some(({ isOpen }) => isOpen))) return undefined
  const toThem = (text: string) => text.replace(/\btheir\b/gi, 'your').replace(/\b(they|them)\b/gi, 'you')
  const sentence = reason
    ? `Thank you ${reason}`
    : link === 'to'
      ? `Please ${toThem(clause!)}`
      : capitalize(toThem(clause!))
  return written({
    ...(reason ? addressed(asking) : { to: null }),
    subject: reason ? 'Thank you' : link === 'to' ? 'A reminder' : 'For your information',
    body: paragraphs(reason ? greetingOf(asking) : 'Hi everyone,', `${sentence}.`, signedBy(asking)),
  })
}

async function aboutOpenShifts(asking: Asking): Promise<Draft> {
  const range = rangeOf(asking, fromNowOn(asking))
  const facts = await readFacts(asking.records, [range])
  if (facts.planned.length === 0) return whenPlanned(facts, asking)
  const { roles } = asking.form.counts[0]!
  const open = facts.shifts.filter(
    ({ person, date, role }) => person === null && date >= asking.today && (roles.length === 0 || roles.includes(role)),
  )
  if (open.length === 0)
    return { text: `There are no open shifts ${formatWhen(range)}, so there’s nothing to write.`, followUps }
  return written({
    to: null,
    subject: `${plural(open.length, 'open shift')}, ${formatRange(range)}`,
    body: paragraphs(
      'Hi everyone,',
      open.length === 1 ? 'This shift is still open:' : 'These shifts are still open:',
      bullets(describeShifts(open)),
      'If you can take one, request it under Open shifts or reply to me.',
      signedBy(asking),
    ),
  })
}

async function forDirector(asking: Asking): Promise<Draft> {
  const { records, today, use } = asking
  const range = closeRange(rangeOf(asking, thisMonth(asking)), records, today)
  const isMonth = isWholeMonth(range)
  const facts = await readFacts(records, [range])
  if (facts.planned.length === 0) return whenPlanned(facts, asking)
  const { months } = await use(scores, { months: [monthOf(range.from)] })
  const [month] = months
  const hours = { ...plainCount, unit: 'hours' as const }
  const nights = { ...plainCount, kinds: ['night' as const] }
  const { rows, total } = runQuery(formOf({ by: 'physician', counts: [plainCount, hours, nights] }), facts)
  const own = rows.map(({ values }) => values[1]!)
  const open = facts.shifts.filter(({ person }) => person === null)
  const { away } = await use(absences, range)
  const { requests: pending } = await use(requests, { status: 'pending' })
  const name = formatRange(range)
  return written({
    to: null,
    subject: `Hospitalist schedule, ${name}`,
    body: paragraphs(
      `${isMonth ? `${name} is` : `The schedule for ${name} is`} ${month!.status === 'active' ? 'published' : 'a draft'}.`,
      bullets([
        `Shifts: ${total.values[0]! + open.length}, ${open.length === 0 ? 'none' : open.length} open`,
        ...describeShifts(open).map((line) => `Open: ${line}`),
        `Physicians: ${rows.filter(({ values }) => values[0]! > 0).length}`,
        `Hours per physician: ${round(total.values[1]! / Math.max(1, rows.length), 1)} on average, from ${Math.min(...own)} to ${Math.max(...own)}`,
        `Night shifts: ${total.values[2]}`,
        `Scores for ${month!.month}: coverage ${round(month!.coverage, 1)}, fairness ${round(month!.fairness, 1)}, preferences met ${round(month!.preferences, 1)} (of 100)`,
        `Approved time off: ${plural(new Set(away.map(({ physician }) => physician)).size, 'physician')}`,
        `Pending requests: ${pending.length}`,
      ]),
      records.scope.name,
    ),
  })
}

/** "The December schedule is out" */
async function aboutPublished(asking: Asking): Promise<Draft> {
  const month = monthOf(rangeOf(asking, thisMonth(asking)).from)
  const isPublished = asking.records.schedules.some(
    (one) => one.status === 'active' && one.month === month.month && one.year === month.year,
  )
  const name = formatMonth(month)
  if (!isPublished) return { text: `${name} isn’t published yet, so there’s nothing to announce.`, followUps }
  return written({
    to: null,
    subject: `The schedule for ${name} is out`,
    body: paragraphs(
      'Hi everyone,',
      `The schedule for ${name} is published. You’ll find your shifts under My Schedule.`,
      'If something doesn’t work for you, request a swap there or reply to me.',
      signedBy(asking),
    ),
  })
}
