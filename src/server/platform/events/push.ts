/** Pushes stale topics and progress to open browsers (GET /api/events), across all server processes by LISTEN/NOTIFY. */
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { eventsPath, type PushedEvent, rememberedMs } from '../../../contract/events.ts'
import { generation } from '../../../contract/generation.ts'
import { type Topic, topics } from '../../../contract/topics.ts'
import type { Database, Orm } from '../db/database.ts'
import { fail } from '../fail.ts'
import type { FindPerson, Person } from '../scope.ts'
import { takeOver } from '../take-over.ts'

const channel = 'evenshift_changes'
/** Proxies close silent connections after 30 to 60 seconds. */
const heartbeatMs = 20_000
/** Each check is a query for each open browser. */
const recheckMs = 60_000
/** A browser opens one stream per tab; more than this isn't a person. */
const streamsPerPerson = 20

const announcement = z.object({
  groupId: z.int().nullable(),
  /** The actor, whose other tabs are notified even before there is a group. */
  userId: z.int().nullish(),
  /** Only these people; otherwise the whole group. */
  userIds: z.array(z.int()).optional(),
  topics: z.array(z.enum(topics)),
  /** Progress of a schedule being generated: for the group's admins. */
  generation: generation.optional(),
})
type Announcement = Omit<z.input<typeof announcement>, 'topics'> & { topics: readonly Topic[] }

/** Part of the transaction: every server receives it if, and only if, it commits. */
export async function announceChange(tx: Orm, change: Announcement): Promise<void> {
  if (change.topics.length === 0 && !change.generation) return
  await tx.execute(sql`select ${announcing(change)}`)
}

/** The same as part of another statement. */
export function announcing(change: Announcement): SQL {
  return sql`pg_notify(${channel}, ${JSON.stringify(change)})`
}

type Stream = { person: Person; reply: FastifyReply }
/** What was pushed a moment ago, for streams that open now. */
type Remembered = { at: number; topicsFor: (person: Person) => readonly Topic[] }

export type Push = {
  mount(app: FastifyInstance, findPerson: FindPerson): void
  /** Open streams of this process. */
  count(): number
  close(): Promise<void>
}

export async function openPush(database: Database): Promise<Push> {
  const streams = new Set<Stream>()
  const recent: Remembered[] = []
  const remember = (topicsFor: Remembered['topicsFor']) => {
    recent.push({ at: performance.now(), topicsFor })
    forgetOld(recent)
  }
  const hear = (payload: string) => {
    const change = announcement.parse(JSON.parse(payload))
    if (change.topics.length > 0) remember((person) => (concerns(change, person) ? change.topics : []))
    const forAll = change.topics.length > 0 ? lineOf({ topics: change.topics }) : undefined
    const forAdmins = change.generation ? lineOf({ topics: change.topics, generation: change.generation }) : forAll
    for (const { person, reply } of streams) {
      const line = person.role === 'admin' ? forAdmins : forAll
      if (line && concerns(change, person)) reply.raw.write(line)
    }
  }
  // After a lost connection no one knows what was missed: everything is stale.
  const onGap = () => {
    remember(() => topics)
    for (const stream of streams) stream.reply.raw.write(lineOf({ topics: [...topics] }))
  }
  const stopListening = await database.listen(channel, hear, onGap)
  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.reply.raw.write(': still here\n\n')
  }, heartbeatMs)

  return {
    mount: (app, findPerson) => mountStream(app, { streams, recent }, findPerson),
    count: () => streams.size,
    close: async () => {
      clearInterval(heartbeat)
      for (const stream of streams) stream.reply.raw.end()
      await stopListening()
    },
  }
}

function forgetOld(recent: Remembered[]): void {
  const since = performance.now() - rememberedMs
  while (recent[0] && recent[0].at < since) recent.shift()
}

type Listening = { streams: Set<Stream>; recent: Remembered[] }

function mountStream(app: FastifyInstance, { streams, recent }: Listening, findPerson: FindPerson): void {
  app.get(eventsPath, { config: { compress: false } }, async (request, reply) => {
    const person = await findPerson(request)
    if (!person) throw fail('unauthorized')
    const open = [...streams].filter((stream) => stream.person.userId === person.userId)
    if (open.length >= streamsPerPerson)
      throw fail('too-many', { message: 'Too many windows are open. Close some of them.' })
    takeOver(reply).writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // nginx would buffer events.
      'x-accel-buffering': 'no',
    })
    // Reconnects 2 s after a server restart.
    reply.raw.write('retry: 2000\n\n')
    const stream: Stream = { person, reply }
    streams.add(stream)
    if (request.url.endsWith('recent=yes')) {
      forgetOld(recent)
      const missed = [...new Set(recent.flatMap(({ topicsFor }) => topicsFor(person)))]
      if (missed.length > 0) reply.raw.write(lineOf({ topics: missed }))
    }
    // A session that ended elsewhere must not keep receiving stale topics; it can no longer read anything.
    const recheck = setInterval(async () => {
      const still = await findPerson(request).catch(() => person)
      if (still?.groupId !== person.groupId || still?.role !== person.role) reply.raw.end()
    }, recheckMs)
    request.raw.on('close', () => {
      clearInterval(recheck)
      streams.delete(stream)
    })
  })
}

function concerns(change: Announcement, person: Person): boolean {
  if (change.userIds) return change.userIds.includes(person.userId)
  if (change.userId === person.userId) return true
  return change.groupId !== null && change.groupId === person.groupId
}

function lineOf(event: PushedEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`
}
