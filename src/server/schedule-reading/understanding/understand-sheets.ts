/** From sheets of cells to what they mean. Pure: the same sheets and day give the same result. */
import type { ReadingConstraint, ReadingSureness, ReadSheet } from '../../../contract/sheet-reading.ts'
import type { CalendarDate } from '../../../engine/model.ts'
import { formatDateWithYear } from '../../../engine/text/dates.ts'
import { round } from '../../../engine/text/round.ts'
import type { Sheet } from '../../platform/files/read/read-sheet.ts'
import { withoutBeside } from '../layout-search/columns-beside.ts'
import { boundsOf, foldName, isSheetIgnored } from '../layout-search/constraints.ts'
import { entriesOf } from '../layout-search/entries-of-reading.ts'
import { reliabilityOf } from '../layout-search/read-sheet.ts'
import { readTables, type TableReading } from '../layout-search/split-tables.ts'
import type { CellPlace, Doubt, FoundPerson, FoundSheet, Understanding } from '../understanding.ts'
import { askAboutRest } from './ask-about-rest.ts'
import { readColors } from './color-key.ts'
import { hintOf } from './days/date-hints.ts'
import type { DateHint } from './days/resolve-dates.ts'
import type { Entry, Reading } from './entry.ts'
import { findPattern } from './find-pattern.ts'
import { findPreferences } from './find-preferences.ts'
import { findCodes, findRoles, findShiftTypes } from './find-roles.ts'
import { type Grid, gridOf, withoutCells } from './grid.ts'
import { explainCode, readLegends } from './legend.ts'
import { doubtSchedule, unknownColors, withoutAppointments } from './no-schedule.ts'
import { askAboutNames, doubtInitials } from './people/ask-about-names.ts'
import { askAboutVersions } from './people/ask-about-versions.ts'
import { correctedPeople } from './people/corrected-people.ts'
import { openPeopleBook } from './people/people-book.ts'
import { readNotes } from './read-notes.ts'
import { asStaffingPlan } from './read-staffing-plan.ts'
import { withTeams } from './read-teams.ts'
import { settle } from './settle-entries.ts'
import { showSheets } from './show-sheets.ts'

export function understandSheets(
  sheets: Sheet[],
  today: CalendarDate,
  constraints: readonly ReadingConstraint[] = [],
): Understanding {
  return readSheets(sheets, today, constraints).understanding
}

