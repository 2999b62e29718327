/** What someone likes to work, and what someone must work. */
import { expect, test } from 'vitest'
import { readBack } from '../testing/sample-group.ts'

test.each([
  ['Okafor prefers ICU nights', 'Chidi Okafor prefers ICU Night shifts (preference)'],
  ['Dr Nguyn prefers nights', 'Linh Nguyen prefers nights (preference)'],
  ['Chen must work Dec 24', 'Hana Chen works at least 1 shift on Dec 24 (high priority)'],
  ['Chen works Christmas', 'Hana Chen works at least 1 shift on Dec 25 (high priority)'],
  ['Chen works Dec 24-26', 'Hana Chen works at least 3 shifts from Dec 24 to Dec 26 (high priority)'],
  ['Chen always works Mondays', 'Hana Chen works at least 1 shift a week on Mondays (high priority)'],
  ['schedule Chen on Dec 24 in ICU', 'Hana Chen works at least 1 ICU Day or ICU Night shift on Dec 24 (high priority)'],
  ['Chen works nights', 'not applied: Chen works nights'],
  ['Chen can do nights', 'not applied: Chen can do nights'],
  ['Chen max', 'not applied: Chen max'],
  ['Chen is not off Fridays', 'not applied: Chen is not off Fridays'],
])('preferences, a coordinator writes: %s', (text, ...lines) => {
  expect(readBack(text)).toEqual(lines)
})

test.each([
  ['prefers days', 'Hana Chen prefers day shifts (preference)'],
  ['I prefer ICU and rounding', 'Hana Chen prefers ICU Day, ICU Night, and Rounder shifts (preference)'],
  ['want more nights', 'Hana Chen prefers nights (preference)'],
  ['I love weekends', 'Hana Chen works at least 1 shift a week on weekends (preference)'],
  ['I would like to work Dec 24', 'Hana Chen works at least 1 shift on Dec 24 (preference)'],
  ['I prefer nights on weekends', 'Hana Chen prefers nights on weekends (preference)'],
  ['wants to work nights', 'Hana Chen prefers nights (preference)'],
])('preferences, a physician writes: %s', (text, ...lines) => {
  expect(readBack(text, { speaker: 'chen' })).toEqual(lines)
})
