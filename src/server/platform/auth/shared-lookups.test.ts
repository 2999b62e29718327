/** Who may share a lookup, and who may not. */
import { beforeEach, expect, it } from 'vitest'
import { type Person, stampPerson } from '../scope.ts'
import { shareLookups } from './shared-lookups.ts'

const asked: { cookie: string; countsAsUse: boolean; answer: (person: Person | undefined) => void }[] = []
let clock = 0
const find = shareLookups(
  (cookie, { countsAsUse }) => new Promise((answer) => asked.push({ cookie, countsAsUse, answer })),
  () => clock,
)
const use = { now: new Date(), countsAsUse: true }
const ada = stampPerson({ userId: 1, role: 'physician', groupId: 1, name: 'Ada', email: '', sid: '' })

beforeEach(() => {
  for (const { answer } of asked.splice(0)) answer(undefined)
  clock += 1000
})

it('asks once for what comes together, of one cookie and one kind', async () => {
  const both = [find('a', use), find('a', use)]
  void find('b', use)
  void find('a', { ...use, countsAsUse: false })
  expect(asked.map(({ cookie, countsAsUse }) => [cookie, countsAsUse])).toEqual([
    ['a', true],
    ['b', true],
    ['a', false],
  ])
  asked[0]!.answer(ada)
  expect(await Promise.all(both)).toEqual([ada, ada])
})

it('asks again once there is an answer: the session may have ended since', async () => {
  const first = find('a', use)
  asked[0]!.answer(ada)
  await first
  const second = find('a', use)
  asked[1]!.answer(undefined)
  expect(await second).toBeUndefined()
})

it('asks again for what comes later, however long the answer takes', () => {
  void find('a', use)
  clock += 5
  void find('a', use)
  void find('a', use)
  expect(asked).toHaveLength(2)
})
