/** What a group counts for itself, beside the burdens that fairness knows: Friday nights, holidays in one role. */
import { z } from 'zod'
import { weekdays } from '../../engine/model.ts'
import { largestInteger } from '../route.ts'
import { line } from '../text.ts'

export const mostTallies = 12

export const tally = z.object({
  name: line(60, 'Name is required'),
  /** Any role where none is named. */
  roleIds: z.array(z.int().min(1).max(largestInteger)).max(50).default([]),
  /** Any day where none is named. */
  weekdays: z.array(z.enum(weekdays)).max(7).default([]),
  onlyHolidays: z.boolean().default(false),
})
export type Tally = z.infer<typeof tally>
