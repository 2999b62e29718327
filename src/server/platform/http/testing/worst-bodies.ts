/** The largest input of calls that refuse what is made of their schema alone, because they have rules across fields and rows. */
import { keyScopes } from '../../../../contract/scopes.ts'
import { webhookEvents } from '../../../../contract/webhook-events.ts'
import { addDays } from '../../../../engine/calendar.ts'
import type { Ids } from './worst-of.ts'

export type WorstInput = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** The caller; the coordinator by default. */
  as?: number
}
type Read = (address: string) => Promise<unknown>

const words = 'No nights on Mondays except Mar 3, or at most 3 weekends in a row; '
const textOf = (length: number) => words.repeat(Math.ceil(length / words.length)).slice(0, length - 1)
const addressOf = (host: string, length: number) => `https://${host}/`.padEnd(length, 'a')

const openMonth = '2027-04'
/** A year takes a thread half a minute, and the event loop as long as a quarter does; the long form has the year. */
const layoutMonths = process.env.WORST_BODY_FIGURES ? '12' : '3'
type PublishedShift = { id: number; version: number; physicianId: number | null }
type YearShown = {
  holidays: { date: string; status: string }[]
  people: { id: number; weeks: { from: string; to: string; isNight: boolean; source: string }[] }[]
}

/** As many rules as may be supposed at once, each as long as a sentence may be. */
const rulesInWords = Array.from({ length: 40 }, (_, place) => ({
  what: 'sentence',
  text: `At most ${3 + (place % 20)} nights in a row. `.repeat(10).trim(),
}))

/** Somebody with shifts, another one after each departure. */
async function activeOne(ids: Ids, read: Read): Promise<number | undefined> {
  const people = (await read(`/api/physicians/group/${ids.group[0]}`)) as { id: number; isActive: boolean }[]
  return people.findLast(({ id, isActive }) => isActive && ids.user.includes(id))?.id
}

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
  editShifts: async (ids, read) => {
    const shifts = (await read(`/api/shifts/schedule/${ids.schedule[0]}`)) as PublishedShift[]
    const edits = shifts.map(({ id, version }, place) => ({
      ...{ do: 'change', shiftId: id, version, physicianId: ids.user[(place * 7 + version) % ids.user.length] },
    }))
    return { body: { reason: textOf(500), edits } }
  },
  reviewRequest: async (ids, read) => {
    const requests = (await read(`/api/shift-requests/group/${ids.group[0]}`)) as { id: number; status: string }[]
    const pending = requests.findLast(({ id, status }) => status === 'pending' && ids.request.includes(id))
    return { params: { id: String(pending?.id ?? ids.request[0]) } }
  },
  deletePhysician: async (ids, read) => ({ params: { id: String(await activeOne(ids, read)) } }),
  deleteScimUser: async (ids, read) => ({ params: { id: String(await activeOne(ids, read)) } }),
  leaveGroup: async (ids, read) => ({ as: await activeOne(ids, read) }),
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
  // All shifts of three people change hands in a circle, with ten different pairs of colleagues.
  askToSwap: async (ids, read) => {
    const published = (await read(`/api/shifts/schedule/${ids.schedule[1]}`)) as PublishedShift[]
    const [own, ...colleagues] = ids.user as [number, ...number[]]
    const give = (giver: number, takerId: number) =>
      published.filter(({ physicianId }) => physicianId === giver).map(({ id }) => ({ shiftId: id, takerId }))
    const asks = Array.from({ length: 10 }, (_, place) => {
      const [one, other] = [colleagues[2 * place]!, colleagues[2 * place + 1]!]
      return { steps: [...give(own, one), ...give(one, other), ...give(other, own)] }
    })
    const first = published.find(({ physicianId }) => physicianId === own)!
    return { params: { id: String(first.id) }, body: { asks, reason: textOf(500) }, as: own }
  },
  setTurns: async (_, read) => {
    const { holidays, people } = (await read(`/api/year?from=${openMonth}`)) as YearShown
    const open = holidays.filter(({ status }) => status !== 'published')
    const turns = open.flatMap(({ date }) =>
      people.map(({ id }) => ({ physicianId: id, date, works: true, isSetByHand: false })),
    )
    return { body: { turns: turns.slice(0, 1000) } }
  },
  proposeLayout: () => ({ query: { from: openMonth, months: layoutMonths } }),
  keepLayout: () => ({ body: { from: openMonth, months: layoutMonths } }),
  moveWeeks: async (_, read) => {
    const { people } = (await read(`/api/year?from=${openMonth}`)) as YearShown
    const moves = people.flatMap(({ id, weeks }) =>
      weeks
        .filter(({ source }) => source === 'laid-out')
        .map(({ from, to, isNight }) => ({ physicianId: id, remove: from, add: { from, to, isNight: !isNight } })),
    )
    return { body: { moves: moves.slice(0, 20) } }
  },
  createScenario: () => ({
    body: { month: 3, year: 2027, name: textOf(80), changes: rulesInWords, offersAlternatives: true },
  }),
  startBackTest: () => ({ body: { changes: rulesInWords } }),
  simulateMine: (ids) => ({
    query: { month: '2027-03', offFrom: '2027-03-01', offTo: '2027-03-31', nights: 'avoid', fte: '0.5' },
    as: ids.user[3]!,
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