/** `today` decides the year of dates that have none. `shown` is each cell of the file with what it was read as, `bits` the price of it all. */
export function readSheets(
  file: Sheet[],
  today: CalendarDate,
  constraints: readonly ReadingConstraint[] = [],
): { understanding: Understanding; shown: ReadSheet[]; bits: number } {
  const { sheets, isKey, hasUnknownColor, hasPaintedCells } = readColors(file)
  const whole = sheets.map(gridOf)
  const { grids, members } = withTeams(
    whole.map((grid, index) =>
      withoutCells(
        withoutBeside(withoutIgnored(grid, index, constraints), boundsOf(constraints, index)),
        new Set(grid.cells.filter(({ row, column }) => isKey(index, row, column))),
      ),
    ),
  )
  const anywhere = whole.flatMap(({ cells }) => cells)[0]?.place ?? { sheet: 0, row: 0, column: 0, place: '' }
  const firstLegend = readLegends(grids)
  const hint = firstHint(grids, today)
  const told = [...members, ...firstLegend.initials.flatMap(({ initials, name }) => [initials, name])]
  const known = new Set(told.map((name) => name.toLowerCase()))
  const titles = grids.flatMap(({ name, cells }) => [name, ...cells.slice(0, 30).map(({ text }) => text)])
  const found: FoundTable[] = []
  for (const [index, grid] of grids.entries()) {
    const context = {
      today,
      legend: firstLegend,
      bounds: boundsOf(constraints, index),
      known: new Set([...known].map(foldName).filter((name) => name.length > 2)),
      titles,
    }
    const tables = readTables(grid, { ...context, hint, knownNames: known })
    found.push(...tables.map((table) => ({ ...table, sheet: index })))
    for (const { reading } of tables)
      for (const { who } of [...reading.entries, ...reading.named]) known.add(who.toLowerCase())
  }
  // The key is what the schedule leaves over: cells that layouts explain aren't part of it.
  const legend = readLegends(
    grids.map((grid, index) => {
      const tables = found.filter(({ sheet, best }) => sheet === index && best)
      return withoutCells(grid, new Set(tables.flatMap(({ reading }) => [...reading.used])))
    }),
    new Set(found.flatMap(({ reading }) => reading.entries.flatMap(({ mark }) => mark.code ?? []))),
  )
  const book = openPeopleBook(correctedPeople(constraints))
  for (const { initials, name, cell } of legend.initials) {
    book.explain(initials, name, cell)
    book.mention(name, cell)
  }
  for (const one of constraints) if ('code' in one) explainCode(legend, one, anywhere)
  const readings = found.map(({ best, reading }) => withoutAppointments(best ? entriesOf(best, legend) : reading))
  for (const reading of readings) {
    for (const { who, cell, hints } of reading.named) book.mention(who, cell, { hints })
    for (const entry of reading.entries) book.mention(entry.who, entry.whoCell, { date: entry.date })
  }
  const { people, personOf, doubts: nameDoubts, alike } = book.close()
  const entries = readings.flatMap((reading) => reading.entries)
  const tables = found.map(({ grid }) => grid)
  const notes = readNotes(tables, readings, { legend, hint, people })
  const { assignments, absences, doubts: codeDoubts } = settle([...entries, ...notes.entries], personOf, legend)
  const days = settleDays(readings)
  const used = new Set([...assignments, ...absences].map((one) => one.person))
  const sureness = reliability(found, hasUnknownColor || (hasPaintedCells && entries.length === 0))
  const named = grids.map(({ name }, sheet) => ({ sheet, name: name || `Sheet ${sheet + 1}` }))
  const roles = findRoles(assignments, legend)
  const codes = findCodes(entries, legend)
  const schedule: Understanding = {
    sheets: grids.map((grid, index) => sheetFound(grid, readings[found.findIndex(({ sheet }) => sheet === index)]!)),
    reading: doubtInitials(
      askAboutRest(askAboutNames(askAboutVersions(sureness, named, entries, personOf), alike), assignments, {
        legend,
        titles,
        constraints,
      }),
      people.filter(({ key }) => used.has(key)),
      legend,
    ),
    people: inOrder(people.filter((person) => person.confidence > 0.7 || used.has(person.key))),
    days,
    assignments: roles.assignments,
    absences,
    codes,
    roles: roles.roles,
    shiftTypes: findShiftTypes(roles.assignments, roles.roles),
    ...findPattern(assignments, days),
    preferences: findPreferences(assignments, people, notes.notes),
    notes: notes.notes,
    doubts: [
      ...nothingFound(entries, grids),
      ...nameDoubts,
      ...codeDoubts,
      ...unreadDoubts(readings),
      ...dateDoubts(readings),
    ],
  }
  const understanding = asStaffingPlan(schedule, grids, legend) ?? {
    ...schedule,
    reading: doubtSchedule(schedule.reading, schedule),
  }
  return {
    understanding,
    shown: showSheets(whole, found, { readings, understanding, legend, constraints }),
    bits: found.reduce((sum, table) => sum + table.bits, 0),
  }
}

/** Most sheets are one table. */
type FoundTable = TableReading & { sheet: number }

/** Without the cells, rows, columns, and sheets that someone excluded. */
function withoutIgnored(grid: Grid, sheet: number, constraints: readonly ReadingConstraint[]): Grid {
  const { cells, rows, columns } = boundsOf(constraints, sheet)
  const isAway = isSheetIgnored(constraints, sheet)
  const left = grid.cells.filter(
    ({ row, column }) =>
      isAway || [cells.get(`${row} ${column}`), rows.get(row), columns.get(column)].includes('ignore'),
  )
  return left.length === 0 ? grid : withoutCells(grid, new Set(left))
}

