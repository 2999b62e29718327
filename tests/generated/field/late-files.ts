/** Files made last, after everything else was read: pairs, pagers, holidays, weeks in words, and two that are no schedule. */
import { addDays, dayOfMonth, monthNames } from '../../../src/engine/calendar.ts'
import {
  asText,
  type Draw,
  dated,
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

/** Names joined by a slash: the day's and the night's. */
export function sharedCell(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, [title(draw)])
  row(1, ['Date', 'Day / Night'])
  for (const [at, day] of days.entries()) {
    row(2 + at, [
      `${weekday(day)} ${slashed(day)}`,
      [0, 1].map((place) => people[slots[at]![place]!]!.last).join(' / '),
    ])
    tell(slots[at]![0]!, day, 'Day')
    tell(slots[at]![1]!, day, 'Night')
  }
  return made(draw, truth, sheet(), chance.pick(['csv', 'xlsx']))
}

/** Pager after each name in parentheses, services across. */
export function pagersInParentheses(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  const shifts = ['Ward', 'ICU', 'Night']
  row(0, [`Coverage for ${title(draw)}`])
  row(1, ['', ...shifts])
  for (const [at, day] of days.entries()) {
    row(2 + at, [
      `${weekday(day)} ${dayOfMonth(day)}`,
      ...shifts.map((_, place) => `${people[slots[at]![place]!]!.last} (p${3300 + slots[at]![place]!})`),
    ])
    for (const [place, shift] of shifts.entries()) tell(slots[at]![place]!, day, shift)
  }
  return made(draw, truth, sheet(), chance.pick(['docx', 'xlsx']))
}

/** Holidays named beside the days. */
export function holidaysNamed(draw: Draw): Promise<Made> {
  const { chance, days, people, work } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, title(draw))
  for (const [at, day] of days.entries()) {
    put(1, 1 + at, at === 9 ? 'Holiday' : '')
    put(2, 1 + at, weekday(day, 1))
    put(3, 1 + at, dayOfMonth(day))
  }
  for (const [person, own] of people.entries()) {
    put(4 + person, 0, full(own))
    for (const [at, day] of days.entries()) {
      const kind = work[person]![at]!
      if (kind === -1) continue
      const code = kind === -2 ? 'CME' : ['Rd', 'Nt', 'Ad'][kind]!
      put(4 + person, 1 + at, code)
      tell(person, day, kind === -2 ? '(leave)|CME' : code)
    }
  }
  put(5 + people.length, 0, 'Rd: rounding, Nt: night, Ad: admitting')
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Each person's days in one line. */
export function daysOfEach(draw: Draw): Made {
  const { days, people, work } = draw
  const { tell, truth } = openTruth(people, full)
  const lines = [`${title(draw)} night shifts`, '']
  for (const [person, own] of people.entries()) {
    const mine = days.filter((_, at) => work[person]![at]! >= 0).slice(0, 6)
    lines.push(`${full(own)}: ${mine.map((day) => dayOfMonth(day)).join(', ')}`)
    for (const day of mine) tell(person, day, 'Night|Night shift|Nights|Night shifts')
  }
  return asText(draw, truth, lines)
}

