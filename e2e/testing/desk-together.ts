/** Two coordinators at the same time: each sees what the other does, nothing is lost, and who came second reads who was faster. */
import type { Page } from '@playwright/test'
import { stateOf, untilSaved } from './desk-roster.ts'
import { untilRosterAnswers } from './edit-to-paint.ts'
import { expect } from './journey.ts'
import { send } from './send.ts'
import { goInside, settle } from './settle.ts'

type Shift = { id: number; date: string; version: number; physicianId: number | null }

const editShift = (page: Page, scheduleId: number, { id, version }: Shift, change: object) =>
  send(page, 'post', `/api/schedules/${scheduleId}/edits`, {
    edits: [{ do: 'change', shiftId: id, version, ...change }],
    reason: 'Agreed by phone',
  })

async function refusalOf(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(path, { data })
  expect(answer.status()).toBe(409)
  return (await answer.json()).message
}

/** One opens a shift, the other gives it back, and the first one's undo changes nothing. */
export async function editTogether(cora: Page, dev: Page, id: number): Promise<void> {
  await goInside(dev, `/schedule?view=roster&schedule=${id}`)
  await untilRosterAnswers(dev)
  const before = await stateOf(cora, id)
  const cell = (page: Page) => page.getByRole('gridcell', { name: /, Thu, Dec 10: R1 / })
  await cell(cora).focus()
  await cora.keyboard.press('Escape')
  await cora.keyboard.press('Delete')
  await untilSaved(cora, /Unassign R.*/)
  await expect(cell(dev)).toHaveCount(0)
  const held = new Map(before.map((shift) => [shift.id, shift.physicianId]))
  const shifts = await send<Shift[]>(dev, 'get', `/api/shifts/schedule/${id}`)
  const opened = shifts.find((shift) => shift.physicianId === null && held.get(shift.id) !== null)!
  await editShift(dev, id, opened, { physicianId: held.get(opened.id) })
  await cell(cora).waitFor()
  await cora.getByRole('button', { name: /^Undo: Unassign R/ }).click()
  await cora.getByText('Dev Rao changed this. Here’s the current version.').first().waitFor()
  await settle(cora)
  const ownerOf = async (page: Page) => (await stateOf(page, id)).map((shift) => [shift.id, shift.physicianId])
  expect(await ownerOf(cora)).toEqual(before.map((shift) => [shift.id, shift.physicianId]))
}

/** What the other one edits while a month is being published is published, too. */
export async function editMeanwhile(cora: Page, dev: Page, id: number): Promise<void> {
  const shifts = await send<Shift[]>(cora, 'get', `/api/shifts/schedule/${id}`)
  const ahead = shifts.find(({ date }) => date > '2026-12-05')!
  await editShift(cora, id, ahead, { location: 'Tower D' })
  await settle(dev)
}

export async function publishTwice(cora: Page, id: number): Promise<void> {
  const message = await refusalOf(cora, `/api/schedules/${id}/publish`, {})
  expect(message).toBe('Dev Rao already published this schedule.')
  const shifts = await send<{ location: string | null }[]>(cora, 'get', `/api/shifts/schedule/${id}`)
  expect(shifts.map(({ location }) => location)).toContain('Tower D')
}

/** Both approve the same request; it's pending again afterward. */
export async function approveTogether(cora: Page, dev: Page): Promise<void> {
  const { groupId } = await send<{ groupId: number }>(cora, 'get', '/api/auth/user')
  const requests = await send<{ id: number }[]>(dev, 'get', `/api/shift-requests/group/${groupId}?status=pending`)
  const path = `/api/shift-requests/${requests[0]!.id}`
  const { version } = await send<{ version: number }>(dev, 'post', `${path}/review`, { decision: 'approve' })
  const message = await refusalOf(cora, `${path}/review`, { decision: 'approve' })
  expect(message).toContain('Dev Rao already approved this request.')
  await send(dev, 'post', `${path}/undo`, { version })
}
