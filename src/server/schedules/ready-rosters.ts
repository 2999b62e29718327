/**
 * Rosters that coordinators have open: after each change their months are read and compiled again, so the next edit waits for
 * neither. The first time is when a roster is opened.
 */
import type { Problem } from '../../engine/model.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { Orm } from '../platform/db/database.ts'
import type { KeptReads } from '../platform/db/kept-reads.ts'
import { keepNewest } from '../platform/keep-newest.ts'
import { describeError, type Log } from '../platform/log.ts'
import { lookAtSchedule } from './look-at-schedule.ts'
import type { ScheduleRow } from './schedules.store.ts'

/** Milliseconds after it was last read: a coordinator who works on it reads it more often. */
const openFor = 120_000
/** Milliseconds after a change, for more changes to come. */
const settling = 50
/** Others are read when they are edited. */
const mostOpen = 6

export type ReadyRosters = { noteOpen(schedule: ScheduleRow): void; close(): void }

/** `prepared`: the problem that the advisor was given last. */
type Open = { schedule: ScheduleRow; until: number; prepared?: Problem }

type ReadyDeps = {
  orm: Orm
  advisor: Pick<Advisor, 'prepare'>
  reads: Pick<KeptReads, 'onChange'>
  log: Pick<Log, 'info'>
}

export function createReadyRosters({ orm, advisor, reads, log }: ReadyDeps): ReadyRosters {
  const open = new Map<number, Open>()
  let timer: NodeJS.Timeout | undefined
  let isReading = false

  async function readAgain(): Promise<void> {
    timer = undefined
    isReading = true
    try {
      for (const [id, roster] of open) {
        if (roster.until < performance.now()) open.delete(id)
        else await prepare(roster)
      }
    } catch (error) {
      // The edit that needs it reports what is wrong.
      log.info({ error: describeError(error) }, 'a roster could not be prepared')
    } finally {
      isReading = false
    }
  }

  async function prepare(roster: Open): Promise<void> {
    const { problem, assignments } = await lookAtSchedule(orm, roster.schedule)
    if (problem !== roster.prepared) advisor.prepare(problem, assignments)
    roster.prepared = problem
  }

  function plan(): void {
    if (open.size === 0 || timer) return
    timer = setTimeout(() => (isReading ? timer?.refresh() : void readAgain()), settling).unref()
  }

  const stop = reads.onChange(plan)
  return {
    noteOpen(schedule) {
      const known = open.get(schedule.id)
      keepNewest(open, mostOpen, schedule.id, { ...known, schedule, until: performance.now() + openFor })
      plan()
    },
    close() {
      stop()
      clearTimeout(timer)
      open.clear()
    },
  }
}
