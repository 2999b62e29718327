/**
 * The demo group's roles, and its rotation: each position is a line that two physicians share, seven days on and seven
 * off, and the lines change hands on different weekdays, so that never more than a few change at once.
 */
import { addDays, daysBetween, weekdayOf } from '../../../engine/calendar.ts'
import { type RoleCategory, type Weekday, weekdays } from '../../../engine/model.ts'

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

/** About 300 beds: 20 positions on a working day, 17 at the weekend. */
export const demoRoles: DemoRole[] = [
  {
    name: 'Night',
    category: 'coverage',
    description: 'Covers the house and admits from 19:00 to 07:00',
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
    description: 'Sees about 15 patients of one unit',
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
    description: 'Admits in the evening and bridges to the night',
    startTime: '16:00',
    endTime: '02:00',
    daysOfWeek: everyDay,
    requiredCount: 1,
    priority: 4,
  },
  {
    name: 'Teaching',
    category: 'special',
    description: 'Rounds with the residents',
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
    description: 'Comes in when somebody cannot',
    startTime: '07:00',
    endTime: '19:00',
    daysOfWeek: everyDay,
    requiredCount: 1,
    priority: 7,
  },
]

const units = ['2 East', '2 West', '3 East', '3 West', '4 East', '4 West', '5 East', '5 West', '6 East', '6 West']

/** One position of a role, and the two physicians (by their place in the list) who share it. */
export type Line = { role: DemoRole; position: number; pair: [number, number]; switchDay: number; location: string }

/** Places in demoPhysicians: 33 to 38 prefer nights and share the three night lines; 40 to 44 share none and step in. */
const nightPhysicians = [33, 34, 35, 36, 37, 38]
const lineCount = demoRoles.reduce((sum, role) => sum + role.requiredCount, 0)

export function makeLines(): Line[] {
  const others = Array.from({ length: 2 * lineCount }, (_, place) => place).filter(
    (place) => !nightPhysicians.includes(place),
  )
  const nights = [...nightPhysicians]
  const lines: Line[] = []
  for (const role of demoRoles) {
    for (let position = 1; position <= role.requiredCount; position++) {
      const from = role.name === 'Night' ? nights : others
      lines.push({
        role,
        position,
        pair: [from.shift()!, from.shift()!],
        switchDay: lines.length % 7,
        location: role.name === 'Rounder' ? units[position - 1]! : 'Main campus',
      })
    }
  }
  return lines
}

/** A Monday to count the weeks from. */
const weekZero = '2024-01-01'

export type DemoShift = { date: string; line: Line; physician: number | null }

/** Who has which line on which day; on days away somebody without a line steps in, if one is free. */
export function rotate(
  lines: Line[],
  from: string,
  days: number,
  isAway: (physician: number, date: string) => boolean,
): DemoShift[] {
  const shifts: DemoShift[] = []
  for (let day = 0; day < days; day++) {
    const date = addDays(from, day)
    const busy = new Set<number>()
    for (const line of lines) {
      if (!line.role.daysOfWeek.includes(weekdayOf(date))) continue
      const week = Math.floor((daysBetween(weekZero, date) + line.switchDay) / 7)
      const owner = line.pair[week % 2]!
      const physician = isAway(owner, date) ? findStandIn(line, date, busy, isAway) : owner
      if (physician !== null && physician !== owner) busy.add(physician)
      shifts.push({ date, line, physician })
    }
  }
  return shifts
}

/** Stand-ins take days only: without a line they are never on a night before. The last in the list work part time. */
const standIns = [40, 41, 42, 43, 44]

function findStandIn(
  line: Line,
  date: string,
  busy: Set<number>,
  isAway: (physician: number, date: string) => boolean,
): number | null {
  if (line.role.name === 'Night' || line.role.name === 'Swing') return null
  return standIns.find((physician) => !busy.has(physician) && !isAway(physician, date)) ?? null
}
