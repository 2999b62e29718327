/** A person of the group as a SCIM user, and what of a SCIM user the product keeps. */
import type { ScimUser } from '../../contract/scim.ts'
import { fullName } from '../../engine/text/names.ts'
import type { UserRow } from '../users/users.store.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'

export type ShownUser = ReturnType<typeof showScimUser>

export function showScimUser(row: UserRow, base: string) {
  const { phoneNumber, pagerNumber, firstName, lastName, email } = row
  return {
    schemas: [userSchema],
    id: String(row.id),
    ...(row.externalId ? { externalId: row.externalId } : {}),
    userName: email,
    name: { givenName: firstName, familyName: lastName, formatted: fullName(row) },
    displayName: fullName(row) || email,
    emails: [{ value: email, type: 'work', primary: true }],
    phoneNumbers: [
      ...(phoneNumber ? [{ value: phoneNumber, type: 'work' }] : []),
      ...(pagerNumber ? [{ value: pagerNumber, type: 'pager' }] : []),
    ],
    active: row.isActive,
    meta: {
      resourceType: 'User',
      created: row.createdAt.toISOString(),
      lastModified: row.updatedAt.toISOString(),
      location: `${base}/Users/${row.id}`,
      version: `W/"${row.version}"`,
    },
  }
}

/** The fields of a physician that a provider sets. Of several numbers the one at work counts, then the mobile one. */
export function fieldsOf({ userName, externalId, name, phoneNumbers }: ScimUser) {
  const numbers = phoneNumbers ?? []
  const ofType = (type: string) => numbers.find((number) => number.type?.toLowerCase() === type)?.value
  const other = numbers.find(({ type }) => type?.toLowerCase() !== 'pager')?.value
  return {
    email: userName,
    firstName: name.givenName,
    lastName: name.familyName,
    externalId: externalId || null,
    phoneNumber: (ofType('work') ?? ofType('mobile') ?? other) || null,
    pagerNumber: ofType('pager') || null,
  }
}
