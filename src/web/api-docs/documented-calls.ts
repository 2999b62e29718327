/** The calls that keys may make, from the description that every server publishes. */
import { describeApi } from '../../contract/openapi.ts'
import { type KeyScope, keyScopes } from '../../contract/scopes.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: { type?: string; format?: string; enum?: string[]; default?: unknown; pattern?: string }
}

export type DocumentedCall = {
  name: string
  method: string
  path: string
  summary: string
  scope: KeyScope
  parameters: Parameter[]
  /** What is sent, as an example with its media type; undefined where nothing is. */
  example: { type: string; body: unknown } | undefined
  /** The answer's schema; undefined for files. */
  answer: unknown
}

type Described = {
  operationId: string
  summary: string
  'x-scope'?: KeyScope
  parameters: Parameter[]
  requestBody?: { content: Record<string, { example: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
}

/** By scope, in the order of the scopes. */
export function listDocumentedCalls(): { scope: KeyScope; calls: DocumentedCall[] }[] {
  const { paths } = describeApi('') as { paths: Record<string, Record<string, Described>> }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => readCall(method.toUpperCase(), path, described)),
  )
  return keyScopes
    .map((scope) => ({ scope, calls: calls.filter((call) => call.scope === scope) }))
    .filter((section) => section.calls.length > 0)
}

function readCall(method: string, path: string, described: Described): DocumentedCall[] {
  const { operationId: name, summary, parameters, 'x-scope': scope, requestBody, responses } = described
  if (!scope) return []
  const [sent] = Object.entries(requestBody?.content ?? {})
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  const [answer] = Object.entries(success?.content ?? {})
  const isJson = answer?.[0].endsWith('json')
  return [
    {
      name,
      method,
      path,
      summary,
      scope,
      parameters,
      example: sent && { type: sent[0], body: sent[1].example },
      answer: isJson ? answer?.[1].schema : undefined,
    },
  ]
}

type Values = Record<string, string>

/** The address of a call with these values; missing values stay in braces. */
export function addressOf({ path, parameters }: DocumentedCall, values: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (place, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : place,
  )
  const query = parameters.filter(({ in: place, name }) => place === 'query' && values[name])
  if (query.length === 0) return filled
  return `${filled}?${new URLSearchParams(query.map(({ name }) => [name, values[name]!]))}`
}

export function curlOf(call: DocumentedCall, origin: string, values: Values, key: string): string {
  const method = call.method === 'GET' ? '' : ` -X ${call.method}`
  const { type, body: sent } = call.example ?? {}
  const body = type ? ` -H 'Content-Type: ${type}' -d '${JSON.stringify(sent)}'` : ''
  return `curl${method} -H 'Authorization: Bearer ${key}'${body} '${origin}${addressOf(call, values)}'`
}
