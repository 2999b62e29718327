/** A realistic hospitalist month of any size: eight roles, a mix of contracts, stances, wishes, leave and history. Seeded. */
import { addDays, dayNumber, daysBetween, daysInMonth, isWeekend, monthStart, weekdayOf } from '../calendar.ts'
import { defaultPhysician } from '../default-physician.ts'
import {
  type Assignment,
  type ExperienceLevel,
  type Pattern,
  type Physician,
  type Problem,
  type Role,
  weekdays,
} from '../model.ts'
import { createRandom, draw, drawIndex, type Random } from '../random.ts'
import { rolesFor } from './realistic-roles.ts'
import { groupRules } from './small-group.ts'

export type MonthRequest = {
  physicians: number
  seed?: number
  pattern?: Pattern
  /** Demand as a part of what the group can fill: above 1 it is short of people. */
  tightness?: number
}

const year = 2027
/** The six big holidays of that year. */
const holidays = [
  { date: '2027-01-01', name: "New Year's Day" },
  { date: '2027-05-31', name: 'Memorial Day' },
  { date: '2027-07-04', name: 'Independence Day' },
  { date: '2027-09-06', name: 'Labor Day' },
  { date: '2027-11-25', name: 'Thanksgiving' },
  { date: '2027-12-25', name: 'Christmas' },
]
const tailDays = 14

export function realisticMonth({
  physicians: count,
  seed = 1,
  pattern = '7-on-7-off',
  tightness = 0.96,
}: MonthRequest): Problem {
  const random = createRandom(seed * 7919 + count)
  const month = (seed + 11) % 12 || 12
  const from = monthStart(year, month)
  const days = daysInMonth(year, month)
  const people = Array.from({ length: count }, (_, index) => physicianOf(index, from, days, random))
  const physicians = people.map(({ physician }) => physician)
  const sparedNights = people.filter(({ isSparedNights }) => isSparedNights).map(({ physician }) => physician.id)
  const roles = rolesFor(physicians, sparedNights, tightness)
  for (const { physician, isNocturnist } of people) addRoleWishes(physician, roles, isNocturnist, random)
  return {
    from,
    days,
    roles,
    physicians,
    group: { ...groupRules(), pattern },
    holidays: holidays.filter(({ date }) => daysBetween(from, date) >= 0 && daysBetween(from, date) < days),
    before: people.flatMap(({ physician, isNocturnist, phase }) => tailOf(physician, isNocturnist, phase, from)),
    after: [],
    locked: [],
  }
}

type Made = { physician: Physician; isNocturnist: boolean; isSparedNights: boolean; phase: number }

/** The shares of each trait follow what surveys of hospitalist groups report. */
function physicianOf(index: number, from: string, days: number, random: Random): Made {
  const happens = (chance: number) => draw(random) < chance
  const isNocturnist = happens(0.08)
  const isPartTime = !isNocturnist && happens(0.15)
  const experience = experienceOf(random)
  const dates = Array.from({ length: days }, (_, day) => addDays(from, day))
  const absences = happens(0.5) ? stretchOf(dates, 3 + drawIndex(random, 6), random) : []
  const free = dates.filter((date) => !absences.includes(date))
  const physician = defaultPhysician({
    id: `physician-${index + 1}`,
    name: `${givenNames[index % givenNames.length]} ${surnames[(index * 7) % surnames.length]}`,
    fte: isPartTime ? 0.6 : 1,
    experienceLevel: experience,
    seniorityRank: index + 1,
    specialtyAreas: [...(happens(0.35) ? ['critical care'] : []), ...(happens(0.7) ? ['teaching'] : [])],
    availableDays: happens(0.04) ? weekdays.filter((_, weekday) => weekday !== index % 5) : [],
    unavailableDates: free.filter(() => happens(0.02)),
    absences,
    maxConsecutiveDays: happens(0.12) ? 5 : 7,
    minRestDays: happens(0.2) ? 2 : 1,
    weekendAvailability: !happens(0.03),
    holidayAvailability: !happens(0.04),
    nightShiftPreference: isNocturnist ? 'prefer' : happens(0.2) ? 'avoid' : 'neutral',
    shiftTypePreferences: happens(0.1) ? { evening: happens(0.5) ? 1 : -1 } : {},
    wishes: {
      shifts: free.flatMap((date): Physician['wishes']['shifts'] => {
        if (happens(0.05)) return [{ date, wants: 'off' }]
        return happens(0.02) ? [{ date, wants: 'work' }] : []
      }),
      maxShifts: happens(0.08) ? (isPartTime ? 11 : 17) : undefined,
      avoidConsecutive: happens(0.02),
      preferWeekends: happens(0.05),
    },
    year: yearOf(isNocturnist, isPartTime ? 0.6 : 1, from, random),
  })
  const isSparedNights = !isNocturnist && experience === 'attending' && happens(0.6)
  return { physician, isNocturnist, isSparedNights, phase: drawIndex(random, 14) }
}

