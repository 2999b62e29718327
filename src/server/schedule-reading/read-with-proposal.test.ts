/** An outside model proposes what rows and columns hold; it sees no names, and a lie, a failure or silence changes nothing. */
import { afterEach, describe, expect, test } from 'vitest'
import { type FakeProvider, openFakeOpenAi, type Step } from '../assistant/provider/testing/fake-providers.ts'
import { createAskModel } from '../platform/language-model.ts'
import { understandUpload } from './read-upload.ts'
import { withProposal } from './read-with-proposal.ts'

const today = '2026-11-16'
const people = ['Sokolov', 'Castellanos', 'Ibrahim', 'Washington', 'Petrov', 'Lindqvist', 'Abebe', 'Winter']
const days = Array.from({ length: 14 }, (_, day) => `12/${day + 1}/2026`)
const codeOn = (at: number, day: number) => ((day + at) % 5 < 3 ? (at % 2 ? 'N' : 'D') : '')
/** The names come after seven other columns, where the search doesn't look. */
const file = [
  ['Badge', 'Site', 'Cost center', 'Grade', 'Union', 'Locker', 'Parking', 'Physician', ...days],
  ...people.map((name, at) => [
    ...[`${70_000 + at}`, 'West', `${at}-44`, 'P2', 'no', `L${at}`, `${at}B`],
    ...[name, ...days.map((_, day) => codeOn(at, day))],
  ]),
]
  .map((row) => row.join('\t'))
  .join('\n')

let fake: FakeProvider
afterEach(() => fake.close())

async function readWith(step: Step, milliseconds?: number) {
  fake = await openFakeOpenAi([step])
  const model = createAskModel(
    { provider: 'openai', model: 'fake', apiKey: 'secret', baseUrl: fake.url, price: { input: 1, output: 1 } },
    { pause: 1, timeout: 5000 },
  )
  const own = await understandUpload(file, today)
  return { own, read: await withProposal(model, { content: file, today }, own, milliseconds) }
}
const says = (proposal: unknown): Step => ({ pieces: [`Here you are: ${JSON.stringify(proposal)}`] })

describe('a proposal', () => {
  test('wins where it explains the file better', async () => {
    const { own, read } = await readWith(says([{ column: 7, is: 'people' }]))
    expect(own.understanding.reading.isSure).toBe(false)
    expect(read.understanding.people.map(({ name }) => name)).toEqual(people)
    expect(read.bits).toBeLessThan(own.bits)
    expect(read.proposed?.constraints).toEqual([{ sheet: 0, column: 7, is: 'people' }])
  })

  test('is made without any name', async () => {
    await readWith(says([{ column: 7, is: 'people' }]))
    expect(fake.bodies[0]).toContain('Physician')
    for (const secret of [...people, '70003']) expect(fake.bodies.join(' ')).not.toContain(secret)
  })

  test.each<[string, Step]>([
    [
      'a lie',
      says([
        { column: 3, is: 'people' },
        { column: 7, is: 'ignore' },
      ]),
    ],
    ['more than layouts', says([{ notPerson: 'Sokolov' }])],
    ['no JSON', { pieces: ['Column 7, I think.'] }],
    ['a failure', { status: 500 }],
    ['silence', 'hang'],
  ])('that is %s changes nothing', async (_, step) => {
    const { own, read } = await readWith(step, 400)
    expect(read).toBe(own)
  })
})
