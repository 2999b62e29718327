/** Two conditions in one question, "nights but no weekends", "both Christmas and New Year's", and what a percentage is of. */
import { addDays } from '../../../../../engine/calendar.ts'
import type { DateRange } from '../../../../../engine/language/lexeme.ts'
import { type Count, type Form, type Having, plainCount } from '../form.ts'
import type { Piece } from '../piece.ts'
import { hasSense, isFiller, type Sentence, sentenceOf } from '../sentence.ts'
import type { Sense } from '../words/lexicon.ts'
import { placeCounts, readCounts } from './read-counts.ts'
import { daysAsked } from './read-grouping.ts'

const none: Having = { than: 'exactly', number: 0 }
const some: Having = { than: 'at-least', number: 1 }

/** Gives each count its own bound; false if the question has at most one condition. */
export function readConditions(sentence: Sentence, form: Form): boolean {
  if (form.counts.some(({ having }) => having)) return false
  const { pieces, has } = sentence
  const negated = placeCounts(sentence).map(({ at }) => isNegated(pieces, at))
  const isMixedCount = negated.length > 1 && negated.includes(true) && negated.includes(false)
  // "No nights and fewer than 3 weekends": the bound is of what isn't negated.
  if (isMixedCount && form.having?.number !== 0) {
    const bound = form.having ?? some
    form.counts = form.counts.map((count, place) => ({ ...count, having: negated[place] ? none : bound }))
    form.having = null
    return true
  }
  if (form.having) return false
  // "Who works only nights": some of them, and nothing else.
  const [only, ...others] = form.counts
  const isNarrow = only && only.kinds.length + only.roles.length + only.weekdays.length > 0 && !only.without
  if (has('only') && isNarrow && others.length === 0 && has('who', 'people')) {
    const { kinds, roles, weekdays, onHolidays } = only
    const rest = { ...plainCount, without: { kinds, roles, weekdays, onHolidays }, having: none }
    form.counts = [{ ...only, having: some }, rest]
    return true
  }
  // "Both a night and a weekend": some of each.
  if (has('both') && form.counts.length > 1 && has('who', 'people')) {
    form.counts = form.counts.map((count) => ({ ...count, having: some }))
    return true
  }
  const every = pieces.flatMap((piece, at) =>
    piece.of === 'dates' ? daysOrRange(piece, has('both')).map((range) => ({ range, at })) : [],
  )
  // "Both Saturday and Sunday this weekend": the weekend only says which ones.
  const dated = every.filter(({ range }) => !every.some(({ range: one }) => one !== range && isWithin(one, range)))
  // "Free both the 24th and the 25th"
  const off = pieces.findIndex((piece) => hasSense(piece, 'off'))
  // "Off on the 24th and 25th but on the 26th", "on tomorrow but off on Sunday": each side has its own.
  const but = off < 0 || has('not') ? -1 : pieces.findIndex(({ text }) => /^but$/i.test(text))
  const isFreeOnAll = off >= 0 && dated.every(({ at }) => at > off) && !has('work', 'not')
  const isBesideOff = (at: number) =>
    hasSense(sentence.near(at, 1), 'off') || (has('work') && hasSense(sentence.near(at, -1), 'off'))
  const isFree = (at: number) =>
    but < 0 ? isFreeOnAll || isNegated(pieces, at) || isBesideOff(at) : off > but === at > but
  // "Christmas off but worked Thanksgiving"; "off on Christmas and New Year's" is off on both.
  const isMixed =
    dated.some(({ at }) => isFree(at)) && dated.some(({ at }) => !isFree(at)) && (but >= 0 || has('work', 'not'))
  const isAlso = pieces.some(({ text }) => /^(also|again|and also|it)$/i.test(text))
  const isByDate =
    dated.length > 1 && (has('both') || isAlso || dated.some(({ at }) => isNegated(pieces, at)) || isMixed)
  if (isByDate) {
    const [count = plainCount] = form.counts
    // "not on either Christmas or New Year's": on none of them.
    const isNeither = has('not') && pieces.some(({ text }) => /^either$/i.test(text))
    // "On Dec 26 who also worked Dec 25 night": the night is of one of them.
    const besideOf = (at: number) => [pieces[at - 1], pieces[at + 1]].find((piece) => piece?.of === 'kinds')
    const isOfOne = sentence.of('kinds').length === 1 && dated.some(({ at }) => besideOf(at)) && !has('both')
    form.counts = dated.map(({ range, at }) => ({
      ...count,
      kinds: isOfOne && !besideOf(at) ? [] : count.kinds,
      period: range,
      having: boundOf(isNeither || isFree(at)),
    }))
    return true
  }
  return false
}

