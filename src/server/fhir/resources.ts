/** Rows as FHIR R4 resources (hl7.org/fhir/R4). */
import type { FhirResource } from '../../contract/fhir.ts'
import { fullName } from '../../engine/text/names.ts'
import type { groups } from '../platform/db/schema/index.ts'
import { type GroupClock, momentsOf } from '../platform/group-time.ts'
import type { RoleRow } from '../roles/roles.store.ts'
import type { HeldShift, PractitionerRow } from './fhir.store.ts'

type GroupRow = typeof groups.$inferSelect

/** An identifier of the group's other systems, as coordinators entered it. */
const externalIds = 'urn:evenshift:external-id'

const metaOf = (row: { updatedAt: Date; version: number }) => ({
  meta: { versionId: String(row.version), lastUpdated: row.updatedAt.toISOString() },
})

const identifierOf = (externalId: string | null) =>
  externalId ? { identifier: [{ system: externalIds, value: externalId }] } : {}

const roleCode = (id: number, name: string) => ({
  coding: [{ system: 'urn:evenshift:role', code: String(id), display: name }],
  text: name,
})

export function organizationOf(group: GroupRow): FhirResource {
  return {
    resourceType: 'Organization',
    id: String(group.id),
    ...metaOf(group),
    active: group.isActive,
    name: group.name,
  }
}

export function serviceOf(role: RoleRow): FhirResource {
  return {
    resourceType: 'HealthcareService',
    id: String(role.id),
    ...metaOf(role),
    ...identifierOf(role.externalId),
    active: role.isActive,
    providedBy: { reference: `Organization/${role.groupId}` },
    type: [roleCode(role.id, role.name)],
    name: role.name,
  }
}

export function practitionerOf(person: PractitionerRow): FhirResource {
  const { phoneNumber, pagerNumber, email, firstName, lastName } = person
  const telecom = [
    ...(phoneNumber ? [{ system: 'phone', value: phoneNumber, use: 'work' }] : []),
    ...(pagerNumber ? [{ system: 'pager', value: pagerNumber, use: 'work' }] : []),
    ...(email ? [{ system: 'email', value: email, use: 'work' }] : []),
  ]
  return {
    resourceType: 'Practitioner',
    id: String(person.id),
    ...metaOf(person),
    ...identifierOf(person.externalId),
    active: person.isActive,
    name: [
      {
        use: 'official',
        text: fullName(person) || email,
        ...(lastName && { family: lastName }),
        ...(firstName && { given: [firstName] }),
      },
    ],
    ...(telecom.length > 0 && { telecom }),
  }
}

const refersTo = (person: PractitionerRow) => ({ reference: `Practitioner/${person.id}`, display: fullName(person) })

export function practitionerRoleOf(person: PractitionerRow, worked: { roleId: number; role: string }[]): FhirResource {
  return {
    resourceType: 'PractitionerRole',
    id: String(person.id),
    ...metaOf(person),
    active: person.isActive,
    practitioner: refersTo(person),
    organization: { reference: `Organization/${person.groupId}` },
    ...(worked.length > 0 && {
      code: worked.map(({ roleId, role }) => roleCode(roleId, role)),
      healthcareService: worked.map(({ roleId, role }) => ({
        reference: `HealthcareService/${roleId}`,
        display: role,
      })),
    }),
  }
}

export function scheduleOf(person: PractitionerRow, horizon: { from: string | null; to: string | null }): FhirResource {
  return {
    resourceType: 'Schedule',
    id: String(person.id),
    ...metaOf(person),
    active: person.isActive,
    actor: [refersTo(person), { reference: `PractitionerRole/${person.id}` }],
    ...(horizon.from && horizon.to && { planningHorizon: { start: horizon.from, end: horizon.to } }),
  }
}

/** A shift that somebody has: their time is taken. */
export function slotOf({ shift, roleName }: HeldShift, clock: GroupClock): FhirResource {
  const { start, end } = momentsOf(shift, clock)
  return {
    resourceType: 'Slot',
    id: String(shift.id),
    ...metaOf(shift),
    ...(shift.roleId !== null && roleName && { serviceType: [roleCode(shift.roleId, roleName)] }),
    schedule: { reference: `Schedule/${shift.physicianId}` },
    status: 'busy',
    start: start.toISOString(),
    end: end.toISOString(),
    ...(shift.location && { comment: shift.location }),
  }
}
