/** A physician as a form holds it: an empty box is '' or null, and an emptied number falls back to its default. */
import { z } from 'zod'
import type { PhysicianFields } from '../../contract/physicians.ts'
import { adminFields, notificationSettings, ownFields, type User } from '../../contract/users.ts'

/** For a text that may be missing. */
export function emptyAsNull<Schema extends z.ZodType<unknown, string | null>>(schema: Schema) {
  return z
    .string()
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(schema)
}

function orElse<Schema extends z.ZodType<unknown, number>>(fallback: number, schema: Schema) {
  return z
    .number()
    .nullable()
    .transform((number) => number ?? fallback)
    .pipe(schema)
}

/** What an emptied box counts as. */
const fallbacks = { performanceRating: 5, maxConsecutiveDays: 7, minRestDays: 1, fte: 1 }

const own = ownFields.shape
const admin = adminFields.shape

export const physicianForm = z.object({
  ...own,
  ...admin,
  phoneNumber: emptyAsNull(own.phoneNumber),
  emergencyContact: emptyAsNull(own.emergencyContact),
  schedulingNotes: emptyAsNull(own.schedulingNotes),
  startDateWithGroup: emptyAsNull(admin.startDateWithGroup),
  startDateInMedicine: emptyAsNull(admin.startDateInMedicine),
  performanceRating: orElse(fallbacks.performanceRating, admin.performanceRating),
  fte: orElse(fallbacks.fte, admin.fte),
  maxConsecutiveDays: orElse(fallbacks.maxConsecutiveDays, own.maxConsecutiveDays),
  minRestDays: orElse(fallbacks.minRestDays, own.minRestDays),
})
export type PhysicianValues = z.input<typeof physicianForm>

const empty: PhysicianValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  emergencyContact: '',
  experienceLevel: 'mid-level',
  startDateWithGroup: '',
  startDateInMedicine: '',
  seniorityRank: null,
  specialtyAreas: [],
  preferredRoles: [],
  shiftTypePreferences: {},
  roleTypePreferences: {},
  availableDays: [],
  unavailableDates: [],
  preferredShiftLength: 'flexible',
  weekendAvailability: true,
  holidayAvailability: true,
  nightShiftPreference: 'neutral',
  schedulingNotes: '',
  notificationSettings: notificationSettings.parse({}),
  ...fallbacks,
}

/** What the boxes hold for somebody; for nobody yet, the defaults. */
export function valuesOf(person: User | null): PhysicianValues {
  if (!person) return empty
  return {
    ...pickFields(person),
    phoneNumber: person.phoneNumber ?? '',
    emergencyContact: person.emergencyContact ?? '',
    schedulingNotes: person.schedulingNotes ?? '',
    startDateWithGroup: person.startDateWithGroup ?? '',
    startDateInMedicine: person.startDateInMedicine ?? '',
  }
}

function pickFields(person: User): PhysicianFields {
  const { id, version, role, groupId, isActive, profileImageUrl, createdAt, updatedAt, ...fields } = person
  return fields
}

/** Only what a person may change about himself. */
export function ownPart(fields: PhysicianFields): z.output<typeof ownFields> {
  return ownFields.parse(fields)
}

export const formTabs = {
  basic: ['firstName', 'lastName', 'email', 'phoneNumber', 'emergencyContact'],
  experience: [
    'experienceLevel',
    'startDateWithGroup',
    'startDateInMedicine',
    'seniorityRank',
    'performanceRating',
    'fte',
    'specialtyAreas',
  ],
  availability: [
    'availableDays',
    'unavailableDates',
    'maxConsecutiveDays',
    'minRestDays',
    'weekendAvailability',
    'holidayAvailability',
  ],
  preferences: [
    'preferredShiftLength',
    'nightShiftPreference',
    'shiftTypePreferences',
    'roleTypePreferences',
    'preferredRoles',
    'schedulingNotes',
    'notificationSettings',
  ],
} as const satisfies Record<string, readonly (keyof PhysicianFields)[]>
