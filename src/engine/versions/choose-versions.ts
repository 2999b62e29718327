/** Of many schedules of one month, one for each sense: the best at it among those nearly as good in total. */
import type { Measured } from './measure.ts'
import type { Sense } from './senses.ts'

/** How far a version may be behind the best in total, of 100 points (docs/scoring.md, room to improve). */
export const mostBehind = 1.5

export type Chosen = { sense: Sense; measured: Measured }

/** What counts first in each sense, more is better; the total decides between equals. Preferences decide where nobody asked for days. */
const best: Record<Sense, (measured: Measured) => number> = {
  'full-weeks': ({ measures: { whole, stretches } }) => whole / Math.max(1, stretches),
  requests: ({ measures: { granted, preferences } }) => granted + preferences / 1000,
  fairness: ({ measures: { fairness } }) => fairness,
}

/** Each schedule is offered once. A sense has none if no schedule is left for it. */
export function chooseVersions(found: Measured[], senses: readonly Sense[], careless: number): Chosen[] {
  const near = nearlyBest(found, careless)
  const chosen: Chosen[] = []
  // First the sense in which the schedules differ most: another one can do with the second best.
  const inOrder = [...senses].sort((one, other) => spreadOf(near, other) - spreadOf(near, one))
  for (const sense of inOrder) {
    const left = near.filter((one) => !chosen.some(({ measured }) => isSame(measured, one)))
    const [first] = left.sort((one, other) => best[sense](other) - best[sense](one) || one.cost - other.cost)
    if (first) chosen.push({ sense, measured: first })
  }
  return chosen.sort((one, other) => senses.indexOf(one.sense) - senses.indexOf(other.sense))
}

/** Those without more open shifts than necessary and close enough in total. */
export function nearlyBest(found: Measured[], careless: number): Measured[] {
  const fewest = Math.min(...found.map(({ measures }) => measures.open))
  const covered = found.filter(({ measures }) => measures.open === fewest)
  const cheapest = Math.min(...covered.map(({ cost }) => cost))
  return covered.filter(({ cost }) => cost - cheapest <= (mostBehind / 100) * careless)
}

function spreadOf(found: Measured[], sense: Sense): number {
  const values = found.map(best[sense])
  const highest = Math.max(...values)
  return highest === 0 ? 0 : (highest - Math.min(...values)) / highest
}

function isSame({ roster: one }: Measured, { roster: other }: Measured): boolean {
  return one.every((row, person) => row.every((kind, day) => kind === other[person]![day]))
}
