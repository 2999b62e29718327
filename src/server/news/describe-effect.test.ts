/** What a change does to someone, as they read it. */
import { expect, it } from 'vitest'
import { addDays } from '../../engine/calendar.ts'
import { changedCounts, describeCounts, describeStretches } from './describe-effect.ts'

/** Days from Dec 1 on: d for a day, n for a night, . for a day off. */
const worked = (picture: string) =>
  new Map(
    [...picture].flatMap((kind, place) =>
      kind === '.' ? [] : [[addDays('2026-12-01', place), kind === 'n'] as [string, boolean]],
    ),
  )
const describe = (before: string, after: string) =>
  describeStretches(
    worked(before),
    worked(after),
    [...before].flatMap((kind, place) => (after[place] === kind ? [] : [addDays('2026-12-01', place)])),
  )

it.each([
  ['.ddddddd...', '..ddddddd..', 'Still 7 days in a row, Dec 3–9.'],
  ['.nnnnn.....', '..nnnnn....', 'Still 5 nights in a row, Dec 3–7.'],
  ['.ddddddd...', '.ddddd.....', 'Now 5 days in a row, Dec 2–6, instead of 7.'],
  ['.dd.dd.....', '.ddddd.....', 'Now 5 days in a row, Dec 2–6.'],
  ['...........', '..dddd.....', '4 days in a row, Dec 3–6.'],
  ['...........', '..n........', 'One night on its own, Dec 3.'],
  ['.ddddd.....', '.dd.dd.....', 'You work Dec 2–3 and Dec 5–6.'],
  ['.nnnnn.....', '.nn.nn.....', 'You work nights Dec 2–3 and Dec 5–6.'],
  ['...........', 'dd.dd.dd.ddd', '4 stretches, the longest 3 days in a row, Dec 10–12.'],
  ['...........', 'd.d.d.d....', '4 days, none in a row.'],
  ['d...d....d.', 'd........d.', 'You’re off Dec 2–9.'],
  ['....d......', '...........', undefined],
  ['.ddd.......', '.dnd.......', 'You work the same days as before.'],
])('%s becomes %s: %s', (before, after, sentence) => {
  expect(describe(before, after)).toBe(sentence)
})

it('crosses the month', () => {
  const before = worked(`${'.'.repeat(28)}ddddddd.`)
  const after = worked(`${'.'.repeat(28)}.ddddddd`)
  expect(describeStretches(before, after, ['2026-12-29', '2027-01-05'])).toBe('Still 7 days in a row, Dec 30 – Jan 5.')
})

it('compares only what changed with the fair share, and names no share where there is none', () => {
  const figure = (own: number, share: number | null) => ({ own, share, median: null })
  const figures = {
    shifts: figure(15, 14.2),
    nights: figure(1, 4.6),
    weekends: figure(3, 3.5),
    holidays: figure(1, null),
    hours: figure(180, null),
  }
  const names = changedCounts({ shifts: 1, nights: -1, weekends: 0, holidays: 1 })
  expect(describeCounts({ month: 12, year: 2026 }, figures, names)).toBe(
    'In December: 15 shifts, fair share 14.2; 1 night, fair share 4.6; 1 holiday shift.',
  )
})
