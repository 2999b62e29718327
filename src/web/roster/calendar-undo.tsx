/** Undo and redo beside a calendar: the same steps as in the roster, whichever of the two they were done in. */
import { useMemo } from 'react'
import type { Shift } from '../../contract/schedules.ts'
import { useScheduleShifts } from '../shifts/use-period-shifts.ts'
import type { Cast } from './edits/local-edit.ts'
import { SavedAloud, UndoButtons } from './edits/undo-buttons.tsx'
import { useEdits } from './edits/use-edits.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type CalendarUndoProps = { scheduleId: number; onOpen: (scheduleId: number) => void }

const none: readonly Shift[] = []

export function CalendarUndo({ scheduleId, onOpen }: CalendarUndoProps) {
  const shifts = useScheduleShifts({ id: scheduleId }).data ?? none
  // What is undone here was done elsewhere: the server's answer shows it, so no one has to be named before.
  const cast = useMemo<Cast>(() => ({ scheduleId, people: new Map(), roles: new Map() }), [scheduleId])
  const edits = useEdits(scheduleId, shifts, cast, onOpen)
  useUndoKeys(edits)
  return (
    <>
      <UndoButtons edits={edits} />
      <SavedAloud edits={edits} />
    </>
  )
}
