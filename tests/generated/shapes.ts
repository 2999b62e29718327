/** The shapes of schedules: each paints one roster into cells. Only tests know them; the reader has no code for any of them. */
import type { Shape } from './roster.ts'
import {
  grid,
  gridInParts,
  partsOfX,
  roleColumns,
  roleRows,
  subcolumns,
  turnedGrid,
  weeklyGrids,
} from './shapes-of-grids.ts'
import { calendar, datedParts, mergedDays, pairs, ranges, records, startAndEnd } from './shapes-of-lists.ts'
import {
  colored,
  dayLists,
  foldedList,
  gridAndCall,
  gridAndLeave,
  personCards,
  roleCards,
  twoHalves,
  twoRowsEach,
  weekRows,
} from './shapes-of-mixtures.ts'

export const shapes: Record<string, Shape> = {
  grid,
  weeklyGrids,
  gridInParts,
  turnedGrid,
  roleColumns,
  roleRows,
  mergedDays,
  calendar: calendar(false, false),
  calendarOfCells: calendar(true, false),
  calendarWithRoles: calendar(false, true),
  records,
  ranges,
  pairs,
  subcolumns,
  partsOfX,
  datedParts,
  startAndEnd,
  colored,
  twoHalves,
  gridAndCall,
  gridAndLeave,
  twoRowsEach,
  foldedList,
  personCards,
  roleCards,
  weekRows,
  dayLists,
}
/** Shapes whose only dates are day numbers under weekdays. */
export const monthShapes = new Set(['calendar', 'calendarOfCells', 'calendarWithRoles', 'dayLists'])
