/** The generator's state: what is running, what was requested here, and which result to show. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Generation, PendingTimeOffChoice } from '../../contract/generation.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { refreshTopics, useRead } from '../api/use-read.ts'
import { isRunning } from './follow-generation.ts'

/** What to keep if the month already has a draft, and how to treat pending time off. */
export type Choices = { keepEdited: boolean; pendingTimeOff: PendingTimeOffChoice }
export type Wanted = { month: number; year: number; months?: number } & Choices

export function useGenerator(wanted: Pick<Wanted, 'month' | 'year'>, isEnabled: boolean) {
  const client = useQueryClient()
  const generations = useRead('currentGenerations', {}, { enabled: isEnabled }).data ?? []
  const generate = useChange('generateSchedule')
  const generateMonths = useChange('generateMonths')
  const asked = [generate, generateMonths].find(({ isPending, isError }) => isPending || isError) ?? generate
  const [shownId, show] = useState<number | null>(null)
  const running = findRunning(generations, wanted)
  const watched = useWatched(generations, running, show)
  return {
    running,
    /** The months requested together with it, in order; only itself for a single month. */
    series: seriesOf(generations, running ?? watched),
    isGenerating: asked.isPending || running !== undefined,
    /** Why the last one failed. */
    failure: asked.isError ? reasonOf(asked.error) : watched?.state === 'failed' ? watched.error : null,
    shownId,
    show,
    /** The last one that produced a draft, for people who come back to it. */
    lastId:
      generations.find((generation) => !isRunning(generation) && generation.scheduleId !== null)?.scheduleId ?? null,
    start: ({ months = 1, ...body }: Wanted) => {
      show(null)
      generate.reset()
      generateMonths.reset()
      if (months > 1) return generateMonths.mutate({ body: { ...body, months } })
      generate.mutate(
        { body },
        {
          onSuccess: ({ schedule }) => {
            show(schedule.id)
            refreshTopics(client, ['schedules', 'stats'])
          },
        },
      )
    },
  }
}

/** The chosen month's first, since groups can have several in progress. In a series, the current one. */
function findRunning(generations: Generation[], { month, year }: Pick<Wanted, 'month' | 'year'>) {
  const running = generations.filter(isRunning)
  const chosen = running.find((one) => one.month === month && one.year === year) ?? running[0]
  return seriesOf(generations, chosen).find(isRunning)
}

/** Months that were asked for together, the first one first. */
export function seriesOf(generations: Generation[], one: Generation | undefined): Generation[] {
  if (!one) return []
  const series = [one]
  const before = () => generations.find(({ id }) => id === series[0]!.follows)
  const after = () => generations.find(({ follows }) => follows === series.at(-1)!.id)
  for (let found = before(); found; found = before()) series.unshift(found)
  for (let found = after(); found; found = after()) series.push(found)
  return series
}

/** Shows the result of a generation watched here, whoever started it. */
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
