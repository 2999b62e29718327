/** The calls about integrations, which few pages make: browsers load their schemas when they are first needed. */
import { apiKeysApi } from './api-keys.ts'
import { onCallApi } from './on-call.ts'
import type { Route } from './route.ts'
import { webhooksApi } from './webhooks.ts'

export const integrationsApi = {
  ...apiKeysApi,
  ...onCallApi,
  ...webhooksApi,
} as const satisfies Record<string, Route>
