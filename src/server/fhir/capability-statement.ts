/** What this FHIR endpoint can do, derived from the table of calls. */
import { type FhirResource, fhirApi } from '../../contract/fhir.ts'
import type { Route } from '../../contract/route.ts'

/** The search parameters and their kinds; those of paging are not listed. */
const kinds: Record<string, string> = {
  _id: 'token',
  identifier: 'token',
  name: 'string',
  practitioner: 'reference',
  service: 'reference',
  actor: 'reference',
  schedule: 'reference',
  start: 'date',
}

export function describeCapabilities(url: string, version: string, now: Date): FhirResource {
  const searches = Object.values<Route>(fhirApi).filter(({ query }) => query)
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: now.toISOString(),
    kind: 'instance',
    software: { name: 'Evenshift', version },
    implementation: { description: 'Published schedules of a hospitalist group, read-only', url: `${url}/api/fhir` },
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      {
        mode: 'server',
        security: { description: 'An API key with the scope fhir:read, as a bearer token.' },
        resource: searches.map(({ path, query }) => ({
          type: path.split('/').at(-1),
          interaction: [{ code: 'read' }, { code: 'search-type' }],
          searchParam: Object.keys(query?.shape ?? {}).flatMap((name) =>
            kinds[name] ? [{ name, type: kinds[name] }] : [],
          ),
        })),
      },
    ],
  }
}
