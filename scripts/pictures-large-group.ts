/** A group of the largest allowed size, with long names and a published month. */
import type { Page } from '@playwright/test'
import { send } from '../e2e/testing/send.ts'

const firstNames = [
  'Ann',
  'Maximiliana-Josephine',
  'Bo',
  'Christopher Alexander',
  'Ngozi',
  'Oluwaseun',
  'Li',
  'Wilhelmina',
]
const lastNames = [
  'Featherstonehaugh-Cholmondeley',
  'Ng',
  'Papadimitropoulos',
  'van der Westhuizen',
  'Okonkwo-Adeyemi',
  'Lee',
]
const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const roles = [
  { name: 'Rounder on the Cardiopulmonary Step-Down Unit', category: 'rounder', requiredCount: 26 },
  { name: 'Admitter', category: 'admitter', startTime: '09:00', endTime: '19:00', requiredCount: 6 },
  { name: 'Swing', category: 'special', startTime: '14:00', endTime: '00:00', requiredCount: 3 },
  { name: 'Nocturnist', category: 'special', startTime: '19:00', endTime: '07:00', requiredCount: 6 },
]

/** Does nothing if it already exists. */
export async function fillLargeGroup(page: Page): Promise<void> {
  const me = await send<{ groupId: number | null }>(page, 'get', '/api/auth/user')
  if (me.groupId) return
  const group = await send<{ id: number }>(page, 'post', '/api/groups', {
    name: 'Saint Bartholomew and Our Lady of Perpetual Help Regional Medical Center Hospitalists',
    totalPhysicians: 100,
    coverageRequirements: 40,
  })
  const physicians = Array.from({ length: 100 }, (_, place) => ({
    firstName: firstNames[place % firstNames.length],
    lastName: `${lastNames[place % lastNames.length]}${place < 48 ? '' : ` ${String.fromCharCode(65 + (place % 26))}.`}`,
    email: `physician.${place}@hundred.example`,
  }))
  await send(page, 'post', '/api/physicians/bulk', { physicians })
  for (const role of roles) await send(page, 'post', '/api/roles', { ...role, daysOfWeek: everyDay })
  await send(page, 'put', `/api/groups/${group.id}`, { settings: { solverSeconds: 15 } })
  const now = new Date()
  const month = { month: now.getMonth() + 1, year: now.getFullYear() }
  const { schedule } = await send<{ schedule: { id: number } }>(page, 'post', '/api/schedules/generate', month)
  await send(page, 'post', `/api/schedules/${schedule.id}/publish`, {})
}
