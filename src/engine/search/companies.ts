/** Limits on who is on together: what they cost on the present cells, and what they make of one person's cells. */
import { costOf } from '../shapes/breach.ts'
import type { Board, Company } from '../shapes/limit.ts'

export type Companies = {
  all: Company[]
  /** Those that a person's row has a part in. */
  byPerson: Company[][]
}

export function tabulateCompanies(board: Board): Companies {
  const all = board.limits.filter((limit): limit is Company => limit.shape === 'company')
  const byPerson: Company[][] = board.people.map(() => [])
  for (const limit of all) {
    for (const person of limit.people) byPerson[person]!.push(limit)
    if (limit.first) byPerson[limit.first.person]!.push(limit)
  }
  return { all, byPerson }
}

/** What a person's part costs. Limits in which `skipped` has a part, too, are left out, so that none is counted twice. */
export function costOfCompanies(
  { byPerson }: Companies,
  person: number,
  skipped: number,
  cells: Int8Array,
  days: number,
): number {
  let cost = 0
  for (const limit of byPerson[person]!)
    if (skipped < 0 || !(limit.people.includes(skipped) || limit.first?.person === skipped))
      cost += costOfCompany(limit, cells, days)
  return cost
}

export function costOfCompany(limit: Company, cells: Int8Array, days: number): number {
  const { first, day } = limit
  if (first && !first.kinds.includes(cells[first.person * days + day]!)) return 0
  return priceOf(limit, lackWithout(limit, -1, cells, days))
}

/** Calls `add` for each cell of a person that costs more while the others stay as they are. */
export function pricePerCell(
  { byPerson }: Companies,
  person: number,
  cells: Int8Array,
  days: number,
  kinds: number,
  add: (cell: number, price: number) => void,
): void {
  for (const limit of byPerson[person]!) {
    const { first, day } = limit
    const lack = lackWithout(limit, person, cells, days)
    if (lack === 0) continue
    const isFirst = first?.person === person
    if (first && !isFirst && !first.kinds.includes(cells[first.person * days + day]!)) continue
    for (let kind = 0; kind < kinds; kind++) {
      if (isFirst && first.kinds.includes(kind)) add(day * kinds + kind, priceOf(limit, lack))
      if (!isFirst && !limit.kinds.includes(kind)) add(day * kinds + kind, priceOf(limit, 1))
    }
  }
}

function lackWithout(
  { people, kinds, day, atLeast }: Company,
  without: number,
  cells: Int8Array,
  days: number,
): number {
  let lack = atLeast
  for (const person of people) if (person !== without && kinds.includes(cells[person * days + day]!)) lack--
  return Math.max(0, lack)
}

function priceOf({ strength }: Company, units: number): number {
  return costOf(strength, units)
}
