/** Work that is judged before its transaction, since nothing may compute inside one: done again when somebody was faster. */

/** Thrown in the transaction when the schedule is not the one that was judged. */
export class ChangedMeanwhile extends Error {}

const mostTries = 4

export async function untilUnchanged<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries >= mostTries) throw error
    }
  }
}
