/** Sheets that hold more than one plain table: colors instead of codes, tables side by side, leave below, two rows a person. */
import type { CalendarDate } from '../../src/engine/model.ts'
import type { Roster, Shape, Sketch } from './roster.ts'
import { grid } from './shapes-of-grids.ts'
import { weekdayText } from './writing-styles.ts'

const colors = ['9DC3E6', '1F3864', 'FFE699', 'C6E0B4']
const hours = ['7a-7p', '7p-7a', '2p-10p', '9a-5p']

/** People down, days across; a fill says which shift, a key of colors which fill is which. */
export const colored: Shape = ({ chance, days, names, shifts, codes, writeDate }, { put, tell }, top) => {
  put(top, 0, 'Physician')
  for (const [index, day] of days.entries()) put(top, 1 + index, writeDate(day))
  for (const [person, name] of names.entries()) {
    put(top + 1 + person, 0, name)
    for (const [index, day] of days.entries()) {
      const place = codes.indexOf(shifts[person]![index]!)
      if (place < 0) continue
      put(top + 1 + person, 1 + index, '', { fill: colors[place]! })
      tell(person, day, hours[place]!)
    }
  }
  let row = top + names.length + 2
  const isBeside = chance.happens(0.5)
  const words = ['Day', 'Night', 'Swing', 'Admitting']
  for (const [place] of codes.entries()) {
    const text = `${words[place]} ${hours[place]}`
    put(row, 0, isBeside ? '' : text, { fill: colors[place]! })
    if (isBeside) put(row, 1, text)
    row++
  }
  return row
}

const part = (roster: Roster, from: number, to: number): Roster => ({
  ...roster,
  days: roster.days.slice(from, to),
  shifts: roster.shifts.map((own) => own.slice(from, to)),
})

const shifted = ({ put, tell }: Sketch, right: number): Sketch => ({
  put: (row, column, text, look) => put(row, column + right, text, look),
  tell,
})

/** The first half of the days at the left, the second at the right, each with the names. */
export const twoHalves: Shape = (roster, sketch, top) => {
  const half = Math.ceil(roster.days.length / 2)
  const plain = { ...roster, isHard: false, hasWeekdays: false }
  const left = grid(part(plain, 0, half), sketch, top)
  return Math.max(left, grid(part(plain, half, roster.days.length), shifted(sketch, half + 4), top))
}

/** A grid, and beside it who is backup on which day. */
export const gridAndCall: Shape = (roster, sketch, top) => {
  const { days, names, slots, writeDate } = roster
  const next = grid({ ...roster, isHard: false }, sketch, top)
  const { put, tell } = shifted(sketch, days.length + 4)
  put(top, 0, 'Date')
  put(top, 1, 'Backup')
  for (const [index, day] of days.entries()) {
    const person = slots[index]![0]!
    put(top + 1 + index, 0, writeDate(day))
    if (person < 0) continue
    put(top + 1 + index, 1, names[person]!)
    tell(person, day, 'Backup')
  }
  return Math.max(next, top + 1 + days.length)
}

/** A grid, and below it who is away from when to when. */
export const gridAndLeave: Shape = (roster, sketch, top) => {
  const { chance, days, names, writeDate, shifts, leave } = roster
  const free = names.flatMap((_, person) => {
    const from = days.findIndex(
      (_day, at) => at + 2 < days.length && [0, 1, 2].every((step) => shifts[person]![at + step] === ''),
    )
    return from < 0 ? [] : [{ person, from }]
  })
  let row =
    grid({ ...roster, shifts: shifts.map((own) => own.map((code) => (code === leave ? '' : code))) }, sketch, top) + 1
  sketch.put(row++, 0, chance.pick(['Vacation', 'PTO', 'Time off']))
  for (const [column, text] of ['Name', 'From', 'To'].entries()) sketch.put(row, column, text)
  for (const { person, from } of free.slice(0, 4)) {
    row++
    sketch.put(row, 0, names[person]!)
    sketch.put(row, 1, writeDate(days[from]!))
    sketch.put(row, 2, writeDate(days[from + 2]!))
    for (const day of days.slice(from, from + 3)) sketch.tell(person, day, '(leave)')
  }
  return row + 1
}

