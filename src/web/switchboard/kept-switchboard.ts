/** The last answer for a link, kept on this device, so that a reload without a network still shows it; and what it says by now. */
import type { Switchboard } from '../../contract/on-call.ts'

export type KeptSwitchboard = { answer: Switchboard; receivedAt: number }

const keyOf = (token: string) => `switchboard ${token}`

export function keepSwitchboard(token: string, kept: KeptSwitchboard): void {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(kept))
  } catch {
    // Private windows keep nothing; the page works without.
  }
}

export function readKept(token: string): KeptSwitchboard | undefined {
  try {
    const text = localStorage.getItem(keyOf(token))
    return text ? (JSON.parse(text) as KeptSwitchboard) : undefined
  } catch {
    return undefined
  }
}

/** A link that was revoked leaves nothing behind. */
export function forgetKept(token: string): void {
  try {
    localStorage.removeItem(keyOf(token))
  } catch {
    // There is nothing to forget.
  }
}

type Role = Switchboard['roles'][number]

/** Without a network the shifts go on changing: who was next is on when their shift starts, and nobody after their end. */
export function placeShifts({ now, next }: Role, at: number): Pick<Role, 'now' | 'next'> {
  const known = [...now, ...next]
  return {
    now: known.filter(({ startsAt, endsAt }) => Date.parse(startsAt) <= at && at < Date.parse(endsAt)),
    next: known.filter(({ startsAt }) => Date.parse(startsAt) > at),
  }
}
