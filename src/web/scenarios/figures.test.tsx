/** The figures of versions: which are shown, and what the page says where there is nothing to show. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { ScenariosPage } from './scenarios-page.tsx'
import { answers, measures, scenario, version } from './testing/sample-scenarios.ts'

test('nights of day staff are counted where there are nocturnists', async () => {
  const compared = scenario(1).comparedWith!
  const many = scenario(1, {
    comparedWith: { ...compared, measures: { ...measures, dayStaffNights: 31 } },
    versions: [version({ measures: { ...measures, dayStaffNights: 12 } })],
  })
  renderPage(<ScenariosPage />, { answers: { ...answers, listScenarios: [many] } })
  const card = await screen.findByRole('region', { name: 'Laurent out: With this change' })
  const said = within(card).getByText('Nights for day staff').parentElement!
  expect(said.textContent).toBe('Nights for day staff12compared with now: −19')
})

test('weekend shifts over fair share are counted where anyone has one, now or in a version', async () => {
  const compared = scenario(1).comparedWith!
  const uneven = scenario(1, {
    comparedWith: { ...compared, measures: { ...measures, weekendsOver: 0, nightsOver: 0 } },
    versions: [version({ measures: { ...measures, weekendsOver: 3, nightsOver: 0 } })],
  })
  renderPage(<ScenariosPage />, { answers: { ...answers, listScenarios: [uneven] } })
  const card = await screen.findByRole('region', { name: 'Laurent out: With this change' })
  const said = within(card).getByText('Weekend shifts over fair share').parentElement!
  expect(said.textContent).toBe('Weekend shifts over fair share3compared with now: +3')
  expect(within(card).queryByText('Nights over fair share')).toBeNull()
})

test('an alternative says in figures what it is named for, and names its changes if they are few', async () => {
  const row = (name: string, changed: string) => ({ name, days: '.'.repeat(31), changed: changed.padEnd(31, '0') })
  const offered = scenario(2, {
    ...{ name: 'Alternatives', changes: [], offersAlternatives: true },
    comparedWith: { ...scenario(1).comparedWith!, measures: { ...measures, weekendsOver: 0 } },
    versions: [
      version({ sense: 'fairness', measures: { ...measures, fairness: 98.2, weekendsOver: 2 } }),
      version({ sense: 'full-weeks', measures: { ...measures, whole: 92 }, changed: 111 }),
      version({
        ...{ sense: 'even-weekends', changed: 2, measures: { ...measures, weekendsOver: 0, preferences: 87 } },
        rows: [row('Wei Chen', '00011'), row('Leila Haddadi', '0'), row('Rajesh Iyer', '0001')],
      }),
    ],
  })
  renderPage(<ScenariosPage />, { answers: { ...answers, listScenarios: [offered] } })
  await screen.findByText('Fairness: 98.2, now 97.')
  screen.getByText('Full weeks: 92 of 100, now 84 of 100.')
  screen.getByText(
    'Weekend shifts over fair share: 0, same as now. Only 2 shifts change: Wei Chen and Rajesh Iyer, Dec 4–5.',
  )
})

test('where there are no alternatives, the page says why', async () => {
  const best = { ...measures, whole: 100, granted: 30, weekendsOver: 0 }
  const none = scenario(2, {
    ...{ name: 'Alternatives', changes: [], offersAlternatives: true, versions: [] },
    comparedWith: { ...scenario(1).comparedWith!, measures: best },
  })
  renderPage(<ScenariosPage />, { answers: { ...answers, listScenarios: [none] } })
  expect(
    await screen.findByText(
      'Your schedule already has only full weeks, grants every request, and has even weekends. We found no schedule with more preferences met or better fairness that’s nearly as good overall.',
    ),
  ).toBeTruthy()
})
