/** Who works with whom, and who never does. */
import { expect, test } from 'vitest'
import { readBack } from '../testing/sample-group.ts'

test.each([
  ['never pair Smith and Jones', 'John Smith and Mary Jones never work the same shift (hard rule)'],
  ['Smith not with Jones', 'John Smith and Mary Jones never work the same shift (hard rule)'],
  ["Smith and Jones can't be on the same shift", 'John Smith and Mary Jones never work the same shift (hard rule)'],
  ["Don't put Lopez and O'Brien together", "Maria Lopez and Sean O'Brien never work the same shift (hard rule)"],
  [
    "Don't schedule Smith with Jones or Patel",
    'Ravi Patel and John Smith never work the same shift (hard rule); John Smith and Mary Jones never work the same shift (hard rule)',
  ],
  ['keep Smith and Jones apart', 'John Smith and Mary Jones never work the same shift (hard rule)'],
  ['Chen never works nights with Patel', 'Hana Chen and Ravi Patel never work the same shift (nights) (hard rule)'],
  ['Chen and Patel never on the same night', 'Hana Chen and Ravi Patel never work the same shift (nights) (hard rule)'],
  [
    "Lopez must not work with O'Brien at night",
    "Maria Lopez and Sean O'Brien never work the same shift (nights) (hard rule)",
  ],
  [
    'Dr. Chen and Dr. Patel should not be on together',
    'Hana Chen and Ravi Patel never work the same shift (preference)',
  ],
  ['Chen & Patel & Kim not together', 'Hana Chen, Ravi Patel, and Soo Kim never work the same shift (hard rule)'],
  ['Nguyen and Lopez should work together', 'Linh Nguyen and Maria Lopez work together (preference)'],
  ['Please schedule Nguyen with Lopez', 'Linh Nguyen and Maria Lopez work together (hard rule)'],
  ['Chen likes working with Patel', 'Hana Chen and Ravi Patel work together (preference)'],
  ['At most two of Smith, Jones and Kim on the same day', 'not applied: At most'],
  ['Smith and Jones alternate weekends', 'not applied: Smith and Jones alternate weekends'],
])('pairs, a coordinator writes: %s', (text, ...lines) => {
  expect(readBack(text)).toEqual(lines)
})

test.each([
  ['I work best with Patel', 'Hana Chen and Ravi Patel work together (preference)'],
  ['Would like to work with Lopez on weekends', 'Hana Chen and Maria Lopez work together on weekends (preference)'],
  ['not with Dr. Jones please', 'Hana Chen and Mary Jones never work the same shift (preference)'],
])('pairs, a physician writes: %s', (text, ...lines) => {
  expect(readBack(text, { speaker: 'chen' })).toEqual(lines)
})
