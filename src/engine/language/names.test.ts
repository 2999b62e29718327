/** How colleagues refer to each other, and what is asked instead of guessed. */
import { expect, test } from 'vitest'
import { readBack } from './testing/sample-group.ts'

test.each([
  ['Hana Chen MD no nights', 'Hana Chen works no nights (hard rule)'],
  ['Chen, Hana: no nights', 'Hana Chen works no nights (hard rule)'],
  ['H. Chen is off on the 14th and 15th', 'Hana Chen works no shifts on Dec 14 and Dec 15 (hard rule)'],
  ['never nights for Hana', 'Hana Chen works no nights (hard rule)'],
  ['HC off Dec 3', 'Hana Chen works no shifts on Dec 3 (hard rule)'],
  ['chen no nights', 'Hana Chen works no nights (hard rule)'],
  ['Hana and Ravi no nights', 'Hana Chen and Ravi Patel work no nights (hard rule)'],
  ['Patel/Kim no nights', 'Ravi Patel and Soo Kim work no nights (hard rule)'],
  ['Drs. Chen and Patel no nights', 'Hana Chen and Ravi Patel work no nights (hard rule)'],
  ['García no nights', 'Luis García-Marquez works no nights (hard rule)'],
  ['Garcia-Marquez off 12/24-12/26', 'Luis García-Marquez works no shifts from Dec 24 to Dec 26 (hard rule)'],
  ['Dr. May no nights in May', 'Theresa May works no nights from May 1, 2027 to May 31, 2027 (hard rule)'],
  ['May no nights', 'not applied: May no nights'],
  ['Dr. Chenn no weekends', 'Hana Chen works no shifts on weekends (hard rule)'],
  ['Pattel off Fridays', 'Ravi Patel works no shifts on Fridays (hard rule)'],
  ['Dr. Willaims no weekends', 'Grace Williams works no shifts on weekends (hard rule)'],
  ['Dr. Lee no nights', 'not applied: Dr. Lee'],
  ['Ann Lee no nights', 'Ann Lee works no nights (hard rule)'],
  ['Dr. Zorro no nights', 'not applied: Dr. Zorro'],
  ["I can't do Tuesdays", 'not applied: I'],
  ["She can't do nights", 'not applied: She'],
  ['new hires no nights for the first month', 'not applied: new hires no nights for the first month'],
])('names, a coordinator writes: %s', (text, ...lines) => {
  expect(readBack(text)).toEqual(lines)
})
