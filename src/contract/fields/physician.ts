/** The table of a physician's fields in form order, and what is derived from it. */
import { defaultsOf, namesIn } from './field.ts'
import type { PhysicianEntry } from './physician-entry.ts'
import { profileFields } from './physician-profile.ts'
import { workFields } from './physician-work.ts'

export const physicianTable = { ...profileFields, ...workFields }
export type PhysicianField = keyof typeof physicianTable
export const physicianFieldNames = namesIn(physicianTable)

/** Defaults for a new physician. */
export const physicianDefaults = defaultsOf(physicianTable)

/** Finds an entry by a name that isn't known at compile time. */
export function entryOf(field: PhysicianField): PhysicianEntry {
  return physicianTable[field]
}
