/** Puts the pieces of a question into the form. A piece without a place makes the reading incomplete; it's never dropped. */
import { daysBetween } from '../../../../engine/calendar.ts'
import { monthAway } from '../../../../engine/language/recognize/relative-dates.ts'
import { chooseAsk } from './choose-ask.ts'
import { findContradicted, isStretch } from './contradictions.ts'
import { type Form, formOf, isOfRequests, plainCount } from './form.ts'
import { handoffOf } from './kinds-of-question.ts'
import type { Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { readNumbers } from './read-bounds.ts'
import { readConditions, readNegation, readWhole } from './read-conditions.ts'
import { readCounts } from './read-counts.ts'
import { readPhysicianFilter, readRequestFilter, shareClaimed } from './read-filters.ts'
import { daysAsked, readEvery, readGrouping, readMeasure, readUniversal } from './read-grouping.ts'
import { countsForNoOne, isGroup, readPeople } from './read-people.ts'
import { asksWhatIsLeft, clipPeriods, holidaySeason, readPeriods, untoldPeriod } from './read-periods.ts'
import { joinRanges } from './read-pieces.ts'
import type { Reading } from './reading.ts'
import { hasSense, isFiller, type Sentence } from './sentence.ts'
import type { Sense } from './words/lexicon.ts'

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
      table === 'requests' || ['whatIfApproved', 'draft', 'privateReason'].includes(act)
        ? readRequestFilter(sentence, act)
        : null,
    physician: table === 'physicians' ? readPhysicianFilter(sentence) : null,
  })
  if (table === 'requests' && form.periods.length === 0 && sentence.of('holidays').length > 0)
    form.periods = [holidaySeason(book.today)]
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
  if (isStretch(form) && form.isNow) form.periods = [monthAway(book.today, 0)]
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
  // "When is my longest break coming up": of those from today on.
  const asksOne = ['next', 'first', 'last'].includes(form.ask) || (sentence.has('next') && form.limit !== null)
  if (form.counts.some(({ unit }) => unit === 'off-stretch') && asksOne) {
    if (form.periods.length === 0 && form.ask !== 'last') form.periods = [{ from: book.today, to: '' }]
    form.ask = form.people.length > 0 ? 'list' : 'most'
  }
  if (act === 'whatIfAway' && form.periods.length === 0 && /leav|quit|resign|retire/i.test(textOf(sentence, 'away')))
    form.periods = [{ from: book.today, to: '' }]
  if (act === 'whatIfChanged' && form.numbers.length === 0 && sentence.has('switch', 'not')) form.numbers = [0]
  for (const piece of findContradicted(form, sentence)) strays.add(piece)
  // "Total hours this year": a physician's own, unless the group is named.
  if (book.speaker !== null && countsForNoOne(sentence, form)) form.people = [book.speaker]
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

const isPeople = (piece: Piece | undefined) => piece !== undefined && (hasSense(piece, 'people') || isGroup(piece))

const textOf = ({ pieces }: Sentence, sense: Sense) =>
  pieces
    .filter((piece) => hasSense(piece, sense))
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()

