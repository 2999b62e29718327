/** Shapes with people, roles or days along both sides. */
import type { CalendarDate } from '../../src/engine/model.ts'
import { type Roster, type Shape, type Sketch, weeksOf } from './roster.ts'
import { weekdayText } from './writing-styles.ts'

/** People down, days across. */
export const grid: Shape = (roster, sketch, top) =>
  paintGrid(
    roster,
    sketch,
    top,
    roster.days,
    roster.names.map((_, person) => person),
  )

function paintGrid(roster: Roster, { put, tell }: Sketch, top: number, days: CalendarDate[], people: number[]): number {
  const { chance, names, shifts, leave, writeDate, isHard } = roster
  const extra = isHard && chance.happens(0.5) ? chance.pick(['FTE', 'Pager']) : ''
  const hasTotal = chance.happens(0.4)
  const first = extra ? 2 : 1
  let row = top
  if (roster.hasWeekdays) {
    for (const [index, day] of days.entries()) put(row, first + index, weekdayText(day))
    row++
  }
  put(row, 0, chance.pick(['Physician', 'Name', '']))
  if (extra) put(row, 1, extra)
  for (const [index, day] of days.entries()) put(row, first + index, writeDate(day))
  if (hasTotal) put(row, first + days.length, 'Total')
  row++
  const counts = days.map(() => 0)
  for (const person of people) {
    put(row, 0, names[person]!)
    if (extra) put(row, 1, extra === 'FTE' ? chance.pick(['1.0', '0.8', '0.5']) : chance.between(10_000, 99_999))
    let total = 0
    for (const [index, day] of days.entries()) {
      const code = shifts[person]![roster.days.indexOf(day)]!
      if (code === '') continue
      put(row, first + index, isHard && chance.happens(0.02) ? `${code}*` : code)
      tell(person, day, code)
      if (code !== leave) {
        total++
        counts[index]!++
      }
    }
    if (hasTotal) put(row, first + days.length, total)
    row++
  }
  if (chance.happens(0.4)) {
    put(row, 0, chance.pick(['Working', 'TOTAL', 'Count']))
    for (const [index, count] of counts.entries()) put(row, first + index, count)
    row++
  }
  return row
}

export const weeklyGrids: Shape = (roster, sketch, top) =>
  weeksOf(roster.days).reduce(
    (row, week) =>
      paintGrid(
        roster,
        sketch,
        row,
        week,
        roster.names.map((_, person) => person),
      ) + 1,
    top,
  )

export const gridInParts: Shape = (roster, sketch, top) => {
  const { names } = roster
  sketch.put(top, 0, 'FULL TIME')
  const half = Math.ceil(names.length / 2)
  const people = names.map((_, person) => person)
  const next = paintGrid(roster, sketch, top + 1, roster.days, people.slice(0, half))
  sketch.put(next, 0, 'PER DIEM')
  return paintGrid(roster, sketch, next + 1, roster.days, people.slice(half))
}

/** Days down, people across. */
export const turnedGrid: Shape = ({ days, names, shifts, writeDate, hasWeekdays }, { put, tell }, top) => {
  const first = hasWeekdays ? 2 : 1
  put(top, 0, 'Date')
  for (const [person, name] of names.entries()) put(top, first + person, name)
  for (const [index, day] of days.entries()) {
    put(top + 1 + index, 0, writeDate(day))
    if (hasWeekdays) put(top + 1 + index, 1, weekdayText(day))
    for (const [person, own] of shifts.entries()) {
      if (own[index] === '') continue
      put(top + 1 + index, first + person, own[index]!)
      tell(person, day, own[index]!)
    }
  }
  return top + 1 + days.length
}

/** Days down, roles across, names in the cells. */
export const roleColumns: Shape = (
  { chance, days, names, roles, slots, writeDate, hasWeekdays, isHard },
  { put, tell },
  top,
) => {
  const first = hasWeekdays ? 2 : 1
  const separator = chance.pick([' / ', '; ', '\n'])
  put(top, 0, chance.pick(['Date', 'Day', '']))
  for (const [index, role] of roles.entries()) put(top, first + index, role)
  const hasNotes = isHard && chance.happens(0.4)
  if (hasNotes) put(top, first + roles.length, 'Notes')
  for (const [index, day] of days.entries()) {
    const row = top + 1 + index
    put(row, 0, writeDate(day))
    if (hasWeekdays) put(row, 1, weekdayText(day))
    for (const [place, role] of roles.entries()) {
      const person = slots[index]![place]!
      if (person < 0) continue
      const second = (person + 3) % names.length
      const isShared = isHard && place === 0 && index % 3 === 0 && !slots[index]!.includes(second)
      put(row, first + place, isShared ? `${names[person]}${separator}${names[second]}` : names[person]!)
      tell(person, day, role)
      if (isShared) tell(second, day, role)
    }
    if (hasNotes && chance.happens(0.1))
      put(row, first + roles.length, chance.pick(['Holiday', 'M&M conference noon', 'Grand rounds']))
  }
  return top + 1 + days.length
}

/** Roles down, days across. */
export const roleRows: Shape = ({ days, names, roles, slots, writeDate, hasWeekdays }, { put, tell }, top) => {
  let row = top
  if (hasWeekdays) {
    for (const [index, day] of days.entries()) put(row, 1 + index, weekdayText(day))
    row++
  }
  for (const [index, day] of days.entries()) put(row, 1 + index, writeDate(day))
  for (const [place, role] of roles.entries()) {
    put(++row, 0, role)
    for (const [index, day] of days.entries()) {
      const person = slots[index]![place]!
      if (person < 0) continue
      put(row, 1 + index, names[person]!)
      tell(person, day, role)
    }
  }
  return row + 1
}

/** Two columns a day, marked with X. */
export const subcolumns: Shape = ({ days, names, codes, shifts, writeDate }, { put, tell }, top) => {
  const own = codes.slice(0, 2)
  for (const [index, day] of days.entries()) {
    put(top, 1 + 2 * index, writeDate(day), { across: 2 })
    for (const [place, code] of own.entries()) put(top + 1, 1 + 2 * index + place, code)
  }
  for (const [person, name] of names.entries()) {
    put(top + 2 + person, 0, name)
    for (const [index, day] of days.entries()) {
      const place = own.indexOf(shifts[person]![index]!)
      if (place < 0) continue
      put(top + 2 + person, 1 + 2 * index + place, 'X')
      tell(person, day, own[place]!)
    }
  }
  return top + 2 + names.length
}

/** People under the role they have, marked with X. */
export const partsOfX: Shape = ({ days, names, roles, shifts, leave, writeDate }, { put, tell }, top) => {
  for (const [index, day] of days.entries()) put(top, 1 + index, writeDate(day))
  let row = top + 1
  for (const [part, role] of roles.entries()) {
    put(row++, 0, role)
    for (let person = part; person < names.length; person += roles.length) {
      put(row, 0, names[person]!)
      for (const [index, day] of days.entries()) {
        const code = shifts[person]![index]!
        if (code === '' || code === leave) continue
        put(row, 1 + index, 'X')
        tell(person, day, role)
      }
      row++
    }
  }
  return row
}
