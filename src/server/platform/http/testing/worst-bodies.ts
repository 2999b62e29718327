/** The largest input of calls that refuse what is made of their schema alone, because they have rules across fields and rows. */
import { keyScopes } from '../../../../contract/scopes.ts'
import { webhookEvents } from '../../../../contract/webhook-events.ts'
import { addDays } from '../../../../engine/calendar.ts'
import type { Ids } from './worst-of.ts'

export type WorstInput = { query?: Record<string, string>; body?: unknown }
type Read = (address: string) => Promise<unknown>

const words = 'No nights on Mondays except Mar 3, or at most 3 weekends in a row; '
const textOf = (length: number) => words.repeat(Math.ceil(length / words.length)).slice(0, length - 1)
const addressOf = (host: string, length: number) => `https://${host}/`.padEnd(length, 'a')

/** By the name of the call. `read` makes a call as the coordinator. */
export const worstInputs: Record<string, (ids: Ids, read: Read) => WorstInput | Promise<WorstInput>> = {
  beforeGenerating: () => ({ query: { month: '3', year: '2027', months: '6' } }),
  tryFix: () => ({ query: { fix: '0' } }),
  addDevice: () => ({
    body: {
      name: textOf(100),
      endpoint: addressOf('push.example.com', 1000),
      keys: {
        p256dh: 'BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk',
        auth: 'zqbxT6JKstKSY9JKibZLSQ',
      },
    },
  }),
  saveAnchors: (ids) => ({
    body: { switchDays: ['tuesday'], tracks: ids.user.map((physicianId) => ({ physicianId, track: '2027-03-02' })) },
  }),
  saveHolidayHistory: async (ids, read) => {
    const history = await read(`/api/groups/${ids.group[0]}/holiday-history`)
    const { holidays } = history as { holidays: { name: string; date: string }[] }
    const entries = holidays.flatMap(({ name, date }) =>
      ids.user.map((physicianId) => ({ physicianId, holiday: name, year: Number(date.slice(0, 4)), worked: true })),
    )
    return { body: { entries: entries.slice(0, 2000) } }
  },
  createPhysicians: () => ({
    body: {
      physicians: Array.from({ length: 200 }, (_, place) => ({
        firstName: 'Hana',
        lastName: textOf(90),
        email: `many${place}@clinic.example`,
        schedulingNotes: textOf(1900),
      })),
    },
  }),
  editShifts: (ids) => ({
    body: {
      reason: textOf(500),
      edits: ids.shift.map((shiftId, place) => ({
        ...{ do: 'change', shiftId, version: 1, physicianId: ids.user[(place * 7 + 1) % ids.user.length] },
      })),
    },
  }),
  reviewRequests: (ids) => ({
    body: {
      // One after the other: fifty hold the event loop no longer than ten, and take minutes.
      requests: ids.request.slice(0, 10).map((id) => ({ id, version: 1 })),
      decision: 'approve',
      notes: textOf(2000),
    },
  }),
  applyCallOut: (ids) => ({
    body: {
      physicianId: ids.user[0],
      startDate: '2027-03-01',
      endDate: addDays('2027-03-01', 30),
      kind: 'fewest-changes',
      steps: [],
      note: textOf(500),
    },
  }),
  analyzeSchedule: () => {
    const days = Array.from({ length: 31 }, (_, day) => day + 1)
    const row = (place: number) => `Lindt${place}, Anna,${days.map((day) => ['D', 'N', 'OFF'][(day + place) % 3])}`
    const rows = Array.from({ length: 300 }, (_, place) => row(place))
    return { body: { scheduleText: [`Mar 2027,${days}`, ...rows].join('\n') } }
  },
  implementAnalysis: (ids) => ({
    body: { id: ids.analysis[0], choices: { roles: [], shiftTypes: [], settings: true, physicians: [], drafts: [] } },
  }),
  createApiKey: () => ({ body: { name: textOf(80), scopes: keyScopes.filter((scope) => scope !== 'scim') } }),
  createWebhook: () => ({ body: { url: addressOf('hooks.example.org', 1000), events: webhookEvents } }),
  updateWebhook: () => ({ body: { url: addressOf('hooks.example.org', 1000), events: webhookEvents, isActive: true } }),
  scimUsers: () => ({ query: { filter: `userName eq "${textOf(480).replaceAll(' ', '')}"`, count: '200' } }),
  patchScimUser: () => ({
    body: {
      Operations: Array.from({ length: 50 }, () => ({ op: 'replace', path: 'name.givenName', value: textOf(100) })),
    },
  }),
}
