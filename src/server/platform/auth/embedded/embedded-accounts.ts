/** The accounts of the embedded provider: anyone may create one by email address and name, without a password. */
import { and, eq, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import { email, line } from '../../../../contract/text.ts'
import type { Orm } from '../../db/database.ts'
import { providerEntries, users } from '../../db/schema/index.ts'
import { embeddedIssuer, subjectOf } from '../identity.ts'

export type DemoAccount = { email: string; name: string; note: string }

export const accountForm = z.object({
  email,
  given_name: line(100, 'First name is required'),
  family_name: line(100, 'Last name is required'),
})
export type Account = z.infer<typeof accountForm>

const kind = 'account'

/** Returns the account's key. It survives a change of the address in the product. */
export async function openAccount(orm: Orm, account: Account): Promise<string> {
  const [user] = await orm
    .select({ subject: users.signInSubject })
    .from(users)
    .where(
      and(eq(sql`lower(${users.email})`, account.email), like(users.signInSubject, subjectOf(embeddedIssuer, '%'))),
    )
  const subject = user?.subject ?? subjectOf(embeddedIssuer, account.email)
  const id = subject.slice(subjectOf(embeddedIssuer, '').length)
  await orm
    .insert(providerEntries)
    .values({ kind, id, payload: account })
    .onConflictDoUpdate({ target: [providerEntries.kind, providerEntries.id], set: { payload: account } })
  return id
}

export async function findAccount(orm: Orm, id: string): Promise<Account | undefined> {
  const [entry] = await orm
    .select({ payload: providerEntries.payload })
    .from(providerEntries)
    .where(and(eq(providerEntries.kind, kind), eq(providerEntries.id, id)))
  return entry && accountForm.parse(entry.payload)
}

export function accountOfDemo({ email, name }: DemoAccount): Account {
  const [given_name = '', ...rest] = name.split(' ')
  return { email: email.toLowerCase(), given_name, family_name: rest.join(' ') || given_name }
}
