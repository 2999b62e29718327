/** Forwards a question to someone who can answer it. The question stays private: the audit log only records that it was asked. */
import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { SupportTopic, supportForm } from '../../contract/help.ts'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { groups, users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'

type Question = z.output<typeof supportForm>

const topicLabels: Record<SupportTopic, string> = { question: 'Question', problem: 'Problem', idea: 'Idea' }

/** Characters of a message in its notification; the email has all of it. */
const shownLetters = 500

export function sendToDesk(scope: Scope, question: Question, desk: string, make: MakeChange) {
  return make(async (change) => {
    change.mail(await letterTo(change.tx, scope, question, desk))
    recordQuestion(change, scope, 'wrote to support')
    return { sentTo: 'support' as const, receivers: 1 }
  })
}

export function sendToAdmins(scope: Scope, question: Question, make: MakeChange) {
  return make(async (change) => {
    const admins = await listOtherAdmins(change.tx, scope)
    if (admins.length === 0) {
      throw fail('conflict', {
        message:
          'There’s no one to send this to: you’re the only coordinator, and this server has no support address. ' +
          'Ask the person who runs it to set SUPPORT_EMAIL.',
      })
    }
    for (const admin of admins) {
      change.notify(admin.id, { text: shorten(`${scope.name} asks: ${question.subject}. ${question.message}`) })
      change.mail({ userId: admin.id, ...(await letterTo(change.tx, scope, question, admin.email)) })
    }
    recordQuestion(change, scope, 'wrote to the coordinators')
    return { sentTo: 'administrators' as const, receivers: admins.length }
  })
}

async function listOtherAdmins(tx: Orm, scope: Scope) {
  return tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.groupId, scope.groupId),
        eq(users.role, 'admin'),
        eq(users.isActive, true),
        ne(users.id, scope.userId),
      ),
    )
}

async function letterTo(tx: Orm, scope: Scope, { topic, subject, message }: Question, to: string) {
  const [group] = await tx.select({ name: groups.name }).from(groups).where(eq(groups.id, scope.groupId))
  return {
    to,
    replyTo: scope.email,
    subject: `${topicLabels[topic]}: ${subject}`,
    body: `${message}\n\n${scope.name} <${scope.email}>, ${scope.role} of ${group?.name ?? 'a group'}\n`,
  }
}

function recordQuestion({ audit }: Change, scope: Scope, text: string): void {
  audit({ action: 'support.write', thing: 'user', thingId: scope.userId, text })
}

function shorten(text: string): string {
  return text.length > shownLetters ? `${text.slice(0, shownLetters - 1).trimEnd()}…` : text
}
