/** Grids made after the reader had learned the strange ones: teams by week, blocks, sites, a year of calls, open shifts. */
import { addDays, dayOfMonth, daysInMonth, monthNames, monthStart } from '../../../src/engine/calendar.ts'
import {
  type Draw,
  full,
  initialsOf,
  lastName,
  type Made,
  made,
  openSheet,
  openTruth,
  slashed,
  title,
  weekday,
} from './draw.ts'

/** A week a row, written from its first to its last day; a team a column. */
export function teamsByWeek(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, [`Teaching service ${draw.year}`])
  row(1, ['Week', 'Team 1', 'Team 2', 'Team 3', 'Nights'])
  const name = (day: string) => `${monthNames[Number(day.slice(5, 7)) - 1]!.slice(0, 3)} ${dayOfMonth(day)}`
  for (let week = 0; week < 12; week++) {
    const start = addDays(days[0]!, 7 * week)
    const own = [0, 1, 2, 3].map((place) => (week * 3 + place * 2) % people.length)
    row(2 + week, [`${name(start)} – ${name(addDays(start, 6))}`, ...own.map((person) => people[person]!.last)])
    for (const [place, person] of own.entries())
      for (let at = 0; at < 7; at++) tell(person, addDays(start, at), ['Team 1', 'Team 2', 'Team 3', 'Nights'][place]!)
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'docx', 'csv']))
}

/** Blocks of four weeks across, each under its number and its dates. */
export function numberedBlocks(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, `Attending blocks ${draw.year}-${draw.year + 1}`)
  put(2, 0, 'Attending')
  const start = (block: number) => addDays(days[0]!, 14 * block)
  for (let block = 0; block < 6; block++) {
    put(1, 1 + block, `Block ${block + 1}`)
    put(2, 1 + block, `${slashed(start(block))}-${slashed(addDays(start(block), 13))}`)
  }
  for (const [person, own] of people.entries()) {
    put(3 + person, 0, full(own))
    for (let block = 0; block < 6; block++) {
      const code = ['Wards', '', 'ICU', 'Elective', '', 'Nights'][(block + person) % 6]!
      put(3 + person, 1 + block, code)
      if (code) for (let at = 0; at < 14; at++) tell(person, addDays(start(block), at), code)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Names in capitals with credentials, every day filled, an X is a day off as the key says. */
export function everyDayFilled(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, `${title(draw)} STAFFING`)
  put(1, 0, 'STAFF')
  for (const [at, day] of days.entries()) put(1, 1 + at, `${weekday(day, 2).toUpperCase()} ${dayOfMonth(day)}`)
  for (const [person, { first, last }] of people.entries()) {
    put(2 + person, 0, `${last.toUpperCase()}, ${first.toUpperCase()} ${['MD', 'NP', 'DO'][person % 3]}`)
    for (const [at, day] of days.entries()) {
      const kind = work[person]![at]!
      put(2 + person, 1 + at, kind === -1 ? 'X' : kind === -2 ? 'V' : ['D', 'N', 'E'][kind]!)
      tell(person, day, kind === -1 ? '(leave)' : kind === -2 ? '(leave)' : ['D', 'N', 'E'][kind]!)
    }
  }
  put(3 + people.length, 0, 'D = 0700-1930   N = 1900-0730   E = 1100-2330   X = off   V = vacation')
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'pdf']))
}

/** One week: bare weekdays under "Week of", hours in the cells. */
export function oneWeekOfHours(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  const first = days.findIndex((day) => weekday(day) === 'Mon')
  put(0, 0, `Hospitalist schedule, week of ${slashed(days[first]!)}/${draw.year}`)
  for (const [at, day] of days.slice(first, first + 7).entries()) put(1, 1 + at, weekday(day, 9))
  for (const [person, own] of people.entries()) {
    put(2 + person, 0, full(own))
    for (const [at, day] of days.slice(first, first + 7).entries()) {
      const kind = work[person]![first + at]!
      const text = kind === -1 ? 'off' : kind === -2 ? 'PTO' : ['7a-7p', '7p-7a', '1p-11p'][kind]!
      put(2 + person, 1 + at, text)
      tell(person, day, kind < 0 ? '(leave)' : text)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['docx', 'csv', 'xlsx']))
}

