/** The table of all calls. A call declared here has a handler, a gate, a client, an OpenAPI entry, and tests. */
import type { z } from 'zod'
import { appApi } from './app-api.ts'
import { fhirApi } from './fhir.ts'
import { integrationsApi } from './integrations-api.ts'
import type { Route } from './route.ts'
import { scimApi } from './scim.ts'

export const api = { ...appApi, ...integrationsApi, ...fhirApi, ...scimApi } as const satisfies Record<string, Route>

export type WholeApi = typeof api
/** The calls of the product's own pages; those in the words of other standards are made by other systems only. */
export type Api = typeof appApi & typeof integrationsApi
export type CallName = keyof Api

type Part<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodType ? R[K] : never
/** What the caller sends, before defaults and transformations. */
export type Sent<R extends Route, K extends 'params' | 'query' | 'body'> = z.input<Part<R, K>>
/** What the handler gets. */
export type Parsed<R extends Route, K extends 'params' | 'query' | 'body'> = z.output<Part<R, K>>
/** What the caller gets. */
export type Answer<R extends Route> = z.output<R['output']>
/** What the handler may return for it. */
export type Answered<R extends Route> = z.input<R['output']>
