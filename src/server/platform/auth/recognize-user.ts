/** Finds the account of a person a provider has identified, or creates one. */
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { findReason } from '../db/postgres/postgres-errors.ts'
import { auditEvents, users } from '../db/schema/index.ts'
import { announceChange } from '../events/push.ts'
import { type Identity, isEmbedded, issuerOf } from './identity.ts'
import { recordProviderEmail } from './provider-emails.ts'

export type SignInRefusal = 'email-unverified' | 'email-taken'
export type Recognized = { userId: number } | { refusal: SignInRefusal }

type User = typeof users.$inferSelect

const tries = 3

export async function recognizeUser(orm: Orm, identity: Identity): Promise<Recognized> {
  for (let round = 1; ; round++) {
    try {
      return await orm.transaction((tx) => recognize(tx, identity))
    } catch (error) {
      // Two browsers of one person may arrive together; the second then finds what the first one wrote.
      const isUniqueViolation = findReason(error).code === '23505'
      if (!isUniqueViolation || round === tries) throw error
    }
  }
}

async function recognize(tx: Orm, identity: Identity): Promise<Recognized> {
  // One statement, one snapshot: with two, a first sign-in between them would look like a stranger's.
  const found = await tx
    .select()
    .from(users)
    .where(or(eq(users.signInSubject, identity.subject), hasEmail(identity.email)))
    .orderBy(users.id)
    .for('update')
  const known = found.find((user) => user.signInSubject === identity.subject)
  if (known) return { userId: await welcomeBack(tx, known, identity) }

  const older = found.find(({ signInSubject }) => signInSubject !== null && isOfOtherProvider(signInSubject, identity))
  if (older) {
    if (!givesWay(older, identity)) return { refusal: 'email-taken' }
    if (!identity.isEmailVerified) return { refusal: 'email-unverified' }
    return { userId: await link(tx, older, identity) }
  }
  const demo = found.find(isUnused)
  if (demo && identity.isEmailVerified) return { userId: await link(tx, demo, identity) }
  // Rows that groups created with this address are invitations, and never keep its owner from signing in.
  return { userId: await create(tx, identity) }
}

function isOfOtherProvider(subject: string, identity: Identity): boolean {
  return issuerOf(subject) !== issuerOf(identity.subject)
}

/** An account of the embedded provider, which asks for no password, gives way to one of a real provider. */
function givesWay({ signInSubject }: User, identity: Identity): boolean {
  return signInSubject !== null && isEmbedded(signInSubject) && !isEmbedded(identity.subject)
}

/** A member no one has signed in as: of the demo group, or added before invitations existed. */
function isUnused({ signInSubject, isActive, membership }: User): boolean {
  return signInSubject === null && isActive && membership === 'joined'
}

async function create(tx: Orm, identity: Identity): Promise<number> {
  const { subject: signInSubject, email, firstName, lastName, pictureUrl: profileImageUrl } = identity
  const values = { signInSubject, email, firstName, lastName, profileImageUrl }
  const [created] = await tx.insert(users).values(values).returning()
  if (!created) throw new Error('The new user wasn’t saved.')
  await recordProviderEmail(tx, identity)
  await audit(tx, created, 'sign-in.first', 'signed in for the first time')
  return created.id
}

async function link(tx: Orm, user: User, identity: Identity): Promise<number> {
  const isNameless = user.firstName === '' && user.lastName === ''
  const { firstName, lastName } = isNameless ? identity : user
  await tx
    .update(users)
    .set({
      signInSubject: identity.subject,
      firstName,
      lastName,
      profileImageUrl: user.profileImageUrl ?? identity.pictureUrl,
    })
    .where(eq(users.id, user.id))
  await recordProviderEmail(tx, identity)
  await audit(tx, user, 'sign-in.linked', 'signed in for the first time')
  return user.id
}

/** The address follows the provider when the provider's changes; one changed in the product stays. */
async function welcomeBack(tx: Orm, user: User, identity: Identity): Promise<number> {
  // Anyone may type any address at the embedded provider, so it doesn't count as a change.
  if (
    isEmbedded(identity.subject) ||
    !identity.isEmailVerified ||
    !(await recordProviderEmail(tx, identity)) ||
    user.email === identity.email
  )
    return user.id
  const [namesake] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(identity.email), ne(users.id, user.id), eq(users.groupId, user.groupId ?? 0)))
  if (namesake) return user.id
  await tx
    .update(users)
    .set({ email: identity.email, version: sql`${users.version} + 1` })
    .where(eq(users.id, user.id))
  await audit(tx, user, 'sign-in.email', 'has a new email address at the sign-in provider', {
    before: { email: user.email },
    after: { email: identity.email },
  })
  return user.id
}

function hasEmail(email: string) {
  return eq(sql`lower(${users.email})`, email.toLowerCase())
}

async function audit(
  tx: Orm,
  user: User,
  action: string,
  text: string,
  states: { before?: unknown; after?: unknown } = {},
): Promise<void> {
  const { id, groupId } = user
  await tx.insert(auditEvents).values({ groupId, actorId: id, action, thing: 'user', thingId: id, text, ...states })
  await announceChange(tx, { groupId, userId: id, topics: ['session', 'users', 'physicians', 'activity'] })
}
