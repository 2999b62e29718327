/** What a physician asked for on some days, from which both the soft limits and the preferences score follow. */
import type { Kind } from '../shapes/limit.ts'

export type Wish = {
  person: number
  days: number[]
  kinds: Kind[]
  /**
   * avoid: none of these kinds on these days.
   * rather: a shift on these days should be one of these kinds.
   * hold: each of these days should hold one of these kinds.
   * apart: these kinds not on two days in a row.
   */
  wants: 'avoid' | 'rather' | 'hold' | 'apart'
  /** For people, after a "but": "avoids nights", "asked for the day off". */
  about: string
}
