/** Work that is weighed before its transaction, since nothing may compute inside one: done again when somebody was faster. */
import { fail } from '../platform/fail.ts'

/** Thrown in the transaction when the data are not those that were weighed. */
export class ChangedMeanwhile extends Error {}

/** Tries from outside; at the last one the work may weigh inside its transaction, so that a busy hour starves nobody. */
const mostTries = 4

export async function untilUnchanged<Result>(attempt: (isLast: boolean) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(tries >= mostTries)
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error
      if (tries > mostTries) throw fail('stale')
    }
  }
}
