/** Draws one schedule from the space of layout variables: shape x dates x names x codes x noise, with the exact truth. */
import { addDays, daysInMonth, monthNames, monthStart } from '../../src/engine/calendar.ts'
import type { CalendarDate } from '../../src/engine/model.ts'
import type { Sheet } from '../../src/server/platform/files/read/read-sheet.ts'
import { type Chance, chanceOf } from './random.ts'
import type { Roster, Sketch } from './roster.ts'
import { monthShapes, shapes } from './shapes.ts'
import { type FileKind, fileKinds, type RealDates, writeAsFile } from './write-as-file.ts'
import {
  codeSets,
  dateStyles,
  firstNameLists,
  lastNameLists,
  nameStyles,
  type Person,
  roleSets,
  wordNames,
} from './writing-styles.ts'

/** Values that tuning never sees: no one looks at a single file that has one. A held-out file has at least one of them. */
const heldOut = {
  shape: ['foldedList', 'personCards', 'roleCards', 'weekRows', 'dayLists'],
  dates: ['slashed', 'dashed', 'wordy'],
  names: ['lastFirstInitial', 'firstLastInitial'],
}
const heldOutCodes = 'wards'

export const sets = ['tuned', 'held-out'] as const
export type SetName = (typeof sets)[number]

export type TrueShift = { person: string; date: CalendarDate; code: string }
export type Generated = {
  sheet: Sheet
  /** How a spreadsheet may hold the dates, if it holds real ones. */
  real?: RealDates
  today: CalendarDate
  truth: TrueShift[]
  about: { seed: number; shape: string; dates: string; names: string; codes: string; isHard: boolean }
}

type Kind = Pick<Generated['about'], 'shape' | 'dates' | 'names'>

function kindOf(chance: Chance, set: SetName): Kind {
  const isHeld = ({ shape, dates, names }: Kind) =>
    heldOut.shape.includes(shape) || heldOut.dates.includes(dates) || heldOut.names.includes(names)
  for (;;) {
    const kind = {
      shape: chance.pick(Object.keys(shapes)),
      dates: chance.pick(Object.keys(dateStyles)),
      names: chance.pick(Object.keys(nameStyles)),
    }
    const isTold = kind.shape !== 'ranges' || !dateStyles[kind.dates]!.monthless
    if (isTold && isHeld(kind) === (set === 'held-out')) return kind
  }
}

export function makeSchedule(seed: number, set: SetName): Generated {
  const chance = chanceOf(seed * 7919 + (set === 'held-out' ? 1_000_000 : 0))
  const { shape, dates, names } = kindOf(chance, set)
  const isHard = chance.happens(0.5)
  const style = dateStyles[dates]!
  const isMonth = monthShapes.has(shape) || style.monthless === true
  const [year, month] = [chance.between(2024, 2027), chance.between(1, 12)]
  const isWhole = isMonth || chance.happens(0.5)
  const start = isWhole ? monthStart(year, month) : addDays(monthStart(year, month), chance.between(0, 27))
  const length = isWhole ? daysInMonth(year, month) : chance.pick([14, 21, 28, 35])
  const days = Array.from({ length }, (_, day) => addDays(start, day))
  const people = drawPeople(chance, names, set, shape === 'turnedGrid' ? 12 : 18)
  const codeSet = chance.pick(Object.keys(codeSets).filter((one) => one !== heldOutCodes || set === 'held-out'))
  const codes = codeSets[codeSet]!.slice(0, chance.between(2, 4))
  const roles = chance.pick(roleSets).slice(0, chance.between(2, 4))
  const leave = chance.pick(['PTO', 'VAC', 'CME'])
  const canvas = openCanvas(people.map((person) => nameStyles[names]!.tells(person)))
  let row = 0
  const title = titleOf(chance, start, days.at(-1)!, isMonth || !style.hasYear)
  if (title) canvas.sketch.put(row++, 0, title)
  if (chance.happens(0.2))
    canvas.sketch.put(
      row++,
      0,
      chance.pick([
        'Please send swap requests to Karen by the 15th',
        'Questions? Call ext 4432',
        'Updated weekly, see notes below',
      ]),
    )
  const roster: Roster = {
    chance,
    days,
    names: people.map((person) => nameStyles[names]!.write(person)),
    shifts: people.map(() => drawRow(chance, days, codes, leave)),
    leave,
    codes,
    roles,
    slots: drawSlots(chance, days, roles.length, people.length),
    writeDate: style.write,
    hasWeekdays: !['long', 'weekdayNumber'].includes(dates) && chance.happens(0.5),
    isHard,
  }
  row = shapes[shape]!(roster, canvas.sketch, row)
  const key = [
    ...(chance.happens(0.5) && !/hours|clock/.test(codeSet)
      ? codes.map(
          (code, index) => `${code} = ${['Day 7a-7p', 'Night 7p-7a', 'Swing 2p-10p', 'Admitting 9a-5p'][index]}`,
        )
      : []),
    ...(names === 'initials'
      ? people.map((person) => `${nameStyles.initials!.write(person)} = ${person.first} ${person.last}`)
      : []),
  ]
  for (const text of key) canvas.sketch.put(++row, 0, text)
  if (chance.happens(0.3))
    canvas.sketch.put(
      row + 2,
      0,
      chance.pick([
        '* pending credentialing',
        'Note: holiday pay applies on federal holidays',
        'Contact the chief for changes.',
      ]),
    )
  return {
    sheet: canvas.sheet(),
    ...(style.format && chance.happens(0.5)
      ? { real: { format: style.format, dates: new Map(days.map((day) => [style.write(day), day])) } }
      : {}),
    today: addDays(start, chance.between(-40, 25)),
    truth: canvas.truth,
    about: { seed, shape, dates, names, codes: codeSet, isHard },
  }
}

