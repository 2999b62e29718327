/** What every response carries and every request passes before its handler: headers, limits, origin. */
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import type { FindPerson, GuessPerson } from '../scope.ts'
import { CallCounts } from './call-counts.ts'
import { refuseOtherOrigins } from './same-origin.ts'

export type Protection = {
  ownOrigins: () => readonly string[]
  findPerson: FindPerson
  guessPerson: GuessPerson
  /** https: tells browsers to stay with it. */
  isSecure: boolean
  isDevelopment: boolean
  /** Origins of people's pictures, besides our own. */
  pictureOrigins: readonly string[]
}

export async function protect(app: FastifyInstance, protection: Protection): Promise<void> {
  await app.register(cookie)
  const fixed = await writeHelmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(protection) },
    strictTransportSecurity: protection.isSecure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Only for browsers and plug-ins that are gone; on a slow phone, bytes of every response.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id)
    done()
  })
  // Smaller responses fit into the first packets of a connection anyway, and hardly shrink. Compressed at once: the largest take a
  // millisecond that way, and several times that as a stream on several threads.
  await app.register(compress, { threshold: 2 * 1024, syncThreshold: 512 * 1024 })
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    store: CallCounts,
    // People behind one hospital's address don't use up each other's calls.
    keyGenerator: async (request) => {
      const person = protection.guessPerson(request)?.person ?? (await protection.findPerson(request))
      if (person?.key) return `key ${person.key.id}`
      return person ? `person ${person.userId}` : request.ip
    },
  })
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) refuseOtherOrigins(request, protection.ownOrigins())
  })
}

/** What helmet writes, once: it is the same for every response. */
async function writeHelmet(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const sample = fastify()
  await sample.register(helmet, options)
  sample.get('/', async (_, { raw }) => raw.getHeaders())
  return (await sample.inject('/')).json()
}

function contentPolicy({ isSecure, isDevelopment, pictureOrigins }: Protection): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    // Vite's development client is an inline script.
    'script-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    // Radix writes style elements when a dialog opens (scroll lock) and in select lists; no data ever reaches a style.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Any other address could track who looks at whom.
    'img-src': ["'self'", 'data:', ...pictureOrigins],
    'font-src': ["'self'"],
    'connect-src': isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  }
}
