/** The three addresses a browser navigates to: signing in, returning from the provider, signing out. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as openid from 'openid-client'
import { embeddedSettings } from './embedded/embedded-provider.ts'
import { embeddedIssuer, readIdentity } from './identity.ts'
import { isLocalRequest } from './local-request.ts'
import { renderMessage, sendPage } from './page.ts'
import { connectProvider, type FinishedSignIn } from './provider-client.ts'
import { recognizeUser } from './recognize-user.ts'
import { safeReturnPath } from './return-path.ts'
import { attemptCookieName, browserCookie, sessionCookieName } from './session-cookie.ts'
import { createSession, destroySession, hasRunOut } from './sessions.ts'
import { attemptSeconds, startAttempt, takeAttempt } from './sign-in-attempts.ts'
import type { SignInDeps } from './sign-in-deps.ts'
import {
  describeFailure,
  explainFailure,
  noEmail,
  refusals,
  type SignInFailure,
  usedUp,
  wrongHost,
} from './sign-in-failure.ts'

/** Tries per minute and address; a whole group behind one address may start work at seven. */
const navigation = { exposeHeadRoute: false, config: { rateLimit: { max: 120, timeWindow: 60_000 } } }

export function mountNavigations(app: FastifyInstance, { orm, settings, publicUrl, now }: SignInDeps): void {
  const isEmbedded = settings.provider === undefined
  const provider = connectProvider(() => settings.provider ?? embeddedSettings(publicUrl()), publicUrl)
  const sessionCookie = browserCookie(sessionCookieName, publicUrl)
  const attemptCookie = browserCookie(attemptCookieName, publicUrl)

  app.get('/api/login', navigation, async (request, reply) => {
    const returnTo = safeReturnPath(readQuery(request).get('returnTo'))
    if (isEmbedded && !isLocalRequest(request)) return show(reply, wrongHost)
    // Cookies of 127.0.0.1 aren't those of localhost: the sign-in has to end where it starts.
    if (isEmbedded && request.host !== new URL(publicUrl()).host) {
      return goTo(reply, `${publicUrl()}/api/login?${new URLSearchParams({ returnTo })}`)
    }
    return orExplain(request, reply, async () => {
      const [state, nonce, codeVerifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()]
      const ended = sessionCookie.read(request)
      const asksAgain = ended !== undefined && (await hasRunOut(orm, ended, now()))
      const url = await provider.startUrl({ state, nonce, codeVerifier, asksAgain })
      // Several tabs may sign in at the same time, so they share the browser's value.
      const browser = attemptCookie.read(request) ?? randomBytes(32).toString('base64url')
      await startAttempt(orm, { state, nonce, codeVerifier, returnTo, browser, now: now() })
      attemptCookie.write(request, reply, browser, attemptSeconds)
      return goTo(reply, url.href)
    })
  })

  app.get('/api/callback', navigation, async (request, reply) => {
    if (isEmbedded && !isLocalRequest(request)) return show(reply, wrongHost)
    const query = readQuery(request)
    const state = query.get('state') ?? ''
    const attempt = await takeAttempt(orm, { state, browser: attemptCookie.read(request), now: now() })
    if (!attempt) return show(reply, usedUp)
    return orExplain(request, reply, async () => {
      const finished = await provider.finish(query.toString(), { ...attempt, state })
      const recognized = await recognize(finished)
      if ('status' in recognized) {
        request.log.warn({ status: recognized.status, reason: recognized.sentence }, 'A sign-in was refused')
        return show(reply, recognized)
      }
      const former = sessionCookie.read(request)
      if (former) await destroySession(orm, former)
      const hours = settings.sessionHours
      const value = await createSession(orm, { ...recognized, idToken: finished.idToken, hours, now: now() })
      sessionCookie.write(request, reply, value, hours * 3600)
      request.log.info({ userId: recognized.userId }, 'signed in')
      return goTo(reply, attempt.returnTo)
    })
  })

  app.get('/api/logout', navigation, async (request, reply) => {
    const value = sessionCookie.read(request)
    const idToken = value && (await destroySession(orm, value))
    sessionCookie.clear(request, reply)
    // Pages that the back button would show again. The service worker deletes the offline copy itself.
    reply.header('clear-site-data', '"cache"')
    const url = await provider.signOutUrl(idToken).catch((error: unknown) => {
      request.log.warn(describeFailure(error), 'Could not notify the provider of a sign-out')
      return undefined
    })
    return goTo(reply, url?.href ?? '/')
  })

  async function recognize({
    issuer,
    claims,
  }: FinishedSignIn): Promise<SignInFailure | { userId: number; provenEmail?: string }> {
    const identity = readIdentity(isEmbedded ? embeddedIssuer : issuer, claims, settings.pictureOrigins)
    if (!identity) return noEmail
    const recognized = await recognizeUser(orm, identity)
    if ('refusal' in recognized) return refusals[recognized.refusal]
    return { ...recognized, ...(identity.isEmailVerified && { provenEmail: identity.email }) }
  }
}

async function orExplain(request: FastifyRequest, reply: FastifyReply, work: () => Promise<FastifyReply>) {
  try {
    return await work()
  } catch (error) {
    const failure = explainFailure(error)
    if (!failure) throw error
    request.log.warn(describeFailure(error), 'A sign-in failed')
    return show(reply, failure)
  }
}

function show(reply: FastifyReply, { status, ...message }: SignInFailure): FastifyReply {
  return sendPage(reply, status, renderMessage(message))
}

function goTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address)
}

function readQuery(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://evenshift.invalid').searchParams
}
