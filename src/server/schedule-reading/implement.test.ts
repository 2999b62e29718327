/** Setting a group up from an analysis: once, twice, in part, and what is refused. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { groupSettings } from '../../contract/groups.ts'
import { hasNoAddress } from '../../contract/no-address.ts'
import { auditEvents, groups, outbox, scheduleAnalyses, schedules, shifts, users } from '../platform/db/schema/index.ts'
import { stampPerson } from '../platform/scope.ts'
import { insertAnalysis } from './analyses.store.ts'
import { analyze } from './analyze.ts'
import { understoodMonth, wholeMonth } from './testing/understood-month.ts'
import type { Understanding } from './understanding.ts'

let test: TestApp
let own: TestGroup
let id: number

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

async function keep(group: TestGroup, understanding: Understanding): Promise<number> {
  const { orm, advisor } = test.services
  const [row] = await orm.select().from(groups).where(eq(groups.id, group.ids.group))
  const by = { group: row!, settings: groupSettings.parse(row!.settings) }
  const analysis = await analyze({ fileName: 'december.xlsx', understanding, sheets: [], remarks: [] }, by, advisor)
  const person = { userId: group.admin, groupId: group.ids.group, role: 'admin' as const, name: '', email: '', sid: '' }
  const scope = Object.assign(stampPerson(person), { groupId: group.ids.group })
  return (await insertAnalysis(orm, scope, { ...analysis, understanding, drafts: {} })).id
}

beforeEach(async () => {
  own = await addGroup(test.services.orm)
  id = await keep(own, wholeMonth())
})

const implement = (choices?: object, as = own.admin) =>
  test.call('POST', '/api/schedule-analysis/implement', { as, body: { id, choices } })
const plan = async () => (await test.call('GET', `/api/schedule-analysis/${id}/plan`, { as: own.admin })).json()
const rolesNow = async () => (await test.call('GET', `/api/roles/group/${own.ids.group}`, { as: own.admin })).json()
const everybody = () => test.services.orm.select().from(users).where(eq(users.groupId, own.ids.group))
const december = { month: 12, year: 2026 }

async function everything() {
  const physicians = (await plan()).physicians.map(({ key }: { key: string }) => ({ key }))
  return { physicians, drafts: [december] }
}

it('takes over roles, shift types and settings unless told otherwise, also when the whole analysis is sent', async () => {
  const whole = (await test.call('GET', `/api/schedule-analysis/${id}`, { as: own.admin })).json()
  const tampered = { ...whole, roles: [{ name: 'Evil' }], people: [] }
  const made = await test.call('POST', '/api/schedule-analysis/implement', { as: own.admin, body: tampered })
  expect(made.json()).toMatchObject({ roles: { created: 1, changed: 1 }, physicians: { added: 0 }, drafts: [] })
  expect(
    (await rolesNow()).map(({ name, startTime, requiredCount, daysOfWeek }: Record<string, string[]>) => [
      name,
      startTime,
      requiredCount,
      daysOfWeek!.length,
    ]),
  ).toEqual([
    ['Rounder', '07:00', 4, 7],
    ['Night', '19:00', 1, 7],
  ])
  const [group] = await test.services.orm.select().from(groups).where(eq(groups.id, own.ids.group))
  expect(group).toMatchObject({ totalPhysicians: 10, maxConsecutiveShifts: 7, minRestBetweenShifts: 12 })
  expect(groupSettings.parse(group!.settings).shiftTypes.map(({ name }) => name)).toEqual(['Day', 'Night'])
  const [row] = await test.services.orm.select().from(scheduleAnalyses).where(eq(scheduleAnalyses.id, id))
  expect(row!.implemented).toBe(true)
})

it('says before what it will create and change, and afterward that everything is as it is', async () => {
  const before = await plan()
  expect(before.roles).toEqual([
    {
      foundRole: 'Rounder',
      name: 'Rounder',
      action: 'change',
      says: '7:00 AM–7:00 PM, 1 Mon becomes 7:00 AM–7:00 PM, 4 every day',
    },
    { foundRole: 'Night', name: 'Night', action: 'create', says: '7:00 PM–7:00 AM, 1 every day' },
  ])
  expect(before.settings).toContainEqual({ name: 'Number of physicians', action: 'change', says: '30 becomes 10' })
  expect(before.drafts).toMatchObject([{ name: 'December 2026', action: 'create', shifts: 135, scheduleId: null }])
  await implement(await everything())
  const after = await plan()
  const actions = Object.values(after).flatMap((items) => (items as { action: string }[]).map(({ action }) => action))
  expect(new Set(actions)).toEqual(new Set(['same']))
})

it('takes nothing over that nobody chose while the reading is not sure', async () => {
  id = await keep(own, { ...wholeMonth(), reading: { isSure: false, sureness: 0.5, doubts: [], question: null } })
  expect((await implement()).json()).toMatchObject({ roles: { created: 0, changed: 0 }, settings: 0 })
  expect((await implement({ roles: ['Night'], shiftTypes: [] })).json()).toMatchObject({
    roles: { created: 1, changed: 0 },
  })
})

it('changes nothing twice', async () => {
  const choices = await everything()
  const first = (await implement(choices)).json()
  expect(first).toMatchObject({ physicians: { added: 10, withoutAddress: 10 }, drafts: [{ isNew: true, shifts: 135 }] })
  const again = (await implement(choices)).json()
  expect(again).toMatchObject({
    roles: { created: 0, changed: 0 },
    shiftTypes: { created: 0, changed: 0 },
    settings: 0,
    physicians: { added: 0, known: 10 },
    drafts: [{ isNew: false, scheduleId: first.drafts[0].scheduleId }],
  })
  expect(await everybody()).toHaveLength(12)
  const made = await test.services.orm
    .select()
    .from(schedules)
    .where(and(eq(schedules.groupId, own.ids.group), eq(schedules.month, 12)))
  expect(made).toHaveLength(1)
})

it('changes nothing twice when two people do it at once', async () => {
  const choices = await everything()
  const both = await Promise.all([implement(choices), implement(choices)])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(both.map((answer) => answer.json().physicians.added).sort()).toEqual([0, 10])
  expect(await rolesNow()).toHaveLength(2)
})

it('makes a draft that is scored, with everybody in place and the gaps open', async () => {
  const gaps = understoodMonth('2026-12-01', {
    'Ada Abel': 'DDDDDD.......DDDDD.........DDDD',
    'Ben Brook': '......DDDDDDD.......DDDDDDD....',
    'Cleo Chu': 'DDDDDD.......DDDDDDD.......DDDD',
    'Dov Dahl': '......DDDDDDD.......DDDDDDD....',
  })
  id = await keep(own, gaps)
  const { drafts } = (await implement(await everything())).json()
  const [draft] = await test.services.orm.select().from(schedules).where(eq(schedules.id, drafts[0].scheduleId))
  expect(draft).toMatchObject({ status: 'draft', name: 'December 2026 (uploaded)', month: 12, year: 2026 })
  expect(draft!.coverageScore).toBeGreaterThan(90)
  expect(draft!.fairnessScore).not.toBeNull()
  const rows = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, draft!.id))
  expect(
    rows
      .filter(({ physicianId }) => physicianId === null)
      .map(({ date }) => date)
      .sort(),
  ).toEqual(['2026-12-19', '2026-12-20'])
  const listed = await test.call('GET', `/api/schedules/group/${own.ids.group}`, { as: own.physician })
  expect(listed.json().map((schedule: { id: number }) => schedule.id)).not.toContain(draft!.id)
})

it('adds a shift type of other times, and finds one of the same times under its own name', async () => {
  id = await keep(own, understoodMonth('2026-12-07', { 'Ada Abel': 'DDDD...', 'Ben Brook': 'SSSS...' }))
  expect((await plan()).shiftTypes).toEqual([
    { name: 'Rounder', action: 'same', says: '7:00 AM–7:00 PM, as Day' },
    { name: 'Swing', action: 'create', says: '2:00 PM–11:00 PM' },
  ])
  expect((await implement({ shiftTypes: ['Swing'] })).json().shiftTypes).toEqual({ created: 1, changed: 0 })
  expect((await plan()).shiftTypes[1].action).toBe('same')
})

it('recognizes members by name, however the file writes it, and adds nobody twice', async () => {
  const { orm } = test.services
  await orm.update(users).set({ firstName: 'Hána', lastName: "O'Chen" }).where(eq(users.id, own.physician))
  id = await keep(own, understoodMonth('2026-12-07', { 'Hana OChen': 'DDDDDDD', 'Ben Brook': 'NNNNNNN' }))
  expect((await plan()).physicians).toMatchObject([
    { userId: own.physician, action: 'same' },
    { userId: null, action: 'create' },
  ])
  const { drafts } = (await implement(await everything())).json()
  const rows = await orm.select().from(shifts).where(eq(shifts.scheduleId, drafts[0].scheduleId))
  expect(rows.filter(({ physicianId }) => physicianId === own.physician)).toHaveLength(7)
})

it('takes over only what is chosen; shifts of people who are not stay open', async () => {
  const made = await implement({ roles: ['Night'], shiftTypes: [], settings: false, drafts: [december] })
  expect(made.json()).toMatchObject({ roles: { created: 1, changed: 0 }, shiftTypes: { created: 0 }, settings: 0 })
  const rows = await test.services.orm
    .select()
    .from(shifts)
    .where(eq(shifts.scheduleId, made.json().drafts[0].scheduleId))
  expect(rows.every(({ physicianId }) => physicianId === null)).toBe(true)
  const [group] = await test.services.orm.select().from(groups).where(eq(groups.id, own.ids.group))
  expect(group!.totalPhysicians).toBe(30)
})

describe('addresses', () => {
  it('takes those that are given, and stands in for the others with one that no mail goes to', async () => {
    const [first, second] = (await plan()).physicians
    const made = await implement({
      physicians: [{ key: first.key, email: 'Ada.Abel@clinic.example' }, { key: second.key }],
      drafts: [december],
    })
    expect(made.json().physicians).toEqual({ added: 2, withoutAddress: 1, known: 0 })
    const people = (await everybody()).filter(({ lastName }) => ['Abel', 'Brook'].includes(lastName))
    expect(people.map(({ email }) => hasNoAddress(email)).sort()).toEqual([false, true])
    expect(people.find(({ lastName }) => lastName === 'Abel')!.email).toBe('ada.abel@clinic.example')
    const published = await test.call('POST', `/api/schedules/${made.json().drafts[0].scheduleId}/publish`, {
      as: own.admin,
      body: {},
    })
    expect(published.statusCode).toBe(200)
    const mail = await test.services.orm.select().from(outbox).where(eq(outbox.groupId, own.ids.group))
    expect(mail.map(({ toAddress }) => toAddress)).toContain('ada.abel@clinic.example')
    expect(mail.filter(({ toAddress }) => toAddress.endsWith('.invalid'))).toEqual([])
  })

  it.each([
    ['somebody has', (emails: string[]) => [emails[0], undefined], 0],
    ['stand there twice', () => ['a@clinic.example', 'a@clinic.example'], 1],
  ])('refuses addresses that %s, names the field, and leaves the group as it was', async (_, choose, index) => {
    const [first, second] = (await plan()).physicians
    const emails = choose((await everybody()).map(({ email }) => email))
    const physicians = [first, second].map(({ key }, row) => ({ key, ...(emails[row] ? { email: emails[row] } : {}) }))
    const refused = await implement({ physicians })
    expect([refused.statusCode, refused.json().field]).toEqual([409, `choices.physicians.${index}.email`])
    expect(await rolesNow()).toHaveLength(1)
    expect(await everybody()).toHaveLength(2)
  })
})

describe('refusals', () => {
  it.each([
    [{ roles: ['Surgeon'] }, 'choices.roles', 'The analysis has no role named Surgeon.'],
    [{ shiftTypes: ['Moon'] }, 'choices.shiftTypes', 'The analysis has no shift type named Moon.'],
    [{ physicians: [{ key: 'nobody' }] }, 'choices.physicians.0.key', 'The analysis has no one with the key nobody.'],
    [{ drafts: [{ month: 3, year: 2027 }] }, 'choices.drafts', 'The analysis has no shifts in March 2027.'],
    [{ physicians: [{ key: 'Ada Abel', email: 'x' }] }, 'choices.physicians.0.email', 'Valid email is required'],
  ])('%j', async (choices, field, message) => {
    const refused = await implement(choices)
    expect(refused.json()).toMatchObject({ field, message })
    expect(refused.statusCode).toBe(400)
    expect(await rolesNow()).toHaveLength(1)
  })

  it('knows no analysis of another group, in any call', async () => {
    const other = await addGroup(test.services.orm)
    const denied = await implement(undefined, other.admin)
    expect(denied.statusCode).toBe(404)
    for (const path of [`/api/schedule-analysis/${id}`, `/api/schedule-analysis/${id}/plan`])
      expect((await test.call('GET', path, { as: other.admin })).statusCode).toBe(404)
    const listed = (await test.call('GET', '/api/schedule-analysis', { as: own.admin })).json()
    expect(listed.map((analysis: { id: number }) => analysis.id)).toContain(id)
  })

  it('is for administrators, in the words of the product', async () => {
    const denied = await implement(undefined, own.physician)
    expect([denied.statusCode, denied.json().message]).toEqual([
      403,
      'Only administrators can access schedule upload and analysis.',
    ])
  })
})

it('writes one line in the audit log', async () => {
  await implement()
  const auditLog = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.groupId, own.ids.group))
  expect(auditLog.filter(({ action }) => action === 'analysis.implement')).toMatchObject([
    { text: 'set the group up from december.xlsx', thingId: id },
  ])
})
