/** The generator's state: what runs now, what was asked for here, and which result is to be seen. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Generation, PendingTimeOffChoice } from '../../contract/generation.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { refreshTopics, useRead } from '../api/use-read.ts'
import { isRunning } from './follow-generation.ts'

/** What is kept when the month has a draft already, and what becomes of time off that nobody decided about. */
export type Choices = { keepEdited: boolean; pendingTimeOff: PendingTimeOffChoice }
export type Wanted = { month: number; year: number } & Choices

export function useGenerator(wanted: Pick<Wanted, 'month' | 'year'>, isEnabled: boolean) {
  const client = useQueryClient()
  const generations = useRead('currentGenerations', {}, { enabled: isEnabled }).data ?? []
  const generate = useChange('generateSchedule')
  const [shownId, show] = useState<number | null>(null)
  const running = findRunning(generations, wanted)
  const watched = useWatched(generations, running, show)
  return {
    running,
    isGenerating: generate.isPending || running !== undefined,
    /** Why the last one made nothing. */
    failure: generate.isError ? reasonOf(generate.error) : watched?.state === 'failed' ? watched.error : null,
    shownId,
    show,
    /** The last one that ended with a draft, for those who come back to it. */
    lastId:
      generations.find((generation) => !isRunning(generation) && generation.scheduleId !== null)?.scheduleId ?? null,
    start: (body: Wanted) => {
      show(null)
      generate.mutate(
        { body },
        {
          onSuccess: ({ schedule }) => {
            show(schedule.id)
            void refreshTopics(client, ['schedules', 'stats'])
          },
        },
      )
    },
  }
}

/** That of the chosen month first: groups can have several under way. */
function findRunning(generations: Generation[], { month, year }: Pick<Wanted, 'month' | 'year'>) {
  const running = generations.filter(isRunning)
  return running.find((one) => one.month === month && one.year === year) ?? running[0]
}

/** Shows the result of what was seen running here, whoever started it. */
function useWatched(generations: Generation[], running: Generation | undefined, show: (id: number) => void) {
  const watchedId = useRef<number | undefined>(undefined)
  if (running) watchedId.current = running.id
  const watched = generations.find(({ id }) => id === watchedId.current)
  const endedWith = watched && !isRunning(watched) ? watched.scheduleId : null
  useEffect(() => {
    if (endedWith !== null) show(endedWith)
  }, [endedWith, show])
  return watched
}
