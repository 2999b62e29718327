/** Notes as coordinators type them: read as meant, said back without doubt, and with advice that fits. */
import { expect, it, test } from 'vitest'
import { coordinatorNotes } from './testing/coordinator-notes.ts'
import { judge } from './testing/judge.ts'
import { monthGroup } from './testing/month-group.ts'
import { understand } from './understand.ts'

const notes = coordinatorNotes.flatMap(({ means, texts }) => texts.map((text) => ({ text, means })))

test.each(notes)('$text', ({ text, means }) => {
  expect(judge(text, means, monthGroup)).toBe('right')
})

it('keeps what a note says about a person as a remark', () => {
  const [line] = understand('Please don’t schedule Alvarez on Wednesdays, she teaches', monthGroup)
  expect(line).toMatchObject({ aside: 'she teaches', says: 'Luis Alvarez works no shifts on Wednesdays (hard rule)' })
})

it('reads every rule after a reason and a colon', () => {
  const lines = understand('Rao observes Shabbat: no Friday nights, no Saturdays', monthGroup)
  expect(lines.map(({ says }) => says)).toEqual([
    'Vikram Rao works no nights on Fridays (hard rule)',
    'Vikram Rao works no shifts on Saturdays (hard rule)',
  ])
})

it('says that each of several days is worked', () => {
  const [line] = understand('Smith will cover Dec 24 and 25', monthGroup)
  expect(line?.says).toBe('John Smith works at least 1 shift on each of Dec 24 and Dec 25 (high priority)')
})

it('sends counts of a day’s staff to the role', () => {
  const [line] = understand('At least 3 rounders on Christmas', monthGroup)
  expect(line).toMatchObject({ applied: false, question: expect.stringContaining('under Required') })
})

it('reads “that weekend” around the day named last, and asks where none was', () => {
  const read = (text: string) => understand(text, { ...monthGroup, speaker: 'chen' }).map(({ says }) => says)
  expect(read('Wedding on Dec 12, need that whole weekend off')).toEqual([
    'Hana Chen works no shifts from Dec 12 to Dec 13 (hard rule)',
  ])
  expect(read('Vacation 12/7 thru 12/13; no nights that month')).toEqual([
    'Hana Chen works no shifts from Dec 7 to Dec 13 (hard rule)',
    'Hana Chen works no nights from Dec 1 to Dec 31 (hard rule)',
  ])
  expect(read('I need that weekend off')).toEqual(['Not applied: Which weekend do you mean? Write its date.'])
})

it('reads the date of an occasion', () => {
  const [line] = understand('Never schedule me on my anniversary (12/19)', { ...monthGroup, speaker: 'chen' })
  expect(line?.says).toBe('Hana Chen works no shifts on Dec 19 (hard rule)')
})

it.each([
  'Lee has an exam on 12/11 and can’t work the day before either',
  'Do not schedule Rao and Kim on the same weekend',
  'Thompson can do max two nights, and not back to back',
  'The day team works no nights',
  'Nobody works nights',
  'Every weekend needs a senior and an attending',
  'Swing is 3-11 on weekends',
  'No swing on Christmas',
  'Okafor nights only, 2 off between',
  'Rao can’t start before 9 AM',
])('applies nothing where it could only guess: %s', (text) => {
  expect(understand(text, monthGroup).map(({ applied }) => applied)).toEqual([false])
})

it('knows the night people', () => {
  const [line] = understand('Night people don’t do days', monthGroup)
  expect(line?.says).toBe('Chidi Okafor works no day shifts (hard rule)')
})
