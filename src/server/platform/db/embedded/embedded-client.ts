/** The embedded database as drizzle and pg-boss call it: one connection, whose transactions have it to themselves. */
import { protocol, type QueryOptions } from '@electric-sql/pglite'
import type { Row } from '../database.ts'
import { openStatements, type Result, type Statements } from './embedded-statements.ts'
import type { Wire } from './embedded-wire.ts'
import { keepOpen, type LastingWire } from './lasting-wire.ts'
import { createTurns } from './turns.ts'
import { createValueTypes, findLists } from './value-types.ts'

type Query = (text: string, values?: unknown[], options?: QueryOptions) => Promise<Result>
type Hear = (payload: string) => void

export type EmbeddedClient = {
  query: Query
  transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T>
  /** One or several statements without values; an array, since pg-boss takes one result a statement. */
  exec(text: string): Promise<[{ rows: Row[] }]>
  listen(channel: string, hear: Hear): Promise<() => Promise<void>>
  /** After the tables have changed. */
  learnTables(): Promise<void>
  close(): Promise<void>
}

type Settings = { open: () => Promise<Wire>; onTrouble: (message: string, error?: unknown) => void }

export async function connectEmbedded({ open, onTrouble }: Settings): Promise<EmbeddedClient> {
  const listeners = new Map<string, Set<Hear>>()
  const types = createValueTypes()
  const turns = createTurns()
  const wire = keepOpen(await open(), {
    open,
    onTrouble,
    onLost: () => statements.forgetLost(),
    onNewSession: async (fresh) => {
      for (const channel of listeners.keys()) await fresh.send(protocol.serialize.query(`listen ${quote(channel)}`))
    },
  })
  const statements = openStatements(wire, types, (channel, payload) => {
    for (const hear of listeners.get(channel) ?? []) hear(payload)
  })

  async function learnLists(): Promise<void> {
    types.addLists((await statements.runPlain(findLists)).rows as { element: number; list: number }[])
  }

  const exec: EmbeddedClient['exec'] = (text) => {
    // Several statements at once may fail in the middle of a transaction of theirs, which nobody else must get into.
    const takeTurn = /\bbegin\b/i.test(text) ? turns.alone : turns.share
    return takeTurn(async () => {
      try {
        return [{ rows: (await statements.runPlain(text)).rows }]
      } catch (error) {
        if (error instanceof Error && Reflect.get(error, 'isInTransaction')) await statements.runPlain('rollback')
        throw error
      }
    })
  }

  await learnLists()
  return {
    query: (text, values, options) => turns.share(() => statements.run(text, values, options)),
    transaction: (work) => turns.alone((leave) => runTransaction(wire, statements, work, leave)),
    exec,
    async listen(channel, hear) {
      const ofChannel = listeners.get(channel) ?? new Set()
      listeners.set(channel, ofChannel.add(hear))
      await exec(`listen ${quote(channel)}`)
      return async () => {
        ofChannel.delete(hear)
      }
    },
    async learnTables() {
      await turns.alone(async () => {
        await statements.forgetAll()
        await learnLists()
      })
    },
    close: () => wire.close(),
  }
}

async function runTransaction<T>(
  wire: LastingWire,
  statements: Statements,
  work: (tx: { query: Query }) => Promise<T>,
  leave: () => void,
): Promise<T> {
  const running = new Set<Promise<unknown>>()
  const session = wire.session()
  let isOpen = true
  const end = async (command: 'commit' | 'rollback') => {
    // What is not waited for must not run after the end, outside of the transaction: nothing begins any more, the rest ends.
    isOpen = false
    await Promise.allSettled(running)
    if (wire.session() !== session) throw new Error('The embedded database broke down in the middle of a transaction.')
    const ended = statements.runPlain(command)
    leave()
    await ended
  }
  await statements.runPlain('begin')
  try {
    const result = await work({
      query: (text, values, options) => {
        if (!isOpen || wire.session() !== session) return Promise.reject(new Error('The transaction has ended.'))
        const answer = statements.run(text, values, options)
        running.add(answer)
        void answer.catch(() => undefined).finally(() => running.delete(answer))
        return answer
      },
    })
    await end('commit')
    return result
  } catch (error) {
    if (isOpen) await end('rollback').catch(() => undefined)
    throw error
  }
}

function quote(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`
}
