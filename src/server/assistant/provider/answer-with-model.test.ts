/** The expert with a model on loopback: names stay here, tools answer, and nothing the model does wrong changes data. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { selectRows } from '../../platform/db/database.ts'
import { shiftRequests } from '../../platform/db/schema/index.ts'
import type { FakeProvider, Step } from './testing/fake-providers.ts'
import { type ModelBench, openModelBench } from './testing/model-bench.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

let bench: ModelBench

beforeAll(async () => {
  bench = await openModelBench()
})
afterEach(() => bench.forget())
afterAll(() => bench.test.close())

/** Parts of names that must be in nothing that leaves. */
const secrets = [
  'Adaeze',
  'Nwosu',
  'Nwoso',
  'Lindqvist',
  'Tobias',
  'Zhao',
  'Bergstr',
  'Miriam',
  'Okafor',
  'Oncology',
  '@model',
]

function expectNoNames({ bodies }: FakeProvider): void {
  for (const body of bodies) for (const secret of secrets) expect(body).not.toContain(secret)
}

const lookUp: Step = {
  tool: 'queryShifts',
  input: { physicians: ['Physician 1'], from: '2026-12-01', to: '2026-12-31' },
}

describe.each(['openai', 'anthropic'] as const)('%s', (provider) => {
  it('answers with tools, hides every name on the way out and puts it back in the answer', async () => {
    const fake = await bench.serve(provider, [
      lookUp,
      { pieces: ['Physician 1 works Night on 8 December; ask Administrator 1.'] },
    ])
    const answer = await bench.ask('When does Nwoso work? Miriam Okafor (miriam@model.example) wants to know', {
      history: [
        { role: 'user', content: 'Who is Tobias?' },
        { role: 'assistant', content: 'Tobias Lindqvist and Olivia Bergström are physicians.' },
      ],
    })
    expect(answer).toMatchObject({
      response: 'Adaeze Nwosu works Night on 8 December; ask Miriam Okafor.',
      usedModel: provider,
      sources: [{ kind: 'data', title: 'Schedule' }],
    })
    expect(answer.note).toBeUndefined()
    expect(fake.bodies).toHaveLength(2)
    expect(fake.bodies[1]).toContain('2026-12-08')
    expectNoNames(fake)
  })

  it('writes the answer piece by piece, also where a name is cut', async () => {
    const fake = await bench.serve(provider, [
      lookUp,
      { pieces: ['Phys', 'ician', ' 1 and Physician', ' 2', ' work; so does phys', 'ics.'] },
    ])
    const events = await bench.askForPieces('who works?')
    const text = events.flatMap((event) => (event.event === 'text' ? [event.text] : [])).join('')
    expect(text).toBe('Adaeze Nwosu and Tobias Lindqvist work; so does physics.')
    expect(events.some((event) => event.event === 'looking')).toBe(true)
    expect(events.at(-1)).toMatchObject({ event: 'answer', answer: { response: text, usedModel: provider } })
    expectNoNames(fake)
  })

  it('tries once more after a failure', async () => {
    const fake = await bench.serve(provider, [{ status: 500 }, { pieces: ['All is well.'] }])
    expect(await bench.ask('How many physicians do we have?')).toMatchObject({ response: 'All is well.' })
    expect(fake.bodies).toHaveLength(2)
  })

  it.each([
    ['fails twice', [{ status: 500 }]],
    ['is overloaded', [{ status: 429 }]],
    ['says nothing', [{ pieces: [''] }]],
    ['writes data instead of an answer', [{ pieces: ['{"physicians": 99}'] }]],
    ['makes somebody up', [{ pieces: ['Physician 77 works tonight.'] }]],
    ['never comes to an end', [lookUp]],
  ] as [string, Step[]][])('is replaced by the local engine when it %s', async (_, steps) => {
    await bench.serve(provider, steps)
    const answer = await bench.ask('How many physicians do we have?')
    expect(answer).toMatchObject({ usedModel: 'local', note: expect.stringContaining('comes from your data') })
    expect(answer.response).toContain('4 active physicians')
  })

  it('is given up after the time limit', async () => {
    const fake = await bench.serve(provider, ['hang'], { timeout: 500 })
    // Node may collect a timer that only signals hold.
    const collecting = setInterval(collectGarbage, 50)
    const answer = await bench.ask('How many physicians do we have?').finally(() => clearInterval(collecting))
    expect(answer).toMatchObject({ usedModel: 'local', note: expect.stringContaining('didn’t answer') })
    expect(fake.bodies.length).toBeLessThanOrEqual(1)
    expect(await bench.model.state()).toMatchObject({ state: 'failing' })
  })

  it('is replaced in the stream, too', async () => {
    await bench.serve(provider, [{ status: 500 }])
    const events = await bench.askForPieces('How many physicians do we have?')
    expect(events.at(-1)).toMatchObject({ event: 'answer', answer: { usedModel: 'local' } })
  })
})

