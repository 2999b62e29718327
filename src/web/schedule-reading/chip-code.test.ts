import { expect, test } from 'vitest'
import { chipCode } from './chip-code.ts'

test.each([
  ['N1', 'Night', 'N1'],
  ['ROUNDER A', 'Rounder A', 'RA'],
  [undefined, 'Night', 'N'],
  ['ROUNDER 2', 'Rounder', 'R2'],
])('%s, called %s, is shown as %s', (code, name, shown) => {
  expect(chipCode(code, name)).toBe(shown)
})
