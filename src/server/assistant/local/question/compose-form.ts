/** Puts the pieces of a question into the form. A piece that finds no place makes the reading incomplete: it is never dropped. */
import { addDays } from '../../../../engine/calendar.ts'
import { chooseAsk } from './choose-ask.ts'
import { type Count, type Form, formOf, type Grouping, type Having, plainCount } from './form.ts'
import type { Sense } from './lexicon.ts'
import type { Piece } from './piece.ts'
import type { QuestionBook } from './question-book.ts'
import { readConditions, readWhole } from './read-conditions.ts'
import { readCounts } from './read-counts.ts'
import { readPhysicianFilter, readRequestFilter } from './read-filters.ts'
import { readPeople } from './read-people.ts'
import { asksWhatIsLeft, clipPeriods, holidaySeason, readPeriods } from './read-periods.ts'
import { joinRanges } from './read-pieces.ts'
import type { Reading } from './readings.ts'
import { hasSense, isFiller, type Sentence } from './sentence.ts'

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
    counts: table === 'shifts' && act !== 'capacity' ? readCounts(sentence) : [plainCount],
    ...readPeople(sentence, book, act === 'query' && table !== 'physicians'),
    periods: readPeriods(sentence, book.today, strays),
    isNow: dates.length === 1 && dates[0]!.isNow,
    request:
      table === 'requests' || ['whatIfApproved', 'draft', 'privateReason'].includes(act)
        ? readRequestFilter(sentence, act)
        : null,
    physician: table === 'physicians' ? readPhysicianFilter(sentence) : null,
  })
  if (table === 'requests' && form.periods.length === 0 && sentence.of('holidays').length > 0)
    form.periods = [holidaySeason(book.today)]
  readNumbers(sentence, form, strays)
  if (act === 'query' && table === 'shifts') readOperators(sentence, form, strays, book.today)
  if (act === 'whatIfChanged')
    form.numbers.push(
      ...sentence.pieces
        .filter(({ text }) => /fte/i.test(text))
        .map(({ text }) => Number.parseFloat(text))
        .filter(Number.isFinite),
    )
  if (act === 'shares')
    form.claim = sentence.has('less') || /few|behind|owe|under/.test(textOf(sentence, 'share')) ? 'less' : 'more'
  if (act === 'whatIfHired' && sentence.pieces.some(({ text }) => /^nocturn/i.test(text)))
    form.counts = form.counts.map(asNight)
  form.ask = chooseAsk(sentence, form)
  // "How many hours over 160 has Chen" asks for a difference, which is no bound.
  if (form.having && form.ask === 'count' && form.by === null)
    for (const piece of sentence.of('number')) strays.add(piece)
  if (form.ask !== 'compare' && act !== 'scores') form.periods = joinRanges(form.periods)
  form.periods = clipPeriods(form.periods, sentence, book.today)
  return { form, unread: [...strays] }
}

const asNight = (count: Count): Count => ({ ...count, kinds: ['night'] })

const textOf = ({ pieces }: Sentence, sense: Sense) =>
  pieces
    .filter((piece) => hasSense(piece, sense))
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()

const bounds: [Sense, Having['than']][] = [
  ['more', 'more'],
  ['less', 'less'],
  ['at-least', 'at-least'],
  ['at-most', 'at-most'],
  ['exactly', 'exactly'],
]

/** "more than 5 nights", "5 or more", "the top 3", "request 12". Two bounds belong to two counts. */
function readNumbers(sentence: Sentence, form: Form, strays: Set<Piece>): void {
  const bounds: { at: number; having: Having }[] = []
  for (const [at, piece] of sentence.pieces.entries()) {
    if (piece.of !== 'number' || (spanAt(sentence.pieces, at - 2) && form.table === 'shifts')) continue
    if (form.act !== 'query' || form.table !== 'shifts') {
      form.numbers.push(piece.value)
      continue
    }
    const upTo = spanAt(sentence.pieces, at)
    if (upTo !== undefined) {
      bounds.push({ at, having: { than: 'at-least', number: piece.value, upTo } })
      continue
    }
    const than = boundAt(sentence, at)
    if (than) bounds.push({ at, having: { than, number: piece.value } })
    else if (sentence.has('most', 'least', 'rank')) form.limit = piece.value
    else strays.add(piece)
  }
  if (bounds.length < 2) form.having = bounds[0]?.having ?? null
  else if (bounds.length === form.counts.length)
    form.counts = form.counts.map((count, place) => ({ ...count, having: bounds[place]!.having }))
  else for (const { at } of bounds) strays.add(sentence.pieces[at]!)
}

