/** For service managers and proxies: /livez says that the process runs, /readyz that it should get requests. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/db/database.ts'
import type { Readiness } from '../platform/health-board.ts'

/** Milliseconds for the database to respond. */
const patience = 2000

export function mountProbes(app: FastifyInstance, database: Database, readiness: Readiness): void {
  app.get('/livez', async (_, reply) => reply.header('cache-control', 'no-store').type('text/plain').send('ok'))
  app.get('/readyz', async (_, reply) => {
    const state = readiness.isStopping ? 'stopping' : (await answers(database)) ? 'ok' : 'no database'
    return reply
      .code(state === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(state)
  })
}

async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patience, false)
  })
  const answered = database.ping().then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
