/** The period of a question: its days, as changed by "until", "since", "left", and "so far". */
import { addDays, daysBetween, yearOf } from '../../../../../engine/calendar.ts'
import type { DateRange } from '../../../../../engine/language/lexeme.ts'
import { aroundDay, monthAway } from '../../../../../engine/language/recognize/date-spans.ts'
import { type Form, isOfRequests } from '../form.ts'
import type { Piece } from '../piece.ts'
import { hasSense, type Sentence } from '../sentence.ts'

/** "between now and New Year's" is one period, "in October and November" are two. */
export function readPeriods(sentence: Sentence, today: string): DateRange[] {
  const ranges = sentence.pieces.flatMap((piece, at) => {
    // "Has Chen ever worked Christmas": each one so far.
    if (piece.of === 'dates' && piece.occurrences && sentence.has('ever'))
      return piece.occurrences.filter((date) => date <= today).map((date) => ({ from: date, to: date }))
    // "Since September" ends today, even if September isn't over, and "since January" began with the last one.
    if (piece.of === 'dates' && /^since\b/i.test(piece.text)) {
      const from = lastTime(piece.ranges[0]!.from, piece.text, today)
      if (from <= today) return [{ from, to: today }]
    }
    return piece.of === 'dates' ? boundedBy(sentence.near(at, -1), piece.ranges, today) : []
  })
  const [first, second] =
    sentence.has('compare') && ranges.length === 1 && namesTwo(sentence) ? bothMonths(ranges[0]!) : ranges
  if (second && ranges.length === 1) return [first!, second]
  const isBetween = sentence.pieces.some(
    (piece, at) => /^(between|from)$/i.test(piece.text) && sentence.pieces[at + 1]?.of === 'dates',
  )
  const isOne = isBetween && ranges.length === 2 && first!.from <= second!.to && !sentence.has('compare')
  return isOne ? [{ from: first!.from, to: second!.to }] : ranges
}

function lastTime(date: string, text: string, today: string): string {
  if (date <= today || /\d{4}/.test(text)) return date
  return monthAway(date, -12).from.slice(0, 8) + date.slice(8)
}

const namesTwo = ({ of }: Sentence) => of('dates').some(({ text }) => /\b(and|to)\b/i.test(text))

/** "The difference between November and December" was read as one range. */
function bothMonths({ from, to }: DateRange): DateRange[] {
  // "November to October" was read as a year.
  const isBackward = daysBetween(from, to) > 180
  const [one, other] = [monthAway(from, isBackward ? 12 : 0), monthAway(to, 0)]
  if (isBackward) return [one, other]
  return one.from === from && other.to === to && one.from !== other.from ? [one, other] : [{ from, to }]
}

/** "until Friday" begins today, "since Thanksgiving" ends today, "after Christmas" runs to the end of what is planned. */
function boundedBy(before: Piece | undefined, ranges: DateRange[], today: string): DateRange[] {
  const [range] = ranges
  if (!range || !hasSense(before, 'until')) return ranges
  const word = before!.text.toLowerCase()
  if (word === 'since') return [{ from: range.from, to: today }]
  if (word === 'after') return [{ from: addDays(range.to, 1), to: '' }]
  if (word === 'before') return [{ from: today, to: addDays(range.from, -1) }]
  return [{ from: today, to: range.to }]
}

/** "left this month" begins today, "so far" ends today. */
export function clipPeriods(periods: DateRange[], sentence: Sentence, today: string): DateRange[] {
  const isLeft = asksWhatIsLeft(sentence)
  // "How many days have I worked this month" ends today.
  const isThis = sentence.of('dates').some(({ text }) => /^this\b/i.test(text))
  // Who hasn't worked yet may still be scheduled to.
  const isDone = isThis && isPerfect(sentence) && !isLeft && !sentence.has('not')
  const isYet = sentence.has('not') && sentence.pieces.some(({ text }) => /^yet$/i.test(text))
  if (!isLeft && !isYet && !isDone && !sentence.has('soFar')) return periods
  // "Any 7-day runs coming" don't end with the month.
  const isComing = sentence.pieces.some((piece) => hasSense(piece, 'left') && /com(e|ing)$/i.test(piece.text))
  const meant = periods.length > 0 ? periods : isComing ? [{ from: today, to: '' }] : [monthAway(today, 0)]
  const clipped = meant.flatMap(({ from, to }) => {
    const clip = isLeft ? { from: from < today ? today : from, to } : { from, to: to > today ? today : to }
    return clip.from <= clip.to || clip.to === '' ? [clip] : []
  })
  // "January so far" is still January; without days, another month would be counted.
  return clipped.length > 0 ? clipped : periods
}

/** "How many more shifts do I have" means upcoming ones, unless compared with something. */
export const asksWhatIsLeft = ({ has, pieces }: Sentence) =>
  has('left') || (!has('than') && pieces.some(({ text }) => /^how many more$/i.test(text)))

/** "Over the holidays": Christmas Eve to New Year's Day, the next or current one. */
export function holidaySeason(today: string): DateRange {
  const year = yearOf(addDays(today, -1))
  return { from: `${year}-12-24`, to: `${year + 1}-01-01` }
}

const perfect = /^(has|have|hasnt|havent|been|ever|never)$/i
const done = /^(worked|been|done|covered|pulled|taken|had|logged|used|called)\b/i

const isPerfect = ({ pieces }: Pick<Sentence, 'pieces'>) =>
  pieces.some(({ text }) => perfect.test(text)) && pieces.some(({ text }) => done.test(text))

/** Without dates: "has Chen ever worked nights" looks back, and "Chen's week" is this one. */
export function untoldPeriod({ pieces, has }: Sentence, { by, ask, counts }: Form, today: string): DateRange[] {
  const isDone = isPerfect({ pieces })
  if (counts.some(isOfRequests)) return isDone ? [{ from: `${yearOf(today)}-01-01`, to: today }] : []
  // "Do I ever have less than 10 hours of rest" looks ahead, too.
  if (has('ever') && /^(do|does)$/i.test(pieces[0]?.text ?? '')) return [{ from: addDays(today, -365), to: '' }]
  if (has('ever') || (isDone && !has('left', 'next', 'latest', 'soFar', 'open', 'first')))
    return [{ from: addDays(today, -365), to: today }]
  if (by !== null || ask === 'compare' || counts.some(({ within }) => within) || has('most', 'least', 'average'))
    return []
  const isOf = (word: RegExp) => pieces.some(({ text }) => word.test(text))
  if (isOf(/\bweek$/i)) return [aroundDay(today, false)]
  return isOf(/\bmonth$/i) ? [monthAway(today, 0)] : []
}
