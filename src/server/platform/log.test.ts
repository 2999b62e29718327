/** What errors say in logs and on the terminal: what happened and where, never the values of the failed query. */
import { expect, it } from 'vitest'
import { users } from './db/schema/index.ts'
import { openTestDatabase } from './db/testing/test-database.ts'
import { describeError, describeForTerminal } from './log.ts'

/** The second line looks like a place of the stack. */
const personal = 'zebulon.oquirk@clinic.example\n    at zebulon'

async function failWith(value: string): Promise<unknown> {
  const database = await openTestDatabase()
  const person = { email: value, firstName: value, lastName: value, signInSubject: value }
  await database.orm.insert(users).values(person)
  const error = await database.orm
    .insert(users)
    .values(person)
    .then(String, (reason: unknown) => reason)
  await database.close()
  return error
}

it('tells of a failed query without its values', async () => {
  const error = await failWith(personal)
  // Drizzle's own message contains them: if that changes, this test no longer tests anything.
  expect(String(error)).toContain(personal)
  for (const said of [JSON.stringify(describeError(error)), describeForTerminal(error)]) {
    expect(said).toContain('users_signInSubject')
    expect(said).not.toContain('zebulon')
  }
  expect(describeForTerminal(error)).toMatch(/^error 23505: .*\n\s+at /)
})
