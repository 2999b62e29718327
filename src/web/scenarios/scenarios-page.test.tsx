/** The scenarios page as a coordinator sees it: asks, waits, compares, and uses one. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { WhatIf } from '../../contract/what-if.ts'
import { weekdays } from '../../engine/model.ts'
import { ruleOf } from '../../engine/rules/list.ts'
import { noAnswerYet, renderPage } from '../testing/render-page.tsx'
import { sampleGroup, sampleRole } from '../testing/samples.ts'
import { usualWeight } from '../text/importance-steps.ts'
import { describeWhatIf } from './scenario-words.ts'
import { ScenariosPage } from './scenarios-page.tsx'
import { answers, measures, scenario, version } from './testing/sample-scenarios.ts'

test('a scenario stands beside the current schedule, with who is better and worse off', async () => {
  renderPage(<ScenariosPage />, { answers })
  const card = await screen.findByRole('region', { name: 'Laurent out: With this change' })
  expect(within(card).getByText('Open shifts').parentElement!.textContent).toBe('Open shifts0compared with now: −2')
  expect(within(card).getByText('Fairness').parentElement!.textContent).toBe('Fairness95compared with now: −2')
  expect(within(card).getByText('1 better off')).toBeTruthy()
  expect(within(card).getByText('43 same')).toBeTruthy()
  expect(within(card).getByText('2 more nights, 3 over fair share')).toBeTruthy()
  expect(within(card).getByRole('img', { name: /1 physician, with 22 shift changes/ })).toBeTruthy()
  expect(await screen.findByText('Sylvie Laurent out Dec 7–20')).toBeTruthy()
  expect(screen.getByText('Fills 2 shifts')).toBeTruthy()
})

test.each([
  ['while it loads', 'listSchedules', '/admin/scenarios', noAnswerYet, 'Loading...'],
  [
    'where it fails',
    'listSchedules',
    '/admin/scenarios',
    { refusedWith: 503, message: '' },
    'We couldn’t load the schedules',
  ],
  ['while a version loads', 'listScenarios', '/admin/scenarios?open=1-1', noAnswerYet, 'Loading...'],
] as const)('the page has its heading %s', async (_when, call, path, answer, text) => {
  renderPage(<ScenariosPage />, { path, answers: { ...answers, [call]: answer } })
  const main = await screen.findByRole('main')
  await within(main).findByText(text, { exact: false })
  expect(within(main).getByRole('heading', { level: 1 }).textContent).toBe('Scenarios')
})

test('three alternatives and a scenario stand side by side, the closest to the rules marked', async () => {
  const versions = (['full-weeks', 'requests', 'fairness'] as const).map((sense, place) =>
    version({ sense, isClosest: place === 0 }),
  )
  const three = scenario(2, { name: 'Alternatives', changes: [], offersAlternatives: true, versions })
  renderPage(<ScenariosPage />, { answers: { ...answers, listScenarios: [three, scenario(1)] } })
  expect(await screen.findAllByRole('button', { name: 'Use this one' })).toHaveLength(3)
  expect(screen.getAllByText('Closest to your rules')).toHaveLength(1)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Laurent out' }))
  expect(screen.getAllByRole('button', { name: 'Use this one' })).toHaveLength(4)
  expect(window.location.search).toContain('show=2-1')
})

test('the schedule that is compared with says when it was saved', async () => {
  renderPage(<ScenariosPage />, { answers })
  expect(await screen.findByText(/^Draft, saved Nov 16, 2026, 10:42 AM\. It’s the mark on each bar\./)).toBeTruthy()
})

test('switching what-ifs on builds the alternatives again with all of them, and shows those that are there', async () => {
  const hired: WhatIf = { what: 'hired', count: 1, fte: 1, nightShiftPreference: 'prefer' }
  const versions = [version({ sense: 'full-weeks', measures: { ...measures, open: 0 } })]
  const out = scenario(1)
  const built = scenario(3, { name: 'Alternatives with Laurent out', offersAlternatives: true, versions })
  const more = scenario(2, { name: 'One more', changes: [hired] })
  const page = renderPage(<ScenariosPage />, {
    answers: { ...answers, listScenarios: [built, more, out], createScenario: { id: 9 } },
  })
  const on = await screen.findByRole('switch', { name: 'Laurent out' })
  expect(on.getAttribute('aria-checked')).toBe('true')
  expect(screen.getByText(/^We found no other schedule with .+ that’s nearly as good overall/)).toBeTruthy()
  expect(screen.getByText('1 on')).toBeTruthy()
  expect(screen.getByText('each version fills every shift.')).toBeTruthy()
  on.focus()
  screen.getByRole('switch', { name: 'One more' }).focus()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(page.calls).toContain('POST /api/scenarios'))
  expect(page.bodies.at(-1)).toEqual({
    ...{ month: 12, year: 2026, offersAlternatives: true, name: 'Alternatives with Laurent out and One more' },
    changes: [...out.changes, hired],
  })
  await waitFor(() => expect(window.location.search).toContain('show=9'))
})

test('O opens the version that has the focus in the roster', async () => {
  renderPage(<ScenariosPage />, { answers })
  await screen.findByRole('button', { name: 'Use this one' })
  await userEvent.keyboard('o')
  expect(window.location.search).not.toContain('open=')
  await userEvent.keyboard('1o')
  expect(window.location.search).toContain('open=1-balanced')
})

test('versions are compared physician by physician', async () => {
  const person = (physicianId: number, name: string, verdict: 'better' | 'worse', says: string) => ({
    ...{ physicianId, name, verdict, says },
  })
  const versions = [
    version({ sense: 'full-weeks', people: [person(2, 'Awa Toussaint', 'better', '1 fewer night')] }),
    version({
      sense: 'fairness',
      people: [person(1, 'Ines Abara', 'worse', '2 more nights'), person(2, 'Awa Toussaint', 'worse', '1 more night')],
    }),
  ]
  const both = scenario(2, { name: 'Alternatives', changes: [], offersAlternatives: true, versions })
  renderPage(<ScenariosPage />, { answers: { ...answers, listScenarios: [both] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Compare by physician' }))
  const table = screen.getByRole('table', { name: 'Physicians by version' })
  const rows = within(table).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Physician', 'Most full weeks', 'Fairest'],
    ['Awa Toussaint', '1 fewer night', '1 more night'],
    ['Ines Abara', '', '2 more nights'],
  ])
  expect(within(rows[1]!).getByLabelText('Better off')).toBeTruthy()
})

test('what the schedule itself would break is said', async () => {
  const broken = { ...scenario(1).comparedWith!, broken: { hard: 12, soft: 3 } }
  renderPage(<ScenariosPage />, { answers: { ...answers, listScenarios: [scenario(1, { comparedWith: broken })] } })
  expect(await screen.findByText('12 conflicts in your schedule')).toBeTruthy()
})

test('one that is being computed says how far it is and can be stopped', async () => {
  const running = scenario(1, { state: 'running', progress: 40, versions: [], comparedWith: null })
  const page = renderPage(<ScenariosPage />, {
    answers: { ...answers, listScenarios: [running], cancelScenario: { ok: true } },
  })
  expect(await screen.findByText('Searching, 40%')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stop scenario' }))
  await waitFor(() => expect(page.calls).toContain('POST /api/scenarios/1/cancel'))
})

test('a new scenario sends what was added', async () => {
  const page = renderPage(<ScenariosPage />, { answers: { ...answers, createScenario: { id: 9 } } })
  await userEvent.click(await screen.findByRole('button', { name: 'New scenario' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Run scenario' }))
  expect(await within(dialog).findByText('Name the scenario')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add change' }))
  expect(within(dialog).getByText('Fill in all fields first')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Physician' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Laurent, Sylvie' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add change' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Run scenario' }))
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  expect(page.bodies[0]).toEqual({
    ...{ month: 12, year: 2026, name: 'Sylvie Laurent out Dec 1–31', offersAlternatives: false },
    changes: [{ what: 'away', physicianId: 7, from: '2026-12-01', to: '2026-12-31' }],
  })
})

test('people and roles start from what they have now, and what changes nothing is not added', async () => {
  const rounder = { daysOfWeek: [...weekdays], requiredCount: 9, countsByWeekday: { saturday: 7, sunday: 7 } }
  renderPage(<ScenariosPage />, { answers: { ...answers, listRoles: [sampleRole(3, 'Rounder', rounder)] } })
  await userEvent.click(await screen.findByRole('button', { name: 'New scenario' }))
  const dialog = within(screen.getByRole('dialog'))
  const choose = async (field: string, option: string | RegExp) => {
    await userEvent.click(dialog.getByRole('combobox', { name: field }))
    await userEvent.click(await screen.findByRole('option', { name: option }))
  }
  const add = () => userEvent.click(dialog.getByRole('button', { name: 'Add change' }))
  const type = async (label: string, text: string) => {
    const input = dialog.getByLabelText<HTMLInputElement>(label)
    await userEvent.clear(input)
    await userEvent.type(input, text)
  }
  await choose('What changes', 'Someone works part-time')
  expect(dialog.getByLabelText<HTMLInputElement>('FTE').value).toBe('0.8')
  await choose('Physician', 'Laurent, Sylvie')
  await type('FTE', '1')
  await add()
  expect(dialog.getByText('Sylvie Laurent already works 1 FTE.')).toBeTruthy()
  await choose('What changes', 'A role needs more or fewer people')
  await choose('Role', 'Rounder')
  const required = () => dialog.getByLabelText<HTMLInputElement>('Required').value
  expect(required()).toBe('9')
  await choose('On', 'Weekends')
  expect(required()).toBe('7')
  await add()
  expect(dialog.getByText('Rounder already needs 7 on these days.')).toBeTruthy()
  await type('Required', '8')
  await add()
  expect(dialog.getByText('Rounder needs 8, weekends')).toBeTruthy()
})

test('how much a rule counts is chosen in words, and goes out as its weight', async () => {
  const page = renderPage(<ScenariosPage />, { answers: { ...answers, createScenario: { id: 9 } } })
  await userEvent.click(await screen.findByRole('button', { name: 'New scenario' }))
  const dialog = within(screen.getByRole('dialog'))
  const choose = async (field: string, option: string | RegExp) => {
    await userEvent.click(dialog.getByRole('combobox', { name: field }))
    await userEvent.click(await screen.findByRole('option', { name: option }))
  }
  const { title } = ruleOf('isolated-days')
  await choose('What changes', 'A rule is off, on, or counts differently')
  await choose('Rule', title)
  await choose('In this scenario', 'On')
  await choose('How much it counts', 'More')
  await userEvent.click(dialog.getByRole('button', { name: 'Add change' }))
  expect(dialog.getByText(`“${title}” counts more`)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Run scenario' }))
  await waitFor(() => expect(page.bodies).toHaveLength(1))
  const weight = 2 * usualWeight('isolated-days', sampleGroup().shiftType)
  expect(page.bodies[0]).toMatchObject({ changes: [{ what: 'rule', ruleId: 'isolated-days', on: true, weight }] })
})

test('the keys 1, 2, 3 go to a version', async () => {
  renderPage(<ScenariosPage />, { answers })
  const use = await screen.findByRole('button', { name: 'Use this one' })
  await userEvent.keyboard('1')
  expect(document.activeElement).toBe(use)
})

test('one is made a draft after a question', async () => {
  const page = renderPage(<ScenariosPage />, {
    answers: { ...answers, useScenario: { scheduleId: 12, open: 0 } },
    path: '/admin/scenarios',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Use this one' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create draft' }))
  await waitFor(() => expect(window.location.search).toBe('?schedule=12'))
  expect(page.bodies).toEqual([{ sense: 'balanced' }])
})

test('what is supposed is said in words', () => {
  const names = {
    physician: () => 'Laurent',
    role: () => 'Rounder',
    request: () => 'Approve Laurent',
    importance: () => 'more',
  }
  const supposed: WhatIf[] = [
    { what: 'fte', physicianId: 1, fte: 0.8 },
    { what: 'hired', count: 2, fte: 1, nightShiftPreference: 'prefer' },
    { what: 'demand', roleId: 1, count: 8, weekdays: ['saturday', 'sunday'] },
    { what: 'rule', ruleId: 'isolated-days', on: false },
    { what: 'rule', ruleId: 'fair-nights', on: true, weight: 12 },
    { what: 'without', text: 'Max 3 nights in a row' },
    { what: 'limits', maxConsecutiveShifts: 6 },
  ]
  expect(supposed.map((one) => describeWhatIf(one, names))).toEqual([
    'Laurent at 0.8 FTE',
    'Hire 2 nocturnists at 1 FTE',
    'Rounder needs 8, weekends',
    expect.stringMatching(/^Without “/),
    expect.stringMatching(/^“.*” counts more$/),
    'Without the rule: Max 3 nights in a row',
    'At most 6 days in a row',
  ])
})
