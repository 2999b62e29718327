/** What the product knows about one field of a physician. */
import type { Control, Field } from './field.ts'

export const physicianSections = ['contact', 'display', 'experience', 'availability', 'work', 'notifications'] as const
export type PhysicianSection = (typeof physicianSections)[number]

export type PhysicianEntry = Field & {
  control: Control
  /** The section of the forms it belongs to. */
  section: PhysicianSection
  /** Spans both columns of its block. */
  isWide?: true
  /** Starts a new block in its section. */
  startsBlock?: true
  /** `physician`: the physician may change it, too. */
  setBy: 'admin' | 'physician'
  /** Shown on the administrators' form only. */
  adminHelp?: string
  /** Without it, only the physician and administrators see the field. */
  colleaguesSee?: true
  /** Headers that identify its column in a pasted table, in lower case; none means a table can't fill it. */
  headers?: readonly string[]
  /** Headers that claim one value, such as "Nocturnist", and what yes and no mean there; '' is the default. */
  claims?: Readonly<Record<string, { yes: string; no: string }>>
  /** Its column in the physician list: its position from the left, and whether values sort by themselves or by the order of options. */
  column?: { header: string; place: number; sortsBy?: 'value' | 'option'; hidesOnPhones?: true }
  /** Erasing a person resets the field to its default, unless it says nothing about them or has another erased value. */
  onErasure?: 'keep' | { set: unknown }
}
