/** One person's data: exported for that person, and erased when the group no longer needs it. */
import { z } from 'zod'
import { fileOf, noBody, pathIdOf, route } from './route.ts'
import { user } from './users.ts'

/** Addresses in this domain belong to no one (RFC 2606). */
const erasedDomain = '@erased.invalid'

export function erasedAddressOf(id: number): string {
  return `former-${id}${erasedDomain}`
}

export function isErased({ email }: { email: string }): boolean {
  return email.endsWith(erasedDomain)
}

export const privacyApi = {
  exportMyData: route({
    method: 'GET',
    path: '/api/privacy/my-data',
    allow: 'member',
    summary: 'All data we keep about the caller, as one JSON file',
    output: fileOf('application/json'),
    perMinute: 20,
  }),
  erasePerson: route({
    method: 'POST',
    path: '/api/privacy/erase/:id',
    allow: 'admin',
    summary:
      'Erases a deactivated person’s name, email, phone, preferences, reasons, and messages; past shifts stay without a name',
    params: z.object({ id: pathIdOf('user') }),
    body: noBody,
    example: {},
    output: user,
    changes: ['physicians', 'users', 'shifts', 'requests', 'activity', 'schedules'],
  }),
}
