/** One fault: what happens to the product, and what must hold afterward. */
export type Scenario = {
  name: string
  tried: string
  /** Part of the short run. */
  isQuick: boolean
  /** Returns what was observed; throws if something was lost, broke, or didn't recover. */
  play(root: string, rounds: number): Promise<string>
}

/** This machine can't produce the fault. */
export class NotPossibleHere extends Error {}

export function requireThat(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}
