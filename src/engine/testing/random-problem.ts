/** Small random problems, including impossible ones, for tests that must hold on anything. Seeded. */
import { addDays } from '../calendar.ts'
import { compileProblem, rosterFrom } from '../compile-problem.ts'
import {
  type Assignment,
  type CustomLimit,
  experienceLevels,
  type Physician,
  type Problem,
  patterns,
  type ShiftKind,
  weekdays,
} from '../model.ts'
import { createRandom, draw, drawIndex, type Random } from '../random.ts'
import { recount } from '../shapes/check.ts'
import { letters, smallGroup } from './small-group.ts'

const sentences: CustomLimit[] = [
  { limit: 'never', kinds: ['night'] },
  { limit: 'at-most', count: 2, of: 'shifts', per: 'week' },
  { limit: 'at-most', count: 30, of: 'hours', per: 'week' },
]

export function randomProblem(seed: number, most: { physicians?: number; days?: number } = {}): Problem {
  const random = createRandom(seed)
  const happens = (chance: number) => draw(random) < chance
  const pick = <Thing>(things: readonly Thing[]) => things[drawIndex(random, things.length)]!
  const days = 3 + drawIndex(random, (most.days ?? 12) - 2)
  const from = addDays('2026-06-01', drawIndex(random, 28))
  const dates = Array.from({ length: days }, (_, day) => addDays(from, day))
  const roles = Object.keys(letters).filter(() => happens(0.5))
  if (roles.length === 0) roles.push('D')
  const count = 1 + drawIndex(random, most.physicians ?? 6)
  const physicians = Array.from({ length: count }, () => randomPhysician(dates, roles, random))
  const problem = smallGroup({
    roles: roles.join(''),
    physicians,
    from,
    days,
    needs: Object.fromEntries(
      roles.map((letter) => [
        letter,
        {
          requiredCount: 1 + drawIndex(random, 2),
          priority: 1 + drawIndex(random, 10),
          days: happens(0.3)
            ? weekdays
                .filter(() => happens(0.7))
                .concat('monday')
                .filter(isFirst)
            : [...weekdays],
          restrictions: happens(0.2) ? { minExperience: pick(experienceLevels) } : {},
        },
      ]),
    ),
    group: {
      pattern: pick(patterns),
      maxConsecutiveShifts: 1 + drawIndex(random, 7),
      minRestBetweenShifts: pick([8, 10, 12, 16]),
      choices: { 'eighty-hours': { on: happens(0.2) }, 'one-day-in-seven': { on: happens(0.2) } },
      customRules: happens(0.2)
        ? [{ text: 'as agreed', hard: happens(0.5), who: 'everyone', what: pick(sentences) }]
        : [],
    },
    holidays: happens(0.3) ? [pick(dates)] : [],
    before: happens(0.6) ? physicians.map(() => pastPicture(roles, random)) : [],
    after: happens(0.6) ? physicians.map(() => futurePicture(roles, random)) : [],
  })
  return { ...problem, locked: lockSome(problem, dates, random) }
}

function randomPhysician(dates: string[], roles: string[], random: Random): Partial<Physician> {
  const happens = (chance: number) => draw(random) < chance
  const pick = <Thing>(things: readonly Thing[]) => things[drawIndex(random, things.length)]!
  const kinds: ShiftKind[] = ['day', 'evening', 'night', 'twenty-four', 'backup']
  return {
    fte: pick([1, 1, 0.6, 0.5]),
    experienceLevel: pick(experienceLevels),
    seniorityRank: happens(0.5) ? 1 + drawIndex(random, 9) : undefined,
    preferredRoles: happens(0.3) ? [pick(roles)] : [],
    avoidedRoles: happens(0.2) ? [pick(roles)] : [],
    shiftTypePreferences: happens(0.2) ? { [pick(kinds)]: happens(0.5) ? 1 : -1 } : {},
    availableDays: happens(0.1) ? weekdays.filter(() => happens(0.7)) : [],
    unavailableDates: dates.filter(() => happens(0.05)),
    absences: dates.filter(() => happens(0.1)),
    maxConsecutiveDays: 1 + drawIndex(random, 7),
    minRestDays: drawIndex(random, 4),
    preferredShiftLength: pick(['12-hour', '24-hour', 'flexible']),
    weekendAvailability: happens(0.9),
    holidayAvailability: happens(0.9),
    nightShiftPreference: pick(['prefer', 'neutral', 'avoid']),
    preferences: {
      shifts: dates.filter(() => happens(0.15)).map((date) => ({ date, wants: happens(0.6) ? 'off' : 'work' })),
      maxShifts: happens(0.2) ? drawIndex(random, 6) : undefined,
      avoidConsecutive: happens(0.1),
      preferWeekends: happens(0.1),
    },
  }
}

/** Single shifts with two days between, which no rest rule forbids. */
function pastPicture(roles: string[], random: Random): string {
  return Array.from({ length: 3 }, () => `${roles[drawIndex(random, roles.length)]}..`).join('')
}

/** Anything may be published: it may break rules by itself. */
function futurePicture(roles: string[], random: Random): string {
  return Array.from({ length: 9 }, () => (draw(random) < 0.5 ? '.' : roles[drawIndex(random, roles.length)])).join('')
}

/** At most one locked shift, where it breaks no hard rule by itself. */
function lockSome(problem: Problem, dates: string[], random: Random): Assignment[] {
  if (draw(random) > 0.3) return []
  const physician = problem.physicians[drawIndex(random, problem.physicians.length)]!
  const role = problem.roles[drawIndex(random, problem.roles.length)]!
  const shift = { physicianId: physician.id, roleId: role.id, date: dates[drawIndex(random, dates.length)]! }
  const compiled = compileProblem(problem)
  const isLegal = recount(compiled.board, rosterFrom(compiled, [shift])).hard.length === 0
  return isLegal ? [shift] : []
}

function isFirst<Thing>(thing: Thing, index: number, all: Thing[]): boolean {
  return all.indexOf(thing) === index
}
