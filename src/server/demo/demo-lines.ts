/**
 * The demo group's roles, and the rotation from its spreadsheet: each position is a line that two physicians share, seven days on and seven
 * off, and the lines change hands on different weekdays, so only a few change at once.
 */
import type { PhysicianFields } from '../../contract/physicians.ts'
import { addDays, daysBetween, weekdayOf } from '../../engine/calendar.ts'
import { type RoleCategory, type Weekday, weekdays } from '../../engine/model.ts'

export type DemoRole = {
  name: string
  category: RoleCategory
  description: string
  startTime: string
  endTime: string
  daysOfWeek: Weekday[]
  requiredCount: number
  priority: number
  aiRules?: string
}

const everyDay = [...weekdays]
const workdays = weekdays.slice(0, 5)

/** About 300 beds: 20 positions on a weekday, 17 on a weekend day. */
export const demoRoles: DemoRole[] = [
  {
    name: 'Night',
    category: 'coverage',
    description: 'Covers the house and admits overnight',
    startTime: '19:00',
    endTime: '07:00',
    daysOfWeek: everyDay,
    requiredCount: 3,
    priority: 1,
    aiRules: 'No more than 7 nights in a row',
  },
  {
    name: 'Rounder',
    category: 'rounder',
    description: 'Sees about 15 patients on one unit',
    startTime: '07:00',
    endTime: '19:00',
    daysOfWeek: everyDay,
    requiredCount: 10,
    priority: 2,
  },
  {
    name: 'Admitter',
    category: 'admitter',
    description: 'Admits from the emergency department',
    startTime: '09:00',
    endTime: '19:00',
    daysOfWeek: everyDay,
    requiredCount: 2,
    priority: 3,
  },
  {
    name: 'Swing',
    category: 'admitter',
    description: 'Admits in the evening and bridges day and night',
    startTime: '16:00',
    endTime: '02:00',
    daysOfWeek: everyDay,
    requiredCount: 1,
    priority: 4,
  },
  {
    name: 'Teaching',
    category: 'special',
    description: 'Rounds with residents',
    startTime: '07:00',
    endTime: '19:00',
    daysOfWeek: workdays,
    requiredCount: 2,
    priority: 5,
  },
  {
    name: 'Triage',
    category: 'special',
    description: 'Takes transfer calls and assigns beds',
    startTime: '08:00',
    endTime: '18:00',
    daysOfWeek: workdays,
    requiredCount: 1,
    priority: 6,
  },
  {
    name: 'Backup',
    category: 'backup',
    description: 'Comes in when someone calls out',
    startTime: '07:00',
    endTime: '19:00',
    daysOfWeek: everyDay,
    requiredCount: 1,
    priority: 7,
  },
]

export const units = [
  '2 East',
  '2 West',
  '3 East',
  '3 West',
  '4 East',
  '4 West',
  '5 East',
  '5 West',
  '6 East',
  '6 West',
]

/** One position of a role. Its week changes hands on its switch day: 0 is Monday, 1 the day before. */
export type Line = { role: DemoRole; position: number; switchDay: number; location: string }

/** Indexes in demoPhysicians of those who share the three night lines; everyone else rotates through the other lines. */
const nightPhysicians = [33, 34, 35, 36, 37, 38]
/** Of this many times two weeks, a nocturnist has one off. */
const nightLap = 8
/** By how many places everyone else moves on after two weeks: each is without a line for two weeks at a time, once in about three months. */
const placesOn = 6

export function makeLines(): Line[] {
  const lines: Line[] = []
  for (const role of demoRoles) {
    for (let position = 1; position <= role.requiredCount; position++) {
      lines.push({
        role,
        position,
        switchDay: lines.length % 7,
        location: role.name === 'Rounder' ? units[position - 1]! : 'Main campus',
      })
    }
  }
  return lines
}

/** A Monday to count the weeks from. */
const weekZero = '2024-01-01'
const longestRun = 7

export type DemoShift = { date: string; line: Line; physician: number | null }

export type Rotation = {
  physicians: Pick<PhysicianFields, 'fte' | 'nightShiftPreference'>[]
  /** Whether one is away on a day: leave, or a part-timer's two weeks off. */
  isAway: (physician: number, date: string, fortnight: number) => boolean
}

/**
 * Who has which line on which day. Two physicians share a line for two weeks and then move on to another one. If someone is away,
 * whoever has worked least so far covers, if they're free and not at the end of a stretch.
 */
