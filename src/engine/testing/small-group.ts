/** Small groups for tests: a problem from a few words, rosters from pictures such as 'DD..N' (one letter a day). */
import { addDays } from '../calendar.ts'
import { type Compiled, compileProblem, roleOfKind } from '../compile-problem.ts'
import { defaultPhysician } from '../default-physician.ts'
import {
  type Assignment,
  type GroupRules,
  type Holiday,
  type Physician,
  type Problem,
  type Role,
  weekdays,
} from '../model.ts'
import type { Roster } from '../shapes/limit.ts'

/** Roles by their letter in pictures. */
export const letters: Record<string, Pick<Role, 'name' | 'category' | 'startTime' | 'endTime' | 'lasts24Hours'>> = {
  D: { name: 'Rounder', category: 'rounder', startTime: '07:00', endTime: '19:00' },
  A: { name: 'Admitter', category: 'admitter', startTime: '09:00', endTime: '19:00' },
  E: { name: 'Swing', category: 'special', startTime: '14:00', endTime: '00:00' },
  N: { name: 'Night', category: 'coverage', startTime: '19:00', endTime: '07:00' },
  L: { name: 'Long call', category: 'coverage', startTime: '07:00', endTime: '07:00', lasts24Hours: true },
  B: { name: 'Jeopardy', category: 'backup', startTime: '07:00', endTime: '19:00' },
}

const surnames = ['Adams', 'Baker', 'Chen', 'Diaz', 'Evans', 'Fox', 'Garcia', 'Hill', 'Ito', 'Jones', 'Khan', 'Lopez']

export type SmallGroup = {
  /** Letters of `letters`; each is needed once a day unless `needs` says otherwise. */
  roles: string
  needs?: Record<string, Partial<Role>>
  /** How many physicians, or what is special about each. */
  physicians: number | Partial<Physician>[]
  /** 2026-06-01 is a Monday. */
  from?: string
  days?: number
  group?: Partial<GroupRules>
  /** Dates, all of them Founders Day, or whole holidays. */
  holidays?: (string | Holiday)[]
  /** Pictures of the days before and after the month, one a physician, all of one length. */
  before?: string[]
  after?: string[]
  locked?: Assignment[]
}

export function smallGroup(group: SmallGroup): Problem {
  const from = group.from ?? '2026-06-01'
  const days = group.days ?? 7
  const specials = typeof group.physicians === 'number' ? new Array(group.physicians).fill({}) : group.physicians
  const physicians = specials.map((special, index) =>
    defaultPhysician({ id: `p${index + 1}`, name: surnames[index]!, ...special }),
  )
  return {
    from,
    days,
    roles: [...group.roles].map((letter) => ({ ...roleOf(letter), ...group.needs?.[letter] })),
    physicians,
    group: { ...groupRules(), ...group.group },
    holidays: (group.holidays ?? []).map((holiday) =>
      typeof holiday === 'string' ? { date: holiday, name: 'Founders Day' } : holiday,
    ),
    before: (group.before ?? []).flatMap((picture, person) =>
      assignmentsOf(picture, physicians[person]!.id, addDays(from, -picture.length)),
    ),
    after: (group.after ?? []).flatMap((picture, person) =>
      assignmentsOf(picture, physicians[person]!.id, addDays(from, days)),
    ),
    locked: group.locked ?? [],
  }
}

export function roleOf(letter: string): Role {
  const described = letters[letter]
  if (!described) throw new Error(`No role for the letter "${letter}"; use one of ${Object.keys(letters).join(' ')}.`)
  return { id: letter, daysOfWeek: [...weekdays], requiredCount: 1, priority: 1, restrictions: {}, ...described }
}

export function groupRules(): GroupRules {
  return {
    pattern: 'custom',
    coverageRequirements: 1,
    maxConsecutiveShifts: 7,
    minRestBetweenShifts: 12,
    choices: {},
    customRules: [],
  }
}

/** A roster from pictures, one a physician: letters are roles, '.' is a day off. */
export function rosterOf(compiled: Compiled, pictures: string[]): Roster {
  return pictures.map((picture) =>
    [...picture].map((letter) => (letter === '.' ? 0 : compiled.kindOfRole.get(letter)!)),
  )
}

/** The pictures of a roster whose role ids are letters. */
export function picturesOf(compiled: Compiled, roster: Roster): string[] {
  return roster.map((row) => row.map((kind) => (kind === 0 ? '.' : roleOfKind(compiled, kind).id)).join(''))
}

export function compileGroup(group: SmallGroup): Compiled {
  return compileProblem(smallGroup(group))
}

function assignmentsOf(picture: string, physicianId: string, from: string): Assignment[] {
  return [...picture].flatMap((letter, day) =>
    letter === '.' ? [] : [{ physicianId, roleId: letter, date: addDays(from, day) }],
  )
}
