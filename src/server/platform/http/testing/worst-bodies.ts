/** The largest input of calls that refuse what is made of their schema alone, because they have rules across fields and rows. */
import { keyScopes } from '../../../../contract/scopes.ts'
import { webhookEvents } from '../../../../contract/webhook-events.ts'
import { worstFile } from './worst-file.ts'
import { nextNumber, type ShownShift, textOf, type WorstInputs } from './worst-input.ts'
import { worstPeople } from './worst-people.ts'
import { worstRequests } from './worst-requests.ts'
import { worstSchedules } from './worst-schedules.ts'

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const addressOf = (host: string, length: number) => `https://${host}/`.padEnd(length, 'a')

const openMonth = '2027-04'
/** A year takes a thread half a minute, and the event loop as long as a quarter does; the long form has the year. */
const layoutMonths = process.env.WORST_BODY_FIGURES ? '12' : '3'
type YearShown = {
  holidays: { date: string; status: string }[]
  people: { id: number; weeks: { from: string; to: string; isNight: boolean; source: string }[] }[]
}

/** As many rules as may be supposed at once, each as long as a sentence may be. */
const rulesInWords = Array.from({ length: 40 }, (_, place) => ({
  what: 'sentence',
  text: `At most ${3 + (place % 20)} nights in a row. `.repeat(10).trim(),
}))

export const worstInputs: WorstInputs = {
  ...worstSchedules,
  ...worstRequests,
  ...worstPeople,
  beforeGenerating: () => ({ query: { month: '3', year: '2027', months: '6' } }),
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
  saveHolidayHistory: async (ids, { read }) => {
    const history = await read(`/api/groups/${ids.group[0]}/holiday-history`)
    const { holidays } = history as { holidays: { name: string; date: string }[] }
    const entries = holidays.flatMap(({ name, date }) =>
      ids.user.map((physicianId) => ({ physicianId, holiday: name, year: Number(date.slice(0, 4)), worked: true })),
    )
    return { body: { entries: entries.slice(0, 2000) } }
  },
  createPhysicians: () => ({
    body: {
      physicians: Array.from({ length: 200 }, () => ({
        firstName: 'Hana',
        lastName: textOf(90),
        email: `many${nextNumber()}@clinic.example`,
        schedulingNotes: textOf(1900),
      })),
    },
  }),
  editShifts: async (ids, { read }) => {
    const shifts = (await read(`/api/shifts/schedule/${ids.schedule[0]}`)) as ShownShift[]
    const edits = shifts.map(({ id, version }, place) => ({
      ...{ do: 'change', shiftId: id, version, physicianId: ids.user[(place * 7 + version) % ids.user.length] },
    }))
    return { body: { reason: textOf(500), edits } }
  },
  setTurns: async (_, { read }) => {
    const { holidays, people } = (await read(`/api/year?from=${openMonth}`)) as YearShown
    const open = holidays.filter(({ status }) => status !== 'published')
    const turns = open.flatMap(({ date }) =>
      people.map(({ id }) => ({ physicianId: id, date, works: true, isSetByHand: false })),
    )
    return { body: { turns: turns.slice(0, 1000) } }
  },
  proposeLayout: () => ({ query: { from: openMonth, months: layoutMonths } }),
  keepDeal: () => ({ body: { from: openMonth } }),
  keepLayout: () => ({ body: { from: openMonth, months: layoutMonths } }),
  moveWeeks: async (_, { read }) => {
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
    const sheet = [`Mar 2027,${days}`, ...rows].map((line) => line.split(','))
    return { body: { fileContent: worstFile(sheet) } }
  },
  implementAnalysis: (ids) => ({
    body: { id: ids.analysis[0], choices: { roles: [], shiftTypes: [], settings: true, physicians: [], drafts: [] } },
  }),
  calendar: async (ids, { send }) => {
    const { path } = (await send('POST', '/api/calendar', undefined, ids.user[0])) as { path: string }
    return { params: { token: lastOf(path).replace('.ics', '') } }
  },
  switchboard: async (_, { read }) => {
    const [link] = (await read('/api/switchboard-links')) as { path: string }[]
    return { params: { token: lastOf(link!.path) }, query: { at: '2027-03-15T12:00:00Z' } }
  },
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
