/** For responses that Fastify doesn't write: streams, and those of libraries. They still carry the headers set so far. */
import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

export function takeOver(reply: FastifyReply): ServerResponse {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  return reply.raw
}
