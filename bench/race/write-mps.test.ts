import { expect, test } from 'vitest'
import { writeMps } from './write-mps.ts'

test('writes a model of any size: a month for 60 has more columns than a call has arguments', () => {
  const variables = Array.from({ length: 300_000 }, (_, index) => ({ cost: 1, most: 1, isWhole: index % 2 === 0 }))
  const lines = writeMps({ variables, rows: [] }).split('\n')
  expect(lines).toContain(' x299999 cost 1')
  expect(lines.indexOf(' x1 cost 1')).toBeGreaterThan(lines.indexOf(" m2 'MARKER' 'INTEND'"))
})
