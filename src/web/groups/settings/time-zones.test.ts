import { expect, test, vi } from 'vitest'

// Other tests have only two of them.
const { timeZones } = await vi.importActual<typeof import('./time-zones.ts')>('./time-zones.ts')

test('American time zones come first, and every time zone once', () => {
  expect(timeZones.slice(0, 2).map(({ label }) => label)).toEqual(['Eastern Time (New York)', 'Central Time (Chicago)'])
  const values = timeZones.map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(values.length).toBeGreaterThan(400)
  expect(values).toContain('Europe/Berlin')
})
