import { expect, test } from 'vitest'
import { shortenReason } from './shorten-reason.ts'

test.each([
  [
    'Tariq Mansour can take it (-1033 points; worse: Work follows the pattern of the group (+16); better: Every shift is filled (-950), Shifts are shared fairly (-114)).',
    'Helps “Shifts are shared fairly”, goes against “Work follows the pattern of the group”.',
  ],
  ['Ada takes it (-950 points; better: Every shift is filled (-950)).', 'Keeps every rule.'],
  ['Ada gives Night (+4 points; worse: No isolated working days (+4)).', 'Goes against “No isolated working days”.'],
  ['You are two shifts under your share.', 'You are two shifts under your share.'],
])('%s', (says, shortened) => {
  expect(shortenReason(says)).toBe(shortened)
})
