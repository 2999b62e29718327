/** What someone doesn't work, as coordinators and physicians write it. */
import { expect, test } from 'vitest'
import { readBack } from '../testing/sample-group.ts'

test.each([
  ['Dr. Chen no nights in December', 'Hana Chen works no nights from Dec 1 to Dec 31 (hard rule)'],
  ['nobody works nights on Dec 25', 'No one works nights on Dec 25 (hard rule)'],
  ['no nights or evenings for everyone except Chen', 'No one except Hana Chen works nights or evenings (hard rule)'],
  ['Patel off every Friday', 'Ravi Patel works no shifts on Fridays (hard rule)'],
  ['Kim unavailable Dec 24-26', 'Soo Kim works no shifts from Dec 24 to Dec 26 (hard rule)'],
  ["avoid Mondays for Dr. O'Brien", "Sean O'Brien works no shifts on Mondays (preference)"],
  [
    'Chen no nights or weekends',
    'Hana Chen works no nights (hard rule); Hana Chen works no shifts on weekends (hard rule)',
  ],
  [
    'Chen no weekends nor nights',
    'Hana Chen works no shifts on weekends (hard rule); Hana Chen works no nights (hard rule)',
  ],
  ['Chen no Friday nights', 'Hana Chen works no nights on Fridays (hard rule)'],
  ['Chen no weekend nights', 'Hana Chen works no nights on weekends (hard rule)'],
  ['Chen no nights on weekends', 'Hana Chen works no nights on weekends (hard rule)'],
  [
    'Smith no weekends or Friday nights',
    'John Smith works no shifts on weekends (hard rule); John Smith works no nights on Fridays (hard rule)',
  ],
  [
    'Chen off Fridays and Dec 24-26',
    'Hana Chen works no shifts on Fridays (hard rule); Hana Chen works no shifts from Dec 24 to Dec 26 (hard rule)',
  ],
  ['Patel should not work nights if possible', 'Ravi Patel works no nights (preference)'],
  ["Residents can't work in the ICU", 'Residents work no ICU Day or ICU Night shifts (hard rule)'],
  ['Residents should not do ICU', 'Residents work no ICU Day or ICU Night shifts (preference)'],
  ['Lopez should never work ICU nights', 'Maria Lopez works no ICU Night shifts (hard rule)'],
  ['Lopez never jeopardy', 'Maria Lopez works no Jeopardy shifts (hard rule)'],
  ['no 24-hour shifts for residents', 'Residents work no 24-hour shifts (hard rule)'],
  ['no 24s for Kim', 'Soo Kim works no 24-hour shifts (hard rule)'],
  ['Chen off on Christmas', 'Hana Chen works no shifts on Dec 25 (hard rule)'],
  ['Chen off on holidays', 'Hana Chen works no shifts on Dec 25 and Dec 31 (hard rule)'],
  ['All residents off on Christmas Day', 'Residents work no shifts on Dec 25 (hard rule)'],
  [
    'Chen no nights except Fridays',
    'Hana Chen works no nights on Mondays, Tuesdays, Wednesdays, Thursdays, Saturdays, and Sundays (hard rule)',
  ],
  ['Chen no nights unless necessary', 'Hana Chen works no nights (preference)'],
  ["Patel doesn't like nights", 'Ravi Patel works no nights (preference)'],
  ['Jones hates swing shifts', 'Mary Jones works no Swing shifts (preference)'],
  ['Jones would rather not work weekends', 'Mary Jones works no shifts on weekends (preference)'],
  ['Kim wants Fridays off', 'Soo Kim works no shifts on Fridays (preference)'],
  ['Kim would like Dec 24 off', 'Soo Kim works no shifts on Dec 24 (preference)'],
  ["Kim doesn't work Wednesdays", 'Soo Kim works no shifts on Wednesdays (hard rule)'],
  ['Kim does not work on Wed or Thu', 'Soo Kim works no shifts on Wednesdays and Thursdays (hard rule)'],
  ["Kim can't work weekends in December", 'Soo Kim works no shifts on weekends, from Dec 1 to Dec 31 (hard rule)'],
  ['Patel refuses nights', 'Ravi Patel works no nights (hard rule)'],
  ['Patel must be off the 24th', 'Ravi Patel works no shifts on Dec 24 (hard rule)'],
  ['Patel has Fridays off', 'Ravi Patel works no shifts on Fridays (hard rule)'],
  ["Smith isn't allowed in ICU", 'John Smith works no ICU Day or ICU Night shifts (hard rule)'],
  ['Smith is exempt from nights', 'John Smith works no nights (hard rule)'],
  ['Chen no longer works nights', 'Hana Chen works no nights (hard rule)'],
  ['Chen no more nights', 'Hana Chen works no nights (hard rule)'],
  ['Neither Smith nor Jones should work nights', 'John Smith and Mary Jones work no nights (preference)'],
  ['Attendings and seniors no swing', 'Seniors and attendings work no Swing shifts (hard rule)'],
  ['juniors and below no ICU', 'Residents and juniors work no ICU Day or ICU Night shifts (hard rule)'],
  ['mid-levels no 24s', 'Mid-levels work no 24-hour shifts (hard rule)'],
  ["Chen's nights: none", 'Hana Chen works no nights (hard rule)'],
  ['No nights for Chen', 'Hana Chen works no nights (hard rule)'],
  ['Nights are not for Chen', 'Hana Chen works no nights (hard rule)'],
  ['no Mondays for Chen, Patel and Kim', 'Hana Chen, Ravi Patel, and Soo Kim work no shifts on Mondays (hard rule)'],
  ['Chen no swing or admitter', 'Hana Chen works no Swing or Admitter shifts (hard rule)'],
  ['avoid giving Chen nights', 'Hana Chen works no nights (preference)'],
  ['Chen prefers not to work nights', 'Hana Chen works no nights (preference)'],
  ['Chen needs weekends off in December', 'Hana Chen works no shifts on weekends, from Dec 1 to Dec 31 (hard rule)'],
  ['Chen shall not work nights under any circumstances', 'Hana Chen works no nights (hard rule)'],
  ['CHEN NO NIGHTS', 'Hana Chen works no nights (hard rule)'],
  ['Chen - no nights', 'Hana Chen works no nights (hard rule)'],
])('never, a coordinator writes: %s', (text, ...lines) => {
  expect(readBack(text)).toEqual(lines)
})

test.each([
  ["I can't do Tuesdays", 'Hana Chen works no shifts on Tuesdays (hard rule)'],
  ['No weekends please', 'Hana Chen works no shifts on weekends (hard rule)'],
  ["I'd like to have Fridays off", 'Hana Chen works no shifts on Fridays (preference)'],
  ['fewer nights please', 'Hana Chen works no nights (preference)'],
  ['I am not available Dec 5, 7 and 12', 'Hana Chen works no shifts on Dec 5, Dec 7, and Dec 12 (hard rule)'],
  ['Weekends off', 'Hana Chen works no shifts on weekends (hard rule)'],
  ["I'm on vacation Dec 20-27", 'Hana Chen works no shifts from Dec 20 to Dec 27 (hard rule)'],
])('never, a physician writes: %s', (text, ...lines) => {
  expect(readBack(text, { speaker: 'chen' })).toEqual(lines)
})

test.each([
  ['no residents', 'Residents work no ICU Day shifts (hard rule)'],
  ['never Smith', 'John Smith works no ICU Day shifts (hard rule)'],
  ['Jones only if possible', 'not applied: only if possible'],
])('never, the rules of a role say: %s', (text, ...lines) => {
  expect(readBack(text, { role: 'icu' })).toEqual(lines)
})
