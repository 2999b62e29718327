/** A change of shifts before it is made, as plain data: every act that changes shifts makes one of these. */
import type { ScheduleAction } from '../../contract/schedule-states.ts'
import type { ShiftEdit } from '../../contract/shifts.ts'
import type { KeptShift } from '../platform/db/schema/index.ts'
import type { Inputs } from '../schedules/problem/read-inputs.ts'
import type { ShiftRow } from '../schedules/schedules.store.ts'

type VersionOptional<Edit> = Edit extends { version: number } ? Omit<Edit, 'version'> & { version?: number } : Edit

/** Undoing: a shift as it was, to the letter, whether it is still there or not; or gone, as before it was added. */
type TurnedEdit =
  | { do: 'put'; shiftId: number; version?: number; kept: KeptShift }
  | { do: 'erase'; shiftId: number; version?: number }

/** An edit of one shift, in the version that the actor saw where the actor saw one. */
export type PlannedEdit = VersionOptional<ShiftEdit> | TurnedEdit

/** Days on which somebody is away. Without an end the physician leaves the group. */
export type Absence = { physicianId: number; from: string; to: string | null }

export type ShiftChange = {
  edits: PlannedEdit[]
  /** The one schedule it is about, and what is done to it. Without it the shifts may lie in several. */
  within?: {
    scheduleId: number
    action: ScheduleAction
    /** The version that the actor saw. */
    version?: number
  }
  /** What the search proposed: its shifts do not count as set by hand. */
  isProposed?: boolean
  /** Counted while weighing: shifts on these days that no edit names open up, locked ones too. */
  absence?: Absence | null
  /** Approved time off that counts no more, because its approval is taken back. */
  returns?: Absence | null
  /** Further shifts that open up, locked ones too. */
  opens?: (row: ShiftRow, inputs: Inputs) => boolean
}

/** A shift gets this physician, or opens up. */
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
