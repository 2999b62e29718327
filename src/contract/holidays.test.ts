import { expect, test } from 'vitest'
import { groupSettings } from './groups.ts'
import { holidaysOf } from './holidays.ts'

const majorsOf = (settings: Parameters<typeof groupSettings.parse>[0]) =>
  holidaysOf(groupSettings.parse(settings), [2026])
    .filter(({ isMajor }) => isMajor)
    .map(({ name }) => name)

test('the six big holidays are major', () => {
  expect(majorsOf({})).toEqual([
    'New Year’s Day',
    'Memorial Day',
    'Independence Day',
    'Labor Day',
    'Thanksgiving Day',
    'Christmas Day',
  ])
})

test('a holiday can be switched off, made major, or count as any other', () => {
  const settings = groupSettings.parse({
    holidays: [{ date: '2026-11-08', name: 'Diwali' }],
    holidayChoices: { Diwali: 'major', 'Columbus Day': 'off', 'Labor Day': 'regular' },
  })
  const holidays = holidaysOf(settings, [2026])
  expect(holidays).toHaveLength(11)
  expect(holidays).toContainEqual({ date: '2026-11-08', name: 'Diwali', isMajor: true })
  expect(holidays).toContainEqual({ date: '2026-09-07', name: 'Labor Day', isMajor: false })
  expect(holidays.map(({ name }) => name)).not.toContain('Columbus Day')
})

test('a choice saved with a straight apostrophe still counts', () => {
  expect(majorsOf({ holidayChoices: { "New Year's Day": 'regular' } })).not.toContain('New Year’s Day')
  const choices = { "New Year's Day": 'regular', 'New Year’s Day': 'major' } as const
  expect(majorsOf({ holidayChoices: choices })).toContain('New Year’s Day')
})

test("the group's own name for a major holiday leaves it major", () => {
  expect(majorsOf({ holidays: [{ date: '2026-12-25', name: 'Christmas' }] })).toContain('Christmas')
})
