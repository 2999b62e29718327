/** What the rows of an answer are: physicians, days, weeks, months, weekdays, or roles. */
import { addDays, daysBetween, weekdayOf } from '../../../../../engine/calendar.ts'
import { monthAway } from '../../../../../engine/language/recognize/date-spans.ts'
import type { Weekday } from '../../../../../engine/model.ts'
import type { Form, Grouping } from '../form.ts'
import type { Piece } from '../piece.ts'
import { hasSense, isFiller, type Sentence } from '../sentence.ts'
import type { Sense } from '../words/lexicon.ts'
import { isThing } from './read-bounds.ts'

const groupings: [Sense, Grouping][] = [
  ['people', 'physician'],
  ['everyone', 'physician'],
  ['week', 'week'],
  ['month', 'month'],
  ['day', 'day'],
  ['weekday', 'weekday'],
  ['role', 'role'],
  ['place', 'place'],
]

/** "per physician", "by week", "weekly", "which day has the most". */
export function readGrouping({ pieces, has, near }: Sentence, stray: (...senses: Sense[]) => void): Grouping | null {
  for (const [at, piece] of pieces.entries()) {
    if (!hasSense(piece, 'each')) continue
    const next = near(at, 1)
    // "Vacation taken by Chen"
    if ((/^by$/i.test(piece.text) && next?.of === 'person') || hasSense(next, 'fte')) continue
    if (next && isWeekdayOf(next)) return 'weekday'
    if (/^(experience )?levels?$/i.test(next?.text ?? '')) return 'level'
    if (/^every$/i.test(piece.text) && next?.of === 'weekdays' && has('who', 'people')) continue
    const found = groupings.find(([sense]) => hasSense(next, sense))
    const breaks = /^breakdown/i.test(piece.text)
    // "How many juniors on each night": day by day, and the weekends week by week.
    if (/^(for each|each|every|per)$/i.test(piece.text) && (next?.of === 'kinds' || next?.of === 'weekdays'))
      return /^weekends?$/i.test(next.text) ? 'week' : 'day'
    // "the top 3 by hours" names the sort order.
    const isOrder = has('most', 'least') && (isThing(next) || hasSense(next, 'count'))
    if (found && (found[1] !== 'physician' || !has('average', 'weekly', 'monthly', 'daily'))) return found[1]
    if (found) continue
    if (next?.of === 'group' && has('average')) continue
    if (next?.of === 'group') return 'physician'
    // "A breakdown of nights by level"
    if (breaks && !pieces.slice(at + 1).some((one) => hasSense(one, 'each'))) return 'physician'
    if (breaks) continue
    // "The part-timers and how many shifts each has": each of them.
    if (
      /^each$/i.test(piece.text) &&
      !isOrder &&
      has('count') &&
      (has('who', 'people', 'everyone') || pieces.some(({ of }) => of === 'group'))
    )
      return 'physician'
    if (!isOrder && !has('rank')) stray('each')
  }
  if (pieces.some((piece, at) => isWeekdayOf(piece) && asksWhich(pieces[at - 1]))) return 'weekday'
  if (has('weekly')) return 'week'
  if (has('monthly')) return 'month'
  if (has('daily')) return 'day'
  if (!has('most', 'least')) return null
  if (has('who')) return null
  // "Which weekend has the fewest people", "which Monday has the most".
  const which = pieces.find(
    (piece, at) => piece.of === 'weekdays' && /^(which|what)$/i.test(near(at, -1)?.text ?? pieces[at - 1]?.text ?? ''),
  )
  if (which) return /^weekends?$/i.test(which.text) ? 'week' : 'day'
  if (has('when')) return 'day'
  const followsAny = (sense: Sense) =>
    pieces.some(
      (piece, at) =>
        (/^(which|what)$/i.test(piece.text) || hasSense(piece, 'most', 'least')) && hasSense(near(at, 1), sense),
    )
  return groupings.find(([sense, by]) => by !== 'physician' && followsAny(sense))?.[1] ?? null
}

/** "Which weekdays": the rows of the answer, not Monday to Friday. */
export const isWeekdayOf = (piece: Piece) => piece.of === 'weekdays' && /^weekdays?$/i.test(piece.text)
export const asksWhich = (piece: Piece | undefined) =>
  /^(which|what)$/i.test(piece?.text ?? '') || hasSense(piece, 'each')

