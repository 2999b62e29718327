/** A request as the inbox gets it, and what it says at a glance. */
import type { Answer, Api } from '../../../contract/api.ts'
import { daysBetween } from '../../../engine/calendar.ts'
import type { GroupClock } from '../../session/use-group-clock.ts'
import { daysSince } from '../../text/group-day.ts'
import type { BadgeTone } from '../../ui/badge.tsx'
import { consentTo } from '../request-words.ts'

export type InboxRequest = Answer<Api['groupRequests']>[number]

export const urgencyNames: Record<InboxRequest['urgency'], string> = { now: 'Now', soon: 'Soon', later: 'Later' }

/** The first day that it concerns. */
function firstDayOf({ requestedDate, originalShift, targetShift }: InboxRequest): string | null {
  const days = [requestedDate, originalShift?.date, targetShift?.date].flatMap((date) => date ?? [])
  return days.sort()[0] ?? null
}

/** today; 3 d */
export function sayAge(request: InboxRequest, { timeZone, now }: GroupClock): string {
  const days = daysSince(request.createdAt, timeZone, now)
  return days <= 0 ? 'today' : `${days} d`
}

/** in 3 days; today; over */
function sayWhenItStarts(request: InboxRequest, today: string): string | null {
  const day = firstDayOf(request)
  if (!day) return null
  const days = daysBetween(today, day)
  if (days < 0) return 'begun'
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
}

export type Flag = { tone: BadgeTone; words: string }

export function flagsOf(request: InboxRequest, today: string): Flag[] {
  if (request.status !== 'pending') return []
  const consent = consentTo(request)
  const start = sayWhenItStarts(request, today)
  return [
    request.isEmergency && { tone: 'bad' as const, words: 'emergency' },
    start && { tone: request.urgency === 'now' ? ('bad' as const) : ('quiet' as const), words: start },
    request.shortNotice && { tone: 'warn' as const, words: 'short notice' },
    consent && { tone: consent.isGiven ? ('good' as const) : ('quiet' as const), words: consent.words },
  ].filter((flag) => flag !== false && flag !== null && flag !== '')
}
