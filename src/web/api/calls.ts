/** Finds the declaration of a call. The table comes with all schemas of the contract, so it is loaded when needed. */
import type { Api, CallName } from '../../contract/api.ts'
import type { Route } from '../../contract/route.ts'

type Call = Pick<Route, 'method' | 'path' | 'body'>

/** The calls visitors make, so the landing page doesn't wait for the table. A test keeps them in sync with it. */
export const visitorCalls = {
  currentUser: { method: 'GET', path: '/api/auth/user' },
  publicSettings: { method: 'GET', path: '/api/public-settings' },
} as const satisfies { [Name in CallName]?: Pick<Api[Name], 'method' | 'path'> }

export async function loadCalls(): Promise<Record<CallName, Route>> {
  return (await import('../../contract/api.ts')).api
}

export async function findCall(name: CallName): Promise<Call> {
  return name in visitorCalls ? visitorCalls[name as keyof typeof visitorCalls] : (await loadCalls())[name]
}
