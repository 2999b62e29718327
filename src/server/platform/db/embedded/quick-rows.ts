/**
 * Makes objects of the rows of a select, as drizzle's own `mapResultRow` does, with everything that depends on the query
 * alone done once instead of for each value: on the embedded database that took longer than the query itself.
 */
import { Column, getTableName, is, SQL } from 'drizzle-orm'
import type { Orm } from '../database.ts'

/** One column of a select: where its value goes, and what makes the value. */
type SelectedField = { path: string[]; field: unknown }
type JoinsNotNullable = Record<string, boolean> | undefined

type Prepare = (query: unknown, fields: SelectedField[] | undefined, ...more: unknown[]) => object

/** Where `customResultMapper` stands among the arguments after the fields: name, response mode, mapper. */
const mapperPlace = 2

/** Also for the transaction that `work` gets: each has a session of its own. */
export function mapRowsQuickly(orm: Orm): void {
  const session: unknown = Reflect.get(orm, 'session')
  const prepare: unknown = typeof session === 'object' && session !== null && Reflect.get(session, 'prepareQuery')
  if (typeof prepare !== 'function') throw new Error('This version of drizzle has no session.prepareQuery.')
  const quickly: Prepare = (query, fields, ...more) => {
    if (!fields || more[mapperPlace] || !fields.every(isSimple)) return prepare.call(session, query, fields, ...more)
    more[mapperPlace] = (rows: unknown[][]) => {
      // Drizzle sets it after it has prepared the query.
      const map = createRowMapper(fields, Reflect.get(prepared, 'joinsNotNullableMap'))
      return rows.map(map)
    }
    const prepared: object = prepare.call(session, query, fields, ...more)
    return prepared
  }
  Object.defineProperty(session, 'prepareQuery', { value: quickly })
}

function isSimple({ path, field }: SelectedField): boolean {
  return path.length <= 2 && (is(field, Column) || is(field, SQL) || is(field, SQL.Aliased))
}

type Decode = ((value: unknown) => unknown) | undefined

export function createRowMapper(fields: SelectedField[], joins: JoinsNotNullable): (row: unknown[]) => object {
  const places = fields.map(({ path, field }, column) => ({
    column,
    outer: path.length === 2 ? path[0]! : undefined,
    name: path.at(-1)!,
    decode: decoderOf(field),
  }))
  const optional = joins ? findOptional(fields, joins) : []
  return (row) => {
    const result: Record<string, unknown> = {}
    for (const { column, outer, name, decode } of places) {
      const raw = row[column]
      const value = raw === null || decode === undefined ? raw : decode(raw)
      if (outer === undefined) result[name] = value
      else {
        result[outer] ??= {}
        ;(result[outer] as Record<string, unknown>)[name] = value
      }
    }
    for (const { outer, column } of optional) if (row[column] === null) result[outer] = null
    return result
  }
}

/** Undefined where the value stays as it is. */
function decoderOf(field: unknown): Decode {
  if (is(field, Column)) {
    const isPlain = field.mapFromDriverValue === Column.prototype.mapFromDriverValue
    if (isPlain) return undefined
    const decode: Decode = (value) => field.mapFromDriverValue(value)
    return field.dataType === 'date' ? rememberMoment(decode) : decode
  }
  const decoder: unknown = Reflect.get(is(field, SQL.Aliased) ? field.sql : Object(field), 'decoder')
  const decode: unknown = Reflect.get(Object(decoder), 'mapFromDriverValue')
  return typeof decode === 'function' ? (value) => decode.call(decoder, value) : undefined
}

/** Rows that were written together carry the same moment: it is read once. Each gets a Date of its own. */
function rememberMoment(decode: (value: unknown) => unknown): Decode {
  let last: { value: unknown; time: number } | undefined
  return (value) => {
    if (last && last.value === value) return new Date(last.time)
    const decoded = decode(value)
    last = decoded instanceof Date ? { value, time: decoded.getTime() } : undefined
    return decoded
  }
}

/** Joined tables that may have no row: their first column tells, unless other tables share the object. */
function findOptional(fields: SelectedField[], joins: Record<string, boolean>): { outer: string; column: number }[] {
  const first = new Map<string, { outer: string; column: number; table: string; isMixed: boolean }>()
  for (const [column, { path, field }] of fields.entries()) {
    if (path.length !== 2 || !is(field, Column)) continue
    const outer = path[0]!
    const table = getTableName(field.table)
    const known = first.get(outer)
    if (!known) first.set(outer, { outer, column, table, isMixed: false })
    else if (known.table !== table) known.isMixed = true
  }
  return [...first.values()].filter(({ table, isMixed }) => !isMixed && !joins[table])
}
