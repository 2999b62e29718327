/** "Only" keeps others out of a role, or a physician within one, depending on its place in the sentence. */
import { expect, test } from 'vitest'
import { readBack } from '../testing/sample-group.ts'

test.each([
  [
    'only seniors in ICU',
    'No one except Ravi Patel, John Smith, Soo Kim, and Theresa May works ICU Day or ICU Night shifts (hard rule)',
  ],
  [
    'ICU: seniors only',
    'No one except Ravi Patel, John Smith, Soo Kim, and Theresa May works ICU Day or ICU Night shifts (hard rule)',
  ],
  [
    'Seniors only in ICU',
    'No one except Ravi Patel, John Smith, Soo Kim, and Theresa May works ICU Day or ICU Night shifts (hard rule)',
  ],
  [
    'Senior+ only in ICU',
    'No one except Ravi Patel, John Smith, Soo Kim, and Theresa May works ICU Day or ICU Night shifts (hard rule)',
  ],
  [
    'ICU seniors and attendings only',
    'No one except Ravi Patel, John Smith, Soo Kim, and Theresa May works ICU Day or ICU Night shifts (hard rule)',
  ],
  [
    'ICU is only for Patel and Smith',
    'No one except Ravi Patel and John Smith works ICU Day or ICU Night shifts (hard rule)',
  ],
  ['Nobody but Smith in ICU', 'No one except John Smith works ICU Day or ICU Night shifts (hard rule)'],
  ['Swing only for Patel', 'No one except Ravi Patel works Swing shifts (hard rule)'],
  ['Only Patel can do swing', 'No one except Ravi Patel works Swing shifts (hard rule)'],
  ['Patel is the only one who can do ICU', 'No one except Ravi Patel works ICU Day or ICU Night shifts (hard rule)'],
  [
    'Only residents and juniors do nights',
    "No one except Mary Jones, Maria Lopez, and Sean O'Brien works nights (hard rule)",
  ],
  ['weekends: only Smith', 'No one except John Smith works shifts on weekends (hard rule)'],
  ['only Smith on Mondays', 'No one except John Smith works shifts on Mondays (hard rule)'],
  ['Chen only days', 'Hana Chen works only day shifts (hard rule)'],
  ['Kim only available Mon-Wed', 'Soo Kim works no shifts on Thursdays, Fridays, Saturdays, and Sundays (hard rule)'],
  ['Kim works only weekends', 'Soo Kim works no shifts on weekdays (hard rule)'],
  [
    'Smith works Mondays only',
    'John Smith works no shifts on Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays, and Sundays (hard rule)',
  ],
  ['Chen no shifts except nights', 'Hana Chen works only nights (hard rule)'],
  ['Chen only works in December', 'not applied: Chen only works in December'],
  ['Kim only Dec 10-20', 'Soo Kim works no shifts from Dec 1 to Dec 9 and from Dec 21 to Dec 31 (hard rule)'],
  ['Chen not only nights', 'not applied: only'],
])('only, a coordinator writes: %s', (text, ...lines) => {
  expect(readBack(text)).toEqual(lines)
})

test.each([
  ['only nights', 'Hana Chen works only nights (hard rule)'],
  [
    'I can only work Mondays and Tuesdays',
    'Hana Chen works no shifts on Wednesdays, Thursdays, Fridays, Saturdays, and Sundays (hard rule)',
  ],
])('only, a physician writes: %s', (text, ...lines) => {
  expect(readBack(text, { speaker: 'chen' })).toEqual(lines)
})

test.each([
  ['seniors only', 'No one except Ravi Patel, John Smith, Soo Kim, and Theresa May works ICU Day shifts (hard rule)'],
  ['only Smith and Patel', 'No one except Ravi Patel and John Smith works ICU Day shifts (hard rule)'],
])('only, the rules of a role say: %s', (text, ...lines) => {
  expect(readBack(text, { role: 'icu' })).toEqual(lines)
})