/** Two hospitals merged over their shifts, a row a day. */
export function sitesOverShifts(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, title(draw))
  put(1, 1, 'St. Mary’s', { across: 3 })
  put(1, 4, 'Riverside', { across: 2 })
  const shifts = ['Day A', 'Day B', 'Night', 'Days', 'Nights']
  for (const [at, text] of ['Date', ...shifts].entries()) put(2, at, text)
  for (const [at, day] of days.entries()) {
    put(3 + at, 0, `${weekday(day)} ${slashed(day)}`)
    for (const [place, shift] of shifts.entries()) {
      put(3 + at, 1 + place, people[slots[at]![place]!]!.last)
      tell(slots[at]![place]!, day, `${shift}|St. Mary’s ${shift}|Riverside ${shift}`)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'xls']))
}

/** A year of calls: days down, months across, one name each. */
export function yearOfCalls(draw: Draw): Promise<Made> {
  const { chance, people } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, `Backup call ${draw.year}`)
  for (let month = 1; month <= 12; month++) put(1, month, monthNames[month - 1]!.slice(0, 3))
  for (let at = 0; at < 31; at++) {
    put(2 + at, 0, at + 1)
    for (let month = 1; month <= 12; month++) {
      if (at >= daysInMonth(draw.year, month)) continue
      const person = (Math.floor(at / 3) + month * 5) % people.length
      put(2 + at, month, people[person]!.last)
      tell(person, addDays(monthStart(draw.year, month), at), 'Backup|Backup call|On call')
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Many shifts are open, some go to a locum. */
export function manyOpen(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, `${title(draw)} - OPEN SHIFTS IN CAPS`)
  put(1, 0, 'Shift')
  for (const [at, day] of days.entries()) put(1, 1 + at, `${weekday(day, 2)} ${dayOfMonth(day)}`)
  for (const [place, shift] of ['Rounder 1', 'Rounder 2', 'Admitter', 'Night'].entries()) {
    put(2 + place, 0, shift)
    for (const [at, day] of days.entries()) {
      if (chance.happens(0.35)) {
        put(2 + place, 1 + at, chance.pick(['OPEN', 'NEED', 'OPEN!', '??']))
        continue
      }
      put(2 + place, 1 + at, people[slots[at]![place]!]!.last)
      tell(slots[at]![place]!, day, shift)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'xls']))
}

/** Initials in the cells, who they are at the right. */
export function initialsAtRight(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, title(draw))
  for (const [at, text] of ['Date', 'AM', 'PM', 'Night'].entries()) put(1, at, text)
  for (const [at, day] of days.entries()) {
    put(2 + at, 0, slashed(day))
    for (const [place, shift] of ['AM', 'PM', 'Night'].entries()) {
      put(2 + at, 1 + place, initialsOf(people[slots[at]![place]!]!))
      tell(slots[at]![place]!, day, shift)
    }
  }
  for (const [person, own] of people.entries()) {
    put(2 + person, 6, initialsOf(own))
    put(2 + person, 7, full(own))
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Leave only: a V for each week away. */
export function leaveOnly(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, `Vacation calendar ${draw.year}`)
  put(1, 0, 'Name')
  for (const [at, day] of days.entries()) put(1, 1 + at, slashed(day))
  for (const [person, { last }] of people.entries()) {
    put(2 + person, 0, last)
    const from = (person * 3) % 24
    for (const [at, day] of days.slice(from, from + 5).entries()) {
      put(2 + person, 1 + from + at, 'VAC')
      tell(person, day, '(leave)|VAC')
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}
