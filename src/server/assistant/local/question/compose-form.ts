/** Puts the pieces of a question into the form. A piece that finds no place makes the reading incomplete: it is never dropped. */
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import { monthAway } from '../../../../engine/language/relative-dates.ts'
import { chooseAsk } from './choose-ask.ts'
import type { Count, Form, Grouping, Having } from './form.ts'
import type { Sense } from './lexicon.ts'
import type { QuestionBook } from './question-book.ts'
import { readCounts } from './read-counts.ts'
import { readPhysicianFilter, readRequestFilter } from './read-filters.ts'
import { joinRanges, type Piece } from './read-pieces.ts'
import type { Reading } from './readings.ts'
import { hasSense, isFiller, type Sentence } from './sentence.ts'

export type Composed = { form: Form /** In the words of the question. */; unread: string[] }

export function composeForm(sentence: Sentence, { act, table, words, pieces }: Reading, book: QuestionBook): Composed {
  const isKnown = (piece: Piece) =>
    isFiller(piece) ||
    (piece.of === 'words' ? piece.senses.some((sense) => words.includes(sense)) : pieces.includes(piece.of))
  const strays = new Set(sentence.pieces.filter((piece) => !isKnown(piece)))
  const form: Form = {
    act,
    table,
    ask: 'count',
    counts: table === 'shifts' ? readCounts(sentence) : readCounts({ ...sentence, pieces: [] }),
    ...readPeople(sentence, book, act === 'query' && table !== 'physicians'),
    periods: sentence.of('dates').flatMap(({ ranges }) => ranges),
    isNow: sentence.of('dates').some(({ isNow }) => isNow),
    by: null,
    having: null,
    claim: null,
    limit: null,
    request: table === 'requests' || act === 'whatIfApproved' ? readRequestFilter(sentence) : null,
    physician: table === 'physicians' ? readPhysicianFilter(sentence) : null,
    numbers: [],
  }
  readNumbers(sentence, form, strays)
  if (act === 'query' && table === 'shifts') readOperators(sentence, form, strays)
  if (act === 'shares')
    form.claim = sentence.has('less') || /few|behind|owe|under/.test(textOf(sentence, 'share')) ? 'less' : 'more'
  if (act === 'whatIfHired' && sentence.of('group').some(({ text }) => /^nocturn/i.test(text)))
    form.counts = form.counts.map(asNight)
  form.ask = chooseAsk(sentence, form)
  if (form.ask !== 'compare' && act !== 'scores') form.periods = joinRanges(form.periods)
  form.periods = clip(form.periods, sentence, book.today)
  return { form, unread: [...strays].map(({ text }) => text) }
}

const asNight = (count: Count): Count => ({ ...count, kinds: ['night'] })

const textOf = ({ pieces }: Sentence, sense: Sense) =>
  pieces
    .filter((piece) => hasSense(piece, sense))
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()

/** Named people, those left out, and groups such as nocturnists. */
function readPeople(
  sentence: Sentence,
  { speaker }: QuestionBook,
  takesGroups: boolean,
): Pick<Form, 'people' | 'except' | 'group'> {
  const people: string[] = []
  const except: string[] = []
  let group: string | null = null
  let isLeftOut = false
  for (const piece of sentence.pieces) {
    if (hasSense(piece, 'except')) isLeftOut = true
    else if (piece.of === 'person') (isLeftOut ? except : people).push(piece.name)
    else if (hasSense(piece, 'self') && speaker) people.push(speaker)
    else if (piece.of === 'group' && takesGroups) {
      people.push(...piece.names)
      group = piece.text.toLowerCase()
    }
    if (piece.of !== 'person' && !isFiller(piece) && !hasSense(piece, 'except', 'link')) isLeftOut = false
  }
  return { people: [...new Set(people)], except: [...new Set(except)], group }
}

const bounds: [Sense, Having['than']][] = [
  ['more', 'more'],
  ['less', 'less'],
  ['at-least', 'at-least'],
  ['at-most', 'at-most'],
  ['exactly', 'exactly'],
]

