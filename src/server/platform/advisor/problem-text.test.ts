import { expect, test, vi } from 'vitest'
import type { CustomRule } from '../../../engine/model.ts'
import { smallGroup } from '../../../engine/testing/small-group.ts'
import { readProblem, writeProblem, writeRule } from './problem-text.ts'

const rule: CustomRule = { text: 'No shifts, “ever”.', hard: true, who: 'everyone', what: { limit: 'never' } }

test.each([0, 1, 3])('a problem with %i custom rules is read as it was written', (count) => {
  const problem = smallGroup({ roles: 'DN', physicians: 2, group: { customRules: Array(count).fill(rule) } })
  expect(readProblem(writeProblem(problem))).toEqual(JSON.parse(JSON.stringify(problem)))
})

test('a rule is written once', () => {
  writeRule(rule)
  const write = vi.spyOn(JSON, 'stringify')
  writeRule(rule)
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})
