/** A goal beside what was found. */

export type Goal = { what: string; goal: string; found: string; isReached: boolean }

export function goal(what: string, wanted: string, found: number, unit: string, isReached: boolean): Goal {
  return { what, goal: wanted, found: `${found.toFixed(unit === 'ms' ? 0 : 2)} ${unit}`.trim(), isReached }
}
