/** Puts the pieces of a question into the form. A piece without a place makes the reading incomplete; it's never dropped. */
import { addDays } from '../../../../../engine/calendar.ts'
import { monthAway } from '../../../../../engine/language/recognize/date-spans.ts'
import { type Form, formOf, plainCount } from '../form.ts'
import { handoffOf } from '../kinds/kinds-of-question.ts'
import type { Reading } from '../kinds/reading.ts'
import type { Piece } from '../piece.ts'
import type { QuestionBook } from '../question-book.ts'
import { joinRanges } from '../question-dates.ts'
import { hasSense, isFiller, type Sentence, textOf } from '../sentence.ts'
import { chooseAsk } from './choose-ask.ts'
import { findContradicted, isStretch } from './contradictions.ts'
import { readNumbers } from './read-bounds.ts'
import { readCounts } from './read-counts.ts'
import { readPhysicianFilter, readRequestFilter, shareClaimed } from './read-filters.ts'
import { readOperators } from './read-operators.ts'
import { countsForNoOne, readPeople } from './read-people.ts'
import { clipPeriods, holidaySeason, readPeriods } from './read-periods.ts'

export type Composed = {
  form: Form
  /** What found no place. */
  unread: Piece[]
}

export function composeForm(sentence: Sentence, { act, table, words, pieces }: Reading, book: QuestionBook): Composed {
  const isKnown = (piece: Piece) =>
    isFiller(piece) ||
    (piece.of === 'words' ? piece.senses.some((sense) => words.includes(sense)) : pieces.includes(piece.of))
  const strays = new Set(sentence.pieces.filter((piece) => !isKnown(piece)))
  const dates = sentence.of('dates')
  const form = formOf({
    act,
    table,
    counts: table === 'shifts' && act !== 'capacity' && act !== 'scores' ? readCounts(sentence) : [plainCount],
    ...readPeople(sentence, book, act === 'shares' || (act === 'query' && table !== 'physicians')),
    periods: readPeriods(sentence, book.today),
    own: dates.find(({ own }) => own)?.own ?? null,
    isNow: dates.length === 1 && dates[0]!.isNow,
    request:
      table === 'requests' ||
      ['whatIfApproved', 'draft', 'privateReason'].includes(act) ||
      (act === 'history' && sentence.has('approved', 'approve', 'denied'))
        ? readRequestFilter(sentence, act)
        : null,
    physician: table === 'physicians' ? readPhysicianFilter(sentence) : null,
  })
  if (table === 'requests' && form.periods.length === 0 && sentence.of('holidays').length > 0)
    form.periods = [holidaySeason(book.today)]
  // What was sent in for January hasn't come in then.
  if (form.request?.byArrival && form.periods.every(({ from }) => from > book.today)) form.request.byArrival = false
  // "Has anyone asked me for a swap", "who wants to trade with Chen": requests to someone, not of them.
  if (table === 'requests' && asksOf(sentence))
    Object.assign(form, { company: [...form.company, ...form.people], people: [] })
  // The oldest request, or the latest.
  if (table === 'requests' && sentence.has('first', 'latest')) form.limit = sentence.has('first') ? 1 : -1
  readNumbers(sentence, form, strays)
  form.handoff = act === 'query' && table === 'shifts' ? handoffOf(sentence) : null
  if (form.handoff) Object.assign(form, { company: form.people, people: [] })
  else if (act === 'query') {
    for (const [at, piece] of sentence.pieces.entries())
      if (hasSense(piece, 'until') && sentence.pieces[at + 1]?.of !== 'dates' && !isCountdown(sentence))
        strays.add(piece)
    if (table === 'shifts') readOperators(sentence, form, strays, book.today)
  }
  // A part-timer of unsaid FTE; the answer says which was assumed.
  const isHiredPart = (text: string) => act === 'whatIfHired' && /^part[ -]?time/i.test(text) && !sentence.has('fte')
  if (act === 'whatIfChanged' || act === 'whatIfHired')
    form.numbers.push(
      ...sentence.pieces
        .filter(({ text }) => /fte/i.test(text))
        .map(({ text }) => Number.parseFloat(text))
        .filter(Number.isFinite),
      ...sentence.pieces.flatMap(({ text }) =>
        /^full[ -]?time/i.test(text) ? [1] : /^half[ -]?time/i.test(text) || isHiredPart(text) ? [0.5] : [],
      ),
    )
  if (act === 'shares')
    form.claim = shareClaimed(sentence.has('less'), sentence.has('more', 'most'), textOf(sentence, 'share'))
  if (act === 'whatIfHired' && sentence.pieces.some(({ text }) => /^nocturn/i.test(text)))
    form.counts = form.counts.map((count) => ({ ...count, kinds: ['night'] }))
  // "Open shifts I can pick up" have no physician yet.
  if (act === 'query' && form.counts.some(({ isOpen }) => isOpen) && form.people.join() === book.speaker)
    form.people = []
  // "Is anyone on more than 7 days straight right now": a stretch is longer than a moment.
  if (isStretch(form) && form.isNow && form.people.length !== 1)
    form.periods = [{ from: addDays(book.today, -31), to: monthAway(book.today, 0).to }]
  form.ask = chooseAsk(sentence, form)
  // "How do my nights compare to last month": this month is the other one.
  const [only, ...others] = form.periods
  if (
    act === 'query' &&
    form.ask === 'compare' &&
    only &&
    others.length + form.sides.length === 0 &&
    form.people.length < 2
  ) {
    const now = monthAway(book.today, 0)
    if (form.counts.length === 1) form.periods = [now, only.from === now.from ? monthAway(book.today, -1) : only]
  }
  // When a stretch ends isn't counted, and no one is still there from a day that is over.
  const isOver = form.periods.length > 0 && form.periods.every(({ to }) => to !== '' && to < book.today)
  for (const piece of act === 'query' ? sentence.pieces : [])
    if (
      (hasSense(piece, 'time') && isStretch(form) && form.people.length !== 1 && !/^how long$/i.test(piece.text)) ||
      (isOver && /^still$/i.test(piece.text))
    )
      strays.add(piece)
  // The next stretch of the group starts with its next shift.
  if (['next', 'first', 'last'].includes(form.ask) && form.people.length !== 1)
    form.counts = form.counts.map((count) => (count.unit === 'stretch' ? { ...count, unit: 'shifts' } : count))
  // "The longest stretch I have coming up" isn't the next one.
  const isLongest = sentence.pieces.some((piece) => hasSense(piece, 'stretch') && /longest|most/i.test(piece.text))
  if (form.ask === 'next' && isLongest && isStretch(form))
    Object.assign(form, { ask: 'count', periods: [{ from: book.today, to: '' }] })
  // "When is my longest break coming up": of those from today on.
  const asksOne = ['next', 'first', 'last'].includes(form.ask) || (sentence.has('next') && form.limit !== null)
  if (form.counts.some(({ unit }) => unit === 'off-stretch') && asksOne) {
    if (form.periods.length === 0 && form.ask !== 'last') form.periods = [{ from: book.today, to: '' }]
    form.ask = form.people.length > 0 ? 'list' : 'most'
  }
  if (act === 'whatIfAway' && form.periods.length === 0 && /leav|quit|resign|retire/i.test(textOf(sentence, 'away')))
    form.periods = [{ from: book.today, to: '' }]
  if (act === 'whatIfChanged' && form.numbers.length === 0 && sentence.has('switch', 'not')) form.numbers = [0]
  // "Total hours this year": a physician's own, unless the group is named.
  const isOwn = book.speaker !== null && countsForNoOne(sentence, form)
  for (const piece of findContradicted(form, sentence)) strays.add(piece)
  if (isOwn) form.people = [book.speaker!]
  if (form.ask !== 'compare' && act !== 'scores') form.periods = joinRanges(form.periods)
  if (form.ask !== 'balance') form.periods = clipPeriods(form.periods, sentence, book.today)
  // "Nights per physician, November versus December": a column for each.
  if (form.ask === 'compare' && form.by && form.periods.length === 2) {
    form.ask = 'count'
    form.counts = form.counts.flatMap((count) => form.periods.map((period) => ({ ...count, period })))
  }
  return { form, unread: [...strays] }
}

function asksOf({ pieces }: Sentence): boolean {
  const who = pieces.findIndex((piece) => hasSense(piece, 'who'))
  const asks = pieces.findIndex((piece, at) => at > who && hasSense(piece, 'request', 'like', 'pending', 'swap'))
  const isNamed = (piece: Piece) => piece.of === 'person' || hasSense(piece, 'self')
  return who >= 0 && asks > who && !pieces.slice(0, asks).some(isNamed) && pieces.slice(asks).some(isNamed)
}

/** "How long till my next day off": the day itself answers it. */
const isCountdown = ({ has, pieces }: Sentence) =>
  has('next') && pieces.some(({ text }) => /^how (long|many)$/i.test(text))
