/** What a browser is shown when a sign-in did not work out: a sentence and a way on, never the inner workings. */
import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'
import { describeError } from '../log.ts'
import type { Message } from './page.ts'
import { ProviderUnreachable } from './provider-client.ts'
import type { SignInRefusal } from './recognize-user.ts'

export type SignInFailure = Message & { status: number }

const title = 'You are not signed in'

export const usedUp: SignInFailure = {
  status: 400,
  title: 'This sign-in is over',
  sentence: 'This sign-in was used already, took too long, or was started in another browser. Please start it again.',
}

export const wrongHost: SignInFailure = {
  status: 403,
  title,
  sentence: 'This sign-in is for trying the product on this computer only. Open the product under its own address.',
  link: { text: 'Start page', href: '/' },
}

export const noEmail: SignInFailure = {
  status: 403,
  title,
  sentence:
    'The sign-in provider did not tell your email address. Ask those who run it to release the address to Evenshift.',
}

export const refusals: Record<SignInRefusal, SignInFailure> = {
  inactive: {
    status: 403,
    title,
    sentence: 'Your account was deactivated. Ask an administrator of your group to activate it again.',
  },
  'email-unverified': {
    status: 403,
    title,
    sentence:
      'There is an account with your email address, but the sign-in provider has not verified that the address is yours. Verify it there, then sign in again.',
  },
  'email-taken': {
    status: 403,
    title,
    sentence:
      'The account with your email address belongs to another sign-in. Sign in the way you did before, or ask an administrator of your group.',
  },
}

/** For errors of the provider and on the way to it; undefined for anything else, which is a fault of ours. */
export function explainFailure(error: unknown): SignInFailure | undefined {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') {
      return { status: 400, title: 'Sign-in was cancelled', sentence: 'Nothing happened. You can sign in at any time.' }
    }
    return { status: 400, title, sentence: 'The sign-in provider ended the sign-in. Please start it again.' }
  }
  if (error instanceof ProviderUnreachable) {
    return {
      status: 503,
      title: 'Signing in is not possible right now',
      sentence:
        'The sign-in provider does not answer. Wait a moment and try again; if it lasts, tell your administrator.',
    }
  }
  if (error instanceof ResponseBodyError || isClientError(error) || isLostConnection(error)) {
    return {
      status: 502,
      title,
      sentence:
        'The sign-in provider did not confirm the sign-in. Please start it again; if it lasts, tell your administrator.',
    }
  }
  return undefined
}

/** For the log: what went wrong and why, without claims or codes, which the library hangs on to its errors. */
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