/** An Outlook export: subject, start, end. */
export function outlookExport(draw: Draw): Promise<Made> {
  const { days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  row(0, ['Subject', 'Start Date', 'Start Time', 'End Date', 'End Time', 'All day event', 'Categories'])
  let at = 1
  for (const [index, day] of days.entries())
    for (const [place, [task, start, end]] of [
      ['Day', '7:00:00 AM', '7:00:00 PM'],
      ['Night', '7:00:00 PM', '7:00:00 AM'],
    ].entries()) {
      const person = slots[index]![place]!
      row(at++, [
        `${full(people[person]!)} - ${task}`,
        dated(day),
        start!,
        dated(place ? addDays(day, 1) : day),
        end!,
        'FALSE',
        'Hospitalist',
      ])
      tell(person, day, task!)
    }
  return made(draw, truth, sheet(), 'csv')
}

/** Wide: a month of initials, roles down, with the list of people on top. */
export function peopleOnTop(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  put(0, 0, people.map((own) => `${initialsOf(own)} = ${full(own)}`).join(', '))
  put(1, 0, title(draw))
  for (const [at, day] of days.entries()) put(2, 1 + at, dayOfMonth(day))
  for (const [place, role] of ['Team 1', 'Team 2', 'Nights'].entries()) {
    put(3 + place, 0, role)
    for (const [at, day] of days.entries()) {
      put(3 + place, 1 + at, initialsOf(people[slots[at]![place]!]!))
      tell(slots[at]![place]!, day, role)
    }
  }
  return made(draw, truth, sheet(), chance.pick(['xlsx', 'csv']))
}

/** Two people a day in cells below each other, the date merged over both. */
export function datesOverTwoRows(draw: Draw): Promise<Made> {
  const { days, people, slots } = draw
  const { put, sheet } = openSheet()
  const { tell, truth } = openTruth(people, full)
  for (const [at, text] of ['Date', 'Shift', 'Physician', 'Resident pager'].entries()) put(0, at, text)
  for (const [at, day] of days.entries()) {
    put(1 + 2 * at, 0, `${monthNames[draw.month - 1]} ${dayOfMonth(day)}, ${draw.year}`, { down: 2 })
    for (const [place, shift] of ['0700-1900', '1900-0700'].entries()) {
      put(1 + 2 * at + place, 1, shift)
      put(1 + 2 * at + place, 2, full(people[slots[at]![place]!]!))
      put(1 + 2 * at + place, 3, 2200 + place)
      tell(slots[at]![place]!, day, shift)
    }
  }
  return made(draw, truth, sheet(), 'xlsx')
}

/** Half a year of weeks: who is on service, dates written in the European way. */
export function europeanWeeks(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, ['Week commencing', 'Consultant of the week', 'Registrar'])
  const first = days.find((day) => weekday(day) === 'Mon')!
  for (let week = 0; week < 20; week++) {
    const start = addDays(first, 7 * week)
    const own = [0, 1].map((place) => (week + place * 4) % people.length)
    row(1 + week, [
      `${start.slice(8)}/${start.slice(5, 7)}/${start.slice(0, 4)}`,
      ...own.map((person) => `Dr ${people[person]!.last}`),
    ])
    for (const [place, person] of own.entries())
      for (let at = 0; at < 7; at++) tell(person, addDays(start, at), ['Consultant of the week', 'Registrar'][place]!)
  }
  return made(draw, truth, sheet(), chance.pick(['csv', 'xlsx']))
}

/** Who covers whom: the usual person and the one who covers. */
export function coverageList(draw: Draw): Promise<Made> {
  const { chance, days, people, slots } = draw
  const { row, sheet } = openSheet()
  const { tell, truth } = openTruth(people, lastName)
  row(0, [`Jeopardy ${title(draw)}`])
  row(1, ['Date', '1st call', '2nd call', '3rd call'])
  for (const [at, day] of days.entries()) {
    row(2 + at, [
      `${day.slice(5, 7)}-${day.slice(8)}`,
      ...[0, 1, 2].map((place) => people[slots[at]![place]!]!.last.toUpperCase()),
    ])
    for (const [place, task] of ['1st call', '2nd call', '3rd call'].entries()) tell(slots[at]![place]!, day, task)
  }
  return made(draw, truth, sheet(), chance.pick(['csv', 'xlsx']))
}

/** A bill: days and doctors and amounts. */
export function bill(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { row, sheet } = openSheet()
  row(0, ['Locum invoice'])
  row(1, ['Date', 'Physician', 'Hours', 'Rate', 'Amount'])
  for (let at = 0; at < 9; at++) {
    const hours = chance.pick([8, 10, 12])
    row(2 + at, [dated(days[at * 2]!), full(people[at % people.length]!), hours, 185, hours * 185])
  }
  return made(draw, [], sheet(), 'xlsx')
}

/** A sign-in sheet of a meeting. */
export function signIn(draw: Draw): Promise<Made> {
  const { chance, days, people } = draw
  const { row, sheet } = openSheet()
  row(0, [`Attendance ${dated(days[2]!)}`])
  row(1, ['Name', 'Title', 'Signature', 'Time in'])
  for (const [person, own] of people.entries())
    row(2 + person, [full(own), chance.pick(['MD', 'NP', 'RN']), '', `7:${10 + person}`])
  return made(draw, [], sheet(), chance.pick(['docx', 'csv']))
}

/** Hours and names in running text, a paragraph a week. */
export function weeksInWords(draw: Draw): Made {
  const { days, people } = draw
  const { tell, truth } = openTruth(people, lastName)
  const lines = ['Team,', 'here is the plan:', '']
  for (let at = 0; at + 7 <= 28; at += 7) {
    const [one, other] = [(at / 7) % people.length, (at / 7 + 5) % people.length]
    lines.push(
      `Week of ${monthNames[Number(days[at]!.slice(5, 7)) - 1]} ${dayOfMonth(days[at]!)}: ${people[one]!.last} days, ${people[other]!.last} nights`,
    )
    for (const day of days.slice(at, at + 7)) {
      tell(one, day, 'Days')
      tell(other, day, 'Nights')
    }
  }
  return asText(draw, truth, lines)
}
