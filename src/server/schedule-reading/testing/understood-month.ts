/** Understandings for tests, drawn as rosters: one row a person, one letter a day. */
import { addDays, weekdayOf } from '../../../engine/calendar.ts'
import type { RoleCategory, ShiftKind, Weekday } from '../../../engine/model.ts'
import { weekdays } from '../../../engine/model.ts'
import type { FoundAssignment, FoundRole, Understanding } from '../understanding.ts'

const sure = (place: string) => ({ confidence: 0.95, cells: [{ sheet: 0, row: 0, column: 0, place }] })

type Code = { name: string; category: RoleCategory; kind: ShiftKind; start: string; end: string }

const codes: Record<string, Code> = {
  D: { name: 'Rounder', category: 'rounder', kind: 'day', start: '07:00', end: '19:00' },
  N: { name: 'Night', category: 'coverage', kind: 'night', start: '19:00', end: '07:00' },
  S: { name: 'Swing', category: 'admitter', kind: 'evening', start: '14:00', end: '23:00' },
}

/** `V` is a vacation day, `.` a day off; the rest are codes. Names are "First Last". */
export function understoodMonth(from: string, rows: Record<string, string>): Understanding {
  const names = Object.keys(rows)
  const length = Math.max(...Object.values(rows).map((row) => row.length))
  const dates = Array.from({ length }, (_, day) => addDays(from, day))
  const cells = names.flatMap((name, row) =>
    [...rows[name]!].map((letter, day) => ({
      name,
      letter,
      date: dates[day]!,
      place: `December, ${row + 2}/${day + 2}`,
    })),
  )
  const used = Object.keys(codes).filter((code) => cells.some(({ letter }) => letter === code))
  const assignments = cells.flatMap(({ name, letter, date, place }): FoundAssignment[] => {
    const code = codes[letter]
    return code ? [{ person: name, date, code: letter, kind: code.kind, role: letter, ...sure(place) }] : []
  })
  return {
    sheets: [{ name: 'December', layout: 'people-by-day', confidence: 0.95 }],
    reading: { isSure: true, sureness: 1, doubts: [], question: null },
    people: names.map((name) => {
      const [firstName, ...rest] = name.split(' ')
      const lastName = rest.join(' ')
      const named = lastName ? { firstName: firstName!, lastName } : { lastName: firstName! }
      return { key: name, name, ...named, aliases: [name], credentials: [], hints: [], ...sure(`December, A:${name}`) }
    }),
    days: dates.map((date) => ({ date, ...sure('December, 1') })),
    assignments,
    absences: cells
      .filter(({ letter }) => letter === 'V')
      .map(({ name, date, place }) => ({ person: name, date, code: 'V', reason: 'vacation', ...sure(place) })),
    codes: used.map((code) => ({
      code,
      meaning: codes[code]!.name,
      isInLegend: true,
      use: 'work',
      start: codes[code]!.start,
      end: codes[code]!.end,
      kind: codes[code]!.kind,
      count: cells.filter(({ letter }) => letter === code).length,
      ...sure('December, A40'),
    })),
    roles: used.map((code): FoundRole => {
      const { start, end, ...role } = codes[code]!
      return {
        key: code,
        ...role,
        start,
        end,
        codes: [code],
        required: requiredOf(
          assignments.filter(({ role: key }) => key === code),
          dates,
        ),
        people: names,
        ...sure('December, A40'),
      }
    }),
    shiftTypes: used.map((code) => {
      const { name, start, end, kind } = codes[code]!
      return { name, start, end, kind, isWritten: true, codes: [code], count: 1, ...sure('December, A40') }
    }),
    preferences: [],
    notes: [],
    doubts: [],
  }
}

/** The median over the days, as the understanding promises. */
function requiredOf(assignments: FoundAssignment[], dates: string[]): Record<Weekday, number> {
  const required = weekdays.map((weekday): [Weekday, number] => {
    const counts = dates
      .filter((date) => weekdayOf(date) === weekday)
      .map((date) => assignments.filter((assignment) => assignment.date === date).length)
      .sort((one, other) => one - other)
    return [weekday, counts[Math.floor(counts.length / 2)] ?? 0]
  })
  return Object.fromEntries(required) as Record<Weekday, number>
}

/** Four weeks of twelve people from Monday, November 30, 2026 on: 7 on and 7 off, all of them changing on Mondays. */
export function wholeMonth(): Understanding {
  const on = 'DDDDDDD.......'
  const off = '.......DDDDDDD'
  const nights = ['NNNNNNN.......', '.......NNNNNNN']
  const names = ['Ada Abel', 'Ben Brook', 'Cleo Chu', 'Dov Dahl', 'Eva Eng', 'Finn Falk', 'Gus Gray', 'Hana Hill']
  const days = names.map((name, index): [string, string] => [name, (index % 2 === 0 ? on : off).repeat(2)])
  const nightly = ['Nia North', 'Noor Nash'].map((name, index): [string, string] => [name, nights[index]!.repeat(2)])
  return understoodMonth('2026-11-30', Object.fromEntries([...days, ...nightly]))
}
