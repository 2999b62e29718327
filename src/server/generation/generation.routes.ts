/** Calls that generate a month's schedule. */
import type { generationApi } from '../../contract/generation.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { findSchedule, listScheduleShifts, showSchedule } from '../schedules/schedules.store.ts'
import { askForMonths, askForSchedule, cancelSchedule, lookBefore, waitForSchedule } from './generation.service.ts'
import { listCurrent, showGeneration } from './generations.store.ts'

export function generationHandlers({ orm, queue, now }: Services): HandlersOf<typeof generationApi> {
  return {
    generateSchedule: async ({ scope, body, change, request }) => {
      const { id } = await askForSchedule({ orm, queue }, scope, body, change)
      const scheduleId = await waitForSchedule(orm, id, () => request.raw.socket?.destroyed === true)
      const schedule = await findSchedule(orm, scope, scheduleId)
      if (!schedule) throw fail('not-found', { message: 'The draft was deleted.' })
      const { details } = schedule
      return {
        schedule: showSchedule(schedule, scope),
        shifts: await listScheduleShifts(orm, scope, scheduleId),
        fairnessScore: schedule.fairnessScore ?? 0,
        preferencesMetScore: schedule.preferencesMetScore ?? 0,
        coverageScore: schedule.coverageScore ?? 0,
        suggestions: schedule.aiSuggestions,
        openSlots: details?.openSlots ?? [],
        bound: details?.bound ?? null,
        roomToImprove: details?.roomToImprove ?? null,
        wasCancelled: details?.wasCancelled ?? false,
      }
    },
    generateMonths: async ({ scope, body, change }) =>
      (await askForMonths({ orm, queue }, scope, body, change)).map(showGeneration),
    beforeGenerating: ({ scope, query }) => lookBefore({ orm, now }, scope, query),
    currentGenerations: async ({ scope }) => (await listCurrent(orm, scope)).map(showGeneration),
    cancelGeneration: async ({ scope, body, change }) => showGeneration(await cancelSchedule(scope, body, change)),
  }
}
