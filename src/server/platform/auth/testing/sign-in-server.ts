/** A server with only sign-in, a page, and a call that returns who is signed in, on a free port of this computer. */
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { pino } from 'pino'
import type { Database } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { createSignIn } from '../sign-in.ts'
import type { SignInDeps } from '../sign-in-deps.ts'

export const demoAdmin = { email: 'amara.osei@demo.example', name: 'Amara Osei', note: 'Admin' }

export type SignInServer = { url: string; close(): Promise<void> }

export async function startSignInServer(
  database: Database,
  changes: { provider?: Settings['provider']; now?: () => Date; port?: number; log?: FastifyBaseLogger } = {},
): Promise<SignInServer> {
  const log: FastifyBaseLogger = changes.log ?? pino({ level: 'silent' })
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  })
  const publicUrl = () => `http://localhost:${(app.server.address() as AddressInfo).port}`
  const deps: SignInDeps = {
    orm: database.orm,
    settings: { host: 'localhost', provider: changes.provider, sessionHours: 8, pictureOrigins: [] },
    publicUrl,
    demoAccounts: async () => [demoAdmin],
    now: changes.now ?? (() => new Date()),
  }
  const signIn = createSignIn(deps)
  await signIn.mount(app)
  app.get('/api/who', async (request, reply) => {
    const person = await signIn.findPerson(request)
    return person ?? reply.code(401).send({ message: 'Unauthorized' })
  })
  app.get('/*', async () => 'a page')
  await app.listen({ host: 'localhost', port: changes.port ?? 0 })
  return { url: publicUrl(), close: () => app.close() }
}
