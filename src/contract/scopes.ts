/** What an API key may do. A call names its scope in the table of calls; a call without one is closed to all keys. */

export const keyScopes = ['on-call:read', 'schedule:read', 'requests:write', 'fhir:read', 'scim'] as const
export type KeyScope = (typeof keyScopes)[number]

/** As coordinators read them. */
export const scopeTexts: Record<KeyScope, { label: string; help: string }> = {
  'on-call:read': { label: 'On call', help: 'Who’s on now and next in each role, with phone and pager numbers.' },
  'schedule:read': { label: 'Schedules', help: 'Published schedules, shifts, roles, and the physician directory.' },
  'requests:write': { label: 'Requests', help: 'Makes time-off, swap, and pickup requests for a physician.' },
  'fhir:read': { label: 'FHIR', help: 'Practitioners, roles, schedules, and slots as FHIR R4 resources.' },
  scim: {
    label: 'Provisioning (SCIM)',
    help: 'Adds, changes, and deactivates physicians from your identity provider.',
  },
}

/** How every key begins, so that scanners for leaked secrets find it. */
export const keyPrefix = 'evs_'
