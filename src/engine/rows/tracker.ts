/** A small machine that reads a row day by day and says what each step costs: how a shape enters the row graph. */

export type Tracker = {
  states: number
  /** The state before the first day. */
  start: number
  /** The state after reading a kind: next[state * kinds + kind]. */
  next: Int32Array
  /** What that step costs; Infinity where it is forbidden. */
  cost: Float64Array
  /** What it costs to end the row in a state, by what lies behind the row; Infinity where it is forbidden. */
  end: Float64Array
}
