/** The largest input of calls about a month: all of its shifts. */
import { addSchedule, type Planned } from '../../../../../tests/server/planned-month.ts'
import { addDays } from '../../../../engine/calendar.ts'
import { copyOfMarch, publishedMarch, publishedShifts, textOf, type WorstInputs } from './worst-input.ts'

const month = { from: '2027-03-01', to: '2027-03-31' }
/** The same twenty people day after day: more than any rule allows. */
const tiring = Array.from(
  { length: 31 * 20 },
  (_, place): Planned => ({ date: addDays(month.from, Math.floor(place / 20)), role: 'day', place: place % 20 }),
)

export const worstSchedules: WorstInputs = {
  publishSchedule: async (_, bench) => ({
    params: { id: String(await copyOfMarch(bench)) },
    body: { message: textOf(1000) },
  }),
  unpublishSchedule: async (_, bench) => ({ params: { id: String(await publishedMarch(bench)) }, body: {} }),
  archiveSchedule: async (_, bench) => ({ params: { id: String(await publishedMarch(bench)) }, body: {} }),
  clearSchedule: async (_, bench) => ({ params: { id: String(await publishedMarch(bench)) }, body: month }),
  turnStep: async (_, bench) => {
    const id = await copyOfMarch(bench)
    const { stepId } = (await bench.send('POST', `/api/schedules/${id}/clear`, month)) as { stepId: number }
    return { params: { id: String(id) }, body: { stepId, isUndone: true } }
  },
  restoreDraft: async (_, bench) => {
    const id = await copyOfMarch(bench)
    await bench.send('DELETE', `/api/schedules/${id}`)
    return { params: { id: String(id) } }
  },
  setOverrides: async (_, bench) => {
    const { schedule } = await addSchedule(bench.orm, bench.group, 'draft', tiring, 'Tiring')
    const assessed = await bench.read(`/api/schedules/${schedule.id}/assessment`)
    const { broken } = assessed as { broken: { key: string; hard: boolean }[] }
    const keys = [...new Set(broken.map(({ key }) => key))].slice(0, 500)
    return { params: { id: String(schedule.id) }, body: { keys, reason: textOf(500) } }
  },
  giveFeedback: async (ids, bench) => ({
    params: { id: String(await publishedMarch(bench)) },
    body: { rating: 3, comments: textOf(2000), categories: [], isAnonymous: false },
    as: ids.user[1]!,
  }),
  onCall: () => ({ query: { at: '2027-03-15T12:00:00Z' } }),
  fhirSlot: async (_, bench) => ({ params: { id: String((await publishedShifts(bench))[0]!.id) } }),
  swapOptions: async (_, bench) => {
    const late = (await publishedShifts(bench)).find(({ date, physicianId }) => date > '2027-03-10' && physicianId)
    return { params: { id: String(late!.id) } }
  },
  tryFix: () => ({ query: { fix: '0' } }),
}
