/** Field kinds with names in the cells: call schedules, services across, weeks of teams, calendars. */
import { addDays, dayOfMonth, monthNames, weekdayOf } from '../../../src/engine/calendar.ts'
import type { CalendarDate } from '../../../src/engine/model.ts'
import { capitalize } from '../../../src/engine/text/capital.ts'
import { type Print, writePdf } from '../../corpus/write-files.ts'
import { type Draw, full, initialsOf, type Made, made, openSheet, openTruth } from './draw.ts'

const weekday = (day: CalendarDate, length = 3) => capitalize(weekdayOf(day)).slice(0, length)
const slashed = (day: CalendarDate) => `${Number(day.slice(5, 7))}/${dayOfMonth(day)}`
const title = ({ year, month }: Draw) => `${monthNames[month - 1]} ${year}`
const lastName = ({ last }: { last: string }) => last

/** Dates down, services across, a weekend merged over its days. */
export function callByService(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const services = chance.pick([
    ['Hospitalist A', 'Hospitalist B', 'Nocturnist', 'Backup'],
    ['Ward Team', 'Admitting', 'ICU', 'Jeopardy'],
  ])
  put(0, 0, `CALL SCHEDULE - ${title(draw).toUpperCase()}`)
  put(1, 0, 'Date')
  for (const [place, service] of services.entries()) put(1, 1 + place, service)
  for (const [at, day] of days.entries()) {
    put(2 + at, 0, `${weekday(day)} ${slashed(day)}`)
    for (const [place, service] of services.entries()) {
      const isSunday = weekday(day) === 'Sun' && at > 0
      const isSaturday = weekday(day) === 'Sat' && at + 1 < days.length
      const person = slots[isSunday && place === 3 ? at - 1 : at]![place]!
      tell(person, day, service)
      if (place === 3 && isSunday) continue
      put(2 + at, 1 + place, people[person]!.last, place === 3 && isSaturday ? { down: 2 } : {})
    }
  }
  return made(draw, truth, sheet(), 'xlsx')
}

/** Initials in the cells, what they mean at the bottom. */
export function initialsBelow(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  const roles = ['Day 1', 'Day 2', 'Swing', 'Night']
  put(0, 0, title(draw))
  for (const [place, role] of roles.entries()) put(1, 2 + place, role)
  for (const [at, day] of days.entries()) {
    put(2 + at, 0, weekday(day))
    put(2 + at, 1, dayOfMonth(day))
    for (const [place, role] of roles.entries()) {
      put(2 + at, 2 + place, initialsOf(people[slots[at]![place]!]!))
      tell(slots[at]![place]!, day, role)
    }
  }
  const style = chance.pick([' - ', ': ', ' = '])
  for (const [person, own] of people.entries())
    put(4 + days.length + (person >> 2), 2 * (person % 4), `${initialsOf(own)}${style}${full(own)}`)
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'docx']))
}

