/** Finds the declaration of a call. The table comes with all schemas of the contract, so it is loaded when needed. */
import type { Api, CallName } from '../../contract/api.ts'
import type { Route } from '../../contract/route.ts'

type Call = Pick<Route, 'method' | 'path' | 'body'>

/** The calls visitors make, so the landing page doesn't wait for the table. A test keeps them in sync with it. */
export const visitorCalls = {
  currentUser: { method: 'GET', path: '/api/auth/user' },
  publicSettings: { method: 'GET', path: '/api/public-settings' },
} as const satisfies { [Name in CallName]?: Pick<Api[Name], 'method' | 'path'> }

/** Loaded with the first of them. */
let integrations: Partial<Record<CallName, Route>> = {}

export async function loadCalls(): Promise<Partial<Record<CallName, Route>>> {
  return { ...(await import('../../contract/app-api.ts')).appApi, ...integrations }
}

export async function findCall(name: CallName): Promise<Call> {
  if (name in visitorCalls) return visitorCalls[name as keyof typeof visitorCalls]
  const known = (await loadCalls())[name]
  if (known) return known
  integrations = (await import('../../contract/integrations-api.ts')).integrationsApi
  return integrations[name]!
}