const isWithin = (one: DateRange, other: DateRange) =>
  other.from <= one.from && one.to <= other.to && (other.from !== one.from || one.to !== other.to)

/** "both Dec 24 and 25" was read as one range. */
function daysOrRange({ ranges, text }: Extract<Piece, { of: 'dates' }>, isBoth: boolean): DateRange[] {
  const [range] = ranges
  const { from, to } = range!
  const isPair = isBoth && /\band\b|&/i.test(text) && addDays(from, 1) === to
  return isPair ? [from, to].map((date) => ({ from: date, to: date })) : isBoth ? ranges : [range!]
}

const boundOf = (isNone: boolean) => (isNone ? none : some)

/** "no weekends", "doesn't work nights", "without a night"; nothing else may be in between. */
function isNegated(pieces: Piece[], at: number): boolean {
  for (let place = at - 1; place >= 0; place -= 1) {
    if (hasSense(pieces[place], 'not')) return true
    if (!isFiller(pieces[place]!) && !hasSense(pieces[place], 'work', 'shifts')) return false
  }
  return false
}

const verb =
  /^(is|are|was|were|has|have|had|do|does|did|go|goes|went|work|works|worked|working|scheduled|filled|covered|staffed|by|will)\b/i

/** "What percent of nights are worked by nocturnists": of all nights; the rest narrows them. */
export function readWhole(sentence: Sentence, form: Form): void {
  const { pieces } = sentence
  const start = pieces.findIndex((piece) => hasSense(piece, 'percent'))
  if (start < 0) return
  const end = pieces.findIndex(({ text }, at) => at > start && verb.test(text))
  // "Chen's share of the nights": out of all nights.
  const isPlain = end < 0 && sentence.of('person').length + sentence.of('group').length > 0
  const said =
    end < 0
      ? pieces.slice(start + 1).filter(({ of }) => isPlain && of !== 'person' && of !== 'group')
      : pieces.slice(start + 1, end)
  if (said.length === 0) return
  // "What percent of seniors work Christmas": of the people.
  const isOfGroup =
    said.some(({ of }) => of === 'group') && said.every((piece) => piece.of === 'group' || isFiller(piece))
  const isPeople = isOfGroup || said.some((piece) => hasSense(piece, 'people'))
  // One person's weekends are out of all weekends, not out of everyone's.
  const isOfOne = form.people.length === 1 && form.group === null
  const asUnit = (count: Count): Count =>
    isPeople
      ? { ...count, unit: 'physicians' }
      : count.unit === 'weekends' && !isOfOne
        ? { ...count, unit: 'shifts' }
        : count
  const whole = sentenceOf(said)
  form.counts = form.counts.slice(0, 1).map(asUnit)
  form.whole = {
    counts: readCounts(whole).slice(0, 1).map(asUnit),
    people: whole.of('person').length + whole.of('group').length > 0 || whole.has('self') ? form.people : [],
  }
}

/** "Who hasn't worked nights", "which days have no swing", "is Chen off"; elsewhere "not" does nothing. */
export function readNegation(sentence: Sentence, form: Form, stray: (...senses: Sense[]) => void): void {
  const { has, isYesOrNo, pieces, near } = sentence
  const isOpen = form.counts.some((count) => count.isOpen)
  const isFree = has('off') && !isOpen && form.counts.every(({ unit }) => !unit.includes('off'))
  // "but not the part-timers" leaves people out and negates nothing.
  const leavesOut = (at: number) => ['person', 'group'].includes(near(at, 1)?.of ?? '')
  const isNot = pieces.some((piece, at) => hasSense(piece, 'not') && !(form.except.length > 0 && leavesOut(at)))
  // Each of "never off" would change the form alone; together they cancel out.
  if (isNot && has('off')) stray('not', 'off')
  if ((!isNot && !isFree) || form.having || (isNot && has('off'))) return
  const days = daysAsked(sentence)
  if (days && (form.people.length === 0 || form.group !== null) && !isFree) {
    form.by = days
    form.having = none
  } else if (has('who', 'people', 'everyone') || form.group !== null || (form.people.length > 0 && isYesOrNo))
    form.having = none
}
