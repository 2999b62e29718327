/** The kind of a shift with these hours, by the engine's own measure. */
import { shiftKindOf } from '../../../engine/demand.ts'
import type { RoleCategory, ShiftKind } from '../../../engine/model.ts'
import type { Times } from './read-times.ts'

export function kindOfTimes({ start, end }: Times, category: RoleCategory = 'rounder'): ShiftKind {
  return shiftKindOf({ category, startTime: start, endTime: end, lasts24Hours: start === end })
}
