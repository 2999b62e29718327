import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileAnswer } from '../../contract/route.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleSchedule, sampleUser } from '../testing/samples.ts'
import { Toaster } from '../ui/toaster.tsx'
import { calendarLinks } from './calendar-links.ts'
import { ScheduleExportMenu } from './export-menu.tsx'
import { GroupDataExport } from './group-data-export.tsx'
import { MyExportMenu } from './my-export-menu.tsx'

const file: FileAnswer = { name: '', mediaType: '', content: '' }
const path = `/api/calendar/${'0a'.repeat(32)}.ics`
const currentUser = sampleUser()
const schedule = sampleSchedule()

let saved: number
beforeEach(() => {
  saved = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:test')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    saved += 1
  })
})
afterEach(() => vi.restoreAllMocks())

const openMenu = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Export' }))

test.each([
  ['Excel', 'xlsx'],
  ['CSV', 'csv'],
  ['PDF', 'pdf'],
  ['Calendar file', 'ics'],
])('a schedule is saved as %s', async (label, format) => {
  const user = userEvent.setup()
  const { calls } = renderPage(<ScheduleExportMenu schedule={schedule} />, { answers: { exportSchedule: file } })
  await openMenu(user)
  await user.click(screen.getByRole('menuitem', { name: new RegExp(`^${label}`) }))
  await waitFor(() => expect(saved).toBe(1))
  expect(calls).toEqual([`GET /api/schedules/${schedule.id}/export?format=${format}`])
})

test('a schedule is printed, once the menu is gone', async () => {
  const user = userEvent.setup()
  const print = vi.fn(() => expect(screen.queryByRole('menu')).toBeNull())
  vi.stubGlobal('print', print)
  renderPage(<ScheduleExportMenu schedule={schedule} />)
  await openMenu(user)
  await user.click(screen.getByRole('menuitem', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})

test('a file that cannot be made says why', async () => {
  const user = userEvent.setup()
  const refusal = { refusedWith: 429, code: 'too-many', message: 'Too many requests. Wait a minute and try again.' }
  renderPage(
    <>
      <GroupDataExport />
      <Toaster />
    </>,
    { answers: { currentUser: sampleAdmin(), exportGroup: refusal } },
  )
  await user.click(screen.getByRole('button', { name: 'Export Data' }))
  expect(await screen.findByText('We couldn’t create the file')).toBeTruthy()
  expect(screen.getByText(refusal.message)).toBeTruthy()
  expect(saved).toBe(0)
})

test("own shifts are saved, and all of the group's data", async () => {
  const user = userEvent.setup()
  const answers = { currentUser, exportMyShifts: file, exportGroup: file }
  const { calls } = renderPage(
    <>
      <MyExportMenu />
      <GroupDataExport />
    </>,
    { answers },
  )
  await openMenu(user)
  await user.click(screen.getByRole('menuitem', { name: /^Calendar file/ }))
  await waitFor(() => expect(saved).toBe(1))
  await user.click(screen.getByRole('button', { name: 'Export Data' }))
  await waitFor(() => expect(saved).toBe(2))
  expect(calls).toEqual(['GET /api/shifts/my.ics', `GET /api/groups/${currentUser.groupId}/export`])
})

test('the calendar address is made, copied, reset after a question, and switched off after another', async () => {
  const user = userEvent.setup()
  const answers = { currentUser, calendarAddress: { path: null }, renewCalendarAddress: { path } }
  const page = renderPage(<MyExportMenu />, { answers: { ...answers, removeCalendarAddress: { ok: true } } })
  await openMenu(user)
  await user.click(screen.getByRole('menuitem', { name: 'Subscribe in your calendar' }))
  const create = await screen.findByRole('button', { name: 'Create calendar address' })
  page.answer({ calendarAddress: { path } })
  await user.click(create)
  const address = await screen.findByRole('textbox', { name: 'Calendar address' })
  expect(address).toHaveProperty('value', `${location.origin}${path}`)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${path}`)

  const renewals = () => page.calls.filter((call) => call === 'POST /api/calendar').length
  await user.click(screen.getByRole('button', { name: 'Reset address' }))
  const question = await screen.findByRole('alertdialog', { name: 'Reset the calendar address?' })
  expect(renewals()).toBe(1)
  await user.click(within(question).getByRole('button', { name: 'Reset address' }))
  await waitFor(() => expect(renewals()).toBe(2))

  await user.click(await screen.findByRole('button', { name: 'Turn off' }))
  const other = await screen.findByRole('alertdialog', { name: 'Turn off the calendar address?' })
  page.answer({ calendarAddress: { path: null } })
  await user.click(within(other).getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByRole('button', { name: 'Create calendar address' })).toBeTruthy()
  expect(page.calls).toContain('DELETE /api/calendar')
})

test('each calendar program gets the address in the form that it takes', () => {
  const links = calendarLinks(path, 'https://shifts.example')
  expect(links.apple).toBe(`webcal://shifts.example${path}`)
  expect(new URL(links.google).searchParams.get('cid')).toBe(`webcal://shifts.example${path}`)
  expect(new URL(links.outlook).searchParams.get('url')).toBe(`https://shifts.example${path}`)
  expect(links.isLocal).toBe(false)
  expect(calendarLinks(path, 'http://localhost:3000').isLocal).toBe(true)
})
