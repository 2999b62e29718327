/** Who may become whom: linking by address, and every reason against it. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents, groups, users } from '../db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts'
import { type Identity, readIdentity } from './identity.ts'
import { recognizeUser } from './recognize-user.ts'

let database: TestDatabase
let groupId: number

beforeAll(async () => {
  database = await openTestDatabase()
  const [group] = await database.orm.insert(groups).values({ name: 'Riverbend', joinCode: '222222' }).returning()
  groupId = group?.id ?? 0
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.orm.delete(auditEvents)
  await database.orm.delete(users)
})

const kofi: Identity = {
  subject: 'https://id.example|1',
  email: 'kofi@example.org',
  isEmailVerified: true,
  firstName: 'Kofi',
  lastName: 'Boateng',
  pictureUrl: null,
}

async function add(values: Partial<typeof users.$inferInsert> = {}) {
  const [user] = await database.orm
    .insert(users)
    .values({ email: 'Kofi@Example.org', groupId, ...values })
    .returning()
  return user?.id ?? 0
}

async function read(id: number) {
  const [user] = await database.orm.select().from(users).where(eq(users.id, id))
  return user
}

const recognize = (changes: Partial<Identity> = {}) => recognizeUser(database.orm, { ...kofi, ...changes })
const actions = async () => (await database.orm.select().from(auditEvents)).map(({ action }) => action)

describe('a member of the demo group', () => {
  it('is linked by a verified address, in whatever case, and keeps group and name', async () => {
    const id = await add({ firstName: 'Dr. Kofi', lastName: 'B.' })
    expect(await recognize()).toEqual({ userId: id })
    expect(await read(id)).toMatchObject({ groupId, firstName: 'Dr. Kofi', signInSubject: kofi.subject })
    expect(await actions()).toEqual(['sign-in.linked'])
  })

  it('gets the names of the provider if it had none', async () => {
    const id = await add()
    await recognize()
    expect(await read(id)).toMatchObject({ firstName: 'Kofi', lastName: 'Boateng' })
  })

  it('is not linked by an unverified address', async () => {
    const id = await add()
    expect(await recognize({ isEmailVerified: false })).not.toEqual({ userId: id })
    expect(await read(id)).toMatchObject({ signInSubject: null })
  })
})

describe('rows that groups made with the address', () => {
  it.each([
    ['an invitation', { membership: 'added' }],
    ['a declined one', { membership: 'declined' }],
    ['somebody deactivated', { isActive: false }],
  ] as const)('%s neither link nor keep the owner out', async (_, values) => {
    const id = await add(values)
    const recognized = await recognize()
    expect(recognized).not.toEqual({ userId: id })
    expect(await read('userId' in recognized ? recognized.userId : 0)).toMatchObject({
      groupId: null,
      signInSubject: kofi.subject,
    })
    expect(await read(id)).toMatchObject({ signInSubject: null })
  })
})

it('keeps a name in one line, in its own direction, whatever the provider says', async () => {
  const sent = { sub: '8', email: 'ana@example.org', email_verified: true }
  for (const [sub, names] of [
    ['parts', { given_name: 'Ana\r\nBcc: all', family_name: '\u202ESilva' }],
    ['whole', { name: 'Ana\u202E\nSilva' }],
  ] as const) {
    const claims = { ...sent, ...names, sub, email: `${sub}@example.org` }
    const recognized = await recognize(readIdentity('https://id.example', claims, []))
    const user = await read('userId' in recognized ? recognized.userId : 0)
    const firstName = sub === 'parts' ? 'Ana Bcc: all' : 'Ana'
    expect(user).toMatchObject({ firstName, lastName: 'Silva' })
  }
})

describe('an account that somebody signs in to already', () => {
  it('is not taken over by another person with the same address, who gets one of their own', async () => {
    const id = await add({ signInSubject: 'https://id.example|2' })
    expect(await recognize()).toEqual({ userId: expect.any(Number) })
    expect(await read(id)).toMatchObject({ signInSubject: 'https://id.example|2' })
  })

  it('of another provider is not taken over, and the person is told so', async () => {
    await add({ signInSubject: 'https://old.example|2' })
    expect(await recognize()).toEqual({ refusal: 'email-taken' })
  })

  it('moves from the embedded provider to a real one, not back', async () => {
    const id = await add({ signInSubject: 'embedded|kofi@example.org' })
    expect(await recognize({ isEmailVerified: false })).toEqual({ refusal: 'email-unverified' })
    expect(await recognize()).toEqual({ userId: id })
    expect(await recognize({ subject: 'embedded|kofi@example.org' })).toEqual({ refusal: 'email-taken' })
  })

  it('goes on when its membership has ended', async () => {
    const id = await add({ signInSubject: kofi.subject, isActive: false })
    expect(await recognize()).toEqual({ userId: id })
  })
})

describe('the address of a known person', () => {
  it('follows the provider when it is verified and free', async () => {
    const created = await recognize()
    const id = 'userId' in created ? created.userId : 0
    await recognize({ email: 'k.boateng@example.org', isEmailVerified: false })
    expect((await read(id))?.email).toBe('kofi@example.org')
    await recognize({ email: 'k.boateng@example.org' })
    expect((await read(id))?.email).toBe('k.boateng@example.org')
    await database.orm.update(users).set({ groupId }).where(eq(users.id, id))
    await add({ email: 'taken@example.org', membership: 'added' })
    expect(await recognize({ email: 'taken@example.org' })).toEqual({ userId: id })
    expect((await read(id))?.email).toBe('k.boateng@example.org')
    expect(await actions()).toEqual(['sign-in.first', 'sign-in.email'])
  })

  it('stays as it was changed in the product while the provider has no news', async () => {
    const created = await recognize({ subject: 'https://id.example|7' })
    const id = 'userId' in created ? created.userId : 0
    await database.orm.update(users).set({ email: 'private@example.org' }).where(eq(users.id, id))
    await recognize({ subject: 'https://id.example|7' })
    expect((await read(id))?.email).toBe('private@example.org')
  })
})

it('makes one person of several browsers that arrive together', async () => {
  for (let round = 0; round < 20; round++) {
    const arriving = { subject: `https://id.example|race-${round}`, email: `race-${round}@example.org` }
    const all = await Promise.all(Array.from({ length: 5 }, () => recognize(arriving)))
    expect(new Set(all.map((one) => JSON.stringify(one)))).toHaveProperty('size', 1)
  }
  expect(await actions()).toEqual(Array(20).fill('sign-in.first'))
})
