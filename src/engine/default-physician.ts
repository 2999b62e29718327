/** A physician of whom only a name is known, with the values that the product starts everybody with. */
import type { Physician } from './model.ts'

export function defaultPhysician(known: Partial<Physician> & { id: string; name: string }): Physician {
  return {
    fte: 1,
    experience: 'mid-level',
    specialties: [],
    preferredRoles: [],
    avoidedRoles: [],
    shiftKindWishes: {},
    roleCategoryWishes: {},
    availableDays: [],
    unavailableDates: [],
    maxConsecutiveDays: 7,
    minRestDays: 1,
    preferredShiftLength: 'flexible',
    worksWeekends: true,
    worksHolidays: true,
    nightStance: 'neutral',
    wishes: { shifts: [], avoidConsecutive: false, preferWeekends: false },
    absences: [],
    year: { daysPresent: 0, shifts: 0, nights: 0, weekendDays: 0, holidays: 0 },
    ...known,
  }
}
