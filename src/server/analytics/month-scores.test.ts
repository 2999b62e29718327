/** Months are scored once, until something they depend on changes. */
import { expect, it, vi } from 'vitest'
import type { Problem } from '../../engine/model.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { MonthScores } from '../platform/advisor/questions/score-month.ts'
import { rememberMonthScores } from './month-scores.ts'

const problem: Problem = {
  from: '2027-03-01',
  days: 31,
  roles: [],
  physicians: [],
  group: {
    pattern: 'custom',
    coverageRequirements: 1,
    maxConsecutiveShifts: 7,
    minRestBetweenShifts: 10,
    choices: {},
    customRules: [],
  },
  holidays: [],
  before: [],
  after: [],
  locked: [],
}
const scores: MonthScores = { coverage: 100, fairness: 90, preferences: 80, unavoidable: 0, people: [] }
const shift = { physicianId: '1', roleId: '2', date: '2027-03-05' }

function openScores() {
  const ask = vi.fn<() => Promise<MonthScores>>(async () => scores)
  return { ask, scoreMonth: rememberMonthScores({ ask: ask as unknown as Advisor['ask'] }) }
}

it('asks for the same month once, also while the first answer is on its way', async () => {
  const { ask, scoreMonth } = openScores()
  expect(await Promise.all([scoreMonth(problem, [shift]), scoreMonth(problem, [shift])])).toEqual([scores, scores])
  await scoreMonth(structuredClone(problem), [{ ...shift }])
  expect(ask).toHaveBeenCalledTimes(1)
})

it('asks again when a shift or the rules changed', async () => {
  const { ask, scoreMonth } = openScores()
  await scoreMonth(problem, [shift])
  await scoreMonth(problem, [{ ...shift, physicianId: '3' }])
  await scoreMonth({ ...problem, group: { ...problem.group, minRestBetweenShifts: 11 } }, [shift])
  expect(ask).toHaveBeenCalledTimes(3)
})

it('forgets a failure', async () => {
  const { ask, scoreMonth } = openScores()
  ask.mockRejectedValueOnce(new Error('The advisor was idle.'))
  await expect(scoreMonth(problem, [])).rejects.toThrow('idle')
  expect(await scoreMonth(problem, [])).toBe(scores)
})
