import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { open, openNight, openRoster, own, problem, schedule, shifts } from '../../../../tests/web/open-roster.tsx'
import { noAnswerYet } from '../../testing/render-page.tsx'
import { night, sampleRole, sampleShift, sampleUser } from '../../testing/samples.ts'
import { createChecker } from '../checks/checker.ts'
import { checkShifts } from '../checks/issues.ts'

const panel = () => screen.getByRole('complementary', { name: 'Issues and changes' })

test('open shifts are listed by day and role, with different people, and are filled together in one step', async () => {
  const one = sampleShift('2026-12-15', { ...open, id: 61 })
  const other = sampleShift('2026-12-15', { ...open, id: 62 })
  const later = sampleShift('2026-12-23', { ...open, id: 63 })
  const physician = problem.physicians[0]!
  const page = await openRoster({
    scheduleShifts: [own, one, other, later],
    scheduleProblem: {
      ...problem,
      roles: problem.roles.map((role) => ({ ...role, requiredCount: 2 })),
      physicians: [...problem.physicians, { ...physician, id: '9', name: 'Ana Ruiz' }],
    },
    listPhysicians: [
      sampleUser(),
      sampleUser({ id: 8, firstName: 'Kenji', lastName: 'Ueda' }),
      sampleUser({ id: 9, firstName: 'Ana', lastName: 'Ruiz' }),
    ],
    editShifts: { schedule, shifts: [], removed: [], findings: [], stepId: 4 },
  })
  const fill = await within(panel()).findByRole('button', { name: 'Fill all 3' }, { timeout: 5000 })
  expect(within(panel()).getByRole('heading', { name: 'Tue, Dec 15' })).toBeTruthy()
  expect(within(panel()).getByText('2 open')).toBeTruthy()
  const names = within(panel())
    .getAllByText(/^Give R to/)
    .map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(3)
  // When a shift is filled, the next one takes its place under the pointer.
  fireEvent.click(within(panel()).getAllByRole('button', { name: 'Apply fix' })[0]!, { detail: 2 })
  await userEvent.click(fill)
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  const [{ edits, isProposed }] = page.bodies as [
    { edits: { shiftId: number; physicianId: number }[]; isProposed: boolean },
  ]
  expect([edits.map(({ shiftId }) => shiftId), isProposed]).toEqual([[61, 62, 63], true])
  expect(new Set(edits.map(({ physicianId }) => physicianId)).size).toBe(3)
  expect(await screen.findByRole('button', { name: 'Undo: Fill 3 open shifts' })).toBeTruthy()
})

test('what no one can take is said once for all shifts of a role and day', async () => {
  // One of the two physicians works that day, and the other one is away.
  const stuck = [61, 62].map((id) => sampleShift('2026-12-08', { ...open, id }))
  await openRoster({ scheduleShifts: [own, ...stuck] })
  expect(await within(panel()).findByText('2 open')).toBeTruthy()
  await waitFor(() => expect(within(panel()).getAllByText('No one can take it within the rules.')).toHaveLength(1))
})

test('list and grid agree on how many are open, though not all are listed at first', async () => {
  const many = Array.from({ length: 10 }, (_, index) => sampleShift('2026-12-08', { ...open, id: 61 + index }))
  await openRoster({ scheduleShifts: [own, ...many] })
  expect(await within(panel()).findByText('10 open')).toBeTruthy()
  expect(within(panel()).getByRole('button', { name: 'Show 4 more' })).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: /Dec 8: open R×10 / }).textContent).toBe('×10')
})