/** "More than 60 hours in a week": of each person the busiest week, not the group's weeks. "Hours per FTE" are divided. */
export function readMeasure({ pieces, has, near }: Sentence, form: Form): void {
  form.isPerFte = pieces.some((piece, at) => hasSense(piece, 'each') && hasSense(near(at, 1), 'fte'))
  const isOfPeople = has('who', 'people') || form.people.length > 0
  const within = form.by === 'day' || form.by === 'week' || form.by === 'month' ? form.by : null
  const isBound = form.having !== null || (has('most', 'least') && has('who'))
  if (!within || !has('weekly', 'monthly', 'daily') || !isOfPeople || !isBound || has('average')) return
  form.by = null
  form.counts = form.counts.map((count) => ({ ...count, within }))
}

/** "Who worked every weekend in November": as many as there are. */
export function readEvery({ pieces, near, has }: Sentence, form: Form, today: string): void {
  const [range = monthAway(today, 0)] = form.periods
  const isDaily = pieces.some(({ text }) => /^every day$/i.test(text))
  const isEvery = isDaily || pieces.some((piece, at) => /^every$/i.test(piece.text) && near(at, 1)?.of === 'weekdays')
  const [count] = form.counts
  if (!isEvery || form.having || !has('who', 'people') || !count || range.to === '') return
  const days = Array.from({ length: Math.min(daysBetween(range.from, range.to) + 1, 366) }, (_, day) =>
    weekdayOf(addDays(range.from, day)),
  )
  // A Sunday at the start is of a weekend, too.
  const isOne = (day: Weekday, place: number) =>
    count.unit === 'weekends' ? day === 'saturday' || (day === 'sunday' && place === 0) : count.weekdays.includes(day)
  const number = days.filter(isOne).length
  form.having = { than: 'at-least', number: isDaily ? days.length : number }
  if (isDaily) form.by = null
}

/** "Is there at least one senior on every night", "did everyone get a weekend off": those without. */
export function readUniversal({ pieces, isYesOrNo, near, has }: Sentence, form: Form): void {
  const isMeant = (piece: Piece, at: number) =>
    /^(every|each)$/i.test(piece.text) && ['kinds', 'weekdays', 'words'].includes(near(at, 1)?.of ?? '')
  const isOfDays = (form.by === 'day' || form.by === 'week') && pieces.some(isMeant)
  const isOfPeople = form.by === null && has('everyone') && form.people.length + form.sides.length === 0
  const isOpen = form.counts.some((count) => count.isOpen)
  if (!isYesOrNo || !(isOfDays || isOfPeople)) return
  if (isOpen && isOfDays) form.by = null
  if (isOpen || form.counts.length > 1 || has('not', 'than')) return
  const { than, number } = form.having ?? { than: 'at-least', number: 1 }
  if (than === 'at-least' || (than === 'exactly' && number === 1))
    form.having = number === 1 ? { than: 'exactly', number: 0 } : { than: 'less', number }
  else if (than === 'more') form.having = { than: 'at-most', number }
}

/** "Which days have ...", "nights with no nocturnist", "weekends without a senior": days are asked for, not people. */
export function daysAsked({ pieces, has, of, near }: Sentence): 'day' | 'week' | null {
  if (has('when') && !has('who')) return 'day'
  const isOfNumber = of('number').some((one) => {
    const counted = near(pieces.indexOf(one), 1)
    return counted?.of === 'group' || counted?.of === 'specialty' || hasSense(counted, 'people')
  })
  const first = pieces.findIndex((piece) => !isFiller(piece))
  const piece = pieces[first]
  const next = first < 0 ? undefined : near(first, 1)
  // "Is there any night with fewer than three people", "is there a night that isn't covered by a senior"
  const isSome = /^(any|a)$/i.test(pieces[first - 1]?.text ?? '')
  const said = pieces.slice(first + 1)
  const lacksGroup = said.some((one) => hasSense(one, 'not')) && said.some((one) => one.of === 'group')
  const isDay = /(day|night|weekend)s?$/i.test(piece?.text ?? '')
  const isAny = isSome && ((isOfNumber && has('with')) || (isDay && lacksGroup))
  const isPlural = (isDay && /s$/i.test(piece!.text)) || isAny
  const isQualified = isAny || lacksGroup || hasSense(next, 'with') || /^with(out)?\b/i.test(next?.text ?? '')
  // "Which nights don't have a nocturnist", "which nights have only 2 nocturnists"
  const isLacking = (has('not') || isOfNumber) && /^(which|what)$/i.test(pieces[first - 1]?.text ?? '')
  if (!piece || !isPlural || !(isQualified || isLacking) || has('who')) return null
  return /^weekends?$/i.test(piece.text) ? 'week' : 'day'
}
