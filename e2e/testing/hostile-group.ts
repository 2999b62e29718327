/** A group with script text in the fields of its settings, people, roles, and months. */
import type { Page } from '@playwright/test'
import { formula, hostile } from './hostile-text.ts'
import { send } from './send.ts'
import { signInAndJoin, signInByForm } from './sign-in.ts'

type Row = { id: number }
type Person = Row & { email: string }
type Month = { month: number; year: number }
type Shift = Row & { version: number; date: string; scheduleId: number }
type Finding = { key: string; hard: boolean }
/** Each has a browser of their own, where no one is signed in yet. */
export type Cast = { coordinator: Page; asker: Page; asked: Page }
export type HostileGroup = Awaited<ReturnType<typeof fillGroup>>

const now = new Date()
const run = now.getTime().toString(36)
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** 0 is the current month. */
function monthFrom(ahead: number): Month {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
  return { month: first.getUTCMonth() + 1, year: first.getUTCFullYear() }
}

export function dayOf({ month, year }: Month, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

export async function fillGroup({ coordinator, asker, asked }: Cast) {
  await signInByForm(coordinator, { email: `script.${run}@ward.example`, first: 'Sana', last: 'Script' })
  const [current, coming] = [monthFrom(0), monthFrom(1)]
  const groupId = await addGroup(coordinator, coming)
  const me = await send<Row>(coordinator, 'get', '/api/auth/user')
  await send(coordinator, 'put', `/api/physicians/${me.id}`, { lastName: hostile('own-name', 100) })
  await send(coordinator, 'post', '/api/roles', {
    ...{ name: hostile('role-name', 255), description: hostile('role-text'), aiRules: hostile('role-rule') },
    ...{ externalId: hostile('role-id', 100), location: hostile('role-place', 200), daysOfWeek: weekdays },
  })
  const restrictions = { specialties: [hostile('role-skill', 100)] }
  await send(coordinator, 'post', '/api/roles', { name: formula, daysOfWeek: ['tuesday'], restrictions })
  const [first, second, invited] = [
    await addPerson(coordinator, 'asker'),
    await addPerson(coordinator, 'asked'),
    await addPerson(coordinator, 'invited'),
  ]
  await signInAndJoin(asker, { email: first.email, first: 'Ada', last: 'Asker' })
  await signInAndJoin(asked, { email: second.email, first: 'Ben', last: 'Asked' })
  const today = now.getUTCDate()
  return {
    ...{ id: groupId, first, second, invited, today: dayOf(current, today) },
    current: await addMonth(coordinator, current, { [today]: first.id }),
    coming: { ...(await addMonth(coordinator, coming, { 5: first.id, 12: first.id, 20: second.id })), ...coming },
  }
}

async function addGroup(page: Page, { month, year }: Month): Promise<number> {
  const texts = { name: hostile('group-name', 255), description: hostile('group-text') }
  const { id, settings } = await send<Row & { settings: object }>(page, 'post', '/api/groups', {
    ...{ ...texts, additionalRules: hostile('group-rule') },
  })
  const holiday = hostile('holiday', 100)
  await send(page, 'put', `/api/groups/${id}`, {
    settings: {
      ...{ ...settings, solverSeconds: 1, holidayChoices: { [holiday]: 'major' } },
      holidays: [{ date: dayOf({ month, year }, 9), name: holiday }],
      tallies: [{ name: hostile('tally', 60) }],
      shiftTypes: [{ name: hostile('shift-type', 100), startTime: '07:00', endTime: '19:00' }],
    },
  })
  return id
}

function addPerson(page: Page, name: string): Promise<Person> {
  return send(page, 'post', '/api/physicians', {
    ...{ firstName: hostile(`${name}-first`, 100), lastName: hostile(`${name}-last`, 100) },
    ...{ email: `${name}.${run}@hostile.example`, externalId: hostile(`${name}-id`, 100) },
    ...{ phoneNumber: hostile('tel', 40), pagerNumber: hostile('pager', 40) },
    ...{ emergencyContact: hostile('kin', 200), schedulingNotes: hostile('notes') },
    specialtyAreas: [hostile(`${name}-skill`, 100)],
  })
}

/** Published, and on these days these people work, whatever the rules say. */
async function addMonth(page: Page, month: Month, workers: Record<number, number>) {
  const { schedule } = await send<{ schedule: Row }>(page, 'post', '/api/schedules/generate', month)
  const path = `/api/schedules/${schedule.id}`
  await send(page, 'put', path, { name: hostile(`month-${month.month}`, 200) })
  const all = await send<Shift[]>(page, 'get', `/api/shifts/schedule/${schedule.id}`)
  const edits = Object.entries(workers).map(([day, physicianId]) => {
    const { id: shiftId, version } = all.find(({ date }) => date === dayOf(month, Number(day)))!
    return { do: 'change', shiftId, version, physicianId, location: hostile('place', 200) }
  })
  await send(page, 'post', `${path}/edits`, { edits, reason: hostile('edit-reason') })
  const { broken } = await send<{ broken: Finding[] }>(page, 'get', `${path}/assessment`)
  const keys = broken.filter(({ hard }) => hard).map(({ key }) => key)
  if (keys.length > 0) await send(page, 'put', `${path}/overrides`, { keys, reason: hostile('override') })
  await send(page, 'post', `${path}/publish`, { message: hostile('message') })
  return { id: schedule.id, shiftIds: edits.map(({ shiftId }) => shiftId) }
}
