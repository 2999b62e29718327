/**
 * The eight shapes of limit that every rule is made of, over a board of people x days x kinds of shift. Days are counted
 * from the first day of the horizon: those before it are negative, those after it start at `days`. What people have there
 * is fixed, and a limit that crosses an edge includes it.
 */

/** 0 is a day off; 1..K are the board's kinds of shift. */
export type Kind = number

/** What a breach costs: `hard` may never happen in a result; `weight` is the cost of one unit of breach. */
export type Strength = { hard: true; weight?: undefined } | { hard: false; weight: number }

/**
 * Who made the limit, so breaches, scores, and explanations can name it: the id of a rule on a problem's board, any
 * name on others. A rule of several parts (custom rules) says which one it was. A soft limit that
 * `leads` is the norm: a search first considers only rows that meet it, and relaxes them afterward where it pays.
 */
type Made<Id> = { rule: Id; part?: number; strength: Strength; leads?: boolean }

/** This person may not have one of these kinds on this day. `kinds` may hold 0: then a day off is the breach. */
export type Never<Id = string> = Made<Id> & { shape: 'never'; person: number; day: number; kinds: Kind[] }

/** Not both of two cells, of which one may lie outside the horizon. One unit when both hold one of their kinds. */
export type Clash<Id = string> = Made<Id> & { shape: 'clash'; first: Cell; second: Cell }
export type Cell = { person: number; day: number; kinds: Kind[] }

/** `second` may not come `gap` days after `first` (gap 1 = the next day). At least one of the two lies in the horizon. */
export type Succession<Id = string> = Made<Id> & {
  shape: 'succession'
  person: number
  first: Kind[]
  second: Kind[]
  gap: number
}

/**
 * Days in a row that hold one of `kinds`. One unit for each day too short or too long. A run that touches an edge of the
 * horizon is lengthened by what lies beyond; where one of its ends is not seen (nothing is known there, or the run fills
 * all that is known) it is never too short. A run outside that the first or the last day of the horizon ends is that
 * day's doing and is judged; others are not, and no more days outside count than `atMost`.
 */
export type Run<Id = string> = Made<Id> & {
  shape: 'run'
  person: number
  kinds: Kind[]
  atLeast: number
  atMost: number
}

/**
 * What a person has in a window. `units[kind]` is what one day of that kind counts (1, or minutes; 0 does not count).
 * With `blocks`, a block of days counts 1 once any of its days holds a kind with units (worked weekends), and `days` is
 * ignored. Days outside the horizon add no more than `atMost`, or nothing would be legal. One unit of breach for each
 * unit of measure too few or too many.
 */
export type Count<Id = string> = Made<Id> & {
  shape: 'count'
  person: number
  measure: Measure
  atLeast: number
  atMost: number
}
export type Measure = { days: number[]; blocks?: number[][]; units: number[] }

/**
 * A fair share: the distance of a measure from `target` beyond `band` (what no one can avoid), raised to `power`, times
 * the weight. Convex, so that it falls apart by person.
 */
export type Balance<Id = string> = Made<Id> & {
  shape: 'balance'
  person: number
  measure: Measure
  target: number
  band: number
  power: 1 | 2
}

/** A slot's demand: how many people must have `kind` on `day`. Never hard: what no one can cover stays open. */
export type Cover<Id = string> = {
  shape: 'cover'
  rule: Id
  day: number
  kind: Kind
  atLeast: number
  /** Cost of one missing person. */
  under: number
  /** How many are too many, and the cost of each; Infinity: never more than `atMost`. */
  atMost: number
  over: number
}

/**
 * On `day`, at least this many of `people` have one of `kinds`; with `first`, only while that person has one of theirs. One
 * unit for each who is missing. Never hard, because everyone eligible may be away.
 */
export type Company<Id = string> = Made<Id> & {
  shape: 'company'
  day: number
  first?: { person: number; kinds: Kind[] }
  people: number[]
  kinds: Kind[]
  atLeast: number
}

export type Limit<Id = string> =
  | Never<Id>
  | Clash<Id>
  | Succession<Id>
  | Run<Id>
  | Count<Id>
  | Balance<Id>
  | Cover<Id>
  | Company<Id>

/** A problem in terms of shapes alone: what search and bound work on. The public benchmark instances are boards, too. */
export type Board<Id = string> = {
  days: number
  /** Names for messages: kinds[0] is the day off. */
  kinds: string[]
  people: string[]
  /** What each person had on the days before the horizon, oldest first, the last entry is the day before. May be empty. */
  past: Kind[][]
  /** What each person has on the days after the horizon, the first entry is the day after. May be empty. */
  future: Kind[][]
  /** Cells that may not change: locked[person][day] is a kind, or undefined. */
  locked: (Kind | undefined)[][]
  limits: Limit<Id>[]
}

/** roster[person][day] is a kind. */
export type Roster = Kind[][]
