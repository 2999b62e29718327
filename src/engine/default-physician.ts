/** A physician known only by name, with the product's default values. */
import type { Ledger, Physician } from './model.ts'

/** The only place for these defaults: columns, forms, and imports get them through the contract's table of fields. */
export const startingValues = {
  fte: 1,
  experienceLevel: 'mid-level',
  maxConsecutiveDays: 7,
  minRestDays: 1,
  preferredShiftLength: 'flexible',
  weekendAvailability: true,
  holidayAvailability: true,
  nightShiftPreference: 'neutral',
} as const satisfies Partial<Physician>

export const emptyLedger: Ledger = {
  daysPresent: 0,
  shifts: 0,
  nights: 0,
  weekendDays: 0,
  backups: 0,
  holidaysPresent: 0,
  holidays: 0,
}

export function defaultPhysician(known: Partial<Physician> & { id: string; name: string }): Physician {
  return {
    ...startingValues,
    specialtyAreas: [],
    preferredRoles: [],
    avoidedRoles: [],
    shiftTypePreferences: {},
    roleTypePreferences: {},
    availableDays: [],
    unavailableDates: [],
    preferences: { shifts: [], avoidConsecutive: false, preferWeekends: false },
    absences: [],
    ledger: emptyLedger,
    holidayHistory: [],
    ...known,
  }
}
