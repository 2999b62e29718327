/** What a browser shows when a sign-in fails: a sentence and what to do next, never the inner workings. */
import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'
import { describeError } from '../log.ts'
import type { Message } from './page.ts'
import { ProviderUnreachable } from './provider-client.ts'
import type { SignInRefusal } from './recognize-user.ts'

export type SignInFailure = Message & { status: number }

const title = 'You’re not signed in'

export const usedUp: SignInFailure = {
  status: 400,
  title: 'This sign-in expired',
  sentence: 'It was already used, took too long, or started in another browser. Please start again.',
}

export const wrongHost: SignInFailure = {
  status: 403,
  title,
  sentence: 'This sign-in only works on the computer Evenshift runs on. Open it at its own address.',
  link: { text: 'Home', href: '/' },
}

export const noEmail: SignInFailure = {
  status: 403,
  title,
  sentence:
    'Your sign-in provider didn’t share your email address. Ask the people who run it to share it with Evenshift.',
}

export const refusals: Record<SignInRefusal, SignInFailure> = {
  'email-unverified': {
    status: 403,
    title,
    sentence:
      'There’s an account with your email address, but your sign-in provider hasn’t verified that it’s yours. Verify it there, then sign in again.',
  },
  'email-taken': {
    status: 403,
    title,
    sentence:
      'The account with your email address uses another sign-in. Sign in the way you did before, or ask your group’s coordinator.',
  },
}

/** For errors of the provider and on the way to it; undefined for anything else, which is a fault of ours. */
export function explainFailure(error: unknown): SignInFailure | undefined {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') {
      return { status: 400, title: 'Sign-in canceled', sentence: 'You can sign in anytime.' }
    }
    return { status: 400, title, sentence: 'Your sign-in provider ended the sign-in. Please start again.' }
  }
  if (error instanceof ProviderUnreachable) {
    return {
      status: 503,
      title: 'You can’t sign in right now',
      sentence:
        'Your sign-in provider isn’t responding. Try again in a moment; if it keeps happening, contact your coordinator.',
    }
  }
  if (error instanceof ResponseBodyError || isClientError(error) || isLostConnection(error)) {
    return {
      status: 502,
      title,
      sentence:
        'Your sign-in provider didn’t confirm the sign-in. Please start again; if it keeps happening, contact your coordinator.',
    }
  }
  return undefined
}

/** For the log: what went wrong and why, without claims or codes, which the library attaches to its errors. */
export function describeFailure(error: unknown): Record<string, unknown> {
  const refused = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
  return {
    error: describeError(error),
    ...(refused && { refusal: error.error }),
    ...(cause && { cause: describeError(cause) }),
  }
}

/** The library's own errors, and no other, have such codes. */
function isClientError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('OAUTH_')
}

/** The library passes on what fetch throws. */
function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed'
}