/** "between 10 and 12", "from 10 to 12": the second number. */
function spanAt(pieces: Piece[], at: number): number | undefined {
  const [before, one, link, other] = pieces.slice(Math.max(0, at - 1), at + 3)
  const isSpan = /^(between|from)$/i.test(before?.text ?? '') && /^(and|to|-)$/i.test(link?.text ?? '')
  return isSpan && one?.of === 'number' && other?.of === 'number' ? other.value : undefined
}

function boundAt(sentence: Sentence, at: number): Having['than'] | undefined {
  const before = sentence.near(at, -1)
  const after = sentence.near(at, 1)
  const bound = bounds.find(([sense]) => hasSense(before, sense))
  if (bound) return bound[1]
  if (hasSense(after, 'or-more')) return 'at-least'
  if (hasSense(after, 'or-less')) return 'at-most'
  if (sentence.has('most', 'least') || !(sentence.has('who') || sentence.isYesOrNo) || !isThing(after)) return undefined
  return hasSense(after, 'stretch') ? 'at-least' : 'exactly'
}

const isThing = (piece: Piece | undefined) =>
  piece !== undefined &&
  (['kinds', 'roles', 'weekdays', 'holidays'].includes(piece.of) ||
    hasSense(piece, 'shifts', 'hours', 'daysOff', 'stretch'))

/** Comparisons, groupings and negations; each word that does nothing here is a stray. */
function readOperators(sentence: Sentence, form: Form, strays: Set<Piece>, today: string): void {
  const { pieces, has } = sentence
  const stray = (...senses: Sense[]) => {
    for (const piece of pieces) if (hasSense(piece, ...senses) && !isFiller(piece)) strays.add(piece)
  }
  const isLeft = asksWhatIsLeft(sentence)
  const isBound = form.having !== null || form.counts.some(({ having }) => having)
  if (!isBound && has('more', 'less') && !isLeft) {
    const isOfCounts = has('than') && form.counts.length === 2
    const isOfTwo = form.sides.length === 2 || Math.max(form.people.length, sentence.of('dates').length) === 2
    if ((isOfTwo || isOfCounts) && sentence.isYesOrNo) form.claim = has('more') ? 'more' : 'less'
    else if ((isOfTwo && has('who', 'count')) || (isOfCounts && form.people.length > 0 && !has('who')))
      form.ask = 'compare'
    else strayBounds(sentence, strays)
  }
  form.by = readGrouping(sentence, stray)
  if (form.having && has('when') && form.people.length === 0 && !has('who', 'people')) form.by ??= 'day'
  if (has('everyone') && !form.having && !has('not', 'who')) {
    if (sentence.isYesOrNo) stray('everyone')
    else form.by ??= 'physician'
  }
  if (has('rank') || (has('most', 'least') && form.by && has('list') && form.limit === null)) form.by ??= 'physician'
  form.isAscending = /fewest|low|least|ascending/.test(
    textOf(sentence, 'rank').replace(/(to|first).*(lowest|fewest|least)$/, ''),
  )
  const asksHowMany = pieces.some(
    (piece, at) => hasSense(piece, 'count', 'most', 'least') && hasSense(sentence.near(at, 1), 'people'),
  )
  if (asksHowMany && !form.having && !has('not', 'off') && (has('count') || form.by))
    form.counts = form.counts.map((count) => ({ ...count, unit: 'physicians' }))
  readWhole(sentence, form, stray)
  if (!readConditions(sentence, form)) readNegation(sentence, form, stray)
  if (has('both') && form.counts.length + form.people.length < 2) stray('both')
  if (has('only')) stray('only')
  const lacksCompany = pieces.some((piece, at) => {
    const nextOf = sentence.near(at, 1)?.of ?? 'person'
    return hasSense(piece, 'together') || (hasSense(piece, 'with') && ['person', 'group', 'dates'].includes(nextOf))
  })
  if (lacksCompany && form.company.length === 0 && !has('compare')) stray('with', 'together')
  if (!has('average') && form.sides.length === 0) stray('others')
  if (has('except') && form.except.length === 0 && !form.counts.some(({ having }) => having)) stray('except')
  const or = pieces.find(({ text }) => /^or$/i.test(text))
  const isChoice = form.ask === 'compare' || has('both', 'not')
  if (or && !form.having && !isChoice && (has('who') || sentence.isYesOrNo)) strays.add(or)
  // The weakest days are the ones with open shifts; "who has the worst month" asks for an opinion.
  if (has('who') || form.people.length > 0)
    for (const piece of pieces) if (hasSense(piece, 'most') && hasSense(piece, 'open')) strays.add(piece)
  if (has('ever') && form.periods.length === 0) form.periods = [{ from: addDays(today, -365), to: today }]
  if (has('enough') && sentence.of('roles').length + sentence.of('kinds').length + sentence.of('dates').length === 0)
    stray('enough')
  const isOfSomeone = form.group !== null || form.people.length > 0 || has('people', 'everyone')
  form.isPerPhysician = has('average') && form.by !== null && isOfSomeone
  if (form.people.length === 0 && !has('everyone', 'who', 'people')) stray('pronoun')
}

