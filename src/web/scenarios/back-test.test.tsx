/** A back-test: started from what isn't saved yet, followed, and read month by month. */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Scenario, VersionMeasures } from '../../contract/scenarios.ts'
import type { RuleChange } from '../../contract/what-if.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleAdmin } from '../testing/samples.ts'
import { BackTestButton } from './back-test.tsx'

const measures: VersionMeasures = {
  ...{ coverage: 100, fairness: 97, preferences: 86, open: 0, whole: 84, stretches: 84, unit: 'week' },
  ...{ granted: 0, asked: 0, dayStaffNights: null, weekendsOver: null, nightsOver: null },
}
const changes: RuleChange[] = [{ what: 'limits', maxConsecutiveShifts: 5 }]

function month(number: number, more: Partial<Scenario> = {}): Scenario {
  return {
    ...{ id: number, name: 'Back-test', month: number, year: 2026, changes, offersAlternatives: false },
    ...{ state: 'done', progress: 100, error: null, createdBy: null, createdAt: '2026-11-16T10:00:00Z' },
    computedAt: null,
    comparedWith: {
      scheduleId: 1,
      name: 'October 2026',
      status: 'active',
      savedAt: null,
      measures,
      broken: { hard: 12, soft: 0 },
      lifted: 0,
    },
    versions: [
      {
        ...{ sense: 'balanced', isClosest: true, total: 96, changed: 30, same: 40, rows: [] },
        measures: { ...measures, whole: 10, fairness: 95, open: 4 },
        people: [{ physicianId: 1, name: 'Awa Toussaint', verdict: 'worse', says: '1 more night' }],
      },
    ],
    ...more,
  }
}

test('nothing is tried while nothing has changed', () => {
  renderPage(<BackTestButton changes={[]} />, { answers: { currentUser: sampleAdmin() } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back-test' }).disabled).toBe(true)
})

test('a new rule that is too long is named with how much fits, instead of being tried in part', async () => {
  const text = 'No nights for Chen in the weeks of a conference'.padEnd(412, ' x')
  const page = renderPage(<BackTestButton changes={[{ what: 'sentence', text }]} />, {
    answers: { currentUser: sampleAdmin() },
  })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Back-test' })
  expect(button.disabled).toBe(true)
  const says = 'Rules in a back-test can have up to 300 characters. “No nights for Chen in...” has 412.'
  expect(screen.getByText(says)).toBeTruthy()
  await userEvent.click(button)
  expect(page.bodies).toEqual([])
})

test('a removed rule may be of any length', () => {
  const changes: RuleChange[] = [{ what: 'without', text: 'No nights for Chen'.padEnd(412, ' x') }]
  renderPage(<BackTestButton changes={changes} />, { answers: { currentUser: sampleAdmin() } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back-test' }).disabled).toBe(false)
})

test('each month says what it breaks as published, and what it would have cost', async () => {
  const page = renderPage(<BackTestButton changes={changes} />, {
    answers: {
      currentUser: sampleAdmin(),
      startBackTest: { ok: true },
      currentBackTest: [month(10), month(9, { state: 'running', progress: 30, versions: [], comparedWith: null })],
      cancelScenario: { ok: true },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Back-test' }))
  const october = await screen.findByRole('region', { name: 'October 2026' })
  expect(page.bodies).toEqual([{ changes }])
  expect(within(october).getByText('As published, this month has 12 conflicts under the changed rules.')).toBeTruthy()
  expect(within(october).getByText(/30 shift changes, 1 worse off, 0 better off/)).toBeTruthy()
  expect(within(october).getByText('Open shifts').parentElement!.textContent).toBe('Open shifts4 +4')
  expect(screen.getByText('Searching, 30%')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stop back-test' }))
  expect(page.calls).toContain('POST /api/scenarios/9/cancel')
})

test('a removed rule says how often the month broke it, and a month without either says so', async () => {
  const lifted = { ...month(10).comparedWith!, broken: { hard: 0, soft: 0 }, lifted: 3 }
  renderPage(<BackTestButton changes={[{ what: 'without', text: 'Max 3 nights in a row' }]} />, {
    answers: {
      currentUser: sampleAdmin(),
      startBackTest: { ok: true },
      currentBackTest: [month(10, { comparedWith: lifted }), month(9, { comparedWith: { ...lifted, lifted: 0 } })],
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Back-test' }))
  expect(
    await screen.findByText('As published, this month breaks the rules you’re removing or relaxing 3 times.'),
  ).toBeTruthy()
  expect(screen.getByText('As published, this month meets both the old and the changed rules.')).toBeTruthy()
})

test('rules that only count more or less say that nothing becomes a conflict, not that all are met', async () => {
  const weighed: RuleChange[] = [{ what: 'rule', ruleId: 'pattern', on: true, weight: 80 }]
  const none = { ...month(10).comparedWith!, broken: { hard: 0, soft: 0 } }
  renderPage(<BackTestButton changes={weighed} />, {
    answers: {
      currentUser: sampleAdmin(),
      startBackTest: { ok: true },
      currentBackTest: [month(10, { changes: weighed, comparedWith: none })],
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Back-test' }))
  expect(
    await screen.findByText('These rules are preferences, so they cause no conflicts in the published month.'),
  ).toBeTruthy()
  expect(screen.queryByText(/it meets/)).toBeNull()
})

test('a refusal is shown in the server’s words', async () => {
  renderPage(<BackTestButton changes={changes} />, {
    answers: {
      currentUser: sampleAdmin(),
      startBackTest: { refusedWith: 409, code: 'conflict', message: 'No published month is over yet.' },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Back-test' }))
  expect(await screen.findByText('No published month is over yet.')).toBeTruthy()
})
