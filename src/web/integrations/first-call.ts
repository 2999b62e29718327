/** A first call for a new key, as a command: one that its scope opens. */
import type { KeyScope } from '../../contract/scopes.ts'

type Known = { secret: string; origin: string; groupId: number }

const paths: Record<KeyScope, (groupId: number) => string> = {
  'on-call:read': () => '/api/on-call',
  'schedule:read': (groupId) => `/api/schedules/group/${groupId}`,
  'requests:write': () => '/api/shift-requests',
  'fhir:read': () => '/api/fhir/Practitioner',
  scim: () => '/api/scim/v2/Users',
}

/** For the only scope that reads nothing. */
const request = `-H 'Content-Type: application/json' -d '{"requestorId": PHYSICIAN_ID, "requestType": "timeoff", "requestedDate": "2027-02-01"}' `

export function firstCall(scope: KeyScope, { secret, origin, groupId }: Known): string {
  const body = scope === 'requests:write' ? request : ''
  return `curl -H 'Authorization: Bearer ${secret}' ${body}${origin}${paths[scope](groupId)}`
}
