/** Dates as people write them, in a plan for December 2026. */
import { expect, test } from 'vitest'
import { readBack } from '../testing/sample-group.ts'

test.each([
  ['Chen no nights until Dec 15', 'Hana Chen works no nights from Dec 1 to Dec 15 (hard rule)'],
  ['Chen no nights after Dec 20', 'Hana Chen works no nights from Dec 21 to Dec 31 (hard rule)'],
  ['Chen off before Dec 10', 'Hana Chen works no shifts from Dec 1 to Dec 9 (hard rule)'],
  ['Chen off from Dec 20 to Jan 3', 'Hana Chen works no shifts from Dec 20 to Jan 3, 2027 (hard rule)'],
  ['Chen off between Dec 3 and Dec 10', 'Hana Chen works no shifts from Dec 3 to Dec 10 (hard rule)'],
  ['Chen off first week of December', 'Hana Chen works no shifts from Dec 1 to Dec 7 (hard rule)'],
  ['Chen off the week of Dec 14', 'Hana Chen works no shifts from Dec 14 to Dec 20 (hard rule)'],
  ['Chen off the last week of the month', 'Hana Chen works no shifts from Dec 25 to Dec 31 (hard rule)'],
  ['Kim takes no nights in the first half of December', 'Soo Kim works no nights from Dec 1 to Dec 15 (hard rule)'],
  ['Chen off next month', 'Hana Chen works no shifts from Dec 1 to Dec 31 (hard rule)'],
  ['Chen no nights this month', 'Hana Chen works no nights from Dec 1 to Dec 31 (hard rule)'],
  ['Chen off starting Dec 20', 'Hana Chen works no shifts from Dec 20 to Dec 31 (hard rule)'],
  ['Chen off through the 10th', 'Hana Chen works no shifts from Dec 1 to Dec 10 (hard rule)'],
  ['Chen off from the 20th on', 'Hana Chen works no shifts from Dec 20 to Dec 31 (hard rule)'],
  ['Chen off 20 Dec', 'Hana Chen works no shifts on Dec 20 (hard rule)'],
  ['Chen off 20-24 Dec', 'Hana Chen works no shifts from Dec 20 to Dec 24 (hard rule)'],
  ['Chen off December 20th through December 24th', 'Hana Chen works no shifts from Dec 20 to Dec 24 (hard rule)'],
  ['Chen off the weekend of Dec 12', 'Hana Chen works no shifts from Dec 12 to Dec 13 (hard rule)'],
  ['Chen no nights on Dec 24, 25 and 31', 'Hana Chen works no nights on Dec 24, Dec 25, and Dec 31 (hard rule)'],
  ['Chen unavailable: 12/3, 12/5, 12/9', 'Hana Chen works no shifts on Dec 3, Dec 5, and Dec 9 (hard rule)'],
  ['Williams PTO 2026-12-20 to 2026-12-27', 'Grace Williams works no shifts from Dec 20 to Dec 27 (hard rule)'],
  ['Williams is out 12/20', 'Grace Williams works no shifts on Dec 20 (hard rule)'],
  ['Williams on vacation Dec 20 - Dec 27', 'Grace Williams works no shifts from Dec 20 to Dec 27 (hard rule)'],
  ['Vacation: Williams Dec 20-27', 'Grace Williams works no shifts from Dec 20 to Dec 27 (hard rule)'],
  ['Kim unavailable Dec 1 - Dec 5, Dec 9', 'Soo Kim works no shifts from Dec 1 to Dec 5 and Dec 9 (hard rule)'],
  ['Chen off Fridays until Dec 15', 'Hana Chen works no shifts on Fridays, from Dec 1 to Dec 15 (hard rule)'],
  ['Chen off in January 2027', 'Hana Chen works no shifts from Jan 1, 2027 to Jan 31, 2027 (hard rule)'],
  ['Chen off Easter', 'not applied: Easter'],
  ['Chen off on 31 February', 'not applied: Chen off on 31 February'],
  ['Chen no nights 13/45', 'not applied: Chen no nights 13/45'],
])('dates, a coordinator writes: %s', (text, ...lines) => {
  expect(readBack(text)).toEqual(lines)
})
