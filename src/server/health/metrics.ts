/** GET /metrics in Prometheus format: for monitors on this computer, or elsewhere with METRICS_TOKEN. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isLocalRequest } from '../platform/auth/local-request.ts'
import type { Database } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import { countJobs } from '../platform/jobs/queue-state.ts'
import { countMail } from '../platform/mail/mail-state.ts'

export type Measured = {
  database: Database
  /** Open event streams. */
  countStreams: () => number
  token?: string
}

export function mountMetrics(app: FastifyInstance, { database, countStreams, token }: Measured): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'evenshift_' })
  const durations = new Histogram({
    name: 'evenshift_http_seconds',
    help: 'Response time, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  const gauge = (name: string, help: string) => new Gauge({ name: `evenshift_${name}`, help, registers: [registry] })
  const streams = gauge('event_streams', 'Browsers connected to this process for live changes')
  const jobs = new Gauge({
    name: 'evenshift_jobs',
    help: 'Jobs in the database, by state; failed: in the last 24 hours',
    labelNames: ['state'],
    registers: [registry],
  })
  const mail = gauge('mail_waiting', 'Messages waiting to be sent')
  const oldestJob = gauge('jobs_oldest_waiting_seconds', 'How long the oldest waiting job has been due')

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    // The pattern, not the address: one series per call, without ids.
    durations.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw fail('unknown-call')
    streams.set(countStreams())
    const counted = await countJobs(database)
    for (const state of ['waiting', 'running', 'failed'] as const) jobs.set({ state }, counted[state])
    oldestJob.set(counted.longest)
    mail.set((await countMail(database)).waiting)
    reply.type(registry.contentType).header('cache-control', 'no-store')
    return registry.metrics()
  })
}

/** Outsiders must not learn how busy a hospital is. A proxy on this computer makes everyone local, so then only the token counts. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLocalRequest(request)
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
