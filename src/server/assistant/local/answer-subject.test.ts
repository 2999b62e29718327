/** What an answer is about must be sendable, whatever days were asked for. */
import { expect, it } from 'vitest'
import type { Records } from '../tools/records.ts'
import { showSubject } from './answer-subject.ts'

const records = { people: [], roles: [] } as unknown as Records

it('sends days with an end, and no others', () => {
  const december = { from: '2026-12-01', to: '2026-12-31' }
  expect(showSubject({ range: december }, records).dates).toEqual(december)
  // "Does Chen ever work nights" looks back a year and ahead without an end.
  expect(showSubject({ range: { from: '2025-12-08', to: '' } }, records).dates).toBeNull()
})
