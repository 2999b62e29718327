/** The embedded provider keeps its sessions, codes, and grants in the database, so a restart signs no one out. */
import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Orm } from '../db/database.ts'
import { providerEntries } from '../db/schema/index.ts'

/** One store for each kind of entry, as the provider requests them. */
export function providerStore(orm: Orm, now: () => Date): (kind: string) => Adapter {
  return (kind) => {
    const matching = (condition: SQL | undefined) => and(eq(providerEntries.kind, kind), condition)
    const find = async (condition: SQL): Promise<AdapterPayload | undefined> => {
      const isAlive = or(isNull(providerEntries.expiresAt), gt(providerEntries.expiresAt, now()))
      const [entry] = await orm
        .select()
        .from(providerEntries)
        .where(matching(and(condition, isAlive)))
      return entry && { ...entry.payload, ...(entry.consumedAt && { consumed: epochSeconds(entry.consumedAt) }) }
    }
    return {
      upsert: async (id, payload, expiresIn) => {
        const entry = {
          payload: { ...payload },
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000),
        }
        await orm
          .insert(providerEntries)
          .values({ kind, id, ...entry })
          .onConflictDoUpdate({ target: [providerEntries.kind, providerEntries.id], set: entry })
      },
      find: (id) => find(eq(providerEntries.id, id)),
      findByUid: (uid) => find(eq(providerEntries.uid, uid)),
      // Only devices without a browser use user codes.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        await orm
          .update(providerEntries)
          .set({ consumedAt: now() })
          .where(matching(eq(providerEntries.id, id)))
      },
      destroy: async (id) => {
        await orm.delete(providerEntries).where(matching(eq(providerEntries.id, id)))
      },
      revokeByGrantId: async (grantId) => {
        await orm.delete(providerEntries).where(matching(eq(providerEntries.grantId, grantId)))
      },
    }
  }
}

function epochSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
