/** OpenAPI 3.1 from the table of calls. */
import { z } from 'zod'
import { api } from './api.ts'
import { errorBody, errors } from './errors.ts'
import { dialectTypes, mediaTypesOf, type Route } from './route.ts'

type Json = Record<string, unknown>

export function describeApi(version: string): Json {
  return assemble(version, [...describeCalls()])
}

/** All calls at once take a server's event loop a fifth of a second: `pause` lets others go first between two of them. */
export async function describeApiInPieces(version: string, pause: () => Promise<void>): Promise<Json> {
  const described: Described[] = []
  for (const one of describeCalls()) {
    described.push(one)
    await pause()
  }
  return assemble(version, described)
}

type Described = { path: string; method: string; call: Json }

function* describeCalls(): Generator<Described> {
  for (const [name, route] of Object.entries<Route>(api)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    yield { path, method: route.method.toLowerCase(), call: describeCall(name, route) }
  }
}

function assemble(version: string, described: Described[]): Json {
  const paths: Record<string, Json> = {}
  for (const { path, method, call } of described) paths[path] = { ...paths[path], [method]: call }
  return {
    openapi: '3.1.0',
    info: { title: 'Evenshift', version, description: 'Shift schedules for hospitalist groups.' },
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'evenshift_session' },
        key: { type: 'http', scheme: 'bearer', description: 'One of the group’s API keys, such as evs_...' },
      },
    },
  }
}

function describeCall(name: string, route: Route): Json {
  const call: Json = {
    operationId: name,
    summary: route.summary,
    security: route.allow === 'anyone' ? [] : [{ session: [] }, ...(route.scope ? [{ key: [route.scope] }] : [])],
    'x-allow': route.allow,
    ...(route.scope && { 'x-scope': route.scope }),
    parameters: [...describeFields('path', route.params), ...describeFields('query', route.query)],
    responses: {
      [String(route.status ?? 200)]: {
        description: 'The response',
        content: describeContent(route),
      },
      ...Object.fromEntries(refusalsOf(route).map((status) => [status, describeRefusal(status, route)])),
    },
  }
  if (route.body) {
    const schema = toJsonSchema(route.body, 'input')
    call.requestBody = { content: { [jsonTypeOf(route)]: { schema, example: route.example } } }
  }
  return call
}

function jsonTypeOf({ dialect }: Route): string {
  return dialect ? dialectTypes[dialect] : 'application/json'
}

function describeContent(route: Route): Json {
  const mediaTypes = mediaTypesOf(route.output)
  if (!mediaTypes) return { [jsonTypeOf(route)]: { schema: toJsonSchema(route.output, 'output') } }
  return Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

function describeFields(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  return Object.entries<z.ZodType>(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: toJsonSchema(field, 'input'),
  }))
}

function refusalsOf(route: Route): number[] {
  const statuses = route.allow === 'anyone' ? [429] : [401, 429]
  if (route.allow === 'member' || route.allow === 'admin') statuses.push(403)
  if (route.params) statuses.push(404)
  if (route.body || route.params || route.query) statuses.push(400)
  if (route.changes) statuses.push(409)
  return statuses
}

function describeRefusal(status: number, route: Route): Json {
  const text = Object.values(errors).find((entry) => entry.status === status)?.text ?? ''
  // Other standards have their own errors, which their definitions describe.
  const schema = route.dialect ? { type: 'object' } : { $ref: '#/components/schemas/Error' }
  return { description: text, content: { [jsonTypeOf(route)]: { schema } } }
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // A format says it in a word; zod's pattern for it is a regular expression of several lines.
      if (jsonSchema.format) delete jsonSchema.pattern
    },
  })
  return rest
}
