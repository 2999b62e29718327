/** The product as a client of any OpenID provider: authorization code with PKCE, state, and nonce. */
import * as openid from 'openid-client'
import { isLoopback } from '../addresses.ts'

export type ProviderSettings = { issuer: string; clientId: string; clientSecret?: string }

/** The provider isn't responding, or not like an OpenID provider. */
export class ProviderUnreachable extends Error {}

export type ProviderClient = {
  startUrl(start: StartingSignIn): Promise<URL>
  finish(query: string, checks: FinishingSignIn): Promise<FinishedSignIn>
  /** Undefined if the provider doesn't support sign-out. */
  signOutUrl(idToken: string | undefined): Promise<URL | undefined>
}

export type StartingSignIn = { state: string; nonce: string; codeVerifier: string; asksAgain: boolean }
export type FinishingSignIn = Omit<StartingSignIn, 'asksAgain'>
export type FinishedSignIn = { issuer: string; claims: Record<string, unknown>; idToken?: string }

const timeoutSeconds = 10
const clockToleranceSeconds = 30

/** Contacts the provider only when someone signs in, and retries after a failure. */
export function connectProvider(provider: () => ProviderSettings, publicUrl: () => string): ProviderClient {
  let found: Promise<openid.Configuration> | undefined
  const configuration = () => {
    found ??= discover(provider()).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
  const redirectUri = () => `${publicUrl()}/api/callback`

  return {
    startUrl: async ({ state, nonce, codeVerifier, asksAgain }) =>
      openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri(),
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(asksAgain && { prompt: 'login' }),
      }),

    finish: async (query, { state, nonce, codeVerifier }) => {
      const config = await configuration()
      const tokens = await openid.authorizationCodeGrant(config, new URL(`${redirectUri()}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new ProviderUnreachable('The provider sent no ID token.')
      const more = await askForMore(config, tokens.access_token, claims)
      return { issuer: claims.iss, claims: { ...more, ...claims }, idToken: tokens.id_token }
    },

    signOutUrl: async (idToken) => {
      const config = await configuration()
      const { end_session_endpoint: endpoint, issuer } = config.serverMetadata()
      if (!endpoint) return undefined
      return openid.buildEndSessionUrl(config, {
        post_logout_redirect_uri: `${publicUrl()}/`,
        // A token of another issuer, from before a settings change, would be refused.
        ...(idToken && readIssuer(idToken) === issuer && { id_token_hint: idToken }),
      })
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<openid.Configuration> {
  const url = new URL(issuer)
  const isInsecure = url.protocol === 'http:' && isLoopback(url.hostname.replace(/^\[|\]$/g, ''))
  try {
    const config = await openid.discovery(
      url,
      clientId,
      { client_secret: clientSecret, [openid.clockTolerance]: clockToleranceSeconds },
      authenticateClient(clientSecret),
      { timeout: timeoutSeconds, execute: isInsecure ? [openid.allowInsecureRequests] : [] },
    )
    return config
  } catch (cause) {
    throw new ProviderUnreachable(`${issuer} doesn’t respond like an OpenID provider.`, { cause })
  }
}

/** With the method the provider accepts; the standard's default is basic. */
function authenticateClient(secret: string | undefined): openid.ClientAuth {
  if (!secret) return openid.None()
  const [basic, post] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const accepted = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = accepted.includes('client_secret_basic') ? basic : post
    return authenticate(server, client, body, headers)
  }
}

/** Many providers leave the address and names out of the ID token. */
async function askForMore(
  config: openid.Configuration,
  accessToken: string,
  claims: openid.IDToken,
): Promise<Record<string, unknown>> {
  const isComplete =
    claims.email !== undefined && claims.email_verified !== undefined && claims.given_name !== undefined
  if (isComplete || !config.serverMetadata().userinfo_endpoint) return {}
  return openid.fetchUserInfo(config, accessToken, claims.sub)
}

function readIssuer(idToken: string): unknown {
  const [, payload = ''] = idToken.split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return typeof claims === 'object' && claims !== null && 'iss' in claims ? claims.iss : undefined
}
