/**
 * Runs the statements of the embedded database. PGlite itself parses and plans a statement at each use, in six messages:
 * here it is prepared once and then sent with its values in one, which takes a tenth of the time for a small read.
 */
import { protocol, type QueryOptions } from '@electric-sql/pglite'
import type { Row } from '../database.ts'
import type { LastingWire } from './lasting-wire.ts'
import type { ValueTypes } from './value-types.ts'
import { type Answer, type Column, type Read, readAnswer } from './wire-answer.ts'

type Statement = { name: string; parameterTypes: number[]; columns: Column[] }

export type Result = { rows: unknown[]; fields: Column[]; affectedRows: number }

export type Statements = {
  /** The caller holds the one connection: between two transactions, or inside of one. */
  run(text: string, values?: unknown[], options?: QueryOptions): Promise<Result>
  /** One or several statements without values; the rows of all. */
  runPlain(text: string): Promise<{ rows: Row[]; isInTransaction: boolean }>
  /** After the tables have changed. */
  forgetAll(): Promise<void>
  /** Those of a session that was lost are not there any more. */
  forgetLost(): void
}

/** Statements that stay prepared. The product has about this many; lists of various lengths make more. */
const kept = 400
/** Characters; what is longer is an insert of many rows, of which the next has another length. */
const longestKept = 8000
/** "cached plan must not change result type", and a name that the database does not know. */
const outdated = new Set(['0A000', '26000'])
const { serialize } = protocol

export function openStatements(
  wire: Pick<LastingWire, 'send'>,
  types: ValueTypes,
  hear: (channel: string, payload: string) => void,
): Statements {
  const statements = new Map<string, Promise<Statement>>()
  let named = 0

  const readByType = ({ dataTypeID }: Column): Read => types.read.get(dataTypeID)

  async function send(message: Uint8Array, columns: Column[] = [], readerOf = readByType): Promise<Answer> {
    const bytes = await wire.send(message)
    const answer = readAnswer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), columns, readerOf)
    for (const { channel, payload } of answer.notifications) queueMicrotask(() => hear(channel, payload))
    return answer
  }

  async function describe(name: string, text: string): Promise<Statement> {
    const messages = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]
    const { error, parameterTypes, sets } = await send(Buffer.concat(messages))
    if (error) throw error
    return { name, parameterTypes, columns: sets.at(-1)!.columns }
  }

  async function prepare(text: string): Promise<Statement> {
    if (text.length > longestKept) return await describe('', text)
    const found = statements.get(text)
    // The one used last is forgotten last.
    if (found) statements.delete(text)
    const prepared = found ?? describe(`s${++named}`, text)
    statements.set(text, prepared)
    try {
      const statement = await prepared
      if (!found) await forgetOldest()
      return statement
    } catch (error) {
      if (statements.get(text) === prepared) statements.delete(text)
      throw error
    }
  }

  async function forgetOldest(): Promise<void> {
    if (statements.size <= kept) return
    const [text, oldest] = statements.entries().next().value!
    statements.delete(text)
    const statement = await oldest.catch(() => undefined)
    if (statement) await send(Buffer.concat([serialize.close({ type: 'S', name: statement.name }), serialize.sync()]))
  }

  async function run(text: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Result> {
    const { name, parameterTypes, columns } = await prepare(text)
    const written = values.map((value, place) => {
      if (value === null || value === undefined) return null
      const write = types.write.get(parameterTypes[place]!)
      return write ? write(value) : String(value)
    })
    const messages = [serialize.bind({ statement: name, values: written }), serialize.execute({}), serialize.sync()]
    const readerOf = (column: Column): Read => {
      const own = options.parsers?.[column.dataTypeID]
      return own ? (value) => own(value) : readByType(column)
    }
    const { error, sets, command } = await send(Buffer.concat(messages), columns, readerOf)
    if (error) {
      if (outdated.has(String(Reflect.get(error, 'code')))) statements.delete(text)
      throw error
    }
    const { rows } = sets[0]!
    return {
      rows: options.rowMode === 'array' ? rows : rows.map((row) => nameColumns(columns, row)),
      fields: columns,
      affectedRows: countAffected(command),
    }
  }

  async function runPlain(text: string) {
    const { error, sets, isInTransaction } = await send(serialize.query(text))
    if (error) throw Object.assign(error, { isInTransaction })
    return { rows: sets.flatMap(({ columns, rows }) => rows.map((row) => nameColumns(columns, row))), isInTransaction }
  }

  return {
    run,
    runPlain,
    forgetAll: async () => {
      statements.clear()
      await runPlain('deallocate all')
    },
    forgetLost: () => statements.clear(),
  }
}

function nameColumns(columns: Column[], row: unknown[]): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ name }, place) => [name, row[place]]))
}

/** "UPDATE 3", "INSERT 0 5"; reads affect nothing. */
function countAffected(command: string): number {
  return /^(INSERT|UPDATE|DELETE|MERGE) /.test(command) ? Number(command.split(' ').at(-1)) : 0
}
