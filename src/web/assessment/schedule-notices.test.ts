import { expect, test } from 'vitest'
import { sampleDetails } from '../generation/testing/sample-generation.ts'
import { noticesOf } from './schedule-notices.tsx'

test('names the roles that were made for a group without roles, and what they come from', () => {
  expect(noticesOf(sampleDetails({ createdRoles: ['Day', 'Short day', 'Night'] }))).toEqual([
    'Your group has no roles, so we made Day, Short day, and Night from its pattern and shift types. Change them in Group Settings.',
  ])
})
