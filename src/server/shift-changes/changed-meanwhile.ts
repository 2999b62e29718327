/** Work that is weighed before its transaction, since nothing may compute inside one: repeated if someone else was faster. */
import { fail } from '../platform/fail.ts'

/** Thrown in the transaction if the data is no longer what was weighed. */
export class ChangedMeanwhile extends Error {}

/** Tries outside; the last try may weigh inside its transaction, so a busy hour starves no one. */
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
