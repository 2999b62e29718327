import { expect, test } from 'vitest'
import { capitalize } from './capital.ts'

test.each([
  ['night shift', 'Night shift'],
  ['iCU', 'ICU'],
  ['élan', 'Élan'],
  ['24-hour', '24-hour'],
  ['', ''],
])('"%s" begins as "%s"', (text, begun) => {
  expect(capitalize(text)).toBe(begun)
})
