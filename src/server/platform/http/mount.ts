/** Mounts the table of calls: for each one the gate, input validation, the handler, and output shaping. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Answered, api, type Parsed, type WholeApi } from '../../../contract/api.ts'
import { readerHeader, writeReader } from '../../../contract/reader.ts'
import { type FileAnswer, mediaTypesOf, type Route } from '../../../contract/route.ts'
import { isSentence } from '../../../contract/sentence.ts'
import { type ChangeDeps, changeAs, type MakeChange } from '../changes/change.ts'
import { fail } from '../fail.ts'
import type { CallingKey, FindPerson, GuessPerson, Person, Scope } from '../scope.ts'
import { contentTypeOf } from './dialects.ts'
import { passGate } from './gate.ts'
import { createKeyLimits } from './key-limits.ts'
import { sendFile } from './send-file.ts'
import { checkedShapeOf, shapeOf } from './shape-answer.ts'
import { workOnGuess } from './work-on-guess.ts'

type AnyCallName = keyof WholeApi

type Caller<R extends Route> = R['allow'] extends 'anyone' ? undefined : R['allow'] extends 'signed-in' ? Person : Scope

export type Call<R extends Route> = {
  scope: Caller<R>
  params: Parsed<R, 'params'>
  query: Parsed<R, 'query'>
  body: Parsed<R, 'body'>
  change: MakeChange
  request: FastifyRequest
  /** For the one answer that is streamed. */
  reply: FastifyReply
}

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answered<R>>
/** One handler per call: a missing one doesn't compile. */
export type Handlers = { [Name in AnyCallName]: Handler<WholeApi[Name]> }
/** The handlers of one noun. */
export type HandlersOf<Table extends Record<string, Route>> = { [Name in keyof Table]: Handler<Table[Name]> }

export const defaultBodyLimit = 256 * 1024
export const defaultCallsPerMinute = 600

type AnyHandler = (call: Call<Route>) => Promise<unknown>

export type MountSettings = {
  findPerson: FindPerson
  guessPerson: GuessPerson
  /** Also checks every limit of the contract in answers: slower, for tests and development. */
  checksAnswers: boolean
  /** Hears of every call when it begins, and when it ends. */
  beginCall: () => () => void
  /** Hears of every call by an API key, and whether its scope let it pass. */
  noteKeyUse: (keyId: number, call: AnyCallName, isAllowed: boolean) => Promise<void>
}

export function mountApi(app: FastifyInstance, handlers: Handlers, changes: ChangeDeps, settings: MountSettings): void {
  const { findPerson, guessPerson, checksAnswers, beginCall, noteKeyUse } = settings
  const keepLimit = createKeyLimits()
  /** Counts a key's calls, including refused ones. */
  async function admitKey(
    name: AnyCallName,
    route: Route,
    caller: Person,
    key: CallingKey,
  ): Promise<Person | undefined> {
    try {
      keepLimit(key)
      const passed = passGate(route, caller)
      await noteKeyUse(key.id, name, true)
      return passed
    } catch (error) {
      await noteKeyUse(key.id, name, false)
      throw error
    }
  }
  for (const name of Object.keys(api) as AnyCallName[]) {
    const route: Route = api[name]
    const isFile = mediaTypesOf(route.output) !== undefined
    // Strips everything the contract doesn't name: no column leaves the server by accident.
    const shape = checksAnswers ? checkedShapeOf(route.output) : shapeOf(route.output)
    // The table's own type ties each handler to its route; the loop can't.
    const handle = handlers[name] as unknown as AnyHandler
    const mayGuess = route.method === 'GET' && route.allow !== 'anyone' && !route.changes
    const answerTo = async (caller: Person | undefined, request: FastifyRequest, reply: FastifyReply) => {
      const person = caller?.key ? await admitKey(name, route, caller, caller.key) : passGate(route, caller)
      const call = {
        scope: person,
        params: parse(route.params, request.params, 'path'),
        query: parse(route.query, request.query, 'query'),
        body: parse(route.body, request.body ?? {}, 'body'),
        change: mayGuess ? refuseChange : changeAs(changes, person ?? null, route.changes ?? []),
        request,
        reply,
      } as unknown as Call<Route>
      return { person, answer: await handle(call) }
    }
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: route.bodyLimit ?? defaultBodyLimit,
      config: { rateLimit: { max: route.perMinute ?? defaultCallsPerMinute }, dialect: route.dialect },
      handler: async (request, reply) => {
        const endCall = beginCall()
        try {
          const guess = mayGuess ? guessPerson(request) : undefined
          const guessed = guess && (await workOnGuess(guess, (person) => answerTo(person, request, reply)))
          const caller = guessed || route.allow === 'anyone' ? undefined : await findPerson(request)
          const { person, answer } = guessed ?? (await answerTo(caller, request, reply))
          // Written piece by piece, it is out already.
          if (reply.sent) return reply
          reply.code(route.status ?? 200).header('cache-control', 'no-store')
          if (person && !person.key) reply.header(readerHeader, writeReader({ id: person.userId, role: person.role }))
          if (route.dialect) reply.type(contentTypeOf(route.dialect))
          if (route.status === 204) return reply.send()
          return isFile ? sendFile(request, reply, answer as FileAnswer) : shape(answer)
        } finally {
          endCall()
        }
      },
    })
  }
}

/** Work on a guess may be thrown away, and a change can't be. */
const refuseChange: MakeChange = async () => {
  throw new Error('A call that changes something must list what it changes in `changes`.')
}

function parse(schema: z.ZodType | undefined, input: unknown, place: string): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => ({
    field: issue.path.join('.') || place,
    message: issue.message,
  }))
  const first = problems[0]
  throw fail('invalid', { message: first && formatProblem(first), field: first?.field, problems })
}

function formatProblem({ field, message }: { field: string; message: string }): string {
  return isSentence(message) ? message : `${field}: ${message}`
}