test('shifts that a role requires since the schedule was made are named, and added as open in one step', async () => {
  const added = sampleRole(90, 'Ward B', { daysOfWeek: ['monday'], requiredCount: 2 })
  const kept = { ...sampleShift('2026-12-07'), roleId: 90 }
  const removed = { ...sampleShift('2026-12-14'), ...open, roleId: 90, status: 'cancelled' as const }
  const page = await openRoster({ listRoles: [added], scheduleShifts: [kept, removed], editShifts: noAnswerYet })
  expect(within(panel()).getByRole('heading', { name: 'Open shifts 0' })).toBeTruthy()
  expect(within(panel()).getByRole('heading', { name: /^Required, not on the schedule 6/ })).toBeTruthy()
  expect(within(panel()).getByText('6 shifts: Dec 7, Dec 14, Dec 21, Dec 28')).toBeTruthy()
  const list = await within(panel()).findByRole('list', { name: 'Before you publish' })
  expect(within(list).getByText('6 required shifts aren’t on this schedule')).toBeTruthy()
  await userEvent.click(within(panel()).getByRole('button', { name: 'Add 6 as open' }))
  // Seen before the server has answered.
  expect(within(panel()).getByRole('heading', { name: 'Open shifts 6' })).toBeTruthy()
  expect(within(panel()).queryByText(/^Required, not on the schedule/)).toBeNull()
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  const [{ edits }] = page.bodies as [{ edits: { do: string; roleId: number; date: string; physicianId: null }[] }]
  expect(edits.map(({ date }) => date.slice(-2))).toEqual(['07', '14', '21', '21', '28', '28'])
  expect(edits[0]).toEqual({ do: 'add', roleId: 90, date: '2026-12-07', physicianId: null })
  expect(await screen.findByRole('button', { name: 'Undo: Add 6 required shifts as open' })).toBeTruthy()
})

test('an archived schedule only says which required shifts it doesn’t have', async () => {
  await openRoster({ listSchedules: [{ ...schedule, status: 'archived' }] })
  expect(within(panel()).getByRole('heading', { name: /^Required, not on the schedule/ })).toBeTruthy()
  expect(within(panel()).queryByRole('button', { name: /as open$/ })).toBeNull()
})

test('a conflict that was overridden is folded with its reason, and its cell is not red', async () => {
  const away = { ...shifts[2]!, date: '2026-12-08' }
  const [found] = checkShifts(createChecker(problem), [away]).breaks
  const override = { key: found!.key, reason: 'Agreed by phone', userId: 1, name: 'Marguerite Osei' }
  await openRoster({ scheduleShifts: [away], listOverrides: [{ ...override, createdAt: own.createdAt }] })
  const summary = await within(panel()).findByText('1 overridden conflict')
  expect(summary.closest('details')?.open).toBe(false)
  expect(within(panel()).getByText('Overridden by you: Agreed by phone')).toBeTruthy()
  expect(within(panel()).getByRole('heading', { name: 'Conflicts 0' })).toBeTruthy()
  expect(
    screen.getByRole('gridcell', { name: /^Ueda, Tue, Dec 8: R Rounder/ }).getAttribute('aria-label'),
  ).not.toContain('breaks a rule')
})

