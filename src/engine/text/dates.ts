/** Calendar dates in the product's words, from the weekday alone to the whole date. */
import type { Weekday } from '../model.ts'
import { capitalize } from './capital.ts'

/** "Fri" */
export function sayShortWeekday(weekday: Weekday): string {
  return capitalize(weekday.slice(0, 3))
}
