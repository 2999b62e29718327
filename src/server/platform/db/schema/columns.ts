/** Column types and pairs shared by several tables. */
import { type SQL, sql } from 'drizzle-orm'
import { customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** A clock time without seconds: HH:MM. */
export const clock = customType<{ data: string; driverData: string }>({
  dataType: () => 'time(0)',
  fromDriver: (value) => value.slice(0, 5),
})

/** The time a shift takes, in local clock time; the database computes it from date, start, and end. */
export const span = customType<{ data: string }>({ dataType: () => 'tsrange' })

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const timestamps = {
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
}

/** Counts the changes of a row: an update that names an older version fails (optimistic locking). */
export const version = () => integer().notNull().default(1)

/** A list kept in one column. */
export const list = <T>() => jsonb().$type<T[]>().notNull().default(sql`'[]'::jsonb`)

/** An object kept in one column. */
export const document = <T>() => jsonb().$type<T>().notNull().default(sql`'{}'::jsonb`)

/** `column in ('a', 'b')` for a check. The values are constants of the contract, never input. */
export function oneOf(column: unknown, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
