/** Tells whether a request was made on this computer, to this computer. */
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../addresses.ts'

/** Headers with which proxies and tunnels name the original caller: a proxy on this computer makes everyone local. */
const forwarding =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-.*|fly-client-ip|tailscale-.*)$/

/** The host counts, too: a page of another site may point its own name to this computer (DNS rebinding). */
export function isLocalRequest(request: FastifyRequest): boolean {
  const caller = (request.raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const isForwarded = Object.keys(request.headers).some((name) => forwarding.test(name))
  return isLoopback(caller) && isLoopback(request.hostname.replace(/^\[|\]$/g, '')) && !isForwarded
}
