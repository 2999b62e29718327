/** A full disk makes the server unhealthy, although everything can still be read. */
import { expect, it } from 'vitest'
import { readDatabaseState } from './database-state.ts'

const megabytes = (count: number) => async () => count * 1024 * 1024
const embedded = { kind: 'embedded' as const, ping: async () => {} }

it('fails when the disk of the embedded database is full', async () => {
  expect(await readDatabaseState(embedded, '.', megabytes(63))).toEqual({
    state: 'failing',
    detail: 'The disk is full.',
  })
  expect(await readDatabaseState(embedded, '.', megabytes(65))).toEqual({ state: 'ok', detail: 'Embedded' })
  expect((await readDatabaseState(embedded, '.')).detail).toMatch(/^(Embedded|The disk is full\.)$/)
})

it('asks no disk of a PostgreSQL server, which is elsewhere', async () => {
  const postgres = { ...embedded, kind: 'postgres' as const }
  expect(await readDatabaseState(postgres, '/nowhere')).toEqual({ state: 'ok', detail: 'PostgreSQL' })
})
