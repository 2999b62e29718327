/** Field kinds that list shifts, weeks or stretches. */
import { addDays, dayOfMonth, monthNames } from '../../../src/engine/calendar.ts'
import type { CalendarDate } from '../../../src/engine/model.ts'
import {
  asText,
  type Draw,
  dated,
  full,
  lastName,
  type Made,
  made,
  openSheet,
  openTruth,
  slashed,
  weekday,
} from './draw.ts'

/** Shifts to claim: day and time in one cell, who took it in another, some are still open. */
export function signUps(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  row(0, ['Shift', 'Claimed by', 'Comments'])
  let at = 1
  for (const [index, day] of days.entries())
    for (const [place, times] of ['7a-7p', '7p-7a'].entries()) {
      const isOpen = chance.happens(0.15)
      const person = slots[index]![place]!
      row(at++, [
        `${weekday(day)} ${dated(day)} ${times}`,
        isOpen ? chance.pick(['', 'OPEN', 'available']) : full(people[person]!),
        chance.happens(0.1) ? chance.pick(['will trade', 'prefers East']) : '',
      ])
      if (!isOpen) tell(person, day, times)
    }
  return made(draw, truth, sheet(), chance.pick(['csv', 'xlsx']))
}

/** Nights by their names: "Smith 1-5, Jones 6-10" beside each role. */
export function rolesWithStretches(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, [`${monthNames[draw.month - 1]} ${draw.year}`])
  row(1, ['Role', 'Who'])
  let next = 0
  for (const [place, role] of ['Rounder A', 'Rounder B', 'Nights'].entries()) {
    const parts: string[] = []
    for (let at = 0; at < days.length; ) {
      const to = Math.min(days.length, at + chance.between(3, 7))
      const person = next++ % people.length
      parts.push(`${people[person]!.last} ${at + 1}-${to}`)
      for (const day of days.slice(at, to)) tell(person, day, role)
      at = to
    }
    row(2 + place, [role, parts.join(', ')])
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** A group's calendar file, pasted. */
export function calendarFile(draw: Draw): Made {
  const { days, people, slots } = draw
  const { tell, truth } = openTruth(people, lastName)
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0']
  for (const [at, day] of days.entries())
    for (const [place, [task, start, end]] of [
      ['Day', '070000', '190000'],
      ['Night', '190000', '070000'],
    ].entries()) {
      const person = slots[at]![place]!
      const plain = (date: CalendarDate) => date.replaceAll('-', '')
      lines.push(
        'BEGIN:VEVENT',
        `DTSTART:${plain(day)}T${start}`,
        `DTEND:${plain(place ? addDays(day, 1) : day)}T${end}`,
        `SUMMARY:${people[person]!.last} ${task}`,
        'END:VEVENT',
      )
      tell(person, day, task!)
    }
  return asText(draw, truth, [...lines, 'END:VCALENDAR'])
}

/** Names down, weeks across under "Week of", the service in the cell. */
export function weeksAcross(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, `FY${String(draw.year).slice(2)} weekly assignments`)
  put(1, 0, 'Week of')
  for (let week = 0; week < 8; week++) put(1, 1 + week, dated(addDays(days[0]!, 7 * week)))
  for (const [person, own] of people.entries()) {
    put(2 + person, 0, full(own))
    for (let week = 0; week < 8; week++) {
      if ((week + person) % 2) continue
      const code = chance.pick(['Rounding', 'Nights', 'Admit'])
      put(2 + person, 1 + week, code)
      for (let at = 0; at < 7; at++) tell(person, addDays(days[0]!, 7 * week + at), code)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Month and day in two columns. */
export function splitDates(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, ['Year', 'Month', 'Day', 'Doctor', 'Shift'])
  let at = 1
  for (const [index, day] of days.entries())
    for (const [place, task] of ['Day', 'Night'].entries()) {
      const person = slots[index]![place]!
      row(at++, [draw.year, monthNames[draw.month - 1]!, dayOfMonth(day), people[person]!.last, task])
      tell(person, day, task)
    }
  return made(draw, truth, sheet(), chance.pick(['csv', 'xlsx']))
}

/** A shift a column, the year nowhere, weekdays only now and then. */
export function yearless(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, ['', 'Days', 'Days', 'Nights'])
  for (const [at, day] of days.entries()) {
    row(1 + at, [slashed(day), ...[0, 1, 2].map((place) => people[slots[at]![place]!]!.last)])
    for (const [place, role] of ['Days', 'Days', 'Nights'].entries()) tell(slots[at]![place]!, day, role)
  }
  return made(draw, truth, sheet(), chance.pick(['csv', 'xlsx', 'pasted']))
}
