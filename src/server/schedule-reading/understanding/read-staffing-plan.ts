/** A staffing plan names no one: it says how many each shift needs on each weekday. Its roles are all there is to read. */
import { type Weekday, weekdays } from '../../../engine/model.ts'
import { plural } from '../../../engine/text/plural.ts'
import { weekdaysIn, weekdaysOfWord } from '../layout-search/dates/calendar-words.ts'
import { dateCandidates } from '../layout-search/dates/date-candidates.ts'
import type { FoundRole, Understanding } from '../understanding.ts'
import { newRole } from './find-roles.ts'
import { buildGrid, type Grid, type GridCell } from './grid.ts'
import { jobOf } from './job-of-label.ts'
import type { Legend } from './legend.ts'

/** Weekdays that a heading needs, and shifts below it. */
const fewestDays = 5
const fewestShifts = 2
const mostPeople = 100

type Column = { column: number; days: Weekday[] }

/** Reads a file that isn't clearly a schedule as a plan; undefined if it isn't one. */
export function asStaffingPlan(schedule: Understanding, grids: Grid[], legend: Legend): Understanding | undefined {
  if (schedule.reading.isSure) return undefined
  const roles = rolesOfPlan(grids, legend)
  if (roles.length === 0) return undefined
  const { pattern: _, ...rest } = schedule
  return {
    ...rest,
    roles,
    reading: {
      ...{ isSure: true, sureness: 0.95, doubts: [], question: null },
      passed: [
        `A staffing plan: ${plural(roles.length, 'shift')}, with how many people each needs by weekday. It names no one.`,
      ],
    },
    ...{ people: [], days: [], assignments: [], absences: [], codes: [], shiftTypes: [] },
    ...{ preferences: [], notes: [], doubts: [] },
  }
}

function rolesOfPlan(grids: Grid[], legend: Legend): FoundRole[] {
  return grids
    .flatMap((grid) => [grid, turned(grid)])
    .reduce<FoundRole[]>((found, grid) => {
      if (found.length > 0) return found
      for (let row = 0; row < grid.rows; row++) {
        const columns = grid.rowCells(row).flatMap((cell) => daysOver(cell, grid))
        if (new Set(columns.flatMap(({ days }) => days)).size < fewestDays) continue
        const roles = rolesBelow(grid, row, columns, legend)
        if (roles.length >= fewestShifts) return roles
      }
      return []
    }, [])
}

/** Days down, shifts across, is the same plan on its side. */
function turned(grid: Grid): Grid {
  const cells = grid.cells.map((cell) => ({
    ...cell,
    ...{ row: cell.column, column: cell.row, rowSpan: cell.columnSpan, columnSpan: cell.rowSpan },
  }))
  return buildGrid(grid.name, cells)
}

/** Sunday is 0 in calendar words, and last in a week. */
const weekdayAt = (index: number): Weekday => weekdays[(index + 6) % 7]!

/** A weekday, several, or a date: its own weekday, or the one above or below it. */
function daysOver({ row, column, text, date }: GridCell, grid: Grid): Column[] {
  const said = weekdaysIn(text.trim())
  if (said) return [{ column, days: said.map(weekdayAt) }]
  const [first] = dateCandidates(date ?? text).filter((one) => one.day)
  if (!first) return []
  const told =
    first.weekdays ??
    weekdaysOfWord(grid.at(row - 1, column)?.text ?? '') ??
    weekdaysOfWord(grid.at(row + 1, column)?.text ?? '')
  const { year, month } = first
  const index =
    year && month
      ? new Date(Date.UTC(year, month - 1, first.day!)).getUTCDay()
      : told?.length === 1
        ? told[0]
        : undefined
  return index === undefined ? [] : [{ column, days: [weekdayAt(index)] }]
}

/** Rows with a shift's name in front and whole numbers under every weekday; the first other row ends the plan. */
function rolesBelow(grid: Grid, heading: number, columns: Column[], legend: Legend): FoundRole[] {
  const roles: FoundRole[] = []
  const first = Math.min(...columns.map(({ column }) => column))
  for (let row = heading + 1; row < grid.rows; row++) {
    const cells = grid.rowCells(row)
    const labels = cells.filter(({ column }) => column < first)
    if (labels.length === 0 && roles.length === 0 && cells.every(({ text }) => weekdaysOfWord(text))) continue
    const counts = columns.map(({ column, days }) => ({ days, count: countIn(grid.at(row, column)) }))
    if (labels.length === 0 || counts.some(({ count }) => count === undefined)) break
    const label = labels.map(({ text }) => text).join(' ')
    if (/^total/i.test(label)) continue
    const job = jobOf(label, legend)
    if (!job.kind) return []
    const name = (job.code ?? label).toLowerCase()
    const place = labels[0]!.place
    const role = newRole(`plan-${row}`, name, { kind: job.kind, ...job.times, cells: [place], confidence: 0.95 })
    for (const day of weekdays)
      role.required[day] = usual(counts.filter(({ days }) => days.includes(day)).map(({ count }) => count!))
    roles.push(role)
  }
  return roles
}

/** The median; a plan by date has several of each weekday. */
const usual = (counts: number[]) => counts.toSorted((one, other) => one - other)[counts.length >> 1] ?? 0

/** Empty cells and dashes mean no one. */
function countIn(cell: GridCell | undefined): number | undefined {
  if (!cell || /^[-–—]$/.test(cell.text)) return 0
  const count = /^\d{1,3}$/.test(cell.text) ? Number(cell.text) : Number.NaN
  return count <= mostPeople ? count : undefined
}
