/** What a swap does to one physician, in words: their stretches afterward, and their fair share. */
import { addDays } from '../calendar.ts'
import { shiftsIn } from '../rules/parts/measures.ts'
import type { Roster } from '../shapes/limit.ts'
import { measureRow } from '../shapes/measure.ts'
import { formatDateRange } from '../text/dates.ts'
import { joinWords } from '../text/join-words.ts'
import { plural } from '../text/plural.ts'
import { fairClasses, nounOfClass } from '../view/fair-class.ts'
import type { RuleView } from '../view/rule-view.ts'
import { kindsAround } from './shift-facts.ts'

/** "Nights Dec 15–17 and Dec 19. 1 night over fair share." The share counts past months; screens say so once. */
export function describeEffect(view: RuleView, before: Roster, after: Roster, person: number): string {
  return [describeStretches(view, before, after, person), describeShares(view, before, after, person)]
    .filter(Boolean)
    .join(' ')
}

/** The month's stretches that contain or border on a changed day. */
function describeStretches(view: RuleView, before: Roster, after: Roster, person: number): string {
  const at = kindsAround(view, after, person)
  const changed = after[person]!.flatMap((kind, day) => (before[person]![day] === kind ? [] : [day]))
  const isWorked = (day: number) => view.kinds.work.includes(at(day))
  const stretches = new Map<number, { first: number; last: number }>()
  for (const day of changed.flatMap((one) => [one - 1, one, one + 1])) {
    if (!isWorked(day)) continue
    let [first, last] = [day, day]
    while (isWorked(first - 1)) first -= 1
    while (isWorked(last + 1)) last += 1
    stretches.set(first, { first, last })
  }
  const ofMonth = [...stretches.values()].filter(({ first, last }) => last >= 0 && first < view.days.length)
  if (ofMonth.length === 0) return ''
  const inOrder = ofMonth.sort((one, other) => one.first - other.first)
  const days = inOrder.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, add) => first + add))
  const areNights = days.every((day) => view.kinds.withNight.includes(at(day)))
  const dateOf = (day: number) => addDays(view.days[0]!.date, day)
  const ranges = inOrder.map(({ first, last }) => formatDateRange(dateOf(first), dateOf(last)))
  const nights = days.length === 1 ? 'Night' : 'Nights'
  return `${areNights ? nights : 'On'} ${joinWords(ranges, 'and')}.`
}

/** Less than half a shift from the share is at the share. */
const even = 0.5

function describeShares(view: RuleView, before: Roster, after: Roster, person: number): string {
  const changed = fairClasses.flatMap((fairClass) => {
    const { days, kinds, claims, targets } = view.shares[fairClass]
    const { weight, volunteer } = claims[person]!
    const count = (roster: Roster) => measureRow(shiftsIn(view, days, kinds), roster[person]!)
    if (weight === 0 || volunteer || count(before) === count(after)) return []
    return [{ fairClass, over: count(after) - targets[person]! }]
  })
  if (changed.length === 0) return 'No change to fair share.'
  // Specific burdens come before the number of shifts.
  const special = changed.filter(({ fairClass }) => fairClass !== 'total')
  const said = (special.length > 0 ? special : changed).filter(({ over }) => Math.abs(over) >= even)
  if (said.length === 0) return 'At fair share.'
  const sides = [
    ['over', said.filter(({ over }) => over > 0)],
    ['under', said.filter(({ over }) => over < 0)],
  ] as const
  const counts = sides.flatMap(([side, ofSide]) => {
    const amounts = ofSide.map(({ fairClass, over }) => plural(Math.round(Math.abs(over)), nounOfClass[fairClass]))
    return amounts.length > 0 ? [`${joinWords(amounts, 'and')} ${side}`] : []
  })
  return `${joinWords(counts, 'and')} fair share.`
}
