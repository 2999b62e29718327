/** Publishing with its checklist and message, restoring an older version, unpublishing, and choosing a draft. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { assessment, emptyAssessment } from '../../../tests/web/assessments.ts'
import type { Health } from '../../contract/health.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { type Answers, noAnswerYet, renderPage } from '../testing/render-page.tsx'
import {
  sampleAdmin,
  sampleGroup,
  sampleRequest,
  sampleRole,
  sampleSchedule,
  sampleShift,
  sampleUser,
} from '../testing/samples.ts'
import { readToasts } from '../ui/toast.ts'
import { ScheduleActions } from './schedule-actions.tsx'

const draft = sampleSchedule({ id: 9, name: 'Second try', status: 'draft', version: 4 })
const active = sampleSchedule({ id: 3, name: 'December 2026' })

function renderActions(schedule: Schedule, more: Answers, schedules = [draft, active]) {
  const answers: Answers = {
    ...{ currentUser: sampleAdmin(), myGroup: sampleGroup(), scheduleShifts: [sampleShift('2026-12-08')] },
    ...{
      listRoles: [],
      scheduleAssessment: emptyAssessment,
      listOverrides: [],
      groupRequests: [],
      health,
      countNotified: countsOf(0),
    },
    listPhysicians: [sampleUser(), sampleUser({ id: 8, firstName: 'Kenji', lastName: 'Ueda' })],
  }
  const onChoose = vi.fn()
  const actions = <ScheduleActions schedule={schedule} schedules={schedules} onChoose={onChoose} />
  return { page: renderPage(actions, { answers: { ...answers, ...more } }), onChoose }
}

const part = { state: 'ok' as const, since: active.createdAt, detail: '' }
const health: Health = {
  ...{ state: 'ok', version: '1' },
  parts: { database: part, queue: part, ai: part, email: { ...part, state: 'off' } },
}

const countsOf = (neither: number) => ({ emailAndDevice: 0, email: 0, device: 0, neither })

/** The dialog once it can be confirmed. */
async function openPublish(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  return screen.findByRole('alertdialog')
}
const publishButton = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Publish' })

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test('a link opens the publish dialog of a draft', async () => {
  const actions = <ScheduleActions schedule={draft} schedules={[draft, active]} onChoose={() => {}} />
  renderPage(actions, {
    answers: { currentUser: sampleAdmin(), myGroup: sampleGroup(), scheduleShifts: [] },
    path: '/schedule?schedule=9&do=publish',
  })
  expect(await screen.findByRole('alertdialog', { name: 'Publish Second try?' })).toBeTruthy()
})

test('a link opens what would improve a draft', async () => {
  const actions = <ScheduleActions schedule={draft} schedules={[draft, active]} onChoose={() => {}} />
  renderPage(actions, {
    answers: { currentUser: sampleAdmin(), myGroup: sampleGroup(), scheduleShifts: [] },
    path: '/schedule?schedule=9&do=improve',
  })
  expect(await screen.findByRole('dialog', { name: 'Improve Second try' })).toBeTruthy()
})

test('the checklist names what is left to do, and the message can be changed', async () => {
  const { page } = renderActions(draft, {
    publishSchedule: { schedule: { ...draft, status: 'active' }, archivedId: 3, notified: 2 },
    groupRequests: [
      {
        ...sampleRequest({ requestedDate: '2026-12-20', endDate: null }),
        urgency: 'soon',
        shortNotice: null,
        canUndo: false,
      },
    ],
  })
  const dialog = await openPublish()
  const list = within(dialog).getByRole('list', { name: 'Before you publish' })
  expect(await within(list).findByText('1 pending time-off request in December')).toBeTruthy()
  expect(within(list).getByText('Chidinma Abara, Dec 20.')).toBeTruthy()
  expect(within(list).getByRole('link', { name: 'Review' }).getAttribute('href')).toMatch(
    /^\/admin\/requests\?request=/,
  )
  const message = await screen.findByLabelText('Message')
  expect(message).toHaveProperty('value', 'The schedule for December 2026 was replaced.')
  await userEvent.clear(message)
  await userEvent.type(message, 'Here it is.')
  await userEvent.click(publishButton(dialog))
  await waitFor(() => expect(page.bodies).toEqual([{ version: 4, message: 'Here it is.' }]))
})

test('the checklist names shifts that a role needs since the schedule was made', async () => {
  const added = sampleRole(90, 'Ward B', { daysOfWeek: ['monday'], requiredCount: 2 })
  const shift = { ...sampleShift('2026-12-07'), roleId: 90 }
  const removed = { ...sampleShift('2026-12-14'), roleId: 90, physicianId: null, status: 'cancelled' as const }
  renderActions(draft, { listRoles: [added], scheduleShifts: [shift, removed] })
  const list = within(await openPublish()).getByRole('list', { name: 'Before you publish' })
  expect(await within(list).findByText('6 required shifts aren’t on this schedule')).toBeTruthy()
  expect(within(list).getByText(/^Ward B: 6\. Add them as open shifts/)).toBeTruthy()
  expect(within(list).queryByText('Every shift is filled')).toBeNull()
})

test('the checklist says who is furthest from the fair share, and finds the change that helps', async () => {
  const { page } = renderActions(draft, {
    scheduleAssessment: { ...assessment, broken: [] },
    proposeChanges: noAnswerYet,
  })
  const dialog = await openPublish()
  expect(
    await within(dialog).findByText('Chidinma Abara: 6 nights; counting past months, at most 4 would be fair.'),
  ).toBeTruthy()
  expect(publishButton(dialog).disabled).toBe(false)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Look for a fix' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Find improvements' }))
  await waitFor(() => expect(page.calls).toContain('POST /api/schedules/9/proposal'))
})

