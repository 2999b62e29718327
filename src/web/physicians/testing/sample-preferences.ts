/** What a physician asks for in coming months, for tests. */
import type { Preferences } from '../../../contract/physicians.ts'

export const samplePreferences: Preferences = {
  preferredShifts: [],
  unavailableDates: [],
  maxShiftsPerMonth: null,
  avoidConsecutive: false,
  preferWeekends: false,
  notes: 'No nights in January',
  version: 1,
  updatedAt: null,
}
