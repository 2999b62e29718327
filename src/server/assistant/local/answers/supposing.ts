/** Answers to what-if questions about people: an absence, an approval. */
import { addDays } from '../../../../engine/calendar.ts'
import { formatDate } from '../../../../engine/text/dates.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { requests } from '../../tools/requests.ts'
import { whatIfApproved, whatIfAway } from '../../tools/what-if.ts'
import { oneDay } from '../answer-subject.ts'
import { type Answerer, dataSource, rangeOf } from '../asking.ts'
import { bullets, describeMove, describeNotPlanned, formatList, formatWhen, paragraphs } from '../format.ts'
import { askToApprove, describeRequest, mentionOf } from './inbox.ts'

type Scores = { coverage: number; fairness: number; preferences: number }
type Seen = {
  opened: { date: string; role: string; allowed: number; best: string[] }[]
  breaks: { isHard: boolean; says: string }[]
  months: { month: string; before: Scores; after: Scores }[]
  notPlanned: string[]
}

const source = dataSource('The month’s rules and schedule', '/schedule')

function describeConsequences({ opened, breaks, months, notPlanned }: Seen): string[] {
  const hard = breaks.filter(({ isHard }) => isHard)
  const soft = breaks.filter(({ isHard }) => !isHard)
  const slots = opened.map(({ date, role, allowed, best }) => {
    const who =
      allowed === 0
        ? 'no one can take it within the rules'
        : `${formatList(allowed > best.length ? [...best, plural(allowed - best.length, 'other')] : best)} could take it`
    return `${role} on ${formatDate(date)}: ${who}`
  })
  return [
    slots.length > 0 ? bullets(slots) : '',
    hard.length > 0 ? `Conflicts:\n${bullets(hard.map(({ says }) => says))}` : '',
    soft.length > 0 ? `Trade-offs:\n${bullets(soft.slice(0, 5).map(({ says }) => says))}` : '',
    ...months.map(({ month, before, after }) => `${month}, if nothing else changes: ${describeScores(before, after)}.`),
    ...describeNotPlanned(notPlanned),
  ].filter(Boolean)
}

const mentionOfSlot = ({ date, role }: Seen['opened'][number]) => ({ role, range: oneDay(date) })

function describeScores(before: Scores, after: Scores): string {
  const line = (name: string, was: number, is: number) => `${name} ${describeMove(was, is)}`
  return [
    line('coverage', before.coverage, after.coverage),
    line('fairness', before.fairness, after.fairness),
    line('preferences met', before.preferences, after.preferences),
  ].join(', ')
}

export const answerWhatIfAway: Answerer = async (asking) => {
  const { form, today, use } = asking
  const [physician, ...others] = form.people
  if (!physician) return { text: 'Who’s away? Name the physician and the days.' }
  const range = rangeOf(asking, { from: today, to: addDays(today, 6) })
  const seen = await use(whatIfAway, { physician, others, ...range })
  return {
    text: paragraphs(
      `If ${formatList(form.people)} ${others.length > 0 ? 'are' : 'is'} away ${formatWhen(range)}, ${seen.opened.length === 0 ? 'no shift opens up.' : `${plural(seen.opened.length, 'shift opens', 'shifts open')} up:`}`,
      describeConsequences(seen),
    ),
    followUps: [`When does ${physician} work next?`, 'Who is on backup then?'],
    sources: [source],
    about: { person: physician, range, items: seen.opened.map(mentionOfSlot) },
  }
}

export const answerWhatIfApproved: Answerer = async (asking) => {
  const { form, use } = asking
  const [person] = form.people
  const [period] = form.periods
  const { requests: pending } = await use(requests, { status: 'pending' })
  const [number] = form.numbers
  const type = form.request?.type
  const matching = pending.filter((request) =>
    number !== undefined
      ? request.id === number
      : (!person || request.physician === person) && (!type || request.type === type),
  )
  const onThoseDays = matching.filter(
    ({ from, to }) => period && from !== null && from <= period.to && (to ?? from) >= period.from,
  )
  const found = onThoseDays.length > 0 ? onThoseDays : matching
  const [request] = found
  if (!request)
    return {
      text: person
        ? `${person} has no pending ${type === 'swap' ? 'swap' : 'request'}.`
        : number
          ? 'That request isn’t pending.'
          : 'There are no pending requests.',
      followUps: ['Show me the pending requests'],
    }
  if (found.length > 1)
    return {
      text: paragraphs('Which one do you mean?', bullets(found.map(describeRequest))),
      followUps: found.slice(0, 3).map(askToApprove),
      about: { items: found.map(mentionOf) },
    }
  const seen = await use(whatIfApproved, { requestId: request.id })
  const opens =
    request.type === 'timeoff'
      ? seen.opened.length === 0
        ? 'no shift opens up.'
        : `${plural(seen.opened.length, 'shift opens', 'shifts open')} up:`
      : 'this changes:'
  return {
    text: paragraphs(
      `${describeRequest(request)}. If you approve it, ${opens}`,
      describeConsequences(seen),
      request.type !== 'timeoff' && seen.breaks.length === 0 ? 'Meets every rule.' : undefined,
      seen.waitsForColleague
        ? `${request.colleague ?? 'A colleague'} hasn’t agreed yet. You can’t approve it until they do.`
        : undefined,
    ),
    followUps: ['Show me the other pending requests', 'How do I approve a request?'],
    sources: [dataSource('Requests', '/admin/requests'), source],
    about: { ...mentionOf(request), items: seen.opened.map(mentionOfSlot) },
  }
}
