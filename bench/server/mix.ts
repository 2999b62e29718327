/** What people do: mostly read, sometimes change something. Each step makes the calls a screen would make. */
import type { Person } from './person.ts'

type Shift = {
  id: number
  version: number
  physicianId: number | null
  date: string
  status: string
  isLocked: boolean
}
type Step = (person: Person, world: World) => Promise<unknown>

/** What the members of a group work on. */
export type World = {
  scheduleId: number
  physicianIds: number[]
  firstFreeDay: string
  /** How many shifts someone changes once they have the roster open. */
  editsInRow: number
}

const openDashboard: Step = (me) =>
  Promise.all([
    me.call('read', 'GET', '/api/auth/user'),
    me.call('read', 'GET', '/api/groups/my/group'),
    me.call('read', 'GET', `/api/shifts/physician/${me.userId}`),
    me.call('read', 'GET', '/api/shift-requests/my'),
    me.call('read', 'GET', '/api/notifications'),
    me.call('read', 'GET', '/api/dashboard/stats'),
  ])

const openSchedule: Step = async (me, { scheduleId }) => {
  await me.call('read', 'GET', `/api/schedules/group/${me.groupId}`)
  await me.call('read', 'GET', `/api/shifts/schedule/${scheduleId}`)
}

const askForTimeOff: Step = async (me, { firstFreeDay }) => {
  const requestedDate = dayAfter(firstFreeDay, Math.floor(Math.random() * 300))
  const body = { requestType: 'timeoff', requestedDate, reason: 'Family' }
  const { status, body: made } = await me.call('request', 'POST', '/api/shift-requests', body)
  if (status === 201) await me.call('request', 'POST', `/api/shift-requests/${(made as { id: number }).id}/cancel`, {})
}

const savePreferences: Step = (me) =>
  me.call('request', 'PUT', `/api/physicians/${me.userId}`, { maxConsecutiveDays: 5 + Math.floor(Math.random() * 3) })

const openAdminDashboard: Step = (me) =>
  Promise.all([
    me.call('read', 'GET', '/api/dashboard/stats'),
    me.call('read', 'GET', '/api/activity?limit=20'),
    me.call('read', 'GET', `/api/physicians/group/${me.groupId}`),
    me.call('read', 'GET', `/api/roles/group/${me.groupId}`),
    me.call('read', 'GET', `/api/shift-requests/group/${me.groupId}`),
  ])

/** The roster also reads what its checks need. */
const openRoster: Step = async (me, world) => {
  await openSchedule(me, world)
  await me.call('read', 'GET', `/api/schedules/${world.scheduleId}/problem`)
}

/** People look at something before they change it, so a second or two pass before each edit. */
const editRoster: Step = async (me, world) => {
  await openRoster(me, world)
  for (let edit = 0; edit < world.editsInRow; edit++) {
    await sleep(1000 + Math.random() * 1000)
    await giveShift(me, world)
  }
}

/** Gives a shift to a colleague who is off that day, whatever the rules say, with a reason. */
export const giveShift: Step = async (me, { scheduleId, physicianIds }) => {
  const { body } = await me.call('read', 'GET', `/api/shifts/schedule/${scheduleId}`)
  const shifts = ((body as Shift[] | undefined) ?? []).filter(({ status }) => status !== 'cancelled')
  const shift = anyOf(shifts.filter(({ isLocked }) => !isLocked))
  const busy = new Set(shifts.filter(({ date }) => date === shift?.date).map(({ physicianId }) => physicianId))
  const physicianId = anyOf(physicianIds.filter((id) => !busy.has(id)))
  if (!shift || physicianId === undefined) return
  const edits = [{ do: 'change', shiftId: shift.id, version: shift.version, physicianId }]
  await me.call('edit', 'POST', `/api/schedules/${scheduleId}/edits`, { edits, reason: 'Agreed by telephone' })
}

function anyOf<Thing>(things: Thing[]): Thing | undefined {
  return things[Math.floor(Math.random() * things.length)]
}

const ofPhysicians: [number, Step][] = [
  [45, openDashboard],
  [35, openSchedule],
  [12, askForTimeOff],
  [8, savePreferences],
]
const ofAdmins: [number, Step][] = [
  [40, openAdminDashboard],
  [20, openRoster],
  [40, editRoster],
]

export async function doSomething(person: Person, world: World): Promise<void> {
  const choices = person.isAdmin ? ofAdmins : ofPhysicians
  let left = Math.random() * choices.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, step] of choices) {
    left -= weight
    if (left <= 0) return void (await step(person, world))
  }
}

/** Works until the time is over, with pauses of `pause` ms on average. */
export async function liveUntil(end: number, person: Person, world: World, pause: number): Promise<void> {
  await sleep(Math.random() * pause)
  while (performance.now() < end) {
    await doSomething(person, world)
    await sleep(Math.min(-Math.log(1 - Math.random()) * pause, Math.max(0, end - performance.now())))
  }
}

export async function readWorld(admin: Person, year: number, month: number): Promise<World> {
  const schedules = (await admin.call('read', 'GET', `/api/schedules/group/${admin.groupId}`)).body as {
    id: number
    status: string
    year: number
    month: number
  }[]
  const published = schedules.find((one) => one.status === 'active' && one.year === year && one.month === month)
  const chosen = published ?? schedules.find((one) => one.status === 'active') ?? schedules[0]
  if (!chosen) throw new Error('The group has no schedule.')
  const physicians = (await admin.call('read', 'GET', `/api/physicians/group/${admin.groupId}`)).body as {
    id: number
  }[]
  return {
    scheduleId: chosen.id,
    physicianIds: physicians.map(({ id }) => id),
    firstFreeDay: `${year + 1}-01-01`,
    editsInRow: 1,
  }
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