/** A file is as sure as the least sure of its sheets. */
function reliability(found: FoundTable[], hasUnknownColor: boolean): ReadingSureness {
  const each = found.flatMap((one) => reliabilityOf(one, one.sheet) ?? [])
  const colors = hasUnknownColor ? [unknownColors] : []
  const [least] = each.toSorted((one, other) => one.sureness - other.sureness)
  return {
    isSure: each.length > 0 && !hasUnknownColor && each.every(({ isSure }) => isSure),
    sureness: least?.sureness ?? 0,
    doubts: [...new Set([...colors, ...each.flatMap(({ doubts }) => doubts)])],
    passed: [...new Set(each.flatMap(({ passed = [] }) => passed))],
    question: each.find(({ question }) => question)?.question ?? null,
  }
}

/** In the order of their first occurrence. */
function inOrder(people: FoundPerson[]): FoundPerson[] {
  const rank = ({ cells: [first] }: FoundPerson) =>
    first ? (first.sheet * 65_536 + first.row) * 65_536 + first.column : 0
  return people.toSorted((a, b) => rank(a) - rank(b))
}

/** The first title with a month applies to sheets without one. */
function firstHint(grids: Grid[], today: CalendarDate): DateHint {
  for (const grid of grids)
    for (const text of [grid.name, ...grid.cells.slice(0, 30).map((cell) => cell.text)]) {
      if (text.length > 90 || /updated|revised|printed|version|as of/i.test(text)) continue
      const hint = hintOf(text, { today })
      if (hint?.month) return { today, month: hint.month, ...(hint.year ? { year: hint.year } : {}) }
    }
  return { today }
}

function settleDays(readings: Reading[]): Understanding['days'] {
  const days = new Map<CalendarDate, Understanding['days'][number]>()
  for (const { date, cell, confidence } of readings.flatMap((reading) => reading.days)) {
    const known = days.get(date)
    if (!known) days.set(date, { date, cells: [cell], confidence })
    else {
      known.confidence = Math.max(known.confidence, confidence)
      if (known.cells.length < 6 && !known.cells.some((one) => samePlace(one, cell))) known.cells.push(cell)
    }
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

const samePlace = (a: CellPlace, b: CellPlace) => a.sheet === b.sheet && a.row === b.row && a.column === b.column

function sheetFound(grid: Grid, reading: Reading): FoundSheet {
  const { entries, layout } = reading
  const confidence =
    entries.length === 0 ? 0.3 : entries.reduce((sum, entry) => sum + entry.confidence, 0) / entries.length
  return { name: grid.name, layout, confidence: round(confidence, 2) }
}

function nothingFound(entries: Entry[], grids: Grid[]): Doubt[] {
  if (entries.length > 0) return []
  const cells = grids[0]?.cells.slice(0, 3).map((cell) => cell.place) ?? []
  return [{ message: 'We found no shifts: no days with people or codes next to them.', cells }]
}

/** Remarks in cells where a code was expected; the same words once. */
function unreadDoubts(readings: Reading[]): Doubt[] {
  const byText = new Map<string, CellPlace[]>()
  for (const { layout, unread } of readings)
    if (layout !== 'list') for (const { text, cell } of unread) byText.set(text, [...(byText.get(text) ?? []), cell])
  return [...byText]
    .slice(0, 20)
    .map(([text, cells]) => ({ message: `We couldn’t read “${text}.”`, cells: cells.slice(0, 5) }))
}

function dateDoubts(readings: Reading[]): Doubt[] {
  const weak = readings.flatMap((reading) => reading.days).filter((day) => day.confidence <= 0.82)
  const [first] = weak
  if (!first) return []
  const why =
    first.confidence <= 0.4
      ? 'the file names neither month nor year'
      : first.confidence <= 0.5
        ? 'weekdays and dates don’t match'
        : first.confidence <= 0.7
          ? 'the file doesn’t name the month'
          : 'the file doesn’t name the year'
  return [{ message: `We guessed the dates from ${formatDateWithYear(first.date)} on: ${why}.`, cells: [first.cell] }]
}
