/** Sign-in as the rest of the server sees it: routes to mount, and who makes a call. */
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eventsPath } from '../../../contract/events.ts'
import type { FindPerson, GuessPerson, Person } from '../scope.ts'
import { mountEmbeddedProvider, refuseBeyondLoopback } from './embedded/embedded-provider.ts'
import { browserCookie, sessionCookieName } from './session-cookie.ts'
import { guessSignedIn, prepareFindSignedIn } from './sessions.ts'
import { shareLookups } from './shared-lookups.ts'
import type { SignInDeps } from './sign-in-deps.ts'
import { mountNavigations } from './sign-in-navigations.ts'
import { serveTypeface } from './typeface.ts'

export type SignIn = {
  mount(app: FastifyInstance): Promise<void>
  findPerson: FindPerson
  guessPerson: GuessPerson
}

/** The rate limit and the gate both ask for a request's person, within milliseconds. */
const rememberedMs = 1000

/** Throws `StartupError` if other computers could reach the embedded provider. */
export function createSignIn(deps: SignInDeps): SignIn {
  const { orm, memory, settings, publicUrl, now } = deps
  if (!settings.provider) refuseBeyondLoopback(settings)
  const sessionCookie = browserCookie(sessionCookieName, publicUrl)
  const findSignedIn = shareLookups(prepareFindSignedIn(orm, memory))
  const remembered = new WeakMap<FastifyRequest, { at: number; person: Promise<Person | undefined> }>()

  return {
    mount: async (app) => {
      if (!app.hasRequestDecorator('cookies')) await app.register(cookie)
      if (!settings.provider) await mountEmbeddedProvider(app, deps)
      mountNavigations(app, deps)
      serveTypeface(app)
    },
    guessPerson: (request) => {
      const value = memory && sessionCookie.read(request)
      return value ? guessSignedIn(memory, value, now()) : undefined
    },
    findPerson: async (request) => {
      const value = sessionCookie.read(request)
      if (!value) return undefined
      const at = now().getTime()
      const known = remembered.get(request)
      if (known && at - known.at < rememberedMs) return known.person
      const person = findSignedIn(value, {
        now: now(),
        // A window that only listens doesn't count as use.
        countsAsUse: request.routeOptions.url !== eventsPath,
      })
      remembered.set(request, { at, person })
      return person
    },
  }
}
