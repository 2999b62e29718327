/** What an approval does to the rules: each fact once, however many rules mind it. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleConsequences, sampleFinding } from '../testing/sample-answers.ts'
import { RulesAndScores } from './rules-and-scores.tsx'

it('says once what two rules say alike', async () => {
  const says = 'Kenji Ueda would work a single-day stretch (Mon, Dec 7).'
  const findings = ['pattern', 'isolated-days', 'runs-of-three'].map((key) => sampleFinding(says, { key, hard: false }))
  renderPage(<RulesAndScores found={sampleConsequences(1, { findings })} />, { answers: {} })
  expect(await screen.findAllByText(says)).toHaveLength(1)
})
