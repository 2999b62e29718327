/** The state of the server's parts, in words. */
import { expect, test } from 'vitest'
import { createHealthBoard, type Part } from './health-board.ts'

const fails = () => Promise.reject(new Error('connect ECONNREFUSED db.internal:5432'))

test('a part that fails has the name people know it by, and no details of the error', async () => {
  const probes: Record<Part, typeof fails> = { database: fails, queue: fails, email: fails, ai: fails }
  const { state, parts } = await createHealthBoard(probes, '1.0.0', () => new Date()).read()
  expect(state).toBe('failing')
  expect(Object.values(parts).map(({ detail }) => detail)).toEqual([
    'The database isn’t responding.',
    'The job queue isn’t responding.',
    'The mail server isn’t responding.',
    'The AI model isn’t responding.',
  ])
})
