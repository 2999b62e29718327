/** What the product knows about one field of a physician. */
import type { Control, Field } from './field.ts'

export const physicianSections = ['contact', 'display', 'experience', 'availability', 'work', 'notifications'] as const
export type PhysicianSection = (typeof physicianSections)[number]

export type PhysicianEntry = Field & {
  control: Control
  /** The part of the forms in which it stands. */
  section: PhysicianSection
  /** Spans both columns of its block. */
  isWide?: true
  /** Begins a new block of its section. */
  startsBlock?: true
  /** `physician`: the physician may change it, too. */
  setBy: 'admin' | 'physician'
  /** Said on the administrators' form only. */
  adminHelp?: string
  /** Without it a field is between the physician and the administrators. */
  colleaguesSee?: true
  /** Headers by which a column of a pasted table is recognized, in lower case; none: a table cannot fill it. */
  headers?: readonly string[]
  /** Headers that claim one value, such as "Nocturnist", and what yes and no under them mean; '' is the default. */
  claims?: Readonly<Record<string, { yes: string; no: string }>>
  /** Its column in the list of physicians: its place from the left, and whether values sort by themselves or in the order of the options. */
  column?: { header: string; place: number; sortsBy?: 'value' | 'option'; hidesOnPhones?: true }
  /** An erasure sets the default, unless the field says nothing about the person or has another value for it. */
  onErasure?: 'keep' | { set: unknown }
}
