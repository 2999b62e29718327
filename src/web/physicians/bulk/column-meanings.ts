/** What a column of a pasted table can mean, and the headers by which it is known. */
import type { PhysicianField } from '../field-words.ts'

/** The fields that a table can fill, in the order in which they are shown. */
export const tableFields = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'experienceLevel',
  'fte',
  'startDateWithGroup',
  'startDateInMedicine',
  'seniorityRank',
  'specialtyAreas',
  'nightShiftPreference',
  'weekendAvailability',
  'holidayAvailability',
  'availableDays',
  'preferredShiftLength',
  'maxConsecutiveDays',
  'minRestDays',
  'performanceRating',
  'emergencyContact',
  'schedulingNotes',
] as const satisfies readonly PhysicianField[]
export type TableField = (typeof tableFields)[number]

/** `name` holds first and last name in one cell; `nothing` is left out. */
export type Meaning = TableField | 'name' | 'nothing'

const headers: Record<Exclude<Meaning, 'nothing'>, string[]> = {
  name: [
    'name',
    'full name',
    'physician',
    'physician name',
    'doctor',
    'provider',
    'provider name',
    'md',
    'hospitalist',
    'staff',
  ],
  firstName: ['first name', 'first', 'given name', 'forename', 'fname'],
  lastName: ['last name', 'last', 'surname', 'family name', 'lname'],
  email: ['email', 'e mail', 'mail', 'email address', 'e mail address', 'work email'],
  phoneNumber: ['phone', 'phone number', 'mobile', 'cell', 'cell phone', 'telephone', 'tel', 'contact number', 'pager'],
  experienceLevel: [
    'experience level',
    'experience',
    'level',
    'grade',
    'title',
    'rank title',
    'position',
    'seniority level',
  ],
  fte: ['fte', 'full time equivalent', 'percent', 'workload', 'employment', 'fte percent', 'effort'],
  startDateWithGroup: [
    'start date with group',
    'start date',
    'start',
    'hire date',
    'hired',
    'date of hire',
    'joined',
    'since',
  ],
  startDateInMedicine: ['start date in medicine', 'in medicine since', 'graduation', 'residency end', 'career start'],
  seniorityRank: ['seniority rank', 'seniority', 'rank'],
  specialtyAreas: ['specialty areas', 'specialty', 'specialties', 'speciality', 'skills', 'credentials'],
  nightShiftPreference: [
    'night shift preference',
    'nights',
    'night',
    'night shifts',
    'works nights',
    'nocturnist',
    'night preference',
  ],
  weekendAvailability: ['weekend availability', 'weekends', 'weekend', 'works weekends'],
  holidayAvailability: ['holiday availability', 'holidays', 'holiday', 'works holidays'],
  availableDays: ['available days', 'days', 'availability', 'working days', 'work days'],
  preferredShiftLength: ['preferred shift length', 'shift length', 'length'],
  maxConsecutiveDays: ['max consecutive days', 'max consecutive', 'consecutive days', 'max days in a row', 'max run'],
  minRestDays: ['min rest days', 'rest days', 'min rest', 'days off'],
  performanceRating: ['performance rating', 'rating', 'performance'],
  emergencyContact: ['emergency contact', 'emergency', 'next of kin', 'ice'],
  schedulingNotes: ['scheduling notes', 'notes', 'note', 'comment', 'comments', 'remarks'],
}

const meaningOfHeader = new Map(
  Object.entries(headers).flatMap(([meaning, words]) => words.map((word) => [word, meaning as Meaning] as const)),
)

/** The meaning of a header; "FTE (%)", "E-Mail" and "Hire_Date" are read as what they are. */
export function readHeader(header: string): Meaning | undefined {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim()
  return meaningOfHeader.get(plain(header)) ?? meaningOfHeader.get(plain(header.replace(/\(.*?\)/g, '')))
}
