import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyAssessment } from '../../../tests/web/assessments.ts'
import { someSignature } from '../../../tests/web/signature.ts'
import type { Schedule, Shift, Tallies } from '../../contract/schedules.ts'
import { narrowScreen } from '../testing/narrow-screen.ts'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleAdmin, sampleGroup, sampleSchedule, sampleShift, shiftOf } from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { Toaster } from '../ui/toaster.tsx'
import { findNotified } from './find-notified.ts'
import { ScheduleActions } from './schedule-actions.tsx'

const draft = sampleSchedule({ id: 9, name: 'Second try', status: 'draft', version: 4 })
const active = sampleSchedule({ id: 3, name: 'December 2026' })
const shifts = [
  sampleShift('2026-12-08'),
  sampleShift('2026-12-09', { isLocked: true }),
  sampleShift('2026-12-10', { physicianId: null, physicianName: null, physician: null }),
]
const answers: Answers = {
  ...{ currentUser: sampleAdmin(), myGroup: sampleGroup(), scheduleShifts: shifts },
  ...{ scheduleAssessment: emptyAssessment, listOverrides: [] },
}

function renderActions(schedule: Schedule, more: Answers = {}, schedules = [draft, active]) {
  const onChoose = vi.fn()
  const page = renderPage(
    <>
      <ScheduleActions schedule={schedule} schedules={schedules} onChoose={onChoose} />
      <Toaster />
    </>,
    { answers: { ...answers, ...more } },
  )
  return { page, onChoose }
}

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
}
const chooseAction = async (name: string) => {
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

const offered = ['Assess fairness', 'Regenerate month', 'Fill or improve', 'Compare', 'Versions', 'Duplicate', 'Rename']

test.each([
  ['draft' as const, true, [...offered, 'Clear days', 'Delete draft']],
  ['active' as const, false, [...offered, 'Clear days', 'Unpublish', 'Archive']],
  ['archived' as const, false, ['Assess fairness', 'Regenerate month', 'Compare', 'Versions', 'Duplicate', 'Rename']],
])('a schedule that is %s offers what its state allows', async (status, canPublish, actions) => {
  renderActions(sampleSchedule({ status }))
  expect(screen.queryByRole('button', { name: 'Publish' }) !== null).toBe(canPublish)
  expect(await openMenu()).toEqual(actions)
})

test('on a phone the menu also holds the files', async () => {
  narrowScreen()
  const { page } = renderActions(active, { assessFairness: noAnswerYet })
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Assess fairness' })).toBeNull()
  const items = await openMenu()
  for (const name of ['Excel.xlsx', 'CSV.csv', 'PDF.pdf', 'Calendar file.ics', 'Print']) expect(items).toContain(name)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Assess fairness' }))
  await waitFor(() => expect(page.calls).toContain(`POST /api/schedules/${active.id}/assess-fairness`))
  expect(screen.getByRole('button', { name: 'More actions' }).getAttribute('aria-busy')).toBe('true')
})

test('publishing says what it replaces, what is open and who is notified, then how many were', async () => {
  const { page } = renderActions(draft, {
    publishSchedule: { schedule: { ...draft, status: 'active' }, archivedId: 3, notified: 2 },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Publish Second try?' })
  expect(dialog.textContent).toContain('It replaces December 2026, which is archived.')
  expect(await within(dialog).findByText('1 shift is still open')).toBeTruthy()
  await waitFor(() =>
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false),
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Second try is published. 2 people were notified.')).toBeTruthy()
  expect(page.calls).toContain('POST /api/schedules/9/publish')
  expect(page.bodies).toEqual([{ version: 4 }])
})

test('the whole group is notified of the first schedule of a month', async () => {
  renderActions(draft, {}, [draft])
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  const summary = await screen.findByText('We’ll notify everyone in the group, including 1 person with shifts')
  await userEvent.click(summary)
  expect(screen.getByText('2 new shifts')).toBeTruthy()
})

test('a refused publication stays open and says why', async () => {
  renderActions(draft, {
    publishSchedule: { refusedWith: 409, message: 'Someone else changed this.', code: 'stale' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() =>
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(false),
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }))
  expect(await within(dialog).findByText('Someone else changed this.')).toBeTruthy()
  expect(screen.queryByText(/Please try again/)).toBeNull()
})

test('only people whose shifts differ are notified', () => {
  const before = [sampleShift('2026-12-08'), shiftOf(sampleShift('2026-12-08'), 8, 'Kenji', 'Ueda')]
  const after = [sampleShift('2026-12-08'), shiftOf(sampleShift('2026-12-09'), 8, 'Kenji', 'Ueda')]
  expect(findNotified(after, before)).toEqual([{ physicianId: 8, name: 'Kenji Ueda', gets: 1, loses: 1 }])
})

test('an active schedule is archived after a warning', async () => {
  const { page } = renderActions(active, { archiveSchedule: { ...active, status: 'archived' } })
  await chooseAction('Archive')
  const dialog = await screen.findByRole('alertdialog', { name: 'Archive December 2026?' })
  expect(dialog.textContent).toContain('December 2026 will have no published schedule')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(page.calls).toContain('POST /api/schedules/3/archive'))
  await waitFor(() =>
    expect(readToasts()[0]?.description).toBe('December 2026 is archived. You can restore it anytime.'),
  )
})

test('a second copy has a name of its own, because menus list schedules by name', async () => {
  renderActions(active, {}, [active, sampleSchedule({ id: 7, status: 'draft', name: 'December 2026 (copy)' })])
  await chooseAction('Duplicate')
  expect(await screen.findByLabelText<HTMLInputElement>('Schedule name')).toHaveProperty(
    'value',
    'December 2026 (copy 2)',
  )
})

test('a copy gets a name and is shown', async () => {
  const { page, onChoose } = renderActions(active, { duplicateSchedule: { ...active, id: 12, status: 'draft' } })
  await chooseAction('Duplicate')
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Schedule name' })
  expect(name.value).toBe('December 2026 (copy)')
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(12))
  expect(page.bodies).toEqual([{ name: 'December 2026 (copy)' }])
})

test('a name is required', async () => {
  const { page } = renderActions(active, { renameSchedule: active })
  await chooseAction('Rename')
  const name = await screen.findByRole('textbox', { name: 'Schedule name' })
  await userEvent.clear(name)
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(await screen.findByText('Schedule name is required')).toBeTruthy()
  await userEvent.type(name, 'December, final')
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(page.bodies).toEqual([{ name: 'December, final', version: 1 }]))
})

