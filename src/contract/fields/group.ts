/** The fields of a group with a column of their own: one entry each, in form order. */
import { z } from 'zod'
import { type Pattern, patterns } from '../../engine/model.ts'
import { sentence } from '../sentence.ts'
import { line, prose } from '../text.ts'
import { defaultsOf, type Field, namesIn } from './field.ts'

export type GroupEntry = Field & {
  /** Where the group settings form is stricter than the call. */
  formSchema?: z.ZodType
  /** Spans the whole width of the form. */
  isWide?: true
}

const whole = z.int({ error: 'must be a whole number' })

export const groupTable = {
  name: {
    schema: line(255, 'Group name is required'),
    label: 'Group Name',
    isWide: true,
    control: { kind: 'text' },
    sample: 'Riverbend Hospitalists',
  },
  description: {
    schema: prose(2000).nullish(),
    label: 'Description',
    isWide: true,
    control: { kind: 'textarea', rows: 2 },
  },
  totalPhysicians: {
    schema: whole
      .min(1, sentence('Must have at least 1 physician'))
      .max(100, sentence('Maximum 100 physicians'))
      .default(30),
    // Groups of the size the product is made for.
    formSchema: whole.min(30, sentence('Minimum 30 physicians')).max(60, sentence('Maximum 60 physicians')),
    label: 'Number of Physicians',
    help: '30 to 60',
    control: { kind: 'number' },
    sample: 45,
  },
  shiftType: {
    schema: z.enum(patterns).default('7-on-7-off'),
    label: 'Primary Shift Pattern',
    control: {
      kind: 'select',
      labels: {
        '7-on-7-off': '7 days on/7 off',
        '24-hour': '24-hour shifts',
        '12-hour-day-night': '12-hour day/night rotation',
        custom: 'Custom schedule',
      },
    },
  },
  coverageRequirements: {
    schema: whole
      .min(1, sentence('Must require at least 1 physician per shift'))
      .max(100, sentence('Maximum 100 physicians per shift'))
      .default(3),
    label: 'Physicians per Shift',
    help: 'Used while the group has no roles.',
    control: { kind: 'number' },
    sample: 20,
  },
  maxConsecutiveShifts: {
    schema: whole
      .min(1, sentence('Must allow at least 1 consecutive shift'))
      .max(31, sentence('Maximum 31 consecutive shifts'))
      .default(7),
    label: 'Maximum consecutive shifts',
    control: { kind: 'number', unit: 'shifts' },
  },
  minRestBetweenShifts: {
    schema: whole
      .min(8, sentence('Must have at least 8 hours rest'))
      .max(72, sentence('Maximum 72 hours rest'))
      .default(12),
    label: 'Minimum rest between shifts',
    help: 'At least 8 hours',
    control: { kind: 'number', unit: 'hours' },
  },
  additionalRules: { schema: prose(10_000).nullish(), label: 'Custom rules' },
} as const satisfies Record<string, GroupEntry>

export const groupFieldNames = namesIn(groupTable)

/**
 * Payloads call a group's pattern `shiftType`, as the specification does. Rows, engine, and server call it `pattern`,
 * since shifts have a shift type of their own. These two are the only translation.
 */
export function rowOfGroup<Payload extends { shiftType?: Pattern | undefined }>({ shiftType, ...payload }: Payload) {
  return { ...payload, ...(shiftType && { pattern: shiftType }) }
}

export function payloadOfGroup<Row extends { pattern: Pattern }>({ pattern, ...row }: Row) {
  return { ...row, shiftType: pattern }
}

export const groupDefaults = defaultsOf(groupTable)
