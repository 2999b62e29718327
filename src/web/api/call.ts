/** Makes one call of the contract: address, body, and cookies in; the answer, or an ApiError, out. */
import type { Answer, Api, CallName, Sent } from '../../contract/api.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import type { FileAnswer, Route } from '../../contract/route.ts'
import { noteAnswer, noteLoss, Unreachable } from '../offline/connection.ts'
import { calls } from './calls.ts'

type Values = Record<string, unknown>

/** Ids in paths are numbers on this side. */
type Params<R extends Route> = R extends { params: object }
  ? { params: { [Key in keyof Sent<R, 'params'>]: number | string } }
  : unknown
type Query<R extends Route> = R extends { query: object } ? { query?: Sent<R, 'query'> } : unknown
/** A body without fields is optional. */
type Body<R extends Route> = R extends { body: object }
  ? Sent<R, 'body'> extends Record<string, never>
    ? { body?: undefined }
    : { body: Sent<R, 'body'> }
  : unknown

/** By call: parts of different calls must not be combined, or the compiler runs out of unions. */
type ArgumentsByCall = { [Name in CallName]: Flat<Params<Api[Name]> & Query<Api[Name]> & Body<Api[Name]>> }
type Flat<Parts> = [keyof Parts] extends [never] ? Record<string, never> : { [Key in keyof Parts]: Parts[Key] }

/** What a call is given. */
export type CallArguments<Name extends CallName> = ArgumentsByCall[Name]

type AnswerByCall = { [Name in CallName]: Answer<Api[Name]> }
/** What it answers. */
export type CallAnswer<Name extends CallName> = AnswerByCall[Name]

/** A refusal. The message is the status, a colon, and the body, which everything in the product expects. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | undefined
  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = parseBody(text)
  }
}

function parseBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return isErrorBody(body) ? body : undefined
  } catch {
    return undefined
  }
}

/** The server writes it from one table; a proxy in front of it may respond with something else. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return false
  return typeof body.code === 'string' && typeof body.message === 'string'
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/.test(error.message)
}

/** Calls that return a file; all others return JSON. */
export type FileCallName = {
  [Name in CallName]: Answer<Api[Name]> extends FileAnswer ? Name : never
}[CallName]

export async function callApi<Name extends Exclude<CallName, FileCallName>>(
  name: Name,
  given: CallArguments<Name>,
  signal?: AbortSignal,
): Promise<CallAnswer<Name>>
export async function callApi(name: CallName, given: Given, signal?: AbortSignal): Promise<unknown> {
  return (await send(name, given, signal)).json()
}

/** The file a call returns, under the server's name for it. */
export async function callForFile<Name extends FileCallName>(
  name: Name,
  given: CallArguments<Name>,
): Promise<{ name: string; content: Blob }>
export async function callForFile(name: CallName, given: Given): Promise<{ name: string; content: Blob }> {
  const response = await send(name, given)
  return { name: fileNameIn(response.headers.get('content-disposition')), content: await response.blob() }
}

/** The extended form (RFC 6266), which our server always writes. */
function fileNameIn(disposition: string | null): string {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  return name ? decodeURIComponent(name) : 'download'
}

async function send(name: CallName, given: Given, signal?: AbortSignal): Promise<Response> {
  const { method, path, hasBody } = calls[name]
  const address = addressOf(path, given)
  const response = await fetch(address, {
    method,
    ...(signal && { signal }),
    credentials: 'include',
    ...(hasBody ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given.body ?? {}) } : {}),
  }).catch(failUnanswered)
  noteAnswer(address, response)
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

/** Browsers throw a TypeError with their own wording. */
function failUnanswered(error: unknown): never {
  if (!(error instanceof TypeError)) throw error
  noteLoss()
  throw new Unreachable()
}

/** The same for every call, if its own type doesn't matter. */
type Given = { params?: Values; query?: Values; body?: unknown }

function addressOf(pattern: string, given: Given): string {
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(given.params?.[key])))
  const query = Object.entries(given.query ?? {}).filter(([, value]) => value !== undefined)
  if (query.length === 0) return path
  return `${path}?${new URLSearchParams(query.map(([key, value]) => [key, String(value)]))}`
}