/** Comparisons, groupings, and negations; each word that does nothing here is a stray. */
function readOperators(sentence: Sentence, form: Form, strays: Set<Piece>, today: string): void {
  const { pieces, has } = sentence
  const stray = (...senses: Sense[]) => {
    for (const piece of pieces) if (hasSense(piece, ...senses) && !isFiller(piece)) strays.add(piece)
  }
  const isLeft = asksWhatIsLeft(sentence)
  const isBound = form.having !== null || form.counts.some(({ having }) => having)
  if (!isBound && has('more', 'less') && !isLeft) {
    const isOfCounts = has('than') && form.counts.length === 2
    // "More weekends than last month": this one against it.
    const isThanThen = pieces.some((piece, at) => piece.of === 'dates' && hasSense(sentence.near(at, -1), 'than'))
    const isOfTwo =
      form.sides.length === 2 ||
      Math.max(form.people.length, sentence.of('dates').length) === 2 ||
      (isThanThen && form.people.length < 2 && !has('who'))
    // "Who worked more in November than in October", "who has more nights than weekends": each person by their own.
    const months = form.periods.length === 2 && form.counts.length === 1
    const isOfEach = has('who', 'people') && has('than') && form.people.length === 0 && form.sides.length === 0
    if (isOfEach && (months || isOfCounts)) {
      if (months) form.counts = form.periods.map((period) => ({ ...form.counts[0]!, period }))
      form.claim = has('more') ? 'more' : 'less'
      form.isOfEach = true
      form.by = null
    }
    const isByOne =
      !form.isOfEach && has('who') && has('than') && form.people.length === 1 && form.counts.length === 1 && !isOfTwo
    if (isByOne) {
      form.rival = form.people[0]!
      form.people = []
      form.claim = has('more') ? 'more' : 'less'
    } else if (form.isOfEach) form.ask = 'who'
    else if ((isOfTwo || isOfCounts) && sentence.isYesOrNo && has('than')) form.claim = has('more') ? 'more' : 'less'
    else if (
      (isOfTwo && (has('who', 'count') || sentence.isYesOrNo)) ||
      (isOfCounts && form.people.length > 0 && !has('who'))
    )
      form.ask = 'compare'
  }
  form.by = readGrouping(sentence, stray)
  readMeasure(sentence, form)
  // "Which days have fewer than 16 people"
  const [number] = sentence.of('number')
  const isOfHeads = number !== undefined && isPeople(sentence.near(pieces.indexOf(number), 1))
  const days = daysAsked(sentence)
  const isOfAnyone = form.people.length === 0 || form.group !== null
  if (form.having && days && isOfAnyone && (isOfHeads || !has('people'))) {
    form.by ??= days
    if (isOfHeads) form.counts = form.counts.map((count) => ({ ...count, unit: 'physicians' }))
  }
  // "Any back-to-back weekends": two or more.
  if (isStretch(form) && !form.having && !has('most', 'least') && pieces.some(({ text }) => /back to back/i.test(text)))
    form.having = { than: 'at-least', number: 2 }
  readEvery(sentence, form, today)
  readUniversal(sentence, form)
  if (has('everyone') && !form.having && !has('not', 'who') && form.sides.length === 0) {
    if (sentence.isYesOrNo) stray('everyone')
    else form.by ??= 'physician'
  }
  if (has('rank') || (has('most', 'least') && form.by && has('list') && form.limit === null)) form.by ??= 'physician'
  form.isAscending = /fewest|low|least|ascending/.test(
    textOf(sentence, 'rank').replace(/(to|first).*(lowest|fewest|least)$/, ''),
  )
  const asksHowMany = pieces.some(
    (piece, at) => hasSense(piece, 'count', 'most', 'least', 'average') && isPeople(sentence.near(at, 1)),
  )
  if (
    asksHowMany &&
    !form.having &&
    !form.counts.some((count) => count.having || count.isOpen || isOfRequests(count)) &&
    !has('not', 'off', 'both') &&
    (has('count') || form.by)
  ) {
    form.counts = form.counts.map((count) => ({ ...count, unit: 'physicians' }))
    // "How many people work weekends on average": each day.
    if (has('average')) form.by ??= 'day'
  }
  readWhole(sentence, form)
  if (!readConditions(sentence, form)) readNegation(sentence, form, stray)
  if (form.periods.length === 0) form.periods = untoldPeriod(sentence, form, today)
  if (has('throughout')) {
    const [range] = form.periods
    if (range && form.periods.length === 1 && !form.having && has('who'))
      form.having = { than: 'at-least', number: daysBetween(range.from, range.to) + 1 }
  }
  // "How many hours short of full time is Chen": with a person and a group, it isn't clear which is meant.
  const isMixed = sentence.of('person').length > 0 && form.company.length + form.except.length + form.sides.length === 0
  if (form.group && isMixed && !has('link', 'compare', 'both'))
    for (const piece of pieces) if (isGroup(piece)) strays.add(piece)
  const lacksCompany = pieces.some((piece, at) => {
    const nextOf = sentence.near(at, 1)?.of ?? 'person'
    return hasSense(piece, 'together') || (hasSense(piece, 'with') && ['person', 'group', 'dates'].includes(nextOf))
  })
  if (lacksCompany && form.company.length === 0 && !has('compare')) stray('with', 'together')
  const or = pieces.find(({ text }) => /^or$/i.test(text))
  const isOfDates = form.people.length === 1 && sentence.of('dates').length === 2
  // "Am I on days or nights": a count of each.
  const isOfCounts = form.people.length === 1 && form.counts.length === 2
  const isOfPeople = sentence.isYesOrNo && form.people.length > 1 && form.group === null
  const isChoice = form.ask === 'compare' || isOfDates || isOfCounts || isOfPeople || has('both', 'not')
  if (or && !form.having && !isChoice && (has('who') || sentence.isYesOrNo)) strays.add(or)
  // The weakest days are the ones with open shifts; "who has the worst month" asks for an opinion.
  if (has('who') || form.people.length > 0)
    for (const piece of pieces) if (hasSense(piece, 'most') && hasSense(piece, 'open')) strays.add(piece)
  const isOfBoth = form.people.length > 1 && form.group === null && form.periods.length > 1
  if (isOfBoth && has('compare', 'than')) for (const piece of sentence.of('dates').slice(1)) strays.add(piece)
  if (
    has('enough') &&
    !has('than') &&
    sentence.of('roles').length + sentence.of('kinds').length + sentence.of('dates').length === 0 &&
    sentence.of('weekdays').length === 0
  )
    stray('enough')
  const isOfSomeone = form.group !== null || form.people.length > 0 || has('people', 'everyone')
  form.isPerPhysician =
    has('average') && form.by !== null && isOfSomeone && form.counts.every(({ unit }) => unit !== 'physicians')
  if (form.people.length === 0 && !has('everyone', 'who', 'people')) stray('pronoun')
  // "Who covered for them": no one was named.
  if (form.people.length === 0)
    for (const [at, piece] of pieces.entries())
      if (hasSense(piece, 'pronoun') && /\bfor$/i.test(pieces[at - 1]?.text ?? '')) strays.add(piece)
}
