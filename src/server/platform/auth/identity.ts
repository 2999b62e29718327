/** A provider's claims about a person, in our terms. */
import { z } from 'zod'
import { email, inOneLine } from '../../../contract/text.ts'

export type Identity = {
  /** Issuer and the person's key there, as stored in users.signInSubject. */
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
  pictureUrl: string | null
}

/** Replaces the issuer of the embedded provider, whose address changes with the port. */
export const embeddedIssuer = 'embedded'

export function subjectOf(issuer: string, sub: string): string {
  return `${issuer}|${sub}`
}

export function issuerOf(subject: string): string {
  return subject.slice(0, subject.lastIndexOf('|'))
}

export function isEmbedded(subject: string): boolean {
  return subject.startsWith(`${embeddedIssuer}|`)
}

const name = z
  .string()
  .catch('')
  .transform((text) => inOneLine(text.toWellFormed()).replaceAll('\u0000', '').trim().slice(0, 100))

const claims = z.object({
  sub: z.string().min(1),
  email,
  // Some providers send it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  given_name: name,
  family_name: name,
  name,
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullable()
    .catch(null),
})

/** Undefined if the claims have no usable email address, since we couldn't notify the person. */
export function readIdentity(
  issuer: string,
  received: Record<string, unknown>,
  pictureOrigins: readonly string[],
): Identity | undefined {
  const parsed = claims.safeParse(received)
  if (!parsed.success) return undefined
  const { sub, given_name: given, family_name: family, name: whole, picture } = parsed.data
  const [first = '', ...rest] = whole.split(/\s+/)
  const hasParts = given !== '' || family !== ''
  return {
    subject: subjectOf(issuer, sub),
    email: parsed.data.email,
    isEmailVerified: parsed.data.email_verified,
    firstName: hasParts ? given : first,
    lastName: hasParts ? family : rest.join(' '),
    // The page wouldn't show any other.
    pictureUrl: picture !== null && pictureOrigins.includes(new URL(picture).origin) ? picture : null,
  }
}
