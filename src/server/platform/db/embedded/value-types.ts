/** How values are written to the embedded database and read from it, by the number of their type. */
import { types } from '@electric-sql/pglite'
import { bigintType, dateType, readBigint, readDate } from './raw-values.ts'

export type Read = (text: string) => unknown
export type Write = (value: unknown) => string

export type ValueTypes = {
  read: Map<number, Read>
  write: Map<number, Write>
  /** Adds the lists of each type; the product's own types have numbers that differ from database to database. */
  addLists(found: { element: number; list: number }[]): void
}

export const findLists =
  "select typelem::int as element, oid::int as list from pg_type where typcategory = 'A' and typelem > 0"

export function createValueTypes(): ValueTypes {
  const read = new Map<number, Read>()
  const write = new Map<number, Write>()
  for (const [type, parse] of Object.entries(types.parsers)) {
    const number = Number(type)
    read.set(number, (text) => parse(text, number))
  }
  for (const [type, serialize] of Object.entries(types.serializers)) write.set(Number(type), serialize)
  read.set(bigintType, readBigint)
  read.set(dateType, readDate)
  return {
    read,
    write,
    addLists(found) {
      for (const { element, list } of found) {
        const readElement = read.get(element) ?? ((text: string) => text)
        read.set(list, (text) => types.arrayParser(text, readElement, list))
        write.set(list, (value) => types.arraySerializer(value, write.get(element), list))
      }
    },
  }
}
