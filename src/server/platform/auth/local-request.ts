/** Tells whether a request was made on this computer, to this computer. */
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../env.ts'

/** The host counts, too: a page of another site may point its own name to this computer (DNS rebinding). */
export function isLocalRequest(request: FastifyRequest): boolean {
  const caller = (request.raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return isLoopback(caller) && isLoopback(request.hostname.replace(/^\[|\]$/g, ''))
}
