/** What the field kinds draw from: one group's month, and a sheet to write it on. Nothing here knows the reader. */
import { addDays, daysInMonth, monthStart } from '../../../src/engine/calendar.ts'
import type { CalendarDate } from '../../../src/engine/model.ts'
import type { Cell, Sheet } from '../../../src/server/platform/files/read/read-sheet.ts'
import { writeBook } from '../../corpus/write-files.ts'
import type { TrueShift } from '../make-schedule.ts'
import { type Chance, chanceOf } from '../random.ts'
import { type FileKind, writeAsFile } from '../write-as-file.ts'
import type { Person } from '../writing-styles.ts'

export type Made = { content: string; today: CalendarDate; truth: TrueShift[] }

const firsts =
  'Anna Ben Carla Dmitri Esther Farid Gloria Hugo Ines Jamal Karen Leon Mona Nils Olga Pablo Ruth Simon Tessa Uri Vera Walt Xenia Yara'.split(
    ' ',
  )
const lasts =
  'Abbott Bauer Castillo Dawson Eriksen Fofana Gallagher Hoang Ibarra Jensen Kaplan Lindqvist Marchetti Nakamura Oyelaran Petrov Quintero Rosenberg Sandoval Takahashi Underwood Villanueva Whitaker Yamada Zielinski Bell Cho Ford Le Price'.split(
    ' ',
  )

export type Draw = {
  chance: Chance
  people: Person[]
  year: number
  month: number
  /** Every day of the month. */
  days: CalendarDate[]
  today: CalendarDate
  /** Seven days on, seven off, some nights, now and then a day of leave: the index of a code, -1 off, -2 leave. */
  work: number[][]
  /** By day, then by place: the person. */
  slots: number[][]
}

export function drawGroup(seed: number, least = 8, most = 14): Draw {
  const chance = chanceOf(seed * 6_151 + 17)
  const [year, month] = [chance.between(2025, 2027), chance.between(1, 12)]
  const days = daysFrom(monthStart(year, month), daysInMonth(year, month))
  const people: Person[] = []
  const initials = new Set<string>()
  const count = chance.between(least, most)
  while (people.length < count) {
    const person = { first: chance.pick(firsts), last: chance.pick(lasts) }
    const own = person.first[0]! + person.last[0]!
    if (initials.has(own) || people.some(({ last }) => last === person.last)) continue
    initials.add(own)
    people.push(person)
  }
  const work = people.map((_, person) => {
    const turn = chance.between(0, 13)
    const isNights = person % 4 === 3
    return days.map((_day, at) => {
      const step = (at + turn) % 14
      if (step >= 7) return step === 9 && chance.happens(0.4) ? -2 : -1
      return isNights ? 1 : chance.happens(0.1) ? 2 : 0
    })
  })
  const slots = days.map((_, at) =>
    Array.from({ length: 6 }, (_place, place) => (Math.floor((at + place) / 4) * 5 + place * 3) % count).map(
      (person, place, all) => {
        let own = person
        while (all.slice(0, place).includes(own)) own = (own + 1) % count
        all[place] = own
        return own
      },
    ),
  )
  return { chance, people, year, month, days, today: addDays(days[0]!, chance.between(-25, 10)), work, slots }
}

export const daysFrom = (start: CalendarDate, length: number): CalendarDate[] =>
  Array.from({ length }, (_, at) => addDays(start, at))

export const full = ({ first, last }: Person) => `${first} ${last}`
export const initialsOf = ({ first, last }: Person) => first[0]! + last[0]!

export type Look = { across?: number; down?: number; fill?: string }

export function openSheet(name = 'Sheet1') {
  const cells: Cell[] = []
  return {
    put: (row: number, column: number, text: string | number, { across = 1, down = 1, fill }: Look = {}) => {
      if (text === '' && !fill) return
      const place = `R${row + 1}C${column + 1}`
      cells.push({
        row,
        column,
        text: String(text),
        rowSpan: down,
        columnSpan: across,
        place,
        ...(fill ? { fill } : {}),
      })
    },
    row: (row: number, texts: (string | number)[], from = 0) => {
      for (const [at, text] of texts.entries())
        if (text !== '')
          cells.push({
            row,
            column: from + at,
            text: String(text),
            rowSpan: 1,
            columnSpan: 1,
            place: `R${row + 1}C${from + at + 1}`,
          })
    },
    sheet: (): Sheet => ({
      name,
      cells: cells.toSorted((one, other) => one.row - other.row || one.column - other.column),
    }),
  }
}

export function openTruth(people: Person[], tells: (person: Person) => string) {
  const truth: TrueShift[] = []
  return {
    truth,
    tell: (person: number, date: CalendarDate, code: string) =>
      void truth.push({ person: tells(people[person]!), date, code }),
  }
}

export async function made(
  { today, chance }: Draw,
  truth: TrueShift[],
  sheet: Sheet,
  kind: FileKind,
  dates?: { format: string; dates: ReadonlyMap<string, CalendarDate> },
): Promise<Made> {
  return { today, truth, content: await writeAsFile(sheet, kind, chance, dates) }
}

/** A workbook of several sheets, some of them hidden. */
export function workbook(sheets: { name: string; rows: (string | number)[][]; isHidden?: boolean }[]): string {
  return `EXCEL_FILE:${Buffer.from(writeBook(sheets)).toString('base64')}`
}
