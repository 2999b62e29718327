/** A realistic hospitalist month of any size: eight roles, a mix of contracts, preferences, leave and history. Seeded. */
import { addDays, dayNumber, daysBetween, daysInMonth, isWeekend, monthStart, weekdayOf } from '../calendar.ts'
import { defaultPhysician } from '../default-physician.ts'
import {
  type Assignment,
  type ExperienceLevel,
  type Ledger,
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
  /** How many are on backup each day. */
  backup?: number
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
  backup = 0,
}: MonthRequest): Problem {
  const random = createRandom(seed * 7919 + count)
  const month = (seed + 11) % 12 || 12
  const from = monthStart(year, month)
  const days = daysInMonth(year, month)
  const people = Array.from({ length: count }, (_, index) => physicianOf(index, from, days, random))
  const physicians = people.map(({ physician }) => physician)
  const sparedNights = people.filter(({ isSparedNights }) => isSparedNights).map(({ physician }) => physician.id)
  const roles = rolesFor(physicians, sparedNights, tightness, backup)
  for (const { physician, isNocturnist } of people) addRolePreferences(physician, roles, isNocturnist, random)
  return {
    from,
    days,
    roles,
    physicians,
    group: { ...groupRules(), pattern },
    holidays: holidays.filter(({ date }) => daysBetween(from, date) >= 0 && daysBetween(from, date) < days),
    before: tailsOf(people, roles, from),
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
    preferences: {
      shifts: free.flatMap((date): Physician['preferences']['shifts'] => {
        if (happens(0.05)) return [{ date, wants: 'off' }]
        return happens(0.02) ? [{ date, wants: 'work' }] : []
      }),
      maxShifts: happens(0.08) ? (isPartTime ? 11 : 17) : undefined,
      avoidConsecutive: happens(0.02),
      preferWeekends: happens(0.05),
    },
    ledger: ledgerOf(isNocturnist, isPartTime ? 0.6 : 1, random),
  })
  const isSparedNights = !isNocturnist && experience === 'attending' && happens(0.6)
  return { physician, isNocturnist, isSparedNights, phase: phaseOf(physician, dates, drawIndex(random, 14)) }
}

/** People who are off soon after the first of the month ended a week with the month before, as a coordinator would plan it. */
function phaseOf({ absences, unavailableDates }: Physician, dates: string[], drawn: number): number {
  const begun = (dayNumber(dates[0]!) + drawn) % 14
  const isCut = dates.slice(0, Math.max(0, 7 - begun)).some((date) => [...absences, ...unavailableDates].includes(date))
  return isCut ? drawn + 7 - begun : drawn
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

/** What was worked before the month: about half of all days, with the unevenness that builds up. */
function ledgerOf(isNocturnist: boolean, fte: number, random: Random): Ledger {
  const daysPresent = 340
  const near = (mean: number, spread: number) => Math.max(0, Math.round(mean + (draw(random) * 2 - 1) * spread))
  const shifts = near(daysPresent * fte * 0.5, 4)
  return {
    daysPresent,
    shifts,
    nights: isNocturnist ? shifts : near(shifts * 0.1, 3),
    weekendDays: near(shifts * 0.26, 4),
    backups: 0,
    holidaysPresent: 3 * holidays.length,
    holidays: near(1.5 * holidays.length, 1),
  }
}

function addRolePreferences(physician: Physician, roles: Role[], isNocturnist: boolean, random: Random): void {
  const daytime = roles.filter(({ category }) => category !== 'coverage')
  const some = () => daytime[drawIndex(random, daytime.length)]!.id
  if (!isNocturnist && draw(random) < 0.4) physician.preferredRoles = [some()]
  if (draw(random) < 0.15) physician.avoidedRoles = [some()].filter((id) => !physician.preferredRoles.includes(id))
}

/** Seven on, seven off up to the last day before the month, each stretch in the role that is shortest of people. */
function tailsOf(people: Made[], roles: Role[], from: string): Assignment[] {
  const dates = Array.from({ length: tailDays }, (_, index) => addDays(from, index - tailDays))
  const open = new Map(
    roles.map((role) => [role.id, dates.map((date) => (isStaffed(role, date) ? role.requiredCount : 0))]),
  )
  return people.flatMap((made) =>
    stretchesOf(made, dates).flatMap((stretch) => {
      const most = Math.max(
        0,
        ...roles.filter((role) => mayWork(made, role)).map((role) => missingIn(open.get(role.id)!, stretch)),
      )
      const role = roles.find((one) => mayWork(made, one) && missingIn(open.get(one.id)!, stretch) === most)!
      return stretch
        .filter((index) => isStaffed(role, dates[index]!))
        .map((index) => {
          open.get(role.id)![index]!--
          return { physicianId: made.physician.id, roleId: role.id, date: dates[index]! }
        })
    }),
  )
}

/** Where the dates of each stretch stand. */
function stretchesOf({ physician, phase }: Made, dates: string[]): number[][] {
  const { maxConsecutiveDays, availableDays, weekendAvailability } = physician
  const stretches: number[][] = []
  for (const [index, date] of dates.entries()) {
    const isOn = (dayNumber(date) + phase) % 14 < Math.min(7, maxConsecutiveDays)
    const isAvailable = availableDays.length === 0 || availableDays.includes(weekdayOf(date))
    if (!isOn || !isAvailable || (!weekendAvailability && isWeekend(date))) continue
    if (stretches.at(-1)?.at(-1) === index - 1) stretches.at(-1)!.push(index)
    else stretches.push([index])
  }
  return stretches
}

function mayWork({ physician, isNocturnist }: Made, { category, restrictions, startTime }: Role): boolean {
  const { specialties = [], never = [] } = restrictions
  if (category === 'backup' || never.includes(physician.id)) return false
  if (isNocturnist !== startTime >= '19:00') return false
  return specialties.length === 0 || specialties.some((specialty) => physician.specialtyAreas.includes(specialty))
}

function isStaffed({ daysOfWeek }: Role, date: string): boolean {
  return daysOfWeek.includes(weekdayOf(date))
}

/** How many people are missing over all days. */
function missingIn(open: number[], stretch: number[]): number {
  return stretch.reduce((sum, index) => sum + Math.max(0, open[index]!), 0)
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
