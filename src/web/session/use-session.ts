/** Who is signed in: the person, no one (null), or not known yet. */
import type { Group } from '../../contract/groups.ts'
import type { User } from '../../contract/users.ts'
import { useRead } from '../api/use-read.ts'
import { momentIn, useNow } from '../text/group-day.ts'

export type Session =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'nobody' }
  | { state: 'newcomer'; user: User }
  | { state: 'member'; user: User & { groupId: number } }

export function useSession(): Session {
  const read = useRead('currentUser', {}, { on401: 'return-null' })
  if (read.isPending) return { state: 'loading' }
  if (read.isError) return { state: 'failed', error: read.error, retry: () => void read.refetch() }
  const user = read.data
  if (!user) return { state: 'nobody' }
  return user.groupId === null
    ? { state: 'newcomer', user }
    : { state: 'member', user: { ...user, groupId: user.groupId } }
}

/** For pages that only members can reach. */
export function useMember(): User & { groupId: number } {
  const session = useSession()
  if (session.state !== 'member') throw new Error('This page is for members of a group.')
  return session.user
}

export type GroupClock = { now: Date; timeZone: string; today: string }

/** A read of the group, and its clock once the group is known. */
export function useGroupClock() {
  const read = useRead('myGroup', {})
  const now = useNow()
  return { read, clock: read.data ? clockOf(read.data, now) : undefined }
}

/** The group's time zone, once the group is known. */
export function useTimeZone(): string | undefined {
  return useRead('myGroup', {}).data?.settings.timeZone
}

function clockOf({ settings: { timeZone } }: Group, now: Date): GroupClock {
  return { now, timeZone, today: momentIn(timeZone, now).date }
}