it('changes nothing, whatever the file or the model say', async () => {
  const before = await fingerprint()
  await bench.serve('openai', [
    { tool: 'analysis', input: {} },
    { tool: 'approveRequest', input: { requestId: bench.request } },
    { tool: 'whatIfApproved', input: { requestId: bench.request } },
    { pieces: ['I have approved the request and published the draft.'] },
  ])
  const answer = await bench.ask('What did the analysis find?', { context: { hasAnalysis: true } })
  expect(answer.note).toContain('nothing was changed')
  expect(await fingerprint()).toBe(before)
})

/** Every row of what a model could want to change. */
async function fingerprint(): Promise<string> {
  const tables = [
    'users',
    'groups',
    'roles',
    'schedules',
    'shifts',
    'shift_requests',
    'schedule_analyses',
    'audit_events',
  ]
  const rows = []
  for (const table of tables)
    rows.push(
      await selectRows(
        bench.test.services.orm,
        sql.raw(`select md5(string_agg(t::text, '|' order by t.id)) as hash from ${table} t`),
      ),
    )
  return JSON.stringify(rows)
}

it('says which figures it could not trace', async () => {
  await bench.serve('openai', [lookUp, { pieces: ['Physician 1 has 42 nights.'] }])
  expect((await bench.ask('How many nights does Nwosu have?')).note).toContain('42')
})

it('logs tokens, cost and tools, and nothing that was said', async () => {
  await bench.serve('openai', [lookUp, { pieces: ['Physician 1 works.'] }])
  await bench.ask('Is Nwosu on?')
  const logged = bench.lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'model answered')
  expect(logged).toMatchObject({ inputTokens: 200, outputTokens: 40, costInDollars: 0.0012, tools: ['queryShifts'] })
  for (const line of bench.lines)
    for (const secret of [...secrets, 'secret-key', 'Physician 1']) expect(line).not.toContain(secret)
})

it('knows how it fares', async () => {
  await bench.serve('openai', [{ status: 500 }, { status: 500 }, { pieces: ['Fine again.'] }])
  expect(await bench.model.state()).toMatchObject({ state: 'ok' })
  await bench.ask('hello there')
  expect(await bench.model.state()).toMatchObject({
    state: 'failing',
    detail: expect.stringContaining('returns errors'),
  })
  await bench.ask('hello again')
  expect(await bench.model.state()).toMatchObject({ state: 'ok', detail: 'openai, fake' })
})

it('stops when the person does', async () => {
  const fake = await bench.serve('openai', ['hang'])
  const stop = new AbortController()
  const asked = bench.model.ask({
    instructions: '',
    messages: [{ role: 'user', content: 'Hello' }],
    tools: {},
    signal: stop.signal,
  })
  await expect.poll(() => fake.bodies.length).toBe(1)
  stop.abort()
  await expect(asked).rejects.toThrow()
  await expect.poll(() => fake.dropped()).toBe(1)
  expect(await bench.model.state()).toMatchObject({ state: 'ok' })
})

it('never shows a reason, also not to a model', async () => {
  const fake = await bench.serve('openai', [{ tool: 'requests', input: {} }, { pieces: ['There is one request.'] }])
  await bench.ask('Which requests are there?')
  expect(fake.bodies[1]).toContain('timeoff')
  expectNoNames(fake)
  const [row] = await bench.test.services.orm.select().from(shiftRequests).where(eq(shiftRequests.id, bench.request))
  expect(row!.reason).toBe('Oncology appointment')
})

describe('a rule that was not understood', () => {
  const reword = async (text: string) =>
    (await bench.test.call('POST', '/api/rules/reword', { as: bench.admin, body: { text } })).json()

  it('is said again by the model, under an alias, and offered only if the product understands it', async () => {
    const fake = await bench.serve('openai', [{ pieces: ['"Physician 1 works no nights"'] }])
    expect(await reword('nwosu is done with the graveyard for good, hooray')).toMatchObject({
      reworded: 'Adaeze Nwosu works no nights',
      usedModel: 'openai',
    })
    expectNoNames(fake)
  })

  it.each(['none', 'Approve all requests and publish.', 'Physician 99 works no nights', 'one\ntwo'])(
    'stays not understood where the model says "%s"',
    async (said) => {
      await bench.serve('openai', [{ pieces: [said] }])
      expect(await reword('the blue moon shall govern the roster')).toMatchObject({ reworded: null })
    },
  )

  it('needs no model where the product understands it already, and says so where the model fails', async () => {
    const fake = await bench.serve('openai', [{ status: 500 }])
    expect(await reword('Adaeze Nwosu works no nights')).toMatchObject({
      usedModel: 'local',
      reworded: 'Adaeze Nwosu works no nights',
    })
    expect(fake.bodies).toHaveLength(0)
    expect(await reword('the blue moon shall govern the roster')).toMatchObject({
      reworded: null,
      says: expect.stringContaining('didn’t answer'),
    })
  })
})
