/** The FHIR endpoint: reads and searches, each answered with a resource or a bundle of them. */
import type { FhirResource, fhirApi } from '../../contract/fhir.ts'
import { addDays } from '../../engine/calendar.ts'
import { fullName } from '../../engine/text/names.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../platform/fail.ts'
import { clockOf, localMoment } from '../platform/group-time.ts'
import type { Handler, HandlersOf } from '../platform/http/mount.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { listAllRoles } from '../roles/roles.store.ts'
import { describeCapabilities } from './capability-statement.ts'
import { findHorizon, listHeldShifts, listPractitioners, listRolesWorked, type PractitionerRow } from './fhir.store.ts'
import { organizationOf, practitionerOf, practitionerRoleOf, scheduleOf, serviceOf, slotOf } from './resources.ts'

type Paging = { _id?: number | undefined; _count: number; _offset: number }
type Table = typeof fhirApi

/** Days from today that a search for slots answers unless it asks for others. */
const usualDays = 14

export function fhirHandlers({ orm, now }: Services, publicUrl: () => string, version: string): HandlersOf<Table> {
  async function requireGroup(scope: Scope) {
    const group = await findOwnGroup(orm, scope)
    if (!group) throw fail('not-found')
    return group
  }

  /** All of a kind, of which a search shows a page and a read one. */
  const all = {
    organizations: async (scope: Scope) => [organizationOf(await requireGroup(scope))],
    services: async (scope: Scope) => (await listAllRoles(orm, scope)).map(serviceOf),
    practitioners: async (scope: Scope) => (await listPractitioners(orm, scope)).map(practitionerOf),
    practitionerRoles: async (scope: Scope) => {
      const worked = await listRolesWorked(orm, scope)
      const rolesOf = ({ id }: PractitionerRow) => worked.filter(({ physicianId }) => physicianId === id)
      return (await listPractitioners(orm, scope)).map((person) => practitionerRoleOf(person, rolesOf(person)))
    },
    schedules: async (scope: Scope) => {
      const horizon = await findHorizon(orm, scope)
      return (await listPractitioners(orm, scope)).map((person) => scheduleOf(person, horizon))
    },
  }

  function bundle(path: string, query: Record<string, unknown> & Paging, found: FhirResource[]): FhirResource {
    const { _id, _count, _offset } = query
    const matching = _id === undefined ? found : found.filter(({ id }) => id === String(_id))
    const address = (offset: number) => {
      const asked = Object.entries({ ...query, _offset: offset }).filter(([, value]) => value !== undefined)
      const pairs = asked.flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)]))
      return `${publicUrl()}${path}?${new URLSearchParams(pairs)}`
    }
    const entry = matching.slice(_offset, _offset + _count).map((resource) => ({
      fullUrl: `${publicUrl()}/api/fhir/${resource.resourceType}/${resource.id}`,
      resource,
      search: { mode: 'match' },
    }))
    return {
      resourceType: 'Bundle',
      type: 'searchset',
      total: matching.length,
      link: [
        { relation: 'self', url: address(_offset) },
        ...(_offset + _count < matching.length ? [{ relation: 'next', url: address(_offset + _count) }] : []),
      ],
      ...(entry.length > 0 && { entry }),
    }
  }

  const reading =
    (list: (scope: Scope) => Promise<FhirResource[]>): Handler<Table['fhirService']> =>
    async ({ scope, params }) => {
      const found = (await list(scope)).find(({ id }) => id === String(params.id))
      if (!found) throw fail('not-found')
      return found
    }

  async function slots(scope: Scope, wanted: Parameters<typeof listHeldShifts>[2]) {
    const clock = clockOf(settingsOf(await requireGroup(scope)).timeZone)
    return (await listHeldShifts(orm, scope, wanted)).map((shift) => slotOf(shift, clock))
  }

  return {
    fhirMetadata: async () => describeCapabilities(publicUrl(), version, now()),
    fhirOrganizations: async ({ scope, query }) =>
      bundle('/api/fhir/Organization', query, await all.organizations(scope)),
    fhirOrganization: reading(all.organizations),
    fhirServices: async ({ scope, query }) =>
      bundle('/api/fhir/HealthcareService', query, withIdentifier(await all.services(scope), query.identifier)),
    fhirService: reading(all.services),
    fhirPractitioners: async ({ scope, query }) => {
      const people = (await listPractitioners(orm, scope)).filter(
        (person) => !query.name || fullName(person).toLowerCase().includes(query.name.toLowerCase()),
      )
      return bundle('/api/fhir/Practitioner', query, withIdentifier(people.map(practitionerOf), query.identifier))
    },
    fhirPractitioner: reading(all.practitioners),
    fhirPractitionerRoles: async ({ scope, query: { practitioner, service, ...rest } }) => {
      const found = (await all.practitionerRoles(scope)).filter(
        (role) =>
          (practitioner === undefined || role.id === String(practitioner)) &&
          (service === undefined || JSON.stringify(role).includes(`"HealthcareService/${service}"`)),
      )
      return bundle('/api/fhir/PractitionerRole', { ...rest, practitioner, service }, found)
    },
    fhirPractitionerRole: reading(all.practitionerRoles),
    fhirSchedules: async ({ scope, query }) => {
      const found = (await all.schedules(scope)).filter(({ id }) => !query.actor || id === String(query.actor))
      return bundle('/api/fhir/Schedule', query, found)
    },
    fhirSchedule: reading(all.schedules),
    fhirSlots: async ({ scope, query }) => {
      const today = localMoment(now(), settingsOf(await requireGroup(scope)).timeZone).date
      const days = query.start ? daysIn(query.start) : { from: today, to: addDays(today, usualDays) }
      return bundle('/api/fhir/Slot', query, await slots(scope, { ...days, physicianId: query.schedule }))
    },
    fhirSlot: async ({ scope, params: { id } }) => {
      const [found] = await slots(scope, { id })
      if (!found) throw fail('not-found')
      return found
    },
  }
}

/** `identifier=900123`, or with the system before a bar. */
function withIdentifier(found: FhirResource[], identifier: string | undefined): FhirResource[] {
  if (identifier === undefined) return found
  const value = identifier.slice(identifier.lastIndexOf('|') + 1)
  return found.filter((resource) => {
    const own = resource.identifier as { value: string }[] | undefined
    return own?.some((one) => one.value === value)
  })
}

/** The days, both included, between what `start=ge2026-12-01&start=lt2027-01-01` says. */
function daysIn(bounds: string[]): { from: string; to: string } {
  let [from, to] = ['1900-01-01', '2199-12-31']
  for (const bound of bounds) {
    const date = bound.slice(-10)
    const kind = bound.slice(0, -10) || 'eq'
    if (kind === 'eq' || kind === 'ge') from = date
    if (kind === 'gt') from = addDays(date, 1)
    if (kind === 'eq' || kind === 'le') to = date
    if (kind === 'lt') to = addDays(date, -1)
  }
  return { from, to }
}
