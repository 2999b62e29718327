/** Follow-ups change the form of the question before: "and in January?", "only nights", "what about Chen", "why?". */

import type { DateRange } from '../../../../engine/language/lexeme.ts'
import { weekendOf } from '../../../../engine/language/recognize/date-spans.ts'
import { stepFrom } from '../../../../engine/language/recognize/relative-dates.ts'
import { type AnswerSubject, firstPerson, firstRange, itemAt, type Mention } from '../answer-subject.ts'
import { changeBy, narrow, withoutLinks } from './change-form.ts'
import type { Composed } from './compose/compose-form.ts'
import { countsForNoOne } from './compose/read-people.ts'
import { type Act, type Form, plainCount } from './form.ts'
import { senses } from './kinds/reading.ts'
import type { Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { hasSense, isFiller, sentenceOf } from './sentence.ts'
import { understandPieces } from './understand-question.ts'

/** `earlier`: people of the turn before that. */
export type Before = { form: Form; answered: AnswerSubject; earlier?: string[] }

const slots: Piece['of'][] = ['person', 'group', 'dates', 'step', 'weekdays', 'roles', 'kinds', 'holidays', 'number']
/** Words that only say what is different. */
const changing = senses(
  'link only sign filler versus compare pronoun shifts hours stretch daysOff most least open total average thatTime weekly monthly daily rank when except others',
)

export function understandFollowUp(turn: Piece[], before: Before, book: QuestionBook): Composed {
  // "And if she went to half time instead": that it replaces something is why it's asked.
  const pieces = /^instead$/i.test(turn.at(-1)?.text ?? '') ? turn.slice(0, -1) : turn
  const { form } = before
  const named = (before.answered.items ?? []).flatMap(({ person }) => person ?? [])
  const those = pieces.find((piece, at) => isOfThose(piece) && !hasSense(pieces[at - 1], 'most', 'least'))
  if (those && named.length > 0) return amongThose(pieces, [...new Set(named)], before, book)
  if (those) {
    const own = understandPieces(withoutLinks(pieces.filter((piece) => piece !== those)), book)
    // Of all physicians; if a group has no one, neither have those.
    if (form.table === 'physicians' && !Object.values(form.physician ?? {}).some(Boolean)) return own
    return isPlainCount(form) && isPlainCount(own.form)
      ? { ...own, form: { ...form, counts: form.counts.map((count) => narrow(count, own.form.counts[0]!)) } }
      : { ...own, unread: [those] }
  }
  const ofTwo = nameTheTwo(pieces, before)
  if (ofTwo) {
    const own = understandPieces(ofTwo, book)
    return { ...own, form: complete(own.form, before, ofTwo) }
  }
  // "Is that more than the seniors": the one who was counted against others.
  const isMeasured = form.people.length === 1 && sentenceOf(pieces).has('than')
  const resolved = asExcept(pieces).map((piece) => resolve(piece, before, book, isMeasured))
  const sentence = sentenceOf(resolved)
  // "Was it approved": the request.
  const ofIt = (piece: Piece) => form.table === 'requests' && hasSense(piece, 'it')
  const rest = withoutLinks(resolved).filter((piece) => !ofIt(piece))
  const isOrder = sentence.has('most', 'least')
  const isFragment =
    resolved.some((piece) => !isFiller(piece)) &&
    resolved.every(
      (piece) => slots.includes(piece.of) || hasSense(piece, ...changing) || (isOrder && hasSense(piece, 'who')),
    )
  const own = understandPieces(rest, book)
  if (rest.length > 0 && rest.every((piece) => hasSense(piece, 'why') || isFiller(piece)))
    // Why there's a rule isn't known.
    return { form: { ...form, act: whyAfter(form) }, unread: factual.includes(form.act) ? rest : [] }
  if (form.people.length > 0 && rest.length === 2 && sentence.has('who') && sentence.has('with'))
    return { form: { ...form, ask: 'who', counts: [plainCount], people: [], company: form.people }, unread: [] }
  const [ordinal] = sentence.of('ordinal')
  if (ordinal) return { ...own, form: pointAt(own.form, itemAt(before.answered, ordinal.place)) }
  if (isFragment && form.act !== 'knowledge' && form.act !== 'greeting') return changeBy(resolved, form, book)
  const isLinked =
    hasSense(pieces[0], 'link') ||
    sentence.has('thatTime', 'it', 'pronoun', 'else') ||
    isBare(own.form, before, resolved)
  const isCounted = isMeasured && sentenceOf(pieces).has('it')
  return isLinked || isCounted ? { ...own, form: complete(own.form, before, isCounted ? pieces : resolved) } : own
}

/** "Who is on" after a day, "how many got approved" or "just the swaps" after requests: of the same, as nothing else is named. */
function isBare({ act, table, ask, periods, people, isNow }: Form, { form }: Before, pieces: Piece[]): boolean {
  const [day, ...others] = form.periods
  if (act !== 'query' || periods.length > 0 || isNow) return false
  if (table === 'requests')
    return (
      form.table === 'requests' && people.length === 0 && !pieces.some((piece) => hasSense(piece, 'request', 'who'))
    )
  if (!day || others.length > 0) return false
  const isOnly = (piece: Piece) => ['roles', 'kinds'].includes(piece.of) || isFiller(piece) || hasSense(piece, ...staff)
  return ask === 'who' && day.from === day.to && pieces.every(isOnly)
}

const staff = senses('who work people list replacement off')

/** "Which of the two": the one of the last turn, and the one before. */
function nameTheTwo(pieces: Piece[], { form, earlier = [] }: Before): Piece[] | undefined {
  const people = [...new Set([...earlier, ...form.people])]
  const at = pieces.findIndex((piece) => piece.of === 'number' && piece.value === 2)
  const isMeant = pieces.slice(Math.max(0, at - 2), at).some(({ text }) => /\b(of|between)$/i.test(text))
  if (people.length !== 2 || at < 0 || !isMeant) return undefined
  const [one, other] = people.map((name): Piece => ({ of: 'person', name, text: name }))
  return [...pieces.slice(0, at), one!, { of: 'words', senses: ['link'], text: 'and' }, other!, ...pieces.slice(at + 1)]
}

/** "How many shifts does Chen have, and how many of those are nights" */
const isPlainCount = ({ act, table, ask }: Form) => act === 'query' && table === 'shifts' && ask === 'count'

const isOfThose = ({ text }: Piece) => /^of (them|those|these)$/i.test(text)

/** "How many of those are attendings": people among those that the answer named. */
function amongThose(pieces: Piece[], named: string[], before: Before, book: QuestionBook): Composed {
  const { form, unread } = understandPieces(withoutLinks(pieces.filter((piece) => !isOfThose(piece))), book)
  if (form.table === 'physicians') return { form: { ...form, physician: { ...form.physician!, names: named } }, unread }
  const people = form.people.length > 0 ? form.people.filter((name) => named.includes(name)) : named
  const isCount = form.ask === 'count' && form.counts.every(({ unit }) => unit === 'shifts')
  return {
    form: {
      ...form,
      people,
      group: 'of those',
      counts: isCount ? form.counts.map((count) => ({ ...count, unit: 'physicians' as const })) : form.counts,
      periods: form.periods.length > 0 ? form.periods : before.form.periods,
    },
    unread,
  }
}

/** "Not weekends", "but not nights": they are left out of what was asked. */
function asExcept(pieces: Piece[]): Piece[] {
  const at = pieces.findIndex((piece) => hasSense(piece, 'not'))
  const isThing = ({ of }: Piece) => ['kinds', 'roles', 'weekdays', 'holidays'].includes(of)
  const isOnly = pieces.every(
    (piece, place) => place === at || hasSense(piece, 'link') || isFiller(piece) || isThing(piece),
  )
  return at >= 0 && isOnly ? pieces.map((piece, place) => (place === at ? except(piece) : piece)) : pieces
}

const except = ({ text }: Piece): Piece => ({ of: 'words', senses: ['except'], text })

/** "she" is the person of the turn before; "the day after" counts from its days. */
function resolve(piece: Piece, { form, answered }: Before, { today }: QuestionBook, isMeasured: boolean): Piece {
  if (hasSense(piece, 'pronoun') || (isMeasured && hasSense(piece, 'it'))) {
    const name = form.people[0] ?? firstPerson(answered)
    return name ? { of: 'person', name, text: piece.text } : piece
  }
  // After a Friday, "the weekend" is that Friday's.
  const [day] = form.periods
  if (piece.of === 'weekdays' && /^weekend$/i.test(piece.text) && day && day.from === day.to)
    return asDates(weekendOf(day.from, 0), piece.text)
  if (piece.of !== 'step') return piece
  // "And after that": the one after the last answer.
  const isNext = form.ask === 'next' && /^after that$/i.test(piece.text)
  const told = isNext ? firstRange(answered) : (form.periods.at(-1) ?? firstRange(answered))
  const step = stepFrom(told ?? { from: today, to: today }, piece.step)
  const range = isNext ? { from: step.from, to: '' } : step
  return asDates(range, piece.text)
}

const asDates = (range: DateRange, text: string): Piece => ({
  ...{ of: 'dates', ranges: [range], kinds: [], isNow: false, isHoliday: false },
  text,
})

/** What is set or stored, for no reason that the schedule has. */
const factual: Act[] = ['rules', 'roles', 'holidays', 'profile', 'contact', 'schedules', 'history', 'change', 'draft']
const aboutOneShift: Act[] = ['candidates', 'whyShift', 'mayWork']

/** A whole question that points back takes what it doesn't say from the turn before. */
function complete(own: Form, { form, answered }: Before, pieces: Piece[]): Form {
  const sentence = sentenceOf(pieces)
  const namesThings = own.counts.some(({ kinds, roles }) => kinds.length + roles.length > 0)
  if (aboutOneShift.includes(own.act) && own.periods.length === 0) {
    const isOneDay = form.periods.length === 1 && form.periods[0]!.from === form.periods[0]!.to
    const isShift =
      isOneDay && (form.people.length > 0 || form.counts.some(({ kinds, roles }) => kinds.length + roles.length > 0))
    if (!isShift) return pointAt(own, itemAt(answered, 1))
    const keepsPerson = own.act !== 'candidates' || form.act !== 'mayWork'
    return {
      ...own,
      periods: form.periods,
      counts: namesThings ? own.counts : form.counts,
      people: own.people.length > 0 ? own.people : keepsPerson ? form.people : [],
    }
  }
  const isOfRequests = own.table === 'requests' && form.table === 'requests'
  const periods =
    own.periods.length > 0
      ? own.periods
      : form.periods.length > 0 || isOfRequests
        ? form.periods
        : [firstRange(answered)].filter((range) => range !== undefined)
  const isPlain = own.counts.every((count) => JSON.stringify(count) === JSON.stringify(plainCount))
  const pointsAtThing = sentence.has('it') && isPlain && own.act === 'query'
  // "What's Chen's FTE, and how many shifts does that come to"
  const keepsPeople = own.people.length === 0 && (isOfRequests || countsForNoOne(sentence, own))
  const people = keepsPeople ? form.people : own.people
  // "Just the swaps" after the pending ones: pending swaps.
  const isSaid = own.request?.status !== 'approved' || sentence.has('approved', 'approve')
  const request = isOfRequests ? narrowed(form.request!, own.request!, isSaid) : own.request
  return { ...own, people, periods, request, counts: pointsAtThing ? form.counts : own.counts }
}

type Filter = NonNullable<Form['request']>

/** Vacations alone would be approved ones. */
const narrowed = (before: Filter, said: Filter, isStatusSaid: boolean): Filter => ({
  ...said,
  type: said.type ?? before.type,
  status: (isStatusSaid ? said.status : null) ?? before.status ?? said.status,
  isEmergency: said.isEmergency || before.isEmergency,
  byArrival: said.byArrival || before.byArrival,
})

function pointAt(form: Form, { person, role, range }: Mention): Form {
  return {
    ...form,
    periods: range ? [range] : form.periods,
    counts: role ? [{ ...plainCount, roles: [role] }] : form.counts,
    people: form.people.length > 0 ? form.people : person ? [person] : [],
  }
}

function whyAfter({ act, table }: Form): Act {
  if (act === 'scores' || act === 'improve' || act === 'shares') return 'improve'
  if (act === 'capacity' || act === 'mayWork') return act
  return table === 'requests' ? 'privateReason' : 'whyShift'
}