/** Two rows a person: the shift, and below it the call that comes on top of some days. */
export const twoRowsEach: Shape = ({ chance, days, names, shifts, leave, writeDate }, { put, tell }, top) => {
  const isMerged = chance.happens(0.5)
  for (const [index, day] of days.entries()) put(top, 1 + index, writeDate(day))
  for (const [person, name] of names.entries()) {
    const row = top + 1 + 2 * person
    put(row, 0, name, isMerged ? { down: 2 } : {})
    for (const [index, day] of days.entries()) {
      const code = shifts[person]![index]!
      if (code !== '') {
        put(row, 1 + index, code)
        tell(person, day, code)
      }
      if (code === '' || code === leave || (index + person) % 5 !== 0) continue
      put(row + 1, 1 + index, 'Call')
      tell(person, day, 'Call')
    }
  }
  return top + 1 + 2 * names.length
}

/** Ten days below each other, then the next ten beside them: date and one column a role, several times. */
export const foldedList: Shape = ({ days, names, roles, slots, writeDate }, { put, tell }, top) => {
  const wide = Math.min(2, roles.length)
  const deep = Math.ceil(days.length / 3)
  for (let block = 0; block * deep < days.length; block++) {
    const left = block * (wide + 2)
    put(top, left, 'Date')
    for (let place = 0; place < wide; place++) put(top, left + 1 + place, roles[place]!)
    for (const [index, day] of days.slice(block * deep, block * deep + deep).entries()) {
      put(top + 1 + index, left, writeDate(day))
      for (let place = 0; place < wide; place++) {
        const person = slots[block * deep + index]![place]!
        if (person < 0) continue
        put(top + 1 + index, left + 1 + place, names[person]!)
        tell(person, day, roles[place]!)
      }
    }
  }
  return top + 1 + deep
}

/** A person's name alone above the lines of their days. */
export const personCards: Shape = ({ days, names, shifts, leave, writeDate }, { put, tell }, top) => {
  let row = top
  for (const [person, name] of names.slice(0, 8).entries()) {
    put(row++, 0, name)
    for (const [index, day] of days.entries()) {
      const code = shifts[person]![index]!
      if (code === '' || code === leave) continue
      put(row, 0, writeDate(day))
      put(row++, 1, code)
      tell(person, day, code)
    }
    row++
  }
  return row
}

/** A role alone above the days and names that it has. */
export const roleCards: Shape = ({ days, names, roles, slots, writeDate }, { put, tell }, top) => {
  let row = top
  for (const [place, role] of roles.entries()) {
    put(row++, 0, role)
    for (const [index, day] of days.entries()) {
      const person = slots[index]![place]!
      if (person < 0) continue
      put(row, 0, writeDate(day))
      put(row++, 1, names[person]!)
      tell(person, day, role)
    }
    row++
  }
  return row
}

/** One row a person and week: the week's first day, the name, then Monday to Sunday. */
export const weekRows: Shape = ({ days, names, shifts, writeDate }, { put, tell }, top) => {
  const weeks = mondaysOf(days)
  put(top, 0, 'Week of')
  put(top, 1, 'Physician')
  for (let step = 0; step < 7; step++) put(top, 2 + step, weekdayText(days[weeks[0]! + step]!))
  let row = top + 1
  for (const monday of weeks)
    for (const [person, name] of names.entries()) {
      put(row, 0, writeDate(days[monday]!))
      put(row, 1, name)
      for (let step = 0; step < 7; step++) {
        const code = shifts[person]![monday + step]!
        if (code === '') continue
        put(row, 2 + step, code)
        tell(person, days[monday + step]!, code)
      }
      row++
    }
  return row
}

function mondaysOf(days: CalendarDate[]): number[] {
  return days.flatMap((day, at) => (weekdayText(day) === 'Mon' && at + 7 <= days.length ? [at] : []))
}

/** Each person's days of the month in one cell, by shift: "1, 4, 5-7". */
export const dayLists: Shape = ({ days, names, shifts, codes }, { put, tell }, top) => {
  put(top, 0, 'Physician')
  for (const [place, code] of codes.entries()) put(top, 1 + place, code)
  for (const [person, name] of names.entries()) {
    put(top + 1 + person, 0, name)
    for (const [place, code] of codes.entries()) {
      const own = days.filter((_, index) => shifts[person]![index] === code)
      put(top + 1 + person, 1 + place, own.map((day) => Number(day.slice(8))).join(', '))
      for (const day of own) tell(person, day, code)
    }
  }
  return top + 1 + names.length
}
