/** What each physician brings to the sharing of a burden: presence, the ledger, eligibility, and preferences. */
import type { Ledger } from '../model.ts'
import { type ClassCells, cellsOfClass, type FairClass } from './fair-class.ts'
import type { ProblemView } from './problem-view.ts'

export type ShareClaim = {
  /** FTE times the days on which the physician could take a turn; 0 if they don't rotate. */
  weight: number
  /** Owed from the ledger (positive) or done in advance, limited to what one month should settle. */
  carry: number
  /** The most the physician can have. */
  most: number
  /** Volunteers for these shifts, or can't have any others: the rest share what remains. */
  volunteer: boolean
}

/** How much of a month's share the ledger may add or subtract; it may always settle one run. */
const settledInOneMonth = 0.15

export function claimShares(
  view: ProblemView,
  allowed: boolean[][][],
  owed: boolean[][][],
  fairClass: FairClass,
  amount: number,
  run: number,
): ShareClaim[] {
  const cells = cellsOfClass(view, fairClass)
  const claims = view.physicians.map((physician, person): ShareClaim => {
    const days = cells.days.filter((day) => !view.absent[person]![day])
    const turns = days.filter((day) => cells.kinds.some((kind) => owed[person]![day]![kind]))
    // FTE is about shifts, not weekdays: only leave lowers what someone owes in total.
    const time = fairClass === 'total' ? (turns.length > 0 ? days.length : 0) : turns.length
    return {
      weight: physician.fte * time,
      carry: 0,
      most: mostOf(view, allowed[person]!, person, cells),
      volunteer: isVolunteer(view, owed[person]!, person, fairClass),
    }
  })
  const carries = carriesOf(view, fairClass, amount, claims, run)
  return claims.map((claim, person) => ({ ...claim, carry: carries[person]! }))
}

function isVolunteer(view: ProblemView, owed: boolean[][], person: number, fairClass: FairClass): boolean {
  if (fairClass === 'total' || fairClass === 'backup' || fairClass === 'holiday') return false
  const physician = view.physicians[person]!
  if (fairClass === 'night' && physician.nightShiftPreference === 'prefer') return true
  if (fairClass === 'weekend' && physician.preferences.preferWeekends) return true
  return canHaveNothingElse(view, owed, fairClass)
}

function canHaveNothingElse(view: ProblemView, owed: boolean[][], fairClass: FairClass): boolean {
  const cells = cellsOfClass(view, fairClass)
  return !owed.some((row, day) =>
    view.kinds.work.some((kind) => row[kind] && !(cells.days.includes(day) && cells.kinds.includes(kind))),
  )
}

/** Where the ledger keeps what was done of a burden, and over what time. */
const entriesOf: Record<FairClass, { done: keyof Ledger; time: keyof Ledger }> = {
  total: { done: 'shifts', time: 'daysPresent' },
  night: { done: 'nights', time: 'daysPresent' },
  weekend: { done: 'weekendDays', time: 'daysPresent' },
  holiday: { done: 'holidays', time: 'holidaysPresent' },
  backup: { done: 'backups', time: 'daysPresent' },
}

/** Only people who rotate owe each other anything. */
function carriesOf(
  view: ProblemView,
  fairClass: FairClass,
  amount: number,
  claims: ShareClaim[],
  run: number,
): number[] {
  const entries = entriesOf[fairClass]
  const turns = claims.map(({ weight, volunteer }) => (volunteer ? 0 : weight))
  const presence = view.physicians.map(({ fte, ledger }, person) =>
    turns[person]! > 0 ? fte * ledger[entries.time] : 0,
  )
  const present = presence.reduce((sum, days) => sum + days, 0)
  if (present === 0) return claims.map(() => 0)
  const done = view.physicians.map(({ ledger }, person) => (presence[person]! > 0 ? ledger[entries.done] : 0))
  const doneByAll = done.reduce((sum, count) => sum + count, 0)
  const allTurns = turns.reduce((sum, part) => sum + part, 0)
  return claims.map((_, person) => {
    if (presence[person] === 0) return 0
    const owed = (doneByAll * presence[person]!) / present - done[person]!
    const most = Math.max(run, (settledInOneMonth * amount * turns[person]!) / allTurns)
    return Math.min(most, Math.max(-most, owed))
  })
}

/** The most days someone could have in the cells, by run and rest limits and the monthly maximum: an upper bound. */
function mostOf(view: ProblemView, allowed: boolean[][], person: number, cells: ClassCells): number {
  const physician = view.physicians[person]!
  const isBackup = cells.kinds.every((kind) => !view.kinds.work.includes(kind))
  const isLone = !isBackup && cells.kinds.every((kind) => !view.kinds.running.includes(kind))
  const run = isLone ? 1 : Math.min(physician.maxConsecutiveDays, view.problem.group.maxConsecutiveShifts)
  const rest = Math.max(1, physician.minRestDays)
  const isFree = (day: number) => cells.days.includes(day) && cells.kinds.some((kind) => allowed[day]![kind])
  let most = 0
  let stretch = 0
  for (let day = 0; day <= view.days.length; day++) {
    if (day < view.days.length && isFree(day)) {
      stretch++
      continue
    }
    most += isBackup ? stretch : mostInStretch(stretch, run, rest)
    stretch = 0
  }
  return isBackup ? most : Math.min(most, physician.preferences.maxShifts ?? most)
}

function mostInStretch(days: number, run: number, rest: number): number {
  const cycles = Math.floor(days / (run + rest))
  return cycles * run + Math.min(run, days - cycles * (run + rest))
}
