/** Which e-mail address the provider told last for each person, to tell its news from a change made in the product. */
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { providerEntries } from '../db/schema/index.ts'
import type { Identity } from './identity.ts'

const kind = 'told-email'

/** Answers whether the address is another one than the last time. */
export async function noteToldEmail(tx: Orm, { subject, email }: Identity): Promise<boolean> {
  const [last] = await tx
    .select({ payload: providerEntries.payload })
    .from(providerEntries)
    .where(and(eq(providerEntries.kind, kind), eq(providerEntries.id, subject)))
  if (last?.payload.email === email) return false
  await tx
    .insert(providerEntries)
    .values({ kind, id: subject, payload: { email } })
    .onConflictDoUpdate({ target: [providerEntries.kind, providerEntries.id], set: { payload: { email } } })
  return true
}
