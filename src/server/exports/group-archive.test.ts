/** All of a group's data as one .zip, opened by another library than the one that packed it. */
import { readFileSync } from 'node:fs'
import { CFB } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { eq, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import * as schema from '../platform/db/schema/index.ts'
import { groupTables, keptBack, pageSize } from './group-tables.ts'
import { addClinic, type Clinic } from './testing/clinic.ts'

const { auditEvents, feedback, groups, notifications, sessions, users } = schema

let test: TestApp
let own: Clinic & { scheduleId: number }
let other: Clinic & { scheduleId: number }
let files: Map<string, string>

/** Of the container format that the library reads archives as; type 2 is a file. */
type Packed = { name: string; type: number; size: number; content: Uint8Array }

beforeAll(async () => {
  test = await openTestApp()
  const { orm } = test.services
  own = await addClinic(orm)
  other = await addClinic(orm)
  await orm.update(users).set({ calendarToken: 'secret-calendar-number' }).where(eq(users.id, own.physician))
  const opinion = { groupId: own.ids.group, scheduleId: own.scheduleId, rating: 2, categories: [] }
  await orm.insert(feedback).values([
    { ...opinion, comments: 'Too many nights', isAnonymous: true, authorKey: 'secret-author-key' },
    { ...opinion, physicianId: own.physician, comments: 'Fine', isAnonymous: false, authorKey: 'another-key' },
  ])
  // More than one page, and a whole row from the audit log.
  const [group] = await orm.select().from(groups).where(eq(groups.id, own.ids.group))
  const event = { groupId: own.ids.group, action: 'test.event', thing: 'group', text: 'did something' }
  await orm.insert(auditEvents).values(Array.from({ length: pageSize + 3 }, () => ({ ...event, after: group })))
  await orm
    .insert(notifications)
    .values({ groupId: other.ids.group, userId: other.physician, text: 'Only for the other group' })
  const answer = await test.call('GET', `/api/groups/${own.ids.group}/export`, { as: own.admin })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  const packed: Packed[] = CFB.read(answer.rawPayload, { type: 'buffer' }).FileIndex
  const entries = packed.filter(({ type, size }) => type === 2 && size > 0)
  files = new Map(entries.map(({ name, content }) => [name, Buffer.from(content).toString('utf8')]))
})
afterAll(() => test.close())

const rowsOf = (name: string): Record<string, unknown>[] => JSON.parse(files.get(`${name}.json`)!)

describe('the archive', () => {
  it('has every table twice, with the same rows, and says what is what', () => {
    for (const { name } of groupTables) {
      const lines: Record<string, string>[] = parse(files.get(`${name}.csv`)!, { columns: true, bom: true })
      const rows = rowsOf(name)
      expect(lines).toHaveLength(rows.length)
      if (!['feedback', 'call_outs'].includes(name))
        expect(lines.map(({ id }) => Number(id))).toEqual(rows.map(({ id }) => id))
      expect(files.get('README.txt')).toContain(`${name}.json, ${name}.csv: ${rows.length} row`)
    }
    expect(rowsOf('shifts')).toHaveLength(own.shiftCount + 1)
    expect(rowsOf('audit_events').length).toBeGreaterThan(pageSize)
  })

  it('has nothing of another group, no secrets, and no author of an anonymous opinion', async () => {
    const everything = [...files.values()].join('\n')
    const { orm } = test.services
    const codes = await orm.select().from(groups)
    for (const { joinCode } of codes) expect(everything).not.toContain(`"${joinCode}"`)
    for (const { sid } of await orm.select().from(sessions)) expect(everything).not.toContain(sid)
    for (const secret of ['secret-calendar-number', 'secret-author-key', 'another-key', 'Only for the other group']) {
      expect(everything).not.toContain(secret)
    }
    for (const { name } of groupTables) {
      for (const row of rowsOf(name)) {
        if ('groupId' in row) expect(row.groupId).toBe(own.ids.group)
      }
    }
    expect(rowsOf('feedback')).toEqual([
      {
        scheduleId: own.scheduleId,
        physicianId: own.physician,
        rating: 2,
        comments: 'Fine',
        categories: [],
        isAnonymous: false,
      },
      {
        scheduleId: own.scheduleId,
        physicianId: null,
        rating: 2,
        // With fewer than three answers, the words would reveal the author.
        comments: null,
        categories: [],
        isAnonymous: true,
      },
    ])
  })

  it('has no cell that a spreadsheet would run', () => {
    const lines: string[][] = parse(files.get('users.csv')!, { bom: true })
    for (const cell of lines.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    expect(rowsOf('users').some(({ lastName }) => lastName === '+Formula')).toBe(true)
  })

  it('is kept in the audit log', async () => {
    const auditLog = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.action, 'group.export'))
    expect(auditLog).toMatchObject([{ groupId: own.ids.group, actorId: own.admin, thing: 'group' }])
  })
})

it('is described in docs/export.md, file by file and column by column', () => {
  const sections = readFileSync('docs/export.md', 'utf8').split(/^### /m).slice(1)
  const described = sections.map((section) => ({
    name: section.split('\n')[0],
    columns: [...section.matchAll(/^\| `(\w+)` \| \S/gm)].map(([, column]) => column),
  }))
  expect(described).toEqual(groupTables.map(({ name, columns }) => ({ name, columns })))
})

it('decides for every table whether it leaves', () => {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable))
  const decided = [...groupTables.map(({ table }) => getTableName(table)), ...Object.keys(keptBack)]
  expect(tables.map((table) => getTableName(table)).sort()).toEqual(decided.sort())
})
