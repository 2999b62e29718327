/** What changed in somebody's own shifts: old and new days side by side. */
import { z } from 'zod'
import { shift } from './schedules.ts'
import { calendarDate } from './text.ts'

/** A shift as it was or is on a day that changed: what makes it another one to the person who works it. */
const dayShift = shift.pick({
  id: true,
  roleId: true,
  role: true,
  position: true,
  shiftType: true,
  startTime: true,
  endTime: true,
  location: true,
})

/** A day without a shift is a day off. */
const changedDay = z.object({ date: calendarDate, was: z.array(dayShift), is: z.array(dayShift) })
export type ChangedDay = z.infer<typeof changedDay>