/** "more than 5 nights", "5 or more", "the top 3", "request 12". */
function readNumbers(sentence: Sentence, form: Form, strays: Set<Piece>): void {
  for (const [at, piece] of sentence.pieces.entries()) {
    if (piece.of !== 'number') continue
    const before = sentence.near(at, -1)
    const after = sentence.near(at, 1)
    const bound = bounds.find(([sense]) => hasSense(before, sense))
    const isAsked = form.act === 'query' && form.table === 'shifts'
    if (!isAsked) form.numbers.push(piece.value)
    else if (bound) form.having = { than: bound[1], number: piece.value }
    else if (hasSense(after, 'or-more')) form.having = { than: 'at-least', number: piece.value }
    else if (hasSense(after, 'or-less')) form.having = { than: 'at-most', number: piece.value }
    else if (sentence.has('most', 'least')) form.limit = piece.value
    else if (sentence.has('who') && isThing(after)) form.having = { than: 'exactly', number: piece.value }
    else strays.add(piece)
  }
}

const isThing = (piece: Piece | undefined) =>
  piece !== undefined &&
  (['kinds', 'roles', 'weekdays', 'holidays'].includes(piece.of) || hasSense(piece, 'shifts', 'hours', 'daysOff'))

/** Comparisons, groupings and negations; each word that does nothing here is a stray. */
function readOperators(sentence: Sentence, form: Form, strays: Set<Piece>): void {
  const { pieces, has } = sentence
  const stray = (...senses: Sense[]) => {
    for (const piece of pieces) if (hasSense(piece, ...senses) && !isFiller(piece)) strays.add(piece)
  }
  if (!form.having && has('more', 'less')) {
    const sides = Math.max(form.people.length, sentence.of('dates').length)
    if (sides === 2) form.claim = has('who') ? null : has('more') ? 'more' : 'less'
    else stray('more', 'less', 'than')
  }
  form.by = readGrouping(sentence, stray)
  if (form.having && has('when') && form.people.length === 0 && !has('who', 'people')) form.by ??= 'day'
  if (has('everyone') && !form.having && !has('not', 'who')) {
    if (sentence.isYesOrNo) stray('everyone')
    else form.by ??= 'physician'
  }
  if (has('count') && pieces.some((piece, at) => hasSense(piece, 'count') && hasSense(sentence.near(at, 1), 'people')))
    form.counts = form.counts.map((count) => ({ ...count, unit: 'physicians' }))
  readNegation(sentence, form, stray)
  if (has('only')) stray('only')
  for (const [at, piece] of pieces.entries()) {
    const isCompany =
      hasSense(piece, 'with') && ['person', 'group', 'dates'].includes(sentence.near(at, 1)?.of ?? 'person')
    if (isCompany && !has('compare')) strays.add(piece)
  }
  if (has('except') && form.except.length === 0) stray('except')
  if (form.counts.length > 1 && has('who') && !form.having && pieces.some(({ text }) => /^or$/i.test(text)))
    strays.add(pieces.find(({ text }) => /^or$/i.test(text))!)
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
    if (found) return has('average') && found[1] === 'physician' ? null : found[1]
    if (!breaks) stray('each')
  }
  if (has('weekly')) return 'week'
  if (has('monthly')) return 'month'
  if (has('daily')) return 'day'
  if (!has('most', 'least')) return null
  if (has('when') && !has('who')) return 'day'
  const asked = pieces.findIndex(({ text }) => /^(which|what)$/i.test(text))
  return asked < 0
    ? null
    : (groupings.find(([sense, by]) => by !== 'physician' && hasSense(near(asked, 1), sense))?.[1] ?? null)
}

/** "Who hasn't worked nights", "which days have no swing", "is Chen off"; elsewhere a "not" is not understood. */
function readNegation({ has, isYesOrNo }: Sentence, form: Form, stray: (...senses: Sense[]) => void): void {
  const isFree = has('off') && form.counts.every(({ unit }) => unit !== 'days-off')
  if (!has('not') && !isFree) return
  const none: Having = { than: 'exactly', number: 0 }
  if (form.having || (has('not') && has('off'))) {
    stray('not', 'off')
    return
  }
  if (has('when') && form.people.length === 0 && !isFree && !has('who')) {
    form.by = 'day'
    form.having = none
  } else if (has('who', 'people', 'everyone') || (form.people.length > 0 && isYesOrNo)) form.having = none
  else stray('not', 'off')
}

/** "left this month" begins today, "so far" ends today. */
function clip(periods: DateRange[], { has }: Sentence, today: string): DateRange[] {
  if (!has('left', 'soFar')) return periods
  const meant = periods.length > 0 ? periods : [monthAway(today, 0)]
  return meant.flatMap(({ from, to }) => {
    const clipped = has('left') ? { from: from < today ? today : from, to } : { from, to: to > today ? today : to }
    return clipped.from <= clipped.to || clipped.to === '' ? [clipped] : []
  })
}