/** The same as a real file. Colors are lost in all kinds but one. */
export async function makeFile(
  seed: number,
  set: SetName,
  as?: FileKind,
): Promise<Generated & { kind: FileKind; content: string }> {
  const made = makeSchedule(seed, set)
  const kind = made.about.shape === 'colored' ? 'xlsx' : (as ?? fileKinds[seed % fileKinds.length]!)
  return { ...made, kind, content: await writeAsFile(made.sheet, kind, chanceOf(seed * 104_729), made.real) }
}

function drawPeople(chance: Chance, names: string, set: SetName, most: number): Person[] {
  const { tells } = nameStyles[names]!
  const words = set === 'tuned' ? wordNames.tuned : [...wordNames.tuned, ...wordNames.heldOut]
  const lists = Object.values(lastNameLists)
  const own = chance.happens(0.5) ? chance.pick(lists) : lists.flat()
  const people: Person[] = []
  const taken = new Set<string>()
  const count = chance.between(6, Math.min(most, own.length))
  while (people.length < count) {
    const last = people.length < 3 && chance.happens(0.4) ? chance.pick(words) : chance.pick(own)
    const person = { first: chance.pick(chance.pick(firstNameLists)), last }
    const key = names === 'initials' ? nameStyles.initials!.write(person) : tells(person)
    if (taken.has(key)) continue
    taken.add(key)
    people.push(person)
  }
  return people
}

/** Runs of days on and off, and some leave. */
function drawRow(chance: Chance, days: CalendarDate[], codes: string[], leave: string): string[] {
  let isOn = chance.happens(0.5)
  let left = chance.between(1, 7)
  let code = chance.pick(codes)
  return days.map(() => {
    const cell = isOn ? code : chance.happens(0.03) ? leave : ''
    if (--left === 0) {
      isOn = !isOn
      left = chance.between(3, 7)
      if (chance.happens(0.3)) code = chance.pick(codes)
    }
    return cell
  })
}

function drawSlots(chance: Chance, days: CalendarDate[], roles: number, people: number): number[][] {
  return days.map((_, index) => {
    const taken = new Set<number>()
    return Array.from({ length: roles }, (_role, place) => {
      let person = (Math.floor(index / 7) * roles + place * 2 + (index % 7 > 3 ? 1 : 0)) % people
      while (taken.has(person)) person = (person + 1) % people
      taken.add(person)
      return chance.happens(0.03) ? -1 : person
    })
  })
}

function titleOf(chance: Chance, first: CalendarDate, last: CalendarDate, isNeeded: boolean): string {
  const named = (date: CalendarDate) => monthNames[Number(date.slice(5, 7)) - 1]!
  const year = last.slice(0, 4)
  const months =
    first.slice(0, 7) === last.slice(0, 7) ? `${named(first)} ${year}` : `${named(first)} - ${named(last)} ${year}`
  if (isNeeded) return chance.pick([`Hospital Medicine Schedule ${months}`, months, `${months} - DRAFT`])
  return chance.pick([
    `Hospital Medicine Schedule ${months}`,
    'Hospitalist Group Schedule',
    `Schedule ${first.slice(0, 4)}`,
    '',
  ])
}

function openCanvas(tells: string[]) {
  const cells: Sheet['cells'] = []
  const truth: TrueShift[] = []
  const sketch: Sketch = {
    put: (row, column, text, { down = 1, across = 1, fill } = {}) => {
      if (text === '' && !fill) return
      cells.push({
        row,
        column,
        text: String(text),
        rowSpan: down,
        columnSpan: across,
        place: `R${row + 1}C${column + 1}`,
        ...(fill ? { fill } : {}),
      })
    },
    tell: (person, date, code) => truth.push({ person: tells[person]!, date, code }),
  }
  return {
    sketch,
    truth,
    sheet: (): Sheet => ({
      name: 'Sheet1',
      cells: cells.toSorted((one, other) => one.row - other.row || one.column - other.column),
    }),
  }
}