export function rotate(from: string, days: number, { physicians, isAway }: Rotation): DemoShift[] {
  const lines = makeLines()
  const turns = [...physicians.keys()].filter((place) => !nightPhysicians.includes(place))
  const ownersOf = openOwners(lines, turns)
  const dateAt = (day: number) => addDays(from, day)
  /** By day: who works, by their own line or for someone else, and as what. */
  const taken: Map<number, Line>[] = Array.from({ length: days + longestRun + 1 }, (_, day) => {
    const own = ownersOf(dateAt(day)).filter(({ owner, fortnight }) => !isAway(owner, dateAt(day), fortnight))
    return new Map(own.map(({ line, owner }) => [owner, line]))
  })
  const worked = new Map<number, number>()
  const shareOf = (physician: number) => (worked.get(physician) ?? 0) / physicians[physician]!.fte
  const leastWorked = (able: (physician: number) => boolean) =>
    turns.filter(able).sort((one, other) => shareOf(one) - shareOf(other))[0]
  const isFree = (physician: number, day: number) => !taken[day]?.has(physician)
  const isThere = (physician: number, day: number) =>
    isFree(physician, day) && !isAway(physician, dateAt(day), weekOf(lines[0]!, dateAt(day)).fortnight)
  const canTakeDay = (physician: number, day: number) => {
    const before = taken[day - 1]?.get(physician)
    let [first, last] = [day, day]
    while (!isFree(physician, first - 1) && first > 0) first--
    while (!isFree(physician, last + 1)) last++
    return isThere(physician, day) && last - first < longestRun && (before === undefined || isDay(before))
  }
  const canTakeNights = (physician: number, days: number[]) =>
    physicians[physician]!.nightShiftPreference !== 'avoid' &&
    days.every((day) => isThere(physician, day)) &&
    isFree(physician, days[0]! - 1) &&
    isFree(physician, days.at(-1)! + 1)
  const standIns = new Map<Line, number>()
  const shifts: DemoShift[] = []
  for (let day = 0; day < days; day++) {
    const date = dateAt(day)
    const open: Line[] = []
    for (const { line, owner } of ownersOf(date)) {
      const holder = [...taken[day]!].find(([, held]) => held === line)?.[0]
      if (holder === undefined) open.push(line)
      else shifts.push({ date, line, physician: holder })
      if (holder === owner) standIns.delete(line)
    }
    for (const line of open) {
      const rest = line.role.name === 'Night' ? restOfWeek(line, date, day) : [day]
      const able = (physician: number) =>
        isDay(line) ? canTakeDay(physician, day) : line.role.name === 'Night' && canTakeNights(physician, rest)
      const known = standIns.get(line)
      const physician = known !== undefined && able(known) ? known : leastWorked(able)
      if (physician !== undefined) {
        standIns.set(line, physician)
        for (const one of rest) taken[one]?.set(physician, line)
      }
      shifts.push({ date, line, physician: physician ?? null })
    }
    for (const [physician, { role }] of taken[day]!)
      if (role.name !== 'Backup') worked.set(physician, (worked.get(physician) ?? 0) + 1)
  }
  return shifts
}

/** Whose line it is on a date, for each line that is worked then. */
function openOwners(lines: Line[], turns: number[]) {
  const nights = lines.filter((line) => line.role.name === 'Night')
  const others = lines.filter((line) => line.role.name !== 'Night')
  return (date: string): { line: Line; owner: number; fortnight: number }[] => {
    const owned = [
      ...nights.map((line, index) => {
        const { week, fortnight } = weekOf(line, date)
        return { line, fortnight, owner: nightPhysicians[2 * index + (week % 2)]! }
      }),
      ...others.map((line, index) => {
        const { week, fortnight } = weekOf(line, date)
        return { line, fortnight, owner: turns[(2 * index + (week % 2) + placesOn * fortnight) % turns.length]! }
      }),
    ]
    return owned.filter(({ line }) => line.role.daysOfWeek.includes(weekdayOf(date)))
  }
}

/** A nocturnist's two weeks without nights. */
export function isNightBreak(physician: number, fortnight: number): boolean {
  const place = nightPhysicians.indexOf(physician)
  return place >= 0 && (fortnight + place) % nightLap === 0
}

function weekOf(line: Line, date: string): { week: number; fortnight: number } {
  const week = Math.floor((daysBetween(weekZero, date) + line.switchDay) / 7)
  return { week, fortnight: Math.floor(week / 2) }
}

/** This day and those until the line changes hands. */
function restOfWeek(line: Line, date: string, day: number): number[] {
  const into = (daysBetween(weekZero, date) + line.switchDay) % 7
  return Array.from({ length: 7 - into }, (_, more) => day + more)
}

/** Nights and swings end too late for someone who may work the next morning. */
function isDay(line: Line): boolean {
  return line.role.name !== 'Night' && line.role.name !== 'Swing'
}
