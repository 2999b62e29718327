/** One fault: what is done to the product, and what must hold afterward. */
export type Scenario = {
  name: string
  tried: string
  /** Part of the short form. */
  isQuick: boolean
  /** Answers what was seen; throws when something was lost, broken or did not come back. */
  play(root: string, rounds: number): Promise<string>
}

/** The fault cannot be made on this machine. */
export class NotPossibleHere extends Error {}

export function requireThat(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}
