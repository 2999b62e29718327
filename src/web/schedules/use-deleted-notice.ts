/** A schedule that a colleague deletes while it is on the screen doesn't vanish without a word. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import { toast } from '../ui/toast.ts'

/** One's own deletion has its own toast. */
const recently = 10_000

export function useDeletedNotice(schedules: readonly Schedule[], shown: Schedule | undefined): void {
  const client = useQueryClient()
  const last = useRef<Schedule>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = shown
    if (!before || schedules.some(({ id }) => id === before.id)) return
    const since = Date.now() - recently
    const isOwn = client
      .getMutationCache()
      .getAll()
      .some(({ state }) => state.submittedAt > since)
    if (!isOwn) toast({ title: 'Draft deleted', description: `A colleague deleted the draft ${before.name}.` })
  }, [client, schedules, shown])
}
