/** Shapes that go day by day or shift by shift: calendars, records, ranges, pairs. */
import { addDays } from '../../src/engine/calendar.ts'
import { type Shape, weeksOf } from './roster.ts'
import { weekdayText } from './writing-styles.ts'

/** A date that is merged over the lines of its day. */
export const mergedDays: Shape = ({ days, names, roles, slots, writeDate }, { put, tell }, top) => {
  for (const [column, text] of ['Date', 'Shift', 'Physician'].entries()) put(top, column, text)
  let row = top + 1
  for (const [index, day] of days.entries()) {
    put(row, 0, writeDate(day), { down: roles.length })
    for (const [place, role] of roles.entries()) {
      const person = slots[index]![place]!
      put(row, 1, role)
      if (person >= 0) {
        put(row, 2, names[person]!)
        tell(person, day, role)
      }
      row++
    }
  }
  return row
}

/** Weeks as columns of weekdays; a day's lines below its number or in its cell. */
export const calendar =
  (isInCell: boolean, hasLabels: boolean): Shape =>
  ({ chance, days, names, roles, codes, slots }, { put, tell }, top) => {
    const first = hasLabels ? 1 : 0
    const lead = (new Date(days[0]!).getUTCDay() + 7) % 7
    const lines = hasLabels ? roles.length : Math.min(roles.length, codes.length, 3)
    const style = chance.pick([
      (name: string, code: string) => `${code}: ${name}`,
      (name: string, code: string) => `${name} (${code})`,
      (name: string, code: string) => `${name} - ${code}`,
    ])
    const sunday = addDays(days[0]!, -lead)
    for (let column = 0; column < 7; column++) put(top, first + column, weekdayText(addDays(sunday, column)))
    let row = top + 1
    for (let week = -lead; week < days.length; week += 7) {
      for (let column = 0; column < 7; column++) {
        const day = days[week + column]
        if (day === undefined) continue
        const texts = [String(Number(day.slice(8)))]
        for (let place = 0; place < lines; place++) {
          const person = slots[week + column]![place]!
          const code = hasLabels ? roles[place]! : codes[place]!
          texts.push(person < 0 ? '' : hasLabels ? names[person]! : style(names[person]!, code))
          if (person >= 0) tell(person, day, code)
        }
        if (isInCell) put(row, first + column, texts.filter((text) => text !== '').join('\n'))
        else for (const [line, text] of texts.entries()) if (text !== '') put(row + line, first + column, text)
      }
      if (hasLabels) for (let place = 0; place < lines; place++) put(row + 1 + place, 0, roles[place]!)
      row += isInCell ? 1 : lines + 1
    }
    return row
  }

/** One line a shift, the columns in any order. */
export const records: Shape = ({ chance, days, names, shifts, writeDate }, { put, tell }, top) => {
  const order = chance.pick([
    [0, 1, 2],
    [1, 0, 2],
    [0, 2, 1],
    [2, 0, 1],
  ])
  const heads = ['Date', chance.pick(['Name', 'Provider', 'Assigned to']), chance.pick(['Shift', 'Assignment', 'Type'])]
  const extra = chance.happens(0.3) ? chance.pick(['Site', 'Pager']) : ''
  let row = top
  if (chance.happens(0.85)) {
    for (const [column, field] of order.entries()) put(row, column, heads[field]!)
    if (extra) put(row, 3, extra)
    row++
  }
  const lines = days.flatMap((day, index) =>
    shifts.flatMap((own, person) => (own[index] ? [{ day, person, code: own[index]! }] : [])),
  )
  if (chance.happens(0.3)) lines.sort((one, other) => one.person - other.person)
  for (const { day, person, code } of lines.slice(0, 150)) {
    const values = [writeDate(day), names[person]!, code]
    for (const [column, field] of order.entries()) put(row, column, values[field]!)
    if (extra) put(row, 3, extra === 'Site' ? chance.pick(['Main', 'West']) : chance.between(10_000, 99_999))
    tell(person, day, code)
    row++
  }
  return row
}

/** A week or so in one line. */
export const ranges: Shape = ({ days, names, codes, chance, writeDate }, { put, tell }, top) => {
  for (const [column, text] of ['Dates', 'Name', 'Shift'].entries()) put(top, column, text)
  let row = top + 1
  for (const [index, week] of weeksOf(days).entries())
    for (let person = index % 2; person < names.length; person += 2) {
      const code = chance.pick(codes)
      put(row, 0, `${writeDate(week[0]!)} - ${writeDate(week.at(-1)!)}`)
      put(row, 1, names[person]!)
      put(row++, 2, code)
      for (const day of week) tell(person, day, code)
    }
  return row
}

/** Name and task side by side, several times a day. */
export const pairs: Shape = ({ chance, days, names, codes, slots, writeDate }, { put, tell }, top) => {
  const wide = chance.between(2, 3)
  put(top, 0, 'Date')
  for (let place = 0; place < wide; place++) {
    put(top, 1 + 2 * place, 'Provider')
    put(top, 2 + 2 * place, 'Task')
  }
  for (const [index, day] of days.entries()) {
    put(top + 1 + index, 0, writeDate(day))
    for (let place = 0; place < wide; place++) {
      const person = slots[index]![place] ?? -1
      if (person < 0) continue
      const code = codes[(place + index) % codes.length]!
      put(top + 1 + index, 1 + 2 * place, names[person]!)
      put(top + 1 + index, 2 + 2 * place, code)
      tell(person, day, code)
    }
  }
  return top + 1 + days.length
}

/** A date alone above the lines of its day. */
export const datedParts: Shape = ({ chance, days, names, roles, slots, writeDate }, { put, tell }, top) => {
  let row = top
  for (const [index, day] of days.entries()) {
    put(row++, 0, writeDate(day))
    for (const [place, role] of roles.entries()) {
      const person = slots[index]![place]!
      if (person < 0) continue
      put(row, 0, role)
      put(row++, 1, names[person]!)
      tell(person, day, role)
    }
    if (chance.happens(0.3)) row++
  }
  return row
}

/** Start and end in two columns; the code is their range. */
export const startAndEnd: Shape = ({ days, names, shifts, codes, writeDate }, { put, tell }, top) => {
  const hours = [
    ['07:00', '19:00'],
    ['19:00', '07:00'],
    ['14:00', '22:00'],
    ['09:00', '17:00'],
  ]
  for (const [column, text] of ['Date', 'Name', 'Start', 'End'].entries()) put(top, column, text)
  let row = top + 1
  for (const [index, day] of days.entries())
    for (const [person, own] of shifts.entries()) {
      const [start, end] = hours[codes.indexOf(own[index]!)] ?? []
      if (!start || !end || row > 160) continue
      for (const [column, text] of [writeDate(day), names[person]!, start, end].entries()) put(row, column, text)
      tell(person, day, `${start}-${end}`)
      row++
    }
  return row
}
