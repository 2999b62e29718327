/** Schemas that several tools share. */
import { z } from 'zod'
import { calendarDate } from '../../../contract/text.ts'

export const physicianName = z.string().min(1).max(200).describe('Full name of a physician')
export const roleName = z.string().min(1).max(255).describe('Name of a role of the group')
export const range = { from: calendarDate, to: calendarDate }
export const month = { month: z.int().min(1).max(12), year: z.int().min(2000).max(2100) }

export const plannedShift = z.object({
  date: calendarDate,
  role: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  /** Null: open. */
  physician: z.string().nullable(),
})

/** Which months of the range the answer is based on. */
export const basis = { planned: z.array(z.string()), notPlanned: z.array(z.string()) }
