/**
 * The best weeks of one person: a shortest path through the days, by working days so far, which stay near the fair share.
 * Between two weeks are seven days off, or fewer at a price.
 */
import type { WeekChoice } from './week-choices.ts'

/** What fewer than seven days off in between cost, by their number: none is two weeks in a row. */
export const costOfRest = [3000, 2000, 1000, 300, 60, 8, 4]
const fullRest = costOfRest.length

/** Working days above or below the fair share of any day that are tried. */
const mostAway = 18
const width = 2 * mostAway + 1

export type RowQuestion = {
  /** In the order of their first days. */
  choices: readonly WeekChoice[]
  /** What each costs now, for what the others do. */
  costs: Float64Array
  /** Days off right before the first day. */
  rest: number
  /** The fair share of working days before each day, and before the end. */
  pace: readonly number[]
  /** What so many working days cost. */
  costOfDays: (worked: number) => number
}

/** The places of the chosen weeks, in order. */
export function bestRow({ choices, costs, rest, pace, costOfDays }: RowQuestion): number[] {
  const days = pace.length - 1
  // One row for each day from a full rest before the first, since the last week may have ended then.
  const size = (days + fullRest + 1) * width
  const [rested, ended] = [new Float64Array(size).fill(Infinity), new Float64Array(size).fill(Infinity)]
  const endedWith = new Int32Array(size).fill(-1)
  const restBefore = new Uint8Array(size)
  /** The place of a number of working days by a day; negative if it's too far away. */
  const least = Array.from({ length: days + fullRest + 1 }, (_, row) =>
    Math.max(0, Math.floor(pace[Math.max(0, row - fullRest)]!) - mostAway),
  )
  const ready = new Float64Array(width)
  if (rest >= fullRest) rested[fullRest * width] = 0
  else ended[(fullRest - rest) * width] = 0
  let next = 0
  for (let row = fullRest; row <= days + fullRest; row++) {
    lower(rested, row, ended, row - fullRest)
    if (row > fullRest) lower(rested, row, rested, row - 1)
    const day = row - fullRest
    if (choices[next]?.start !== day) continue
    for (let place = 0; place < width; place++) {
      ready[place] = rested[row * width + place]!
      restBefore[row * width + place] = fullRest
    }
    for (let off = 0; off < fullRest; off++) {
      const shift = least[row]! - least[row - off]!
      for (let place = 0; place + shift < width; place++) {
        const cost = ended[(row - off) * width + place + shift]! + costOfRest[off]!
        if (cost >= ready[place]!) continue
        ready[place] = cost
        restBefore[row * width + place] = off
      }
    }
    for (; choices[next]?.start === day; next++) {
      const { start, end } = choices[next]!
      const target = end + fullRest
      const shift = end - start + least[row]! - least[target]!
      for (let place = Math.max(0, -shift); place < width && place + shift < width; place++) {
        const cost = ready[place]! + costs[next]!
        const at = target * width + place + shift
        if (cost >= ended[at]!) continue
        ended[at] = cost
        endedWith[at] = next
      }
    }
  }
  return trace()

  function lower(into: Float64Array, row: number, from: Float64Array, other: number): void {
    const shift = least[row]! - least[other]!
    for (let place = 0; place + shift < width; place++) {
      const cost = from[other * width + place + shift]!
      if (cost < into[row * width + place]!) into[row * width + place] = cost
    }
  }

  function trace(): number[] {
    let [row, worked, isEnded, cheapest] = [days + fullRest, 0, false, Infinity]
    for (let off = 0; off <= fullRest; off++) {
      const last = off === fullRest ? days + fullRest : days + fullRest - off
      const table = off === fullRest ? rested : ended
      for (let place = 0; place < width; place++) {
        const cost = table[last * width + place]! + costOfDays(place + least[last]!)
        if (cost < cheapest) [row, worked, isEnded, cheapest] = [last, place + least[last]!, off < fullRest, cost]
      }
    }
    const costAt = (table: Float64Array, of: number) => {
      const place = worked - least[of]!
      return place < 0 || place >= width ? Infinity : table[of * width + place]!
    }
    const chosen: number[] = []
    for (;;) {
      while (!isEnded && row >= fullRest) {
        const cost = costAt(rested, row)
        if (costAt(ended, row - fullRest) <= cost) [row, isEnded] = [row - fullRest, true]
        else if (row > fullRest && costAt(rested, row - 1) <= cost) row--
        else return chosen.reverse()
      }
      const place = isEnded ? endedWith[row * width + worked - least[row]!]! : -1
      if (place < 0) return chosen.reverse()
      chosen.push(place)
      const { start, end } = choices[place]!
      worked -= end - start
      row = start + fullRest
      const off = restBefore[row * width + worked - least[row]!]!
      isEnded = off < fullRest
      if (isEnded) row -= off
    }
  }
}
