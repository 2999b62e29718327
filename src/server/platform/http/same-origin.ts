/** Refuses changes requested by pages of other sites: the browser says where they come from. */
import type { FastifyRequest } from 'fastify'
import { fail } from '../fail.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers send Sec-Fetch-Site (all since 2023) and Origin with unsafe methods; programs send neither, and don't carry
 * someone else's cookie. `ownOrigins` are the addresses of this server.
 */
export function refuseOtherOrigins(request: FastifyRequest, ownOrigins: readonly string[]): void {
  if (safeMethods.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw fail('other-origin')
  const origin = request.headers.origin
  if (origin !== undefined && !ownOrigins.includes(origin)) throw fail('other-origin')
}
