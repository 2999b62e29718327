/** Physicians: what admins may do, what people may change about themselves, versions, and the effect on shifts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { roles } from '../platform/db/schema/index.ts'
import { openPhysicianBench, type PhysicianBench } from './testing/physician-bench.ts'

let bench: PhysicianBench
let test: TestApp
let own: TestGroup

beforeAll(async () => {
  bench = await openPhysicianBench()
  test = bench.test
  own = bench.own
})
afterAll(() => test.close())

let counter = 0
function someone(fields: Record<string, unknown> = {}) {
  counter += 1
  return { firstName: 'Hana', lastName: 'Choi', email: `hana${counter}@clinic.example`, ...fields }
}
const create = (body: unknown, as = own.admin) => test.call('POST', '/api/physicians', { as, body })
const createMany = (physicians: unknown[], as = own.admin) =>
  test.call('POST', '/api/physicians/bulk', { as, body: { physicians } })
const change = (id: number, body: unknown, as = own.admin) => test.call('PUT', `/api/physicians/${id}`, { as, body })

describe('adding', () => {
  it('fills in the defaults, forces the role and writes the audit log', async () => {
    const answer = await create(someone({ role: 'admin', email: '  Mixed.Case@Clinic.Example ' }))
    expect(answer.statusCode).toBe(201)
    const made = answer.json()
    expect(made).toMatchObject({
      role: 'physician',
      groupId: own.ids.group,
      email: 'mixed.case@clinic.example',
      experienceLevel: 'mid-level',
      performanceRating: 5,
      maxConsecutiveDays: 7,
      minRestDays: 1,
      preferredShiftLength: 'flexible',
      nightShiftPreference: 'neutral',
      weekendAvailability: true,
      holidayAvailability: true,
      fte: 1,
      isActive: true,
    })
    expect(await bench.lastAuditEvent(made.id)).toMatchObject({ action: 'physician.create', text: 'added Hana Choi' })
  })

  it.each([
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ lastName: ' ' }, 'lastName', 'Last name is required'],
    [{ email: 'nobody' }, 'email', 'Valid email is required'],
    [{ performanceRating: 11 }, 'performanceRating', 'Must be a whole number from 1 to 10'],
    [{ performanceRating: 0 }, 'performanceRating', 'Must be a whole number from 1 to 10'],
    [{ maxConsecutiveDays: 15 }, 'maxConsecutiveDays', 'Must be a whole number from 1 to 14'],
    [{ maxConsecutiveDays: 2.5 }, 'maxConsecutiveDays', 'Must be a whole number from 1 to 14'],
    [{ minRestDays: 8 }, 'minRestDays', 'Must be a whole number from 0 to 7'],
    [{ seniorityRank: 0 }, 'seniorityRank', 'Must be a whole number from 1 to 10000'],
    [{ fte: 0.05 }, 'fte', 'Must be a number from 0.1 to 1'],
  ])('refuses %j with the words of the form', async (fields, field, message) => {
    const refused = await create(someone(fields))
    expect([refused.statusCode, refused.json().field, refused.json().message]).toEqual([400, field, message])
  })

  it.each([
    [{ experienceLevel: 'guru' }, 'experienceLevel'],
    [{ unavailableDates: ['2026-02-30'] }, 'unavailableDates.0'],
    [{ availableDays: ['someday'] }, 'availableDays.0'],
    [{ preferredRoles: ['x'] }, 'preferredRoles.0'],
    [{ lastName: 'a\u0000' }, 'lastName'],
  ])('refuses %j and names the field', async (fields, field) => {
    const refused = await create(someone(fields))
    expect([refused.statusCode, refused.json().field]).toEqual([400, field])
  })

  it('refuses an address that somebody in the group has, in any spelling, and says nothing about other groups', async () => {
    const other = await addGroup(test.services.orm)
    const theirs = (await create(someone(), other.admin)).json()
    const taken = { email: theirs.email.toUpperCase() }
    const refused = await create(someone(taken), other.admin)
    expect([refused.statusCode, refused.json().field]).toEqual([409, 'email'])
    expect(refused.json().problems).toEqual([{ field: 'email', message: 'This email address is already taken.' }])
    expect((await create(someone(taken))).statusCode).toBe(201)
  })

  it('refuses an external ID that somebody in the group has, at its field, and says who', async () => {
    const message = 'Ada Obi already has this external ID.'
    const known = { externalId: '900123' }
    const ada = (await create(someone({ ...known, firstName: 'Ada', lastName: 'Obi' }))).json()
    const refused = await create(someone(known))
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ message, field: 'externalId', problems: [{ field: 'externalId', message }] })
    const hana = (await create(someone({ externalId: '' }))).json()
    expect((await change(hana.id, known)).json()).toMatchObject({ field: 'externalId', message })
    expect((await change(ada.id, known)).statusCode).toBe(200)
    const twin = { externalId: '900999' }
    const many = await createMany([someone(known), someone(twin), someone({ externalId: '' }), someone(twin)])
    expect(many.json().problems).toEqual([
      { field: 'physicians.0.externalId', message },
      { field: 'physicians.3.externalId', message: 'Same external ID as row 2.' },
    ])
    const other = await addGroup(test.services.orm)
    expect((await create(someone(known), other.admin)).statusCode).toBe(201)
  })
})

describe('adding many', () => {
  it('adds all in one step', async () => {
    const before = (await bench.list()).length
    const answer = await createMany(Array.from({ length: 40 }, () => someone({ fte: 0.8 })))
    expect(answer.statusCode).toBe(201)
    expect(answer.json().added).toHaveLength(40)
    expect(await bench.list()).toHaveLength(before + 40)
  })

  it('adds none when one is in the way, and names every row at fault', async () => {
    const before = (await bench.list()).length
    const taken = (await create(someone())).json()
    const twin = someone()
    const refused = await createMany([someone(), { ...someone(), email: taken.email }, twin, twin])
    expect(refused.statusCode).toBe(409)
    expect(refused.json().problems).toEqual([
      { field: 'physicians.1.email', message: 'This email address is already taken.' },
      { field: 'physicians.3.email', message: 'Same email as row 3.' },
    ])
    expect(await bench.list()).toHaveLength(before + 1)
  })

  it('names the cell of an invalid row', async () => {
    const refused = await createMany([someone(), someone({ email: 'x' }), someone({ fte: 3 })])
    expect(refused.statusCode).toBe(400)
    expect(refused.json().problems).toEqual([
      { field: 'physicians.1.email', message: 'Valid email is required' },
      { field: 'physicians.2.fte', message: 'Must be a number from 0.1 to 1' },
    ])
  })
})

describe('changing', () => {
  it('changes only what it is given, and writes before and after', async () => {
    const made = (await create(someone({ fte: 0.5, schedulingNotes: 'Clinic on Tuesdays' }))).json()
    const after = (await change(made.id, { nightShiftPreference: 'avoid', version: 1 })).json()
    expect(after).toMatchObject({ nightShiftPreference: 'avoid', fte: 0.5, schedulingNotes: 'Clinic on Tuesdays' })
    expect(after.version).toBe(2)
    expect(await bench.lastAuditEvent(made.id)).toMatchObject({
      action: 'physician.update',
      before: { nightShiftPreference: 'neutral' },
      after: { nightShiftPreference: 'avoid' },
    })
  })

  it('lets one of two admins win, and gives the other the current state', async () => {
    const made = (await create(someone())).json()
    const both = await Promise.all([
      change(made.id, { fte: 0.6, version: 1 }),
      change(made.id, { fte: 0.7, version: 1 }),
    ])
    const [won, lost] = both.toSorted((one, two) => one.statusCode - two.statusCode)
    expect([won!.statusCode, lost!.statusCode]).toEqual([200, 409])
    expect(lost!.json()).toMatchObject({ code: 'stale', current: { fte: won!.json().fte, version: 2 } })
  })

  it('lets a physician change what is his own, and nothing that the group decides', async () => {
    const me = own.physician
    const mine = await change(me, { phoneNumber: '555 0142', unavailableDates: ['2027-01-04'] }, me)
    expect(mine.json()).toMatchObject({ phoneNumber: '555 0142', unavailableDates: ['2027-01-04'] })
    for (const [field, value] of Object.entries({
      fte: 0.5,
      performanceRating: 10,
      seniorityRank: 1,
      experienceLevel: 'attending',
      startDateWithGroup: '2000-01-01',
      startDateInMedicine: '2000-01-01',
    })) {
      const refused = await change(me, { [field]: value }, me)
      expect([field, refused.statusCode, refused.json().field]).toEqual([field, 403, field])
    }
    await change(me, { role: 'admin', groupId: 1, isActive: false }, me)
    const still = (await test.call('GET', '/api/auth/user', { as: me })).json()
    expect(still).toMatchObject({ role: 'physician', groupId: own.ids.group, isActive: true, fte: 1 })
    expect((await change(own.admin, { phoneNumber: '1' }, me)).statusCode).toBe(403)
  })

  it('says the messages of the preferences form to the API, too', async () => {
    for (const [body, message] of [
      [{ firstName: '' }, 'First name is required'],
      [{ lastName: '' }, 'Last name is required'],
      [{ email: 'x' }, 'Valid email is required'],
      [{ maxConsecutiveDays: 0 }, 'Must be a whole number from 1 to 14'],
      [{ minRestDays: -1 }, 'Must be a whole number from 0 to 7'],
    ] as const) {
      const refused = await change(own.physician, body, own.physician)
      expect([refused.statusCode, refused.json().message]).toEqual([400, message])
    }
  })

  it('takes preferred roles of the own group only, and names the field', async () => {
    const other = await addGroup(test.services.orm)
    const refused = {
      code: 'invalid',
      field: 'preferredRoles',
      message: expect.stringContaining('isn’t in your group'),
    }
    const foreign = { preferredRoles: [String(own.ids.role), String(other.ids.role)] }
    for (const answer of [await create(someone(foreign)), await change(own.physician, foreign, own.physician)])
      expect([answer.statusCode, answer.json()]).toMatchObject([400, refused])
    const many = await createMany([someone(), someone(foreign)])
    expect([many.statusCode, many.json().field]).toEqual([400, 'physicians.1.preferredRoles'])
    const kept = await change(own.physician, { preferredRoles: [String(own.ids.role)] }, own.physician)
    expect(kept.json().preferredRoles).toEqual([String(own.ids.role)])
  })

  it('saves other fields although a preferred role was deleted since', async () => {
    const [role] = await test.services.orm
      .insert(roles)
      .values({ groupId: own.ids.group, name: 'Short-lived', daysOfWeek: ['monday'] })
      .returning()
    const gone = [String(role!.id)]
    const made = (await create(someone({ preferredRoles: gone }))).json()
    await test.call('DELETE', `/api/roles/${role!.id}`, { as: own.admin })
    const saved = await change(made.id, { preferredRoles: gone, phoneNumber: '555 0100' })
    expect([saved.statusCode, saved.json().phoneNumber]).toEqual([200, '555 0100'])
    expect((await create(someone({ preferredRoles: gone }))).statusCode).toBe(400)
  })

  it('reaches nobody of another group', async () => {
    const other = await addGroup(test.services.orm)
    expect((await change(other.physician, { fte: 0.5 })).statusCode).toBe(404)
    expect((await bench.remove(other.physician)).statusCode).toBe(404)
  })
})

describe('the list', () => {
  it('shows admins everything and colleagues little', async () => {
    const forAdmin = (await bench.list())[0]!
    const forColleague = (await bench.list(own.physician))[0]!
    expect(Object.keys(forAdmin)).toEqual(expect.arrayContaining(['performanceRating', 'schedulingNotes', 'version']))
    for (const secret of ['performanceRating', 'schedulingNotes', 'seniorityRank', 'emergencyContact', 'fte']) {
      expect(Object.keys(forColleague)).not.toContain(secret)
    }
  })
})
