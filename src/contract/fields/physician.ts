/** The table of a physician's fields, in the order of the forms, and what is read from it. */
import { defaultsOf, namesIn } from './field.ts'
import type { PhysicianEntry } from './physician-entry.ts'
import { profileFields } from './physician-profile.ts'
import { workFields } from './physician-work.ts'

export const physicianTable = { ...profileFields, ...workFields }
export type PhysicianField = keyof typeof physicianTable
export const physicianFieldNames = namesIn(physicianTable)

/** What somebody is until more is known. */
export const physicianDefaults = defaultsOf(physicianTable)

/** An entry by a name that is not known before. */
export function entryOf(field: PhysicianField): PhysicianEntry {
  return physicianTable[field]
}