/** "over Christmas" is a time, not a bound. */
function strayBounds({ pieces }: Sentence, strays: Set<Piece>): void {
  for (const [at, piece] of pieces.entries())
    if (hasSense(piece, 'more', 'less', 'than') && !(/^over$/i.test(piece.text) && pieces[at + 1]?.of === 'dates'))
      strays.add(piece)
}

const groupings: [Sense, Grouping][] = [
  ['people', 'physician'],
  ['everyone', 'physician'],
  ['week', 'week'],
  ['month', 'month'],
  ['day', 'day'],
  ['weekday', 'weekday'],
  ['role', 'role'],
]

/** "per physician", "by week", "weekly", "which day has the most". */
function readGrouping({ pieces, has, near }: Sentence, stray: (...senses: Sense[]) => void): Grouping | null {
  for (const [at, piece] of pieces.entries()) {
    if (!hasSense(piece, 'each')) continue
    const next = near(at, 1)
    const found = groupings.find(([sense]) => hasSense(next, sense))
    const breaks = /^breakdown/i.test(piece.text)
    // "the top 3 by hours" names what they are ordered by.
    const isOrder = has('most', 'least') && (isThing(next) || hasSense(next, 'count'))
    if (found && (found[1] !== 'physician' || !has('average', 'weekly', 'monthly', 'daily'))) return found[1]
    if (found) continue
    if (next?.of === 'group') return has('average') ? null : 'physician'
    if (!breaks && !isOrder && !has('rank')) stray('each')
  }
  if (has('weekly')) return 'week'
  if (has('monthly')) return 'month'
  if (has('daily')) return 'day'
  if (!has('most', 'least')) return null
  if (has('who')) return null
  if (has('when')) return 'day'
  const followsAny = (sense: Sense) =>
    pieces.some(
      (piece, at) =>
        (/^(which|what)$/i.test(piece.text) || hasSense(piece, 'most', 'least')) && hasSense(near(at, 1), sense),
    )
  return groupings.find(([sense, by]) => by !== 'physician' && followsAny(sense))?.[1] ?? null
}

/** "Who hasn't worked nights", "which days have no swing", "is Chen off"; elsewhere a "not" is not understood. */
function readNegation(
  { has, isYesOrNo, pieces, near }: Sentence,
  form: Form,
  stray: (...senses: Sense[]) => void,
): void {
  const isFree = has('off') && form.counts.every(({ unit }) => unit !== 'days-off')
  // "but not the part-timers" leaves people out and negates nothing.
  const leavesOut = (at: number) => ['person', 'group'].includes(near(at, 1)?.of ?? '')
  const isNot = pieces.some((piece, at) => hasSense(piece, 'not') && !(hasSense(piece, 'except') && leavesOut(at)))
  if (!isNot && !isFree) return
  const none: Having = { than: 'exactly', number: 0 }
  if (form.having || (isNot && has('off'))) {
    stray('not', 'off')
    return
  }
  if (has('when') && form.people.length === 0 && !isFree && !has('who')) {
    form.by = 'day'
    form.having = none
  } else if (has('who', 'people', 'everyone') || (form.people.length > 0 && isYesOrNo)) form.having = none
  else stray('not', 'off')
}
