/** Join codes: six digits, as the form says, from the system's random source. */
import { randomInt } from 'node:crypto'

export function makeJoinCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0')
}

/** Wrong codes a person may try in a day. With a thousand groups, one in fifty people who try this hard gets in somewhere. */
export const wrongCodesADay = 20
