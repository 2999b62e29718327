/** Who worked more or fewer holidays than their fair share, over the years that are known and the ones that are planned. */
import type { CalendarDate } from '../model.ts'

/** Someone could have worked a holiday, and did or didn't. People who were away have no turn. */
export type Turn = { physicianId: number; date: CalendarDate; worked: boolean }

export type Balance = {
  worked: number
  /** Of so many holidays. */
  of: number
  /** By FTE, among those who had a turn. */
  fairShare: number
}

/** A holiday's shares are those of its workers, dealt by FTE to all who had a turn. */
export function balancesOf(people: { id: number; fte: number }[], turns: readonly Turn[]): Map<number, Balance> {
  const fteOf = new Map(people.map(({ id, fte }) => [id, fte]))
  const balances = new Map(people.map(({ id }): [number, Balance] => [id, { worked: 0, of: 0, fairShare: 0 }]))
  const known = turns.filter(({ physicianId }) => fteOf.has(physicianId))
  const totals = new Map<CalendarDate, { workers: number; fte: number }>()
  for (const { physicianId, date, worked } of known) {
    const total = totals.get(date) ?? { workers: 0, fte: 0 }
    totals.set(date, { workers: total.workers + Number(worked), fte: total.fte + fteOf.get(physicianId)! })
  }
  for (const { physicianId, date, worked } of known) {
    const { workers, fte } = totals.get(date)!
    const balance = balances.get(physicianId)!
    balance.worked += Number(worked)
    balance.of += 1
    balance.fairShare += (workers * fteOf.get(physicianId)!) / fte
  }
  return balances
}

/** Whole holidays worked beyond the fair share; below zero if it's fewer. */
export function owedOf({ worked, fairShare }: Balance): number {
  const owed = Math.round(worked - fairShare)
  return owed === 0 ? 0 : owed
}

/** What dealing makes as small as possible: the distances from the fair shares, squared, so that one large debt weighs more than two small ones. */
export function totalDebt(balances: Iterable<Balance>): number {
  let total = 0
  for (const { worked, fairShare } of balances) total += (worked - fairShare) ** 2
  return total
}
