/** A staffing plan names no one: it says how many each shift needs on each weekday. Its roles are all there is to read. */
import { type Weekday, weekdays } from '../../../engine/model.ts'
import { weekdaysOfWord } from '../layout-search/candidates/calendar-words.ts'
import type { FoundRole, Understanding } from '../understanding.ts'
import { newRole } from './find-roles.ts'
import type { Grid, GridCell } from './grid.ts'
import { jobOf } from './job-of-label.ts'
import type { Legend } from './legend.ts'

/** Weekdays that a heading needs, and shifts below it. */
const fewestDays = 5
const fewestShifts = 2
const mostPeople = 100

type Column = { column: number; days: Weekday[] }

/** What a file says that is no schedule for sure but a plan; undefined where it is none. */
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
      passed: [`A staffing plan: ${roles.length} shifts, with how many people each needs by weekday. It names nobody.`],
    },
    ...{ people: [], days: [], assignments: [], absences: [], codes: [], shiftTypes: [] },
    ...{ preferences: [], notes: [], doubts: [] },
  }
}

function rolesOfPlan(grids: Grid[], legend: Legend): FoundRole[] {
  return grids.flatMap((grid) => {
    for (let row = 0; row < grid.rows; row++) {
      const columns = grid.rowCells(row).flatMap(daysOver)
      if (new Set(columns.flatMap(({ days }) => days)).size < fewestDays) continue
      const roles = rolesBelow(grid, row, columns, legend)
      if (roles.length >= fewestShifts) return roles
    }
    return []
  })
}

/** Sunday is 0 in a calendar's words, and last in a week. */
const weekdayAt = (index: number): Weekday => weekdays[(index + 6) % 7]!

function daysOver({ column, text }: GridCell): Column[] {
  const said = text.toLowerCase().trim()
  if (/^(?:weekdays?|mon(?:day)?\s*[-–]\s*fri(?:day)?|m\s*[-–]\s*f)$/.test(said))
    return [{ column, days: weekdays.slice(0, 5) }]
  if (/^(?:weekends?|sat(?:urday)?\s*[-–/&]\s*sun(?:day)?)$/.test(said)) return [{ column, days: weekdays.slice(5) }]
  const [day, ...others] = weekdaysOfWord(said) ?? []
  return day !== undefined && others.length === 0 ? [{ column, days: [weekdayAt(day)] }] : []
}

/** Rows with a shift's name in front and whole numbers under every weekday; the first other row ends the plan. */
function rolesBelow(grid: Grid, heading: number, columns: Column[], legend: Legend): FoundRole[] {
  const roles: FoundRole[] = []
  const first = Math.min(...columns.map(({ column }) => column))
  for (let row = heading + 1; row < grid.rows; row++) {
    const cells = grid.rowCells(row)
    const labels = cells.filter(({ column }) => column < first)
    const counts = columns.map(({ column, days }) => ({ days, count: countIn(grid.at(row, column)) }))
    if (labels.length === 0 || counts.some(({ count }) => count === undefined)) break
    const label = labels.map(({ text }) => text).join(' ')
    if (/^total/i.test(label)) continue
    const job = jobOf(label, legend)
    if (!job.kind) return []
    const name = (job.code ?? label).toLowerCase()
    const place = labels[0]!.place
    const role = newRole(`plan-${row}`, name, { kind: job.kind, ...job.times, cells: [place], confidence: 0.95 })
    for (const { days, count } of counts) for (const day of days) role.required[day] = count!
    roles.push(role)
  }
  return roles
}

/** Empty and a dash are no one. */
function countIn(cell: GridCell | undefined): number | undefined {
  if (!cell || /^[-–—]$/.test(cell.text)) return 0
  const count = /^\d{1,3}$/.test(cell.text) ? Number(cell.text) : Number.NaN
  return count <= mostPeople ? count : undefined
}
