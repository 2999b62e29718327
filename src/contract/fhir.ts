/** FHIR R4, to read: physicians, what the group staffs, and published shifts as other systems of a hospital know them. */
import { z } from 'zod'
import { idAsText, pathIdOf, type Route, route, type Thing } from './route.ts'
import { calendarDate, line } from './text.ts'

/** The resource is what the standard says; the tests hold each one against the published definitions. */
export type FhirResource = { resourceType: string; id?: string; [element: string]: unknown }
const resource = z.custom<FhirResource>((value) => typeof (value as FhirResource | null)?.resourceType === 'string')

const countError = { error: 'must be 1 to 200' }

/** How a search is paged. */
const paging = {
  _id: idAsText('must be an id').optional(),
  _count: z
    .string()
    .regex(/^\d{1,3}$/, countError)
    .transform(Number)
    .pipe(z.int().min(1, countError).max(200, countError))
    .default(100),
  /** Where the page starts; the links of a bundle have it. */
  _offset: z
    .string()
    .regex(/^\d{1,6}$/, { error: 'must be a whole number' })
    .transform(Number)
    .default(0),
}

/** "Practitioner/12", or only the id. */
const referenceTo = (type: string) =>
  z
    .string()
    .regex(new RegExp(`^(${type}/)?[1-9]\\d{0,8}$`), { error: `must be a reference such as ${type}/12` })
    .transform((text) => Number(text.split('/').at(-1)))

/** A date with what is compared: ge2026-12-01, lt2027-01-01, or a day. */
const dateBound = z
  .string()
  .regex(/^(eq|ge|gt|le|lt)?\d{4}-\d\d-\d\d$/, { error: 'must be a date such as ge2026-12-01' })
  .refine((text) => calendarDate.safeParse(text.slice(-10)).success, { error: 'must be a date such as ge2026-12-01' })

function searchOf<Query extends z.ZodRawShape>(type: string, summary: string, query: Query) {
  return route({
    method: 'GET',
    path: `/api/fhir/${type}`,
    allow: 'admin',
    scope: 'fhir:read',
    dialect: 'fhir',
    summary,
    query: z.object({ ...paging, ...query }),
    output: resource,
  } satisfies Route)
}

function readOf(type: string, thing: Thing, summary: string) {
  return route({
    method: 'GET',
    path: `/api/fhir/${type}/:id`,
    allow: 'admin',
    scope: 'fhir:read',
    dialect: 'fhir',
    summary,
    params: z.object({ id: pathIdOf(thing) }),
    output: resource,
  } satisfies Route)
}

export const fhirApi = {
  fhirMetadata: route({
    method: 'GET',
    path: '/api/fhir/metadata',
    allow: 'anyone',
    dialect: 'fhir',
    summary: 'The FHIR capability statement: which resources and search parameters there are',
    output: resource,
    perMinute: 60,
  }),
  fhirOrganizations: searchOf('Organization', 'The group, as a bundle of one organization', {}),
  fhirOrganization: readOf('Organization', 'group', 'The group as an organization'),
  fhirServices: searchOf('HealthcareService', 'The group’s roles as healthcare services', {
    identifier: line(255).optional(),
  }),
  fhirService: readOf('HealthcareService', 'role', 'A role as a healthcare service'),
  fhirPractitioners: searchOf('Practitioner', 'The group’s physicians as practitioners', {
    identifier: line(255).optional(),
    name: line(100).optional(),
  }),
  fhirPractitioner: readOf('Practitioner', 'user', 'A physician as a practitioner'),
  fhirPractitionerRoles: searchOf('PractitionerRole', 'Which physicians work in which roles', {
    practitioner: referenceTo('Practitioner').optional(),
    service: referenceTo('HealthcareService').optional(),
  }),
  fhirPractitionerRole: readOf('PractitionerRole', 'user', 'The roles that a physician works in'),
  fhirSchedules: searchOf('Schedule', 'A FHIR schedule for each physician: the period with published shifts', {
    actor: referenceTo('Practitioner').optional(),
  }),
  fhirSchedule: readOf('Schedule', 'user', 'The FHIR schedule of a physician'),
  fhirSlots: searchOf('Slot', 'Published shifts as slots; the next two weeks unless you ask for other dates', {
    schedule: referenceTo('Schedule').optional(),
    start: z.union([dateBound.transform((one) => [one]), z.array(dateBound).min(1).max(2)]).optional(),
  }),
  fhirSlot: readOf('Slot', 'shift', 'A published shift as a slot'),
}
