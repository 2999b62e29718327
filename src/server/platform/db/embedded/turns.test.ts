// Who may use the one connection, and when.
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Work that ends when told, with what has begun so far. */
function openStage() {
  const turns = createTurns()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const end = (name: string) => {
    ends.get(name)!()
    return settle()
  }
  return { turns, begun, work, settle, end }
}

test('statements run side by side; a transaction waits for them, and they for it, in the order of coming', async () => {
  const { turns, begun, work, settle, end } = openStage()
  const all = [
    turns.share(work('read 1')),
    turns.share(work('read 2')),
    turns.alone(work('transaction')),
    turns.share(work('read 3')),
    turns.alone(work('second transaction')),
  ]
  await settle()
  expect(begun).toEqual(['read 1', 'read 2'])
  await end('read 2')
  expect(begun).toHaveLength(2)
  await end('read 1')
  expect(begun.slice(2)).toEqual(['transaction'])
  await end('transaction')
  expect(begun.slice(3)).toEqual(['read 3'])
  await end('read 3')
  await end('second transaction')
  expect(await Promise.all(all)).toEqual(['read 1', 'read 2', 'transaction', 'read 3', 'second transaction'])
})

test('who fails leaves the place free', async () => {
  const { turns } = openStage()
  const refuse = () => Promise.reject(new Error('no'))
  await expect(turns.alone(refuse)).rejects.toThrow('no')
  await expect(turns.share(refuse)).rejects.toThrow('no')
  expect(await turns.alone(async () => 'free')).toBe('free')
})

test('who leaves early lets others in, once', async () => {
  const { turns, begun, work, settle } = openStage()
  const transaction = turns.alone(async (leave) => {
    leave()
    leave()
    await settle()
    return [...begun]
  })
  void turns.alone(work('next'))
  void turns.share(work('after'))
  expect(await transaction).toEqual(['next'])
  await settle()
  expect(begun).toEqual(['next'])
})