test('clearing a month under way starts with today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-09T15:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { page } = renderActions(active, { clearSchedule: { schedule: active, opened: [], stepId: null } })
  await chooseAction('Clear days')
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-12-09'))
  expect(screen.getByText('Nothing would change. 1 locked one stays.')).toBeTruthy()
  expect(page.bodies).toEqual([])
})

test('clearing says how many shifts open up and how many stay', async () => {
  const { page } = renderActions(active, { clearSchedule: { schedule: active, opened: shifts.slice(0, 1), stepId: 6 } })
  await chooseAction('Clear days')
  expect(
    await screen.findByText('1 shift becomes open. 1 locked one stays. We’ll notify the physicians affected.'),
  ).toBeTruthy()
  const clear = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' })
  expect(clear.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Type December to confirm'), 'december')
  for (const [label, typed, says] of [
    ['From', '', 'Pick a date'],
    ['To', '', 'Pick a date'],
    ['To', '2026-11-30', 'The last day can’t be before the first'],
  ] as const) {
    const box = screen.getByLabelText<HTMLInputElement>(label)
    const before = box.value
    fireEvent.change(box, { target: { value: typed } })
    expect(screen.getByText(says)).toBeTruthy()
    expect(clear.disabled).toBe(true)
    fireEvent.change(box, { target: { value: before } })
  }
  await userEvent.click(clear)
  expect(await screen.findByText(/^Cleared Dec .*: 1 shift is now open\.$/)).toBeTruthy()
  expect(page.bodies).toEqual([{ from: '2026-12-01', to: '2026-12-31', version: 1 }])
})

test('what was cleared outside of the roster can be taken back at once', async () => {
  const [shift] = shifts as [Shift]
  const opened = [{ ...shift, physicianId: null, version: 5 }]
  const { page } = renderActions(active, {
    clearSchedule: { schedule: active, opened, stepId: 6 },
    turnStep: noAnswerYet,
  })
  await chooseAction('Clear days')
  await userEvent.type(screen.getByLabelText('Type December to confirm'), 'December')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(page.bodies[1]).toEqual({ stepId: 6, isUndone: true }))
})

const tallies = (changes: Partial<Tallies> = {}): Tallies => ({
  shifts: 0,
  nights: 0,
  weekendDays: 0,
  holidays: 0,
  hours: 0,
  ...changes,
})

test('two schedules stand side by side, with who wins and who loses', async () => {
  renderActions(draft, {
    compareSchedules: {
      one: { ...draft, fairnessScore: 80 },
      other: { ...active, fairnessScore: 91.5 },
      open: { one: 0, other: 2 },
      signature: { one: { ...someSignature, whole: 29, handoffs: 2 }, other: someSignature },
      different: 14,
      physicians: [
        {
          physicianId: 7,
          name: 'Chidinma Abara',
          one: tallies(),
          other: tallies(),
          difference: tallies({ nights: 2 }),
        },
        { physicianId: 8, name: 'Kenji Ueda', one: tallies(), other: tallies(), difference: tallies({ shifts: -1 }) },
        { physicianId: 9, name: 'Rohan Desai', one: tallies(), other: tallies(), difference: tallies() },
      ],
    },
  })
  await chooseAction('Compare')
  const scores = await screen.findByRole('table', { name: 'Scores side by side' })
  expect(screen.getByText('14 shifts have a different physician, or are in only one of the two.')).toBeTruthy()
  expect(within(scores).getByRole('row', { name: /^Fairness/ }).textContent).toBe('Fairness8091.5+11.5 better')
  expect(within(scores).getByRole('row', { name: /^Full weeks/ }).textContent).toBe('Full weeks50%98%+48 better')
  expect(within(scores).getByRole('row', { name: /^Handoffs/ }).textContent).toBe('Handoffs a day21.4−0.6 better')
  expect(within(scores).getByRole('row', { name: /^Open shifts/ }).textContent).toBe('Open shifts02+2 worse')
  expect(screen.getByRole('heading', { name: 'In December 2026: 1 better off, 1 worse off' })).toBeTruthy()
  const people = screen.getByRole('table', { name: 'Changes by physician' })
  expect(within(people).queryByText('Rohan Desai')).toBeNull()
  expect(within(people).getByRole('row', { name: /Chidinma Abara/ }).textContent).toContain('Worse off')
  expect(within(people).getByRole('row', { name: /Kenji Ueda/ }).textContent).toContain('Better off')
})