test('a conflict is overridden with a reason where it stands, and undo takes that back', async () => {
  const away = { ...shifts[2]!, date: '2026-12-08' }
  const [found] = checkShifts(createChecker(problem), [away]).breaks
  const page = await openRoster({
    scheduleShifts: [away],
    listOverrides: [],
    setOverrides: { overrides: [], stepId: 31 },
    turnStep: { schedule, shifts: [], removed: [], findings: [], stepId: 31 },
  })
  await userEvent.click(await within(panel()).findByRole('button', { name: `Override: ${found!.says}` }))
  const question = await screen.findByRole('dialog', { name: 'Override this rule?' })
  await userEvent.type(within(question).getByLabelText('Reason'), 'Agreed by phone')
  await userEvent.click(within(question).getByRole('button', { name: 'Override' }))
  await waitFor(() => expect(page.bodies).toEqual([{ keys: [found!.key], reason: 'Agreed by phone' }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: Override 1 conflict' }))
  await waitFor(() => expect(page.bodies[1]).toEqual({ stepId: 31, isUndone: true }))
})

test('an override is removed from the folded list', async () => {
  const away = { ...shifts[2]!, date: '2026-12-08' }
  const [found] = checkShifts(createChecker(problem), [away]).breaks
  const override = { key: found!.key, reason: 'Agreed by phone', userId: 4, name: 'Olu Other' }
  const page = await openRoster({
    scheduleShifts: [away],
    listOverrides: [{ ...override, createdAt: own.createdAt }],
    setOverrides: { overrides: [], stepId: 32 },
  })
  await userEvent.click(await within(panel()).findByText('1 overridden conflict'))
  expect(within(panel()).getByText('Overridden by Olu Other: Agreed by phone')).toBeTruthy()
  await userEvent.click(within(panel()).getByRole('button', { name: `Remove override: ${found!.says}` }))
  await waitFor(() => expect(page.bodies).toEqual([{ keys: [found!.key], reason: null }]))
  expect(await screen.findByRole('button', { name: 'Undo: Remove override of 1 conflict' })).toBeTruthy()
})

test('below them stands what is left before the draft is published, as the shifts are on screen', async () => {
  const away = { ...shifts[2]!, date: '2026-12-08' }
  const page = await openRoster({ scheduleShifts: [away, openNight], listOverrides: [] })
  const list = await within(panel()).findByRole('list', { name: 'Before you publish' })
  expect(within(list).getByText('No pending requests in December')).toBeTruthy()
  expect(within(list).getByText('1 shift is still open')).toBeTruthy()
  expect(await within(list).findByText('1 conflict')).toBeTruthy()
  expect(within(panel()).getByText(/^[23] to look at$/)).toBeTruthy()
  // The open night is taken: seen before the server has answered.
  page.answer({ editShifts: noAnswerYet })
  const [fix] = await within(panel()).findAllByRole('button', { name: 'Apply fix' }, { timeout: 5000 })
  await userEvent.click(fix!)
  await waitFor(() => expect(within(list).getByText(/^(Every shift is filled|No conflicts)$/)).toBeTruthy())
})

test('a published schedule has no list of what is left', async () => {
  await openRoster({ listSchedules: [{ ...schedule, status: 'active' }] })
  expect(within(panel()).queryByText('Before you publish')).toBeNull()
})

test('a conflict that nobody overrode is red and counts', async () => {
  const away = { ...shifts[2]!, date: '2026-12-08' }
  await openRoster({ scheduleShifts: [away] })
  expect(await within(panel()).findByRole('heading', { name: 'Conflicts 1' })).toBeTruthy()
  expect(await screen.findByRole('gridcell', { name: /^Ueda, Tue, Dec 8.*breaks a rule/ })).toBeTruthy()
})

test('a first night is marked quietly and listed with what would help, and isn’t an issue', async () => {
  const night = { ...own, startTime: '19:00', endTime: '07:00', shiftType: 'night' as const }
  await openRoster({ scheduleShifts: [night] })
  const summary = await within(panel()).findByText(
    '1 shift in December 2026 ends with high predicted sleepiness (above 7.4 of 9)',
  )
  expect(summary.closest('details')?.open).toBe(false)
  expect(within(panel()).getByText(/^A nap on .* would bring this to 6\.9\.$/)).toBeTruthy()
  const cell = await screen.findByRole('gridcell', { name: /predicted sleepiness 7\.5 at the end/ })
  expect(cell.querySelector('.is-sleepy')).toBeTruthy()
})

test('a second shift on one day is a conflict, and its fix gives that shift to someone else', async () => {
  const second = sampleShift('2026-12-15', { ...night, id: 71 })
  const page = await openRoster({
    scheduleShifts: [sampleShift('2026-12-15', { id: 70 }), second],
    listOverrides: [],
    editShifts: { schedule, shifts: [], removed: [], findings: [], stepId: 5 },
  })
  const says = 'Chidinma Abara has two shifts on Tue, Dec 15: Rounder and Night.'
  expect(await within(panel()).findByText(says)).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: /^Abara, Tue, Dec 15: / }).getAttribute('aria-label')).toContain(
    'breaks a rule',
  )
  await userEvent.click(await within(panel()).findByRole('button', { name: 'Apply fix' }))
  await waitFor(() => expect(page.bodies).toMatchObject([{ edits: [{ do: 'change', shiftId: 71, physicianId: 8 }] }]))
})