/** Roles down, days across; below them who is on vacation and who is at a conference. */
export function vacationRows(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const roles = ['Rounder 1', 'Rounder 2', 'Admitter', 'Nocturnist']
  put(0, 0, title(draw))
  const own = days.slice(0, 14)
  for (const [at, day] of own.entries()) put(1, 1 + at, `${weekday(day)} ${dayOfMonth(day)}`)
  for (const [place, role] of roles.entries()) {
    put(2 + place, 0, role)
    for (const [at, day] of own.entries()) {
      put(2 + place, 1 + at, people[slots[at]![place]!]!.last)
      tell(slots[at]![place]!, day, role)
    }
  }
  put(6, 0, 'Vacation')
  put(7, 0, 'CME')
  for (const [at, day] of own.entries()) {
    put(6, 1 + at, people[slots[at]![4]!]!.last)
    tell(slots[at]![4]!, day, '(leave)')
    if (!chance.happens(0.3)) continue
    put(7, 1 + at, people[slots[at]![5]!]!.last)
    tell(slots[at]![5]!, day, '(leave)')
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** "Smith/Jones" under "Day/Night". */
export function dayAndNight(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, `${title(draw)} coverage`)
  for (const [place, text] of ['Date', 'Team 1 (Day/Night)', 'Team 2 (Day/Night)'].entries()) put(1, place, text)
  for (const [at, day] of days.entries()) {
    put(2 + at, 0, slashed(day))
    const own = slots[at]!
    put(2 + at, 1, `${people[own[0]!]!.last}/${people[own[1]!]!.last}`)
    put(2 + at, 2, `${people[own[2]!]!.last}/${people[own[3]!]!.last}`)
    for (const place of [0, 1, 2, 3])
      tell(
        own[place]!,
        day,
        `${place < 2 ? 'Team 1' : 'Team 2'} ${place % 2 ? 'Night' : 'Day'}|${place % 2 ? 'Night' : 'Day'}`,
      )
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Locums with and without a name, and places that nobody has yet. */
export function locumsAndOpen(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const roles = ['Days A', 'Days B', 'Swing', 'Nights']
  put(0, 0, `Staffing ${title(draw)}`)
  put(1, 0, 'Date')
  for (const [place, role] of roles.entries()) put(1, 1 + place, role)
  const locum = people.length - 1
  for (const [at, day] of days.entries()) {
    put(2 + at, 0, `${weekday(day)}, ${monthNames[draw.month - 1]!.slice(0, 3)} ${dayOfMonth(day)}`)
    for (const [place, role] of roles.entries()) {
      const person = slots[at]![place]!
      if (chance.happens(0.12)) put(2 + at, 1 + place, chance.pick(['OPEN', 'TBD', 'Open', '???', 'NEED', '---']))
      else {
        put(2 + at, 1 + place, person === locum ? `Locum - ${people[person]!.last}` : people[person]!.last)
        tell(person, day, role)
      }
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'docx']))
}

/** A year of call: days of the month down, months across. */
export function monthsAcross(draw: Draw): Promise<Made> {
  const { chance, people, year } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, `Backup call ${year}`)
  const months = chance.pick([
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11],
  ])
  for (const [column, month] of months.entries()) {
    put(1, 1 + column, monthNames[month]!.slice(0, 3))
    for (let day = 1; day <= new Date(Date.UTC(year, month + 1, 0)).getUTCDate(); day++) {
      const person = (month * 3 + Math.floor(day / 2)) % people.length
      put(1 + day, 1 + column, people[person]!.last)
      tell(
        person,
        `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
        'Backup|Call|Backup call|on call',
      )
    }
  }
  for (let day = 1; day <= 31; day++) put(1 + day, 0, day)
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Weeks down, teams across: whoever is named works all seven days. */
export function weeksOfTeams(draw: Draw): Promise<Made> {
  const { chance, days, people, year } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const teams = ['Team Red', 'Team Blue', 'Team Green', 'Nights']
  put(0, 0, `Service weeks ${year}`)
  put(1, 0, 'Week')
  for (const [place, team] of teams.entries()) put(1, 1 + place, team)
  for (let week = 0; week < 10; week++) {
    const [from, to] = [addDays(days[0]!, week * 7), addDays(days[0]!, week * 7 + 6)]
    put(2 + week, 0, `${slashed(from)}-${slashed(to)}`)
    for (const [place, team] of teams.entries()) {
      const person = (week * 4 + place + (week % 3)) % people.length
      put(2 + week, 1 + place, people[person]!.last)
      for (let at = 0; at < 7; at++) tell(person, addDays(from, at), team)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'docx']))
}

/** A block a week, its dates across, roles down, two names in a cell. */
export function weekBlocks(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const separator = chance.pick(['\n', ' & ', ', '])
  let row = 0
  for (let week = 0; week + 7 <= days.length; week += 7) {
    const own = days.slice(week, week + 7)
    put(row++, 0, `Week of ${monthNames[draw.month - 1]} ${dayOfMonth(own[0]!)}, ${draw.year}`)
    for (const [at, day] of own.entries()) put(row, 1 + at, weekday(day, 9))
    row++
    for (const [place, role] of ['Days', 'Swing', 'Nights'].entries()) {
      put(row, 0, role)
      for (const [at, day] of own.entries()) {
        const all = slots[week + at]!.slice(2 * place, 2 * place + (place === 0 ? 2 : 1))
        put(row, 1 + at, all.map((person) => people[person]!.last).join(separator))
        for (const person of all) tell(person, day, role)
      }
      row++
    }
    row++
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'docx']))
}

/** Numbers to call beside the names. */
export function callWithPhones(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const phones = people.map(() => chance.between(1000, 9999))
  put(0, 0, `On-Call ${title(draw)}`)
  for (const [place, text] of ['Day', 'Date', '1st Call', '2nd Call', 'ICU'].entries()) put(1, place, text)
  for (const [at, day] of days.entries()) {
    put(2 + at, 0, weekday(day, 2).toUpperCase())
    put(2 + at, 1, dayOfMonth(day))
    for (const [place, role] of ['1st Call', '2nd Call', 'ICU'].entries()) {
      const person = slots[at]![place]!
      put(2 + at, 2 + place, `${people[person]!.last} x${phones[person]}`)
      tell(person, day, role)
    }
  }
  put(4 + days.length, 0, 'Operator: dial 0. Questions to the front desk.')
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'pasted']))
}

/** Shift times down, weekdays with dates across, names in the cells. */
export function timesDown(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, ({ first, last }) => `${first[0]} ${last}`)
  const times = ['0700-1500', '0700-1900', '1500-2300', '1900-0700']
  const own = days.slice(0, 14)
  put(0, 0, `Unit coverage, ${title(draw)}`)
  for (const [at, day] of own.entries())
    put(1, 1 + at, `${weekday(day)} ${dayOfMonth(day)}-${monthNames[draw.month - 1]!.slice(0, 3)}`)
  for (const [place, time] of times.entries()) {
    put(2 + place, 0, time)
    for (const [at, day] of own.entries()) {
      const { first, last } = people[slots[at]![place]!]!
      put(2 + place, 1 + at, `${first[0]}. ${last}`)
      tell(slots[at]![place]!, day, time)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv', 'txt']))
}

/** Two halves of a day in one cell, each with its hours. */
export function sharedDays(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  put(0, 0, title(draw))
  for (const [place, text] of ['Date', 'North', 'South'].entries()) put(1, place, text)
  for (const [at, day] of days.entries()) {
    put(2 + at, 0, `${slashed(day)}/${day.slice(0, 4)}`)
    for (const place of [0, 1]) {
      const [one, other] = [slots[at]![2 * place]!, slots[at]![2 * place + 1]!]
      put(2 + at, 1 + place, `${people[one]!.last} 7a-3p / ${people[other]!.last} 3p-11p`)
      tell(one, day, '7a-3p')
      tell(other, day, '3p-11p')
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** A printed calendar, one month a page, day numbers and names in boxes. */
export function printedMonths(draw: Draw): Made {
  const { people, year, month, today, chance } = draw
  const { tell, truth } = openTruth(people, lastName)
  const pages: Print[][] = []
  const roles = ['D', 'N']
  for (let step = 0; step < 2; step++) {
    const first = new Date(Date.UTC(year, month - 1 + step, 1))
    const prints: Print[] = [
      { x: 330, y: 40, size: 16, text: `${monthNames[first.getUTCMonth()]} ${first.getUTCFullYear()}` },
    ]
    const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    for (const [at, text] of names.entries()) prints.push({ x: 40 + at * 102, y: 62, size: 9, text })
    for (let at = 0; ; at++) {
      const date = new Date(first.getTime() + at * 86_400_000)
      if (date.getUTCMonth() !== first.getUTCMonth()) break
      const cell = at + first.getUTCDay()
      const [x, y] = [40 + (cell % 7) * 102, 82 + Math.floor(cell / 7) * 86]
      prints.push({ x: x + 80, y, size: 9, text: String(at + 1) })
      for (const [place, role] of roles.entries()) {
        const person = (step * 5 + Math.floor(at / 3) + place * 4) % people.length
        prints.push({ x, y: y + 14 + place * 12, size: 8, text: `${role} ${people[person]!.last}` })
        tell(person, date.toISOString().slice(0, 10), role)
      }
    }
    if (chance.happens(0.5)) prints.push({ x: 40, y: 595, size: 7, text: 'Printed from the shared calendar' })
    pages.push(prints)
  }
  return { today, truth, content: `PDF_FILE:${Buffer.from(writePdf(pages)).toString('base64')}` }
}
