/** A browser's cookies: its session, and the one that ties it to a sign-in in progress. */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type BrowserCookie = {
  read(request: FastifyRequest): string | undefined
  write(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void
  clear(request: FastifyRequest, reply: FastifyReply): void
}

export const sessionCookieName = 'evenshift_session'
export const attemptCookieName = 'evenshift_sign_in'

/** Under https the name gets the prefix __Host-, which makes browsers refuse it from any other host or without Secure. */
export function browserCookie(baseName: string, publicUrl: () => string): BrowserCookie {
  const isSecure = (request: FastifyRequest) => request.protocol === 'https' || publicUrl().startsWith('https:')
  const name = (request: FastifyRequest) => (isSecure(request) ? `__Host-${baseName}` : baseName)
  const flags = (request: FastifyRequest): CookieSerializeOptions => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
  })
  return {
    read: (request) => request.cookies[name(request)] || undefined,
    write: (request, reply, value, seconds) => {
      reply.setCookie(name(request), value, { ...flags(request), maxAge: seconds })
    },
    clear: (request, reply) => {
      reply.clearCookie(name(request), flags(request))
    },
  }
}
