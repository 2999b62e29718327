import { expect, test } from 'vitest'
import { timeZones } from './time-zones.ts'

test('American time zones come first, and every time zone once', () => {
  expect(timeZones.slice(0, 2).map(({ label }) => label)).toEqual(['Eastern Time (New York)', 'Central Time (Chicago)'])
  const values = timeZones.map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(values).toContain('Europe/Berlin')
})
