/** The environment variables, and what each accepts. */
import { z } from 'zod'
import { hasNoPath, isProxyAddress, isSafeAddress } from './addresses.ts'

const port = z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(0).max(65_535))
const webAddress = z.url({ protocol: /^https?$/ })

export const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  /** Where browsers reach the product, if not at http://HOST:PORT (behind a proxy). */
  PUBLIC_URL: webAddress.refine(hasNoPath).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .refine(URL.canParse)
    .optional(),
  DATA_DIR: z.string().default('data'),
  OIDC_ISSUER: webAddress.refine(isSafeAddress).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  SESSION_HOURS: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(2160)).default(168),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/)
    .default('Evenshift <no-reply@evenshift.example>'),
  /** Where text messages are sent, by POST. */
  SMS_URL: webAddress.refine(isSafeAddress).optional(),
  /** The body, JSON or a form, with the placeholders {to} and {text}. */
  SMS_BODY: z.string().refine(isSmsBody).optional(),
  /** Its Authorization header. */
  SMS_AUTHORIZATION: z
    .string()
    .regex(/^[\x20-\x7e]+$/)
    .optional(),
  /** on: devices may have endpoints on this computer, over http; for tests. */
  PUSH_LOOPBACK: z.enum(['on', 'off']).default('off'),
  /** Hosts in the operator's network that webhooks can reach, even over http. */
  WEBHOOK_PRIVATE_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^[a-z0-9.:-]+$/)))
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  PRIVACY_URL: webAddress.optional(),
  TERMS_URL: webAddress.optional(),
  /** An outside model for the expert; openai is any OpenAI-compatible address, including local ones. */
  AI_PROVIDER: z.enum(['anthropic', 'openai']).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: webAddress.optional(),
  /** US dollars for a million tokens, in and out: 3/15. */
  AI_PRICE: z
    .string()
    .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/)
    .optional(),
  /** off: this server takes no jobs; `npm run worker` processes do. */
  JOBS: z.enum(['on', 'off']).default('on'),
  /** off: an empty database stays empty. */
  DEMO: z.enum(['on', 'off']).default('on'),
  /** Encrypts backups, and opens encrypted ones. */
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Seconds between a stop signal and the end of listening, during which /readyz already says no. */
  DRAIN_SECONDS: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(0).max(60)).default(0),
  /** A bearer token that opens /metrics to other computers. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Addresses of proxies in front of the server whose X-Forwarded headers are trusted. */
  TRUST_PROXY: z
    .string()
    .refine((list) => list.split(',').every((part) => isProxyAddress(part.trim())))
    .optional(),
  /** Origins of the pictures from the sign-in provider; others aren't shown. */
  PICTURE_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(z.url({ protocol: /^https$/ }).refine(hasNoPath)))
    .optional(),
})

export type Environment = z.infer<typeof environment>

/** What each accepts, for the error message. */
export const accepts: Record<keyof Environment, string> = {
  PORT: 'a port from 0 to 65535',
  HOST: 'an address to listen on',
  PUBLIC_URL: 'an address without a path, such as https://shifts.example.org',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/database',
  DATA_DIR: 'a folder',
  OIDC_ISSUER: 'the https address of an OpenID provider',
  OIDC_CLIENT_ID: 'text',
  OIDC_CLIENT_SECRET: 'text',
  SESSION_HOURS: 'hours from 1 to 2160',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  MAIL_FROM: 'a sender such as Evenshift <shifts@example.org>',
  SMS_URL: 'the https address of a gateway for text messages',
  SMS_BODY: 'JSON or a form with {to} and {text}, such as {"to": "{to}", "text": "{text}"} or To={to}&Body={text}',
  SMS_AUTHORIZATION: 'the value of an Authorization header',
  PUSH_LOOPBACK: 'on or off',
  WEBHOOK_PRIVATE_HOSTS: 'a list of host names or addresses such as paging.local, 10.0.0.5, separated by commas',
  SUPPORT_EMAIL: 'an email address',
  PRIVACY_URL: 'a web address',
  TERMS_URL: 'a web address',
  AI_PROVIDER: 'anthropic or openai',
  AI_MODEL: 'the name of a model',
  AI_API_KEY: 'text',
  AI_BASE_URL: 'an address such as http://localhost:11434/v1',
  AI_PRICE: 'two prices for a million tokens, in and out, such as 3/15',
  JOBS: 'on or off',
  DEMO: 'on or off',
  BACKUP_PASSPHRASE: 'at least 12 characters',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace, or silent',
  DRAIN_SECONDS: 'seconds from 0 to 60',
  METRICS_TOKEN: 'at least 16 characters',
  TRUST_PROXY: 'a list of addresses such as 10.0.0.5, 10.1.0.0/16, or loopback, separated by commas',
  PICTURE_ORIGINS: 'a list of origins such as https://pictures.example.org, separated by commas',
}

function isSmsBody(body: string): boolean {
  const isWhole = body.includes('{to}') && body.includes('{text}')
  return isWhole && (isJson(body) || /^[^{=&\s]+=[^&\s]*(&[^=&\s]+=[^&\s]*)*$/.test(body))
}

export function isJson(body: string): boolean {
  try {
    return typeof JSON.parse(body) === 'object'
  } catch {
    return false
  }
}
