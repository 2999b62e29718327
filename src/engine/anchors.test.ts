import { expect, test } from 'vitest'
import { isOn, phaseOn, proposeAnchors, trackFrom, type WorkedDays, weekOfTrack } from './anchors.ts'
import { addDays } from './calendar.ts'

const from = '2026-06-01'
const to = '2026-08-31'

/** Seven on and seven off from a given day, all summer. */
function worker(physicianId: number, track: string, leaveOut: string[] = []): WorkedDays {
  const dates = Array.from({ length: 92 }, (_, day) => addDays(from, day))
  return { physicianId, dates: dates.filter((date) => isOn(phaseOn(track, date)) && !leaveOut.includes(date)) }
}

test('a track counts from any of its first days, past or to come', () => {
  expect([phaseOn('2026-06-02', '2026-06-02'), phaseOn('2026-06-02', '2026-06-16')]).toEqual([0, 0])
  expect(phaseOn('2026-06-16', '2026-06-01')).toBe(13)
})

test('weeks A and B alternate, whatever day of the week they begin on', () => {
  expect(['2024-01-01', '2024-01-07', '2024-01-08', '2024-01-15', '2023-12-31'].map(weekOfTrack)).toEqual([
    ...['A', 'A', 'B', 'A', 'B'],
  ])
})

test('the next week B from a Friday on that begins on a Tuesday', () => {
  expect([trackFrom('2024-01-05', 'B', 'tuesday'), trackFrom('2024-01-05', 'A', 'tuesday')]).toEqual([
    ...['2024-01-09', '2024-01-16'],
  ])
})

test('a group that changes on Tuesdays has one switch day, with everybody in week A or B', () => {
  const people = [worker(1, '2026-06-02'), worker(2, '2026-06-09'), worker(3, '2026-06-02', ['2026-06-05'])]
  const { switchDays, tracks } = proposeAnchors(people, from, to)
  expect(switchDays).toEqual(['tuesday'])
  expect(tracks).toEqual([
    { physicianId: 1, track: '2026-06-02', fit: 1 },
    { physicianId: 2, track: '2026-06-09', fit: 1 },
    { physicianId: 3, track: '2026-06-02', fit: 91 / 92 },
  ])
})

test('half on Mondays and half on Thursdays are two switch days', () => {
  const people = ['2026-06-01', '2026-06-04', '2026-06-08', '2026-06-11'].map((track, index) => worker(index, track))
  expect(proposeAnchors(people, from, to).switchDays).toEqual(['monday', 'thursday'])
})

test('a group that changes on every day has no switch day, and still its tracks', () => {
  const people = Array.from({ length: 7 }, (_, index) => worker(index, addDays(from, index)))
  const { switchDays, tracks } = proposeAnchors(people, from, to)
  expect(switchDays).toEqual([])
  expect(tracks.map(({ track }) => track)).toEqual(people.map((_, index) => addDays(from, index)))
})

test('who worked less than two weeks has no track, and nobody has one without a past', () => {
  expect(proposeAnchors([{ physicianId: 1, dates: [from] }], from, to)).toEqual({ switchDays: [], tracks: [] })
})
