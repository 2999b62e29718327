/** A change of shifts before it is made, as plain data: every act that changes shifts makes one of these. */
import type { ScheduleAction } from '../../contract/schedule-states.ts'
import type { ShiftEdit } from '../../contract/shifts.ts'
import type { KeptShift } from '../platform/db/schema/index.ts'
import type { Inputs } from '../schedules/problem/read-inputs.ts'
import type { ShiftRow } from '../schedules/schedules.store.ts'

type VersionOptional<Edit> = Edit extends { version: number } ? Omit<Edit, 'version'> & { version?: number } : Edit

/** Undoing: a shift exactly as it was, whether it still exists or not; or removed, as before it was added. */
type TurnedEdit =
  | { do: 'put'; shiftId: number; version?: number; kept: KeptShift }
  | { do: 'erase'; shiftId: number; version?: number }

/** An edit of one shift, with the version the actor saw, if any. */
export type PlannedEdit = VersionOptional<ShiftEdit> | TurnedEdit

/** Days on which someone is away. Without an end, the physician leaves the group. */
export type Absence = { physicianId: number; from: string; to: string | null }

export type ShiftChange = {
  edits: PlannedEdit[]
  /** The schedule it is about, and what is done to it. Without it, the shifts may be in several. */
  within?: {
    scheduleId: number
    action: ScheduleAction
    /** The version the actor saw. */
    version?: number
  }
  /** Part of a proposal: its shifts don't count as hand-set. */
  isProposed?: boolean
  /** Applied while weighing: shifts on these days that no edit names become open, including locked ones. */
  absence?: Absence | null
  /** Approved time off that counts no more, because its approval is taken back. */
  returns?: Absence | null
  /** Further shifts that open up, locked ones too. */
  opens?: (row: ShiftRow, inputs: Inputs) => boolean
}

/** A shift gets this physician, or becomes open. */
export type Move = { shiftId: number; physicianId: number | null }

export function changeOfMoves(moves: Move[], absence: Absence | null = null): ShiftChange {
  return { edits: moves.map((move) => ({ do: 'change' as const, ...move })), absence }
}

/** A shift that the absent physician would have to work. */
export function isHeldDuring(
  row: Pick<ShiftRow, 'physicianId' | 'date' | 'status'>,
  { physicianId, from, to }: Absence,
): boolean {
  const isDue = row.status === 'scheduled' || row.status === 'confirmed'
  return isDue && row.physicianId === physicianId && from <= row.date && (to === null || row.date <= to)
}

/** The shifts that edits name. */
export function shiftsNamedIn({ edits }: Pick<ShiftChange, 'edits'>): number[] {
  return edits.flatMap((edit) => (edit.do === 'add' ? [] : edit.shiftId))
}