test('a conflict keeps a draft from being published until it is overridden with a reason', async () => {
  const { page } = renderActions(draft, {
    scheduleAssessment: assessment,
    setOverrides: { overrides: [], stepId: 5 },
  })
  const dialog = await openPublish()
  expect(await within(dialog).findByText('1 conflict')).toBeTruthy()
  expect(within(dialog).getByText(/^Abara has 8 hours of rest before Dec 9\. Fix or override/)).toBeTruthy()
  expect(publishButton(dialog).disabled).toBe(true)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Override' }))
  const question = await screen.findByRole('dialog', { name: 'Override this rule?' })
  await userEvent.type(within(question).getByLabelText('Reason'), 'They asked for it')
  const { key } = assessment.broken[0]!
  const override = { key, reason: 'They asked for it', userId: 1, name: 'Marguerite Osei' }
  page.answer({ listOverrides: [{ ...override, createdAt: active.createdAt }] })
  await userEvent.click(within(question).getByRole('button', { name: 'Override' }))
  expect(page.bodies).toEqual([{ keys: [key], reason: 'They asked for it' }])
  await waitFor(() => expect(publishButton(dialog).disabled).toBe(false))
  expect(within(dialog).getByText('No conflicts (1 overridden)')).toBeTruthy()
})

test('nothing is published before the rules are checked', async () => {
  renderActions(draft, { scheduleAssessment: noAnswerYet })
  const dialog = await openPublish()
  expect(await within(dialog).findByText('Checking rules and fair shares...')).toBeTruthy()
  expect(publishButton(dialog).disabled).toBe(true)
})

test('people reached by neither email nor a device are counted, with the way to set up email', async () => {
  renderActions(draft, { countNotified: { ...countsOf(2), device: 3 } })
  const dialog = await openPublish()
  expect(await within(dialog).findByText('Email isn’t set up')).toBeTruthy()
  const says = '3 people will get it on their devices. 2 people will see it only when they sign in.'
  expect(within(dialog).getByText(says)).toBeTruthy()
  expect(within(dialog).getByRole('link', { name: 'Set up' })).toBeTruthy()
})

test('nobody is notified of what stays the same', async () => {
  renderActions(draft, {})
  const dialog = await openPublish()
  expect(await within(dialog).findByText('Nothing changes for anyone, so no one is notified')).toBeTruthy()
})

test('what is published is the version that an edit right before made, even while it is on its way', async () => {
  const edited = { ...draft, version: 5 }
  const { page } = renderActions(draft, {
    publishSchedule: { schedule: { ...edited, status: 'active' }, archivedId: 3, notified: 2 },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByLabelText('Message')
  let answer!: (list: Schedule[]) => void
  const list = new Promise<Schedule[]>((resolve) => (answer = resolve))
  const queryKey = ['listSchedules', { params: { groupId: draft.groupId } }]
  void page.client.prefetchQuery({ queryKey, queryFn: () => list })
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }))
  expect(page.bodies).toEqual([])
  answer([edited, active])
  await waitFor(() => expect(page.bodies).toEqual([{ version: 5 }]))
})

test('an older version is restored in place of the published one', async () => {
  const older = sampleSchedule({
    id: 2,
    name: 'First try',
    status: 'archived',
    publishedAt: '2026-11-20T10:00:00Z',
    publishedBy: 8,
  })
  const { page } = renderActions(
    active,
    { publishSchedule: { schedule: { ...older, status: 'active' }, archivedId: 3, notified: 0 } },
    [active, older],
  )
  await choose('Versions')
  // Made by the first coordinator, published by the second.
  await screen.findByText(/^Published Nov 20, 2026.*, by Kenji Ueda$/)
  await userEvent.click(await screen.findByRole('button', { name: 'Restore First try' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Restore First try?' })
  await waitFor(() =>
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Restore' }).disabled).toBe(false),
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(page.calls).toContain('POST /api/schedules/2/publish'))
})

test('a published schedule becomes a draft again after a warning', async () => {
  const { page } = renderActions(active, { unpublishSchedule: { ...active, status: 'draft' } })
  await choose('Unpublish')
  const dialog = await screen.findByRole('alertdialog', { name: 'Unpublish December 2026?' })
  expect(dialog.textContent).toContain('It becomes a draft that only coordinators see. December 2026 will have no')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unpublish' }))
  await waitFor(() => expect(page.calls).toContain('POST /api/schedules/3/unpublish'))
  await waitFor(() =>
    expect(readToasts()[0]?.description).toBe('December 2026 is a draft again. Only coordinators see it.'),
  )
})

test('a draft that is not in use can be used, and opens', async () => {
  const other = { ...draft, id: 44, name: 'December 2026 (2)' }
  const { page, onChoose } = renderActions(draft, { chooseDraft: draft, compareSchedules: noAnswerYet }, [other, draft])
  await choose('Versions')
  expect(screen.getByText('In use').closest('li')?.textContent).toContain('December 2026 (2)')
  await userEvent.click(screen.getByRole('button', { name: `Use this one: ${draft.name}` }))
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(draft.id))
  expect(page.calls).toContain(`POST /api/schedules/${draft.id}/choose`)
})

test('the comparison offers the draft that is not in use', async () => {
  const other = { ...draft, id: 44, name: 'December 2026 (2)' }
  const { onChoose } = renderActions(other, { chooseDraft: draft, compareSchedules: noAnswerYet }, [other, draft])
  await choose('Compare')
  await userEvent.click(screen.getByText(`Use ${draft.name}`))
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(draft.id))
})
