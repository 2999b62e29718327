/** The only reader of the environment: parses it once into settings, or says in one sentence what is wrong and what to do. */
import { resolve } from 'node:path'
import { isLoopback } from './addresses.ts'
import { accepts, type Environment, environment, isJson } from './environment.ts'

/** A startup problem a person can fix: printed as one sentence, without a stack. */
export class StartupError extends Error {}

export type Settings = {
  port: number
  host: string
  publicUrl?: string
  databaseUrl?: string
  dataFolder: string
  /** Undefined: the embedded provider, on loopback only. */
  provider?: { issuer: string; clientId: string; clientSecret?: string }
  sessionHours: number
  smtpUrl?: string
  mailFrom: string
  /** Undefined: no text messages. */
  sms?: { url: string; body: string; isJson: boolean; authorization?: string | undefined } | undefined
  pushesToLoopback: boolean
  webhookHosts: string[]
  supportEmail: string
  /** False: SUPPORT_EMAIL isn't set, and no one reads the address above. */
  hasSupportDesk: boolean
  privacyUrl?: string
  termsUrl?: string
  /** Undefined: no outside model; everything is computed here. */
  ai?:
    | {
        provider: 'anthropic' | 'openai'
        model: string
        apiKey?: string | undefined
        baseUrl?: string | undefined
        /** US dollars for a million tokens. */
        price?: { input: number; output: number } | undefined
      }
    | undefined
  runsJobs: boolean
  seedsDemo: boolean
  logLevel: string
  backupPassphrase?: string
  drainSeconds: number
  metricsToken?: string
  /** False: no proxy is trusted. */
  trustProxy: false | string
  pictureOrigins: string[]
}

export function readSettings(from: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(Object.entries(from).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(filled)
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path[0] as keyof typeof accepts
    throw new StartupError(`${name} must be ${accepts[name]}. Correct it or unset it.`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: env.DATABASE_URL,
    dataFolder: resolve(env.DATA_DIR),
    provider: readProvider(env),
    sessionHours: env.SESSION_HOURS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    sms: readGateway(env),
    pushesToLoopback: env.PUSH_LOOPBACK === 'on',
    webhookHosts: env.WEBHOOK_PRIVATE_HOSTS ?? [],
    supportEmail: env.SUPPORT_EMAIL ?? 'support@evenshift.example',
    hasSupportDesk: env.SUPPORT_EMAIL !== undefined,
    privacyUrl: env.PRIVACY_URL,
    termsUrl: env.TERMS_URL,
    ai: readModel(env),
    runsJobs: env.JOBS === 'on',
    seedsDemo: env.DEMO === 'on',
    logLevel: env.LOG_LEVEL,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    drainSeconds: env.DRAIN_SECONDS,
    metricsToken: env.METRICS_TOKEN,
    trustProxy: env.TRUST_PROXY ?? false,
    pictureOrigins: (env.PICTURE_ORIGINS ?? []).map((address) => new URL(address).origin),
  }
}

function readProvider(env: Environment): Settings['provider'] {
  if (!env.OIDC_ISSUER) {
    if (isLoopback(env.HOST)) return undefined
    throw new StartupError(
      `HOST is ${env.HOST}, but the embedded sign-in is for this computer only. ` +
        'Set OIDC_ISSUER, OIDC_CLIENT_ID, and OIDC_CLIENT_SECRET to use your OpenID provider, or unset HOST.',
    )
  }
  if (!env.OIDC_CLIENT_ID) throw new StartupError('OIDC_ISSUER is set, but OIDC_CLIENT_ID isn’t. Set both.')
  return { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID, clientSecret: env.OIDC_CLIENT_SECRET }
}

function readGateway(env: Environment): Settings['sms'] {
  if (!env.SMS_URL) {
    const alone = (['SMS_BODY', 'SMS_AUTHORIZATION'] as const).find((name) => env[name])
    if (alone) throw new StartupError(`${alone} is set without SMS_URL. Set both, or unset ${alone}.`)
    return undefined
  }
  const body = env.SMS_BODY ?? '{"to": "{to}", "text": "{text}"}'
  return { url: env.SMS_URL, body, isJson: isJson(body), authorization: env.SMS_AUTHORIZATION }
}

function readModel(env: Environment): Settings['ai'] {
  if (!env.AI_PROVIDER) {
    const alone = (['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL', 'AI_PRICE'] as const).find((name) => env[name])
    if (alone)
      throw new StartupError(`${alone} is set without AI_PROVIDER. Set it to anthropic or openai, or unset ${alone}.`)
    return undefined
  }
  if (!env.AI_MODEL) throw new StartupError('AI_PROVIDER is set without AI_MODEL. Set it to the name of a model.')
  if (!env.AI_API_KEY && !env.AI_BASE_URL)
    throw new StartupError(
      'AI_PROVIDER is set without AI_API_KEY. Set it, or AI_BASE_URL for a server that needs none.',
    )
  const [input, output] = (env.AI_PRICE ?? '').split('/').map(Number)
  return {
    provider: env.AI_PROVIDER,
    model: env.AI_MODEL,
    apiKey: env.AI_API_KEY,
    baseUrl: env.AI_BASE_URL?.replace(/\/+$/, ''),
    price: env.AI_PRICE ? { input: input!, output: output! } : undefined,
  }
}
