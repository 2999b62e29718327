/** Calls about API keys. */
import { api } from '../../contract/api.ts'
import type { ApiKey, apiKeysApi } from '../../contract/api-keys.ts'
import type { Route } from '../../contract/route.ts'
import { addDays } from '../../engine/calendar.ts'
import { makeKey } from '../platform/auth/key-callers.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { countOpenKeys, findKey, insertKey, listKeys, listUses, revokeKey } from './api-keys.store.ts'

const mostKeys = 50
const shownDays = 30
const day = 24 * 3600 * 1000

export function apiKeysHandlers({ orm, now }: Services): HandlersOf<typeof apiKeysApi> {
  return {
    listApiKeys: async ({ scope }) => {
      const keys = await listKeys(orm, scope)
      return keys.map((key) => ({ ...key, state: stateOf(key, now()) }))
    },

    createApiKey: ({ scope, body: { expiresInDays, ...fields }, change }) =>
      change(async ({ tx, audit }) => {
        if ((await countOpenKeys(tx, scope)) >= mostKeys)
          throw fail('conflict', {
            message: `Your group has ${mostKeys} API keys. Revoke one you no longer use first.`,
          })
        const { secret, ...kept } = makeKey()
        const expiresAt = expiresInDays === null ? null : new Date(now().getTime() + expiresInDays * day)
        const row = await insertKey(tx, scope, { ...fields, ...kept, expiresAt, createdAt: now() })
        audit({
          action: 'api-key.create',
          thing: 'api-key',
          thingId: row.id,
          text: `created the API key ${row.name} (${row.scopes.join(', ')})`,
        })
        return { key: { ...row, state: 'active' as const, createdBy: scope.name, lastUsedAt: null }, secret }
      }),

    revokeApiKey: ({ scope, params, change }) =>
      change(async ({ tx, audit, nothingChanged }) => {
        const key = await findKey(tx, scope, params.id)
        if (!key) throw fail('not-found')
        if (key.revokedAt) {
          nothingChanged()
          return { ok: true as const }
        }
        await revokeKey(tx, scope, key.id, now())
        audit({
          action: 'api-key.revoke',
          thing: 'api-key',
          thingId: key.id,
          text: `revoked the API key ${key.name}`,
        })
        return { ok: true as const }
      }),

    apiKeyUses: async ({ scope, params }) => {
      const key = await findKey(orm, scope, params.id)
      if (!key) throw fail('not-found')
      const uses = await listUses(orm, key.id, addDays(now().toISOString().slice(0, 10), -shownDays))
      const calls: Partial<Record<string, Route>> = api
      return uses.map((use) => ({ ...use, summary: calls[use.call]?.summary ?? use.call }))
    },
  }
}

function stateOf({ revokedAt, expiresAt }: Lifetime, now: Date): ApiKey['state'] {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'active'
}

type Lifetime = { revokedAt: Date | null; expiresAt: Date | null }
