/** The audit log for admins: filtered, paged, and never another group's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, addPerson, type TestGroup } from '../../../tests/server/two-groups.ts'
import type { AuditEntry } from '../../contract/audit.ts'
import { auditEvents } from '../platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup
let colleague: number

beforeAll(async () => {
  test = await openTestApp()
  const { orm } = test.services
  own = await addGroup(orm)
  const other = await addGroup(orm)
  colleague = await addPerson(orm, own.ids.group)
  const event = { groupId: own.ids.group, actorId: own.admin, action: 'role.update', thing: 'role', text: 'changed' }
  await orm.insert(auditEvents).values([
    { ...event, at: new Date('2027-01-01T04:30:00Z'), text: 'added 100% of the roles', action: 'role.create' },
    { ...event, at: new Date('2027-01-02T10:00:00Z'), before: { requiredCount: 1 }, after: { requiredCount: 2 } },
    // The same moment: the order is still deterministic.
    { ...event, at: new Date('2027-01-03T10:00:00Z'), text: 'first of two' },
    { ...event, at: new Date('2027-01-03T10:00:00Z'), text: 'second of two', reason: 'Flu season' },
    {
      ...event,
      at: new Date('2027-01-04T10:00:00Z'),
      actorId: null,
      action: 'schedule.generate',
      thing: 'schedule',
      text: 'made the draft',
    },
    {
      ...event,
      at: new Date('2027-01-05T10:00:00Z'),
      action: 'request.create',
      thing: 'request',
      text: 'asked',
      after: { originalShiftId: own.ids.shift, targetShiftId: other.ids.shift },
      onBehalfOfId: colleague,
    },
    { ...event, groupId: other.ids.group, actorId: other.admin, text: 'secret of the others' },
  ])
})
afterAll(() => test.close())

async function read(query = ''): Promise<{ events: AuditEntry[]; next: number | null }> {
  const answer = await test.call('GET', `/api/audit${query}`, { as: own.admin })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const texts = async (query = '') => (await read(query)).events.map(({ text }) => text)

describe('the audit log', () => {
  it('is the own group’s, newest first, with names, reasons and what changed', async () => {
    const { events, next } = await read()
    expect(events.map(({ text }) => text)).toEqual([
      'asked',
      'made the draft',
      'second of two',
      'first of two',
      'changed',
      'added 100% of the roles',
    ])
    expect(next).toBeNull()
    expect(events[0]).toMatchObject({ onBehalfOf: expect.stringMatching(/^Test Person/) })
    expect(events[1]).toMatchObject({ actorName: 'Evenshift', actorId: null })
    expect(events[2]).toMatchObject({ reason: 'Flu season' })
    expect(events[4]?.changes).toEqual([{ what: 'Required', before: '1', after: '2' }])
    expect(events[0]?.changes).toEqual([
      { what: 'Shift taken', before: '', after: 'a former shift' },
      { what: 'Shift given', before: '', after: 'Rounder on Jan 4, 2027' },
    ])
  })

  it('comes in pages that neither repeat nor skip', async () => {
    const seen: string[] = []
    let after = ''
    for (let page = 0; page < 10; page += 1) {
      const { events, next } = await read(`?limit=1${after}`)
      seen.push(...events.map(({ text }) => text))
      if (next === null) break
      after = `&after=${next}`
    }
    expect(seen).toEqual(await texts())
  })

  it.each([
    ['?actor=system', ['made the draft']],
    ['?thing=schedule', ['made the draft']],
    ['?action=role.create', ['added 100% of the roles']],
    ['?from=2027-01-04', ['asked', 'made the draft']],
    ['?to=2027-01-01', ['added 100% of the roles']],
    ['?from=2027-01-02&to=2027-01-02', ['changed']],
    ['?search=flu', ['second of two']],
    ['?search=two%20OF%20flu', ['second of two']],
    ['?search=100%25', ['added 100% of the roles']],
    ['?search=_', []],
    ['?thing=role&search=first', ['first of two']],
  ])('filtered by %s', async (query, expected) => {
    expect(await texts(query)).toEqual(expected)
  })

  it('finds everything that one person did', async () => {
    expect(await texts(`?actor=${own.admin}`)).toHaveLength(5)
    expect(await texts(`?actor=${colleague}`)).toEqual([])
  })

  it('offers just what the audit log knows to filter by', async () => {
    const filters = (await test.call('GET', '/api/audit/filters', { as: own.admin })).json()
    expect(filters).toEqual({
      people: [{ id: own.admin, name: expect.stringMatching(/^Test Person/) }],
      things: ['request', 'role', 'schedule'],
      actions: ['request.create', 'role.create', 'role.update', 'schedule.generate'],
    })
  })

  it.each(['?from=tomorrow', '?limit=201', '?limit=0', '?after=x', '?action=drop', '?actor=me'])(
    'refuses %s and names the field',
    async (query) => {
      const answer = await test.call('GET', `/api/audit${query}`, { as: own.admin })
      expect([answer.statusCode, answer.json().field]).toEqual([400, /\w+/.exec(query)![0]])
    },
  )
})
