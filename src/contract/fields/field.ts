/** Tables of fields: one entry has everything the product knows about a field; schemas, forms, lists, and the audit log read it. */

import { z } from 'zod'
import { sentence } from '../sentence.ts'

/** How a field is edited. A control that only one table uses is a component next to that form. */
export type Control =
  | { kind: 'text'; type?: 'email' | 'tel'; placeholder?: string }
  | { kind: 'textarea'; placeholder?: string; rows?: number }
  | { kind: 'number'; unit?: string; step?: number }
  /** The options are those of the schema; a label is given where it is not the capitalized value. */
  | { kind: 'select'; labels?: Readonly<Record<string, string>> }
  | { kind: 'likes'; of: readonly string[]; labels?: Readonly<Record<string, string>> }
  | { kind: 'tags'; placeholder?: string }
  | { kind: 'date' | 'time' | 'switch' | 'weekdays' | 'dates' | 'roles' | 'notifications' | 'time-zone' }

export type Field = {
  /** Accepted values. A field whose schema has no default is required. */
  schema: z.ZodType
  label: string
  help?: string
  /** None: it has a screen of its own. */
  control?: Control
  /** What component tests show, if that isn't the default. */
  sample?: unknown
}

export type FieldTable = Readonly<Record<string, Field>>

type SchemaOf<Table extends FieldTable, Name extends keyof Table> = Table[Name]['schema']

export type Bare<Schema> = Schema extends z.ZodDefault<infer Inner> ? Inner : Schema

/** A schema without its default. */
export function bare<Schema extends z.core.SomeType>(schema: Schema): Bare<Schema> {
  return (schema instanceof z.ZodDefault ? schema.unwrap() : schema) as Bare<Schema>
}

export function namesIn<Table extends FieldTable>(table: Table): (keyof Table & string)[] {
  return Object.keys(table)
}

export type NamesWith<Table extends FieldTable, Property> = {
  [Name in keyof Table]: Table[Name] extends Property ? Name : never
}[keyof Table] &
  string

/** The fields that have this property, such as `{ setBy: 'admin' }`. */
export function namesWith<Table extends FieldTable, const Property extends object>(table: Table, property: Property) {
  const wanted = Object.entries(property)
  const has = (field: object) =>
    wanted.every(([key, value]) => (field as Readonly<Record<string, unknown>>)[key] === value)
  return namesIn(table).filter((name) => has(table[name]!)) as NamesWith<Table, Property>[]
}

/** The fields in the table's form; others have their own screens. */
export function namesOfForm<Table extends FieldTable>(table: Table) {
  return namesIn(table).filter((name) => table[name]!.control) as NamesWith<Table, { control: Control }>[]
}

/** The schemas of these fields, with their defaults. */
export function shapeOf<Table extends FieldTable, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, table[name]!.schema])) as {
    [One in Name]: SchemaOf<Table, One>
  }
}

/** The schemas of these fields without defaults: a value is required. */
export function bareShapeOf<Table extends FieldTable, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, bare(table[name]!.schema)])) as {
    [One in Name]: Bare<SchemaOf<Table, One>>
  }
}

type Defaulted<Table extends FieldTable> = {
  [Name in keyof Table]: SchemaOf<Table, Name> extends z.ZodDefault<infer _> ? Name : never
}[keyof Table]

export type RequiredName<Table extends FieldTable> = Exclude<keyof Table, Defaulted<Table>> & string

export function requiredNames<Table extends FieldTable>(table: Table) {
  return namesIn(table).filter((name) => !(table[name]!.schema instanceof z.ZodDefault)) as RequiredName<Table>[]
}

/** Each field's default; required ones have none. */
export function defaultsOf<Table extends FieldTable>(table: Table) {
  const defaulted = Object.entries(table).filter(([, { schema }]) => schema instanceof z.ZodDefault)
  return Object.fromEntries(defaulted.map(([name, { schema }]) => [name, schema.parse(undefined)])) as {
    [Name in Defaulted<Table>]: z.output<SchemaOf<Table, Name>>
  }
}

/** Values for component tests; anything missing has its default. */
export function samplesOf(table: FieldTable): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, { sample }]) => (sample === undefined ? [] : [[name, sample]])),
  )
}

/** The numbers a schema allows. */
export function rangeOf(schema: z.core.SomeType): { min: number; max: number } | undefined {
  const inner = bare(schema)
  if (inner instanceof z.ZodNullable) return rangeOf(inner.unwrap())
  if (!(inner instanceof z.ZodNumber) || inner.minValue === null || inner.maxValue === null) return undefined
  return { min: inner.minValue, max: inner.maxValue }
}

/** The most characters that a schema allows. */
export function longestOf(schema: z.core.SomeType | undefined): number | undefined {
  if (schema instanceof z.ZodPipe) return longestOf(schema.in) ?? longestOf(schema.out)
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return longestOf(schema.unwrap())
  return schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined
}

/** A number in a form; both sides give the same message when it is out of range. */
export function wholeNumber(min: number, max: number) {
  const range = sentence(`Must be a whole number from ${min} to ${max}`)
  return z.int(range).min(min, range).max(max, range)
}
