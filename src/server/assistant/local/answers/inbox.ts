/** Answers about what came in: physicians' requests, and the analysis of an uploaded schedule. */

import { writeFigures } from '../../../../contract/answer-text.ts'
import type { ChatLink } from '../../../../contract/assistant.ts'
import { addDays } from '../../../../engine/calendar.ts'
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { formatDate, formatShortDate } from '../../../../engine/text/dates.ts'
import { plural, pluralWord } from '../../../../engine/text/plural.ts'
import { round } from '../../../../engine/text/round.ts'
import { formatStatus } from '../../../../engine/text/status.ts'
import { analysis } from '../../tools/analysis.ts'
import { requests } from '../../tools/requests.ts'
import { type Answerer, type Asking, type Draft, dataSource } from '../asking.ts'
import { bullets, formatList, formatRange, formatWhen, paragraphs } from '../format.ts'
import { requestNames } from '../query/request-facts.ts'
import type { Form } from '../question/form.ts'

export const answerRequests: Answerer = async (asking) => {
  const { form, today, use } = asking
  const { status = null, type = null, isEmergency = false, byArrival = false, each, olderThan } = form.request ?? {}
  const all = (await use(requests, { ...(status ? { status } : {}), ...(type ? { type } : {}) })).requests
  const isLeave = type === 'timeoff' && status === 'approved'
  const [period] = form.periods.length > 0 ? form.periods : isLeave ? [{ from: today, to: addDays(today, 30) }] : []
  // "Which did we deny in the last 30 days": when it was decided, not the days it was for.
  const isDecision = status !== null && status !== 'pending' && !isLeave && decided.test(asking.text)
  const matching = all.filter(
    ({ physician, from, to, ...request }) =>
      (!isEmergency || request.isEmergency) &&
      (!each || each.includes(request.status)) &&
      (olderThan === undefined || request.askedOn < addDays(today, -olderThan)) &&
      isBetween([physician, ...(type === 'swap' && request.colleague ? [request.colleague] : [])], form) &&
      (!period ||
        (byArrival
          ? isIn(request.askedOn, period)
          : isDecision
            ? request.decidedOn !== null && isIn(request.decidedOn, period)
            : from !== null && from <= period.to && (to ?? from) >= period.from)),
  )
  if (form.request?.isLacking)
    return describeLacking(asking, new Set(matching.map(({ physician }) => physician)), period)
  const found = form.limit ? (form.limit > 0 ? matching.slice(0, 1) : matching.slice(-1)) : matching
  const [physician] = form.people
  // A swap may have been asked of them.
  const from = type === 'swap' ? 'involving' : 'from'
  const when =
    period && (byArrival || isDecision ? formatWhen({ ...period, to: period.to || today }) : formatRange(period))
  const whose = `${physician && !form.group ? ` ${from} ${formatList(form.people)}` : ''}${form.company.length > 0 ? ` with ${formatList(form.company)}` : ''}${when ? ` ${byArrival ? 'sent' : isDecision ? 'decided' : 'for'} ${when}` : ''}${olderThan === undefined ? '' : ` older than ${plural(olderThan, 'day')}`}`
  if (each) {
    const rows = each.map((one) => ({
      name: capitalize(formatStatus(one)),
      number: found.filter((request) => request.status === one).length,
    }))
    return {
      text: paragraphs(
        `${plural(found.length, `${type ? `${requestNames[type]} ` : ''}request`)}${whose}, by status:`,
        writeFigures(
          ['Requests'],
          rows.map(({ name, number }) => ({ name, figures: [String(number)] })),
        ),
      ),
      followUps: ['Show me the pending requests'],
      sources: [dataSource('Requests', '/admin/requests')],
      links: [inboxLink(asking)],
    }
  }
  if (isLeave) return { ...describeLeave(found, period!, asking), links: [inboxLink(asking)] }
  const said = status && formatStatus(status)
  const what = [said, isEmergency && 'emergency', pluralWord(found.length, 'request')].filter(Boolean).join(' ')
  const kind = [said, isEmergency && 'emergency', type && requestNames[type]].filter(Boolean).join(' ')
  const lines = found.map((one) => {
    const more = [
      one.isEmergency ? 'emergency' : '',
      one.waitsForColleague ? `waiting on ${one.colleague ?? 'a colleague'}` : '',
      one.type === 'swap' && one.status === 'pending' && one.colleague && !one.waitsForColleague
        ? `${one.colleague} said yes`
        : '',
      status ? '' : formatStatus(one.status),
      /^(when|how long)\b/i.test(asking.text) ? `requested on ${formatDate(one.askedOn)}` : '',
    ].filter(Boolean)
    return `${describeRequest(one)}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
  })
  return {
    text:
      found.length === 0
        ? paragraphs(`There are no ${kind ? `${kind} ` : ''}requests${whose}.`, await describeOthers(asking, period))
        : paragraphs(`${found.length} ${what}${whose}:`, bullets(lines.slice(0, 25))),
    followUps:
      found.length > 0 && status === 'pending' ? found.slice(0, 2).map(askToApprove) : ['Show me the pending requests'],
    sources: [dataSource('Requests', '/admin/requests')],
    links: [inboxLink(asking)],
    about: { person: physician, items: found.slice(0, 25).map(mentionOf) },
  }
}

/** What else came in for the days, if nothing has the status that was asked for. */
async function describeOthers({ form, use }: Asking, period: DateRange | undefined): Promise<string | undefined> {
  const { type = null, status, byArrival } = form.request ?? {}
  if (!status || !period || byArrival) return undefined
  const others = (await use(requests, type ? { type } : {})).requests.filter(
    ({ physician, from, to }) =>
      isBetween([physician], form) && from !== null && from <= period.to && (to ?? from) >= period.from,
  )
  const lines = others.slice(0, mostOthers).map((one) => `${describeRequest(one)} (${formatStatus(one.status)})`)
  return lines.length > 0 ? `Other requests:\n${bullets(lines)}` : undefined
}

const mostOthers = 10

function describeLacking(
  { form, records, isYesOrNo }: Asking,
  sent: Set<string>,
  period: DateRange | undefined,
): Draft {
  const meant = records.people.filter(
    ({ name, row }) => row.isActive && (form.people.length === 0 || form.people.includes(name)),
  )
  const [some, none] = [true, false].map((isSent) =>
    meant.map(({ name }) => name).filter((name) => sent.has(name) === isSent),
  )
  const when = period ? ` for ${formatRange(period)}` : ''
  return {
    text: paragraphs(
      `${isYesOrNo ? (none!.length === 0 ? 'Yes. ' : 'No. ') : ''}${some!.length} of ${plural(meant.length, 'physician')} ${pluralWord(some!.length, 'has', 'have')} sent a request${when}${some!.length > 0 ? `: ${formatList(some!)}` : ''}.`,
      none!.length > 0 ? `No request from: ${formatList(none!)}.` : undefined,
    ),
    followUps: ['Show me the pending requests'],
    sources: [dataSource('Requests', '/admin/requests')],
    about: { range: period, items: none!.slice(0, 60).map((person) => ({ person })) },
  }
}

/** "How many swaps were approved since September" */
const decided =
  /\b(did|have|has) (we|i|you)\b|\b(approved|granted|accepted|denied|rejected|declined|turned down) (since|in|last|this|during|over|so far)\b/i

/** A swap belongs to both. */
const isBetween = (parties: string[], { people, company }: Form) =>
  [people, company].every((names) => names.length === 0 || names.some((name) => parties.includes(name)))

const isIn = (date: string, { from, to }: DateRange) => from <= date && (to === '' || date <= to)

/** The inbox with the requests that were asked about. */
function inboxLink({ form, records }: Asking): ChatLink {
  const { type = null, status = null } = form.request ?? {}
  const [person, ...others] = records.people.filter(({ name }) => form.people.includes(name))
  const search = new URLSearchParams({
    ...(status === 'pending' ? {} : { status: 'all' }),
    ...(type ? { type } : {}),
    ...(person && others.length === 0 ? { person: String(person.id) } : {}),
  })
  return { title: 'Open these requests', link: `/admin/requests${search.size > 0 ? `?${search}` : ''}` }
}

type FoundRequest = {
  physician: string
  type: keyof typeof requestNames
  from: string | null
  to: string | null
}

/** "Amara Diallo: time off, Sun, Jan 10 to Sat, Jan 16" */
export function describeRequest({ physician, type, from, to }: FoundRequest): string {
  return `${physician}: ${requestNames[type]}${from ? `, ${formatRange({ from, to: to ?? from })}` : ''}`
}

/** Names the person and the first day, so no one needs a request number. */
export function askToApprove({ physician, type, from }: FoundRequest): string {
  const when = from ? ` on ${formatShortDate(from)}` : ''
  return `What happens if I approve ${physician}’s ${requestNames[type]}${when}?`
}

/** Who is away and when. Reasons stay private. */
function describeLeave(
  found: { physician: string; from: string | null; to: string | null }[],
  period: DateRange,
  { form: { people }, isYesOrNo, text }: Asking,
): Draft {
  const isBack = /\b(back|return)/i.test(text)
  const about = { range: period, person: people[0], items: found.map(mentionOf) }
  const sources = [dataSource('Approved time off', '/admin/requests')]
  const dates = ({ from, to }: (typeof found)[number]) => formatRange({ from: from!, to: to ?? from! })
  const [person] = people
  if (person && people.length === 1)
    return {
      text:
        found.length === 0
          ? `${isYesOrNo ? 'No, ' : ''}${person} has no approved time off ${formatWhen(period)}.`
          : `${isYesOrNo ? 'Yes, ' : ''}${person} has approved time off: ${formatList(found.map(dates))}.${isBack ? ` The first day after it is ${formatDate(addDays(found[0]!.to ?? found[0]!.from!, 1))}.` : ''}`,
      followUps: [`When does ${person} work next?`],
      sources,
      about,
    }
  if (found.length === 0)
    return {
      text: `No one has approved time off ${formatWhen(period)}.`,
      followUps: ['Show me the pending requests'],
      sources,
      about,
    }
  return {
    text: paragraphs(
      `${plural(new Set(found.map(({ physician }) => physician)).size, 'physician has', 'physicians have')} approved time off ${formatWhen(period)}:`,
      bullets(found.map((one) => `${one.physician}: ${dates(one)}`)),
    ),
    followUps: ['Show me the pending requests', 'Which shifts are open then?'],
    sources,
    about,
  }
}

export const mentionOf = ({ physician, from, to }: { physician: string; from: string | null; to: string | null }) => ({
  person: physician,
  range: from ? { from, to: to ?? from } : undefined,
})

export const answerAnalysis: Answerer = async ({ use }) => {
  const found = await use(analysis, {})
  if (!found.isThere)
    return {
      text: 'We haven’t analyzed a schedule yet. Upload one on the first tab, or paste its text.',
      followUps: ['How do I upload a schedule?'],
    }
  const { efficiency, recommendations } = found
  return {
    text: paragraphs(
      efficiency && efficiency.score !== null
        ? `The latest analysis scores efficiency at ${round(efficiency.score, 1)} of 100. It found ${plural(found.roles.length, 'role')}${found.roles.length > 0 ? `: ${formatList(found.roles.map(({ name }) => name))}` : ''}.`
        : 'The latest analysis has no score.',
      efficiency && efficiency.areas.length > 0 ? `What works well:\n${bullets(efficiency.areas)}` : undefined,
      efficiency && efficiency.improvements.length > 0
        ? `What could be better:\n${bullets(efficiency.improvements)}`
        : undefined,
      recommendations.length > 0 ? `Start here: ${recommendations[0]!.suggestion}` : undefined,
      found.implemented ? 'You’ve implemented it.' : 'You haven’t implemented it yet.',
    ),
    followUps: ['How do I implement the analysis?', 'Do we have enough people?'],
    sources: [dataSource('Analysis of the uploaded schedule', '/admin/schedule-upload')],
  }
}
