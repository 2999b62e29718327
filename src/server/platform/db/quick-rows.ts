/**
 * Turns rows of a select into objects, like drizzle's own `mapResultRow`, but does everything that depends on the query
 * only once instead of for each value: this saves a third of the server's time for reading a month's shifts.
 */
import { Column, getTableName, is, SQL } from 'drizzle-orm'
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'

/** A column of a select: `path` is where its value goes, `field` what makes the value. */
type Field = SelectedFieldsOrdered[number]
/** For each table of a select, whether it always has a row. */
type Joins = Record<string, boolean> | undefined
type Decode = (value: unknown) => unknown

type Prepare = Orm['_']['session']['prepareQuery']

/** Also for each transaction, which has its own session. */
export function mapRowsQuickly(orm: Orm): void {
  const { session } = orm._
  const prepare: Prepare = session.prepareQuery.bind(session)
  const prepareQuickly = (...[query, fields, name, isArrayMode, mapper, ...more]: Parameters<Prepare>): object => {
    if (!fields?.every(isSimple) || mapper) return prepare(query, fields, name, isArrayMode, mapper, ...more)
    let mapRow: ((row: unknown[]) => object) | undefined
    const mapRows = (rows: unknown[][]): object[] => {
      // Drizzle sets the joins after preparing the query.
      mapRow ??= createRowMapper(fields, Reflect.get(prepared, 'joinsNotNullableMap'))
      return rows.map(mapRow)
    }
    const prepared: object = prepare(query, fields, name, isArrayMode, mapRows, ...more)
    return prepared
  }
  Object.assign(session, { prepareQuery: prepareQuickly })
}

function isSimple({ path, field }: Field): boolean {
  return path.length <= 2 && (is(field, Column) || is(field, SQL) || is(field, SQL.Aliased))
}

export function createRowMapper(fields: Field[], joins: Joins): (row: unknown[]) => object {
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

/** Undefined if the value stays as is. */
function decoderOf(field: Field['field']): Decode | undefined {
  if (is(field, Column)) {
    if (field.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined
    const decode: Decode = (value) => field.mapFromDriverValue(value)
    return field.dataType === 'date' ? rememberLast(decode) : decode
  }
  const decoder: unknown = Reflect.get(is(field, SQL.Aliased) ? field.sql : field, 'decoder')
  const decode: unknown = Reflect.get(Object(decoder), 'mapFromDriverValue')
  return typeof decode === 'function' ? (value) => decode.call(decoder, value) : undefined
}

/** Rows written together have the same time, which takes V8 microseconds to parse. Each gets its own Date. */
function rememberLast(decode: Decode): Decode {
  let last: { value: unknown; time: number } | undefined
  return (value) => {
    if (last?.value === value) return new Date(last!.time)
    const decoded = decode(value)
    last = decoded instanceof Date ? { value, time: decoded.getTime() } : undefined
    return decoded
  }
}

/** Joined tables that may have no row: their first column shows it, unless other tables share the object. */
function findOptional(fields: Field[], joins: Record<string, boolean>): { outer: string; column: number }[] {
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
