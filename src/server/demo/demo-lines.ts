/**
 * The demo group's roles, and the rotation from its spreadsheet: each position is a line that two physicians share, seven days on and seven
 * off, and the lines change hands on different weekdays, so only a few change at once.
 */
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
  /** How many physicians there are, and whether one is away on a day: leave, or a part-timer's two weeks off. */
  physicians: number
  isAway: (physician: number, date: string, fortnight: number) => boolean
}

/**
 * Who has which line on which day. Two physicians share a line for two weeks and then move on to the next one; those
 * between two lines fill in for whoever is away, if they are free and not at the end of a stretch.
 */
export function rotate(from: string, days: number, { physicians, isAway }: Rotation): DemoShift[] {
  const lines = makeLines()
  const nights = lines.filter((line) => line.role.name === 'Night')
  const others = lines.filter((line) => line.role.name !== 'Night')
  const turns = Array.from({ length: physicians }, (_, place) => place).filter(
    (place) => !nightPhysicians.includes(place),
  )
  const shifts: DemoShift[] = []
  const streak = new Map<number, number>()
  for (let day = 0; day < days; day++) {
    const date = addDays(from, day)
    const busy = new Set<number>()
    const gaps: Line[] = []
    const place = (line: Line, owner: number, fortnight: number) => {
      if (!line.role.daysOfWeek.includes(weekdayOf(date))) return
      if (isAway(owner, date, fortnight)) gaps.push(line)
      else {
        busy.add(owner)
        shifts.push({ date, line, physician: owner })
      }
    }
    for (const [index, line] of nights.entries()) {
      const { week, fortnight } = weekOf(line, date)
      place(line, nightPhysicians[2 * index + (week % 2)]!, fortnight)
    }
    for (const [index, line] of others.entries()) {
      const { week, fortnight } = weekOf(line, date)
      place(line, turns[(2 * index + (week % 2) + 2 * fortnight) % turns.length]!, fortnight)
    }
    const free = turns.filter((physician) => !busy.has(physician) && isBetweenLines(physician, date, turns, others))
    for (const line of gaps) {
      const canStandIn = (physician: number) =>
        !busy.has(physician) && !isAway(physician, date, 0) && (streak.get(physician) ?? 0) < longestRun
      const standIn = isDay(line) ? free.find(canStandIn) : undefined
      if (standIn !== undefined) busy.add(standIn)
      shifts.push({ date, line, physician: standIn ?? null })
    }
    for (let physician = 0; physician < physicians; physician++) {
      streak.set(physician, busy.has(physician) ? (streak.get(physician) ?? 0) + 1 : 0)
    }
  }
  return shifts
}

function weekOf(line: Line, date: string): { week: number; fortnight: number } {
  const week = Math.floor((daysBetween(weekZero, date) + line.switchDay) / 7)
  return { week, fortnight: Math.floor(week / 2) }
}

/** Nights and swings end too late for someone who may work the next morning. */
function isDay(line: Line): boolean {
  return line.role.name !== 'Night' && line.role.name !== 'Swing'
}

/** Has no line around this day: neither now nor in the neighboring two weeks. */
function isBetweenLines(physician: number, date: string, turns: number[], lines: Line[]): boolean {
  const fortnight = Math.floor(daysBetween(weekZero, date) / 14)
  return [fortnight, fortnight + 1].every((number) => {
    const at = (turns.indexOf(physician) - 2 * number) % turns.length
    return (at + turns.length) % turns.length >= 2 * lines.length
  })
}
