/** Public instances as boards: each line of the format becomes the limits it describes. */
import { describe, expect, it } from 'vitest'
import { recount } from '../src/engine/shapes/check.ts'
import type { Roster } from '../src/engine/shapes/limit.ts'
import { readInstance } from './public-instances.ts'

/** Two weeks, two people, an early and a late shift; comments, empty lines, and line endings as in the real files. */
const text = [
  '# This is a comment.',
  'SECTION_HORIZON',
  '# All instances start on a Monday',
  '14',
  '',
  'SECTION_SHIFTS',
  '# ShiftID, Length in mins, Shifts which cannot follow this shift',
  'E,480,',
  'L,540,E',
  '',
  'SECTION_STAFF',
  '# ID, MaxShifts, MaxTotalMinutes, MinTotalMinutes, MaxConsecutiveShifts, MinConsecutiveShifts, MinConsecutiveDaysOff, MaxWeekends',
  'A,E=14|L=2,4320,960,5,2,2,1',
  'B,E=14|L=0,4320,0,5,1,1,2',
  '',
  'SECTION_DAYS_OFF',
  'A,0,13',
  'B,3',
  '',
  'SECTION_SHIFT_ON_REQUESTS',
  'A,2,E,2',
  '',
  'SECTION_SHIFT_OFF_REQUESTS',
  'B,1,E,3',
  '',
  'SECTION_COVER',
  '# Day, ShiftID, Requirement, Weight for under, Weight for over',
  '1,E,1,100,1',
  '2,L,0,100,7',
].join('\r\n')

const board = readInstance(text)

/** One letter a day, starting on Monday. */
function rosterOf(...pictures: string[]): Roster {
  return pictures.map((picture) => [...picture.padEnd(14, '.')].map((letter) => '.EL'.indexOf(letter)))
}
const broken = (...pictures: string[]) => [
  ...new Set(recount(board, rosterOf(...pictures)).hard.map(({ rule }) => rule)),
]
const cost = (...pictures: string[]) => recount(board, rosterOf(...pictures)).cost

it('knows the days, the shifts and the people', () => {
  expect(board).toMatchObject({ days: 14, kinds: ['off', 'E', 'L'], people: ['A', 'B'] })
})

describe('hard limits', () => {
  // Meets every limit; each line below breaks one.
  const legal = '.EEE..........'
  it.each([
    ['nothing', legal, '', []],
    ['a day off', 'EEE...........', '', ['day-off']],
    ['the day off of another', legal, '...E..........', ['day-off']],
    ['a late shift for who has none', legal, 'L.............', ['most-of-shift']],
    ['one late shift too many', '.ELLL.........', '', ['most-of-shift']],
    ['early after late', '.LE...........', '', ['rest']],
    ['late after early', '.EL...........', '', []],
    ['a run too short', '.E..EEE.......', '', ['run']],
    ['a run too long', '.EEEEEE.......', '', ['run']],
    ['a day off alone', '.EE.EE........', '', ['days-off']],
    ['too little work', '..............', '', ['minutes']],
    ['too much work', legal, 'EEE.EEEEE.EEE.', ['minutes']],
    ['a second weekend', '....EE.....EE.', '', ['weekends']],
    ['Saturday and Sunday of one weekend', '.....EE.......', '', []],
  ])('%s', (_, first, second, rules) => {
    expect(broken(first, second)).toEqual(rules)
  })

  it('lets a run that touches the border be short', () => {
    const small = readInstance(text.replace('A,0,13', 'A,5'))
    const short = [...'EE..........EE'].map((letter) => '.EL'.indexOf(letter))
    const shorter = [...'E..EE.........'].map((letter) => '.EL'.indexOf(letter))
    for (const row of [short, shorter])
      expect(recount(small, [row, new Array(14).fill(0)]).hard.filter(({ rule }) => rule === 'run')).toEqual([])
  })
})

describe('costs', () => {
  it('counts requests and cover by their weights', () => {
    // No one on day 1: 100. A does not have the shift asked for on day 2: 2.
    expect(cost('....EE........', '')).toBe(102)
    expect(cost('.EEE..........', '')).toBe(0)
    // B should not work early on day 1 (3), and one is enough there (1).
    expect(cost('.EEE..........', '.E............')).toBe(4)
    // Late on day 2: not asked for (7), and not the early shift that was (2).
    expect(cost('.EL...........', '')).toBe(9)
  })
})
