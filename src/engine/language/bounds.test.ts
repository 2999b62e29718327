/** Whatever a text looks like, reading it takes bounded time, and no line is dropped. */
import { expect, it } from 'vitest'
import { sampleGroup } from './testing/sample-group.ts'
import { understand } from './understand.ts'

it('reads no sentence that is longer than any rule, and says so', () => {
  const long = 'Chen no nights and '.repeat(40)
  const [line, ...others] = understand(`${long}.\nChen no nights.`, sampleGroup)
  expect(line).toMatchObject({
    applied: false,
    rules: [],
    says: 'Not applied: this sentence is too long. Write one rule per line.',
  })
  expect(others).toHaveLength(1)
  expect(others[0]!.applied).toBe(true)
})

it('reads so many sentences and no more, and names each that it left out', () => {
  const lines = understand('Chen no nights.\n'.repeat(300), sampleGroup)
  expect(lines).toHaveLength(300)
  expect(lines.filter(({ applied }) => applied)).toHaveLength(200)
  expect(lines.at(-1)!.says).toBe('Not applied: this text has more than 200 sentences.')
})

it.each(['0000-01-01', '1999-12-31', '9999-12-31', '12/24/99999', '12/24/1901', '1/1/5'])(
  'reads no shift on %s',
  (date) => {
    expect(understand(`Chen is off on ${date}.`, sampleGroup)).toMatchObject([{ applied: false, rules: [] }])
  },
)

it.each(['2026-12-24', '12/24/2026', '12/24/26'])('reads a shift on %s', (date) => {
  expect(understand(`Chen is off on ${date}.`, sampleGroup)).toMatchObject([{ applied: true }])
})
