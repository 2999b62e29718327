/** The last email address the provider sent for each person, to distinguish its changes from changes made in the product. */
import { and, eq } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { providerEntries } from '../db/schema/index.ts'
import type { Identity } from './identity.ts'

const kind = 'told-email'

/** Returns whether the address differs from the last one. */
export async function recordProviderEmail(tx: Orm, { subject, email }: Identity): Promise<boolean> {
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
