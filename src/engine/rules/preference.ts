/** What a physician asked for on some days. The soft limits and the preferences score both follow from it. */
import type { Kind } from '../shapes/limit.ts'

export type Preference = {
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
  /** For people, after "but": "avoids nights", "asked for the day off". */
  about: string
}