function experienceOf(random: Random): ExperienceLevel {
  const part = draw(random)
  if (part < 0.15) return 'junior'
  if (part < 0.55) return 'mid-level'
  return part < 0.8 ? 'senior' : 'attending'
}

function stretchOf(dates: string[], length: number, random: Random): string[] {
  const start = drawIndex(random, dates.length - length)
  return dates.slice(start, start + length)
}

/** What was worked since New Year: about half of all days, with the unevenness that builds up. */
function yearOf(isNocturnist: boolean, fte: number, from: string, random: Random) {
  const gone = daysBetween(monthStart(year, 1), from)
  const daysPresent = Math.round(gone * 0.93)
  const near = (mean: number, spread: number) => Math.max(0, Math.round(mean + (draw(random) * 2 - 1) * spread))
  const shifts = near(daysPresent * fte * 0.5, Math.min(4, gone / 30))
  return {
    daysPresent,
    shifts,
    nights: isNocturnist ? shifts : near(shifts * 0.1, Math.min(3, gone / 30)),
    weekendDays: near(shifts * 0.26, Math.min(4, gone / 30)),
    holidays: near(gone / 130, gone > 0 ? 1 : 0),
  }
}

function addRoleWishes(physician: Physician, roles: Role[], isNocturnist: boolean, random: Random): void {
  const daytime = roles.filter(({ category }) => category !== 'coverage')
  const some = () => daytime[drawIndex(random, daytime.length)]!.id
  if (!isNocturnist && draw(random) < 0.4) physician.preferredRoles = [some()]
  if (draw(random) < 0.15) physician.avoidedRoles = [some()].filter((id) => !physician.preferredRoles.includes(id))
}

/** Seven on, seven off up to the last day before the month, in one role. */
function tailOf(physician: Physician, isNocturnist: boolean, phase: number, from: string): Assignment[] {
  const longest = physician.maxConsecutiveDays
  return Array.from({ length: tailDays }, (_, index) => addDays(from, index - tailDays))
    .filter((date) => (dayNumber(date) + phase) % 14 < longest)
    .filter((date) => physician.availableDays.length === 0 || physician.availableDays.includes(weekdayOf(date)))
    .filter((date) => physician.weekendAvailability || !isWeekend(date))
    .map((date) => ({ physicianId: physician.id, roleId: isNocturnist ? 'night' : 'rounder', date }))
}

const givenNames = ['Maria', 'James', 'Wei', 'Aisha', 'Daniel', 'Priya', 'Thomas', 'Elena', 'Omar', 'Grace', 'Lucas']
const surnames = [
  'Adams',
  'Bennett',
  'Chen',
  'Diaz',
  'Evans',
  'Foster',
  'Garcia',
  'Hughes',
  'Ito',
  'Johnson',
  'Khan',
  'Lopez',
  'Mehta',
  'Nguyen',
  'Okafor',
  'Patel',
  'Quinn',
  'Rossi',
  'Singh',
  'Taylor',
  'Usman',
  'Vargas',
  'Weber',
  'Xu',
  'Young',
  'Zhang',
  'Brooks',
  'Cohen',
  'Dubois',
  'Erikson',
]
