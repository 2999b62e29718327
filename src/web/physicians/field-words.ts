/** The words for every field of a physician and for its values: on forms, in tables and where two changes meet. */
import type { PhysicianFields } from '../../contract/physicians.ts'
import { experienceLevels, roleCategories, shiftKinds, shiftLengths } from '../../engine/model.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { sayDateWithYear } from '../../engine/text/dates.ts'
import { sayStretch, stretchesOf } from './fields/date-stretches.ts'

export type PhysicianField = keyof PhysicianFields

export const fieldLabels: Record<PhysicianField, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phoneNumber: 'Phone Number',
  emergencyContact: 'Emergency Contact',
  experienceLevel: 'Experience Level',
  startDateWithGroup: 'Start Date with Group',
  startDateInMedicine: 'Start Date in Medicine',
  seniorityRank: 'Seniority Rank',
  performanceRating: 'Performance Rating',
  fte: 'FTE',
  specialtyAreas: 'Specialty Areas',
  availableDays: 'Available Days',
  unavailableDates: 'Unavailable Dates',
  maxConsecutiveDays: 'Max Consecutive Days',
  minRestDays: 'Min Rest Days',
  weekendAvailability: 'Weekend Availability',
  holidayAvailability: 'Holiday Availability',
  preferredShiftLength: 'Preferred Shift Length',
  nightShiftPreference: 'Night Shift Preference',
  shiftTypePreferences: 'Shift Type Preferences',
  roleTypePreferences: 'Role Type Preferences',
  preferredRoles: 'Preferred Roles',
  schedulingNotes: 'Scheduling Notes',
  notificationSettings: 'Notifications',
}

export const levelOptions = experienceLevels.map((value) => ({ value, label: capitalize(value) }))
export const lengthOptions = shiftLengths.map((value) => ({ value, label: capitalize(value) }))

const kindLabels = { day: 'Day', evening: 'Evening', night: 'Night', 'twenty-four': '24-hour', backup: 'Backup' }
export const shiftKindOptions = shiftKinds.map((value) => ({ value, label: kindLabels[value] }))
export const categoryOptions = roleCategories.map((value) => ({ value, label: capitalize(value) }))

const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** A value of any field in words, short enough for one line. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return datePattern.test(value) ? sayDateWithYear(value) : value
  if (Array.isArray(value)) return sayList(value.map(String))
  if (typeof value === 'object') {
    return sayList(Object.entries(value).map(([key, entry]) => `${sayKey(key)}: ${sayValue(entry)}`))
  }
  return String(value)
}

function sayList(entries: string[]): string {
  if (entries.length === 0) return 'nothing'
  if (entries.every((entry) => datePattern.test(entry))) return stretchesOf(entries).map(sayStretch).join(', ')
  return entries.join(', ')
}

/** emailOpenShifts: email open shifts */
function sayKey(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
