/** Writes a schedule as a workbook: the roster in colors, tallies, the legend, and every shift as a line. */
import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node'
import { printSheets } from './print-sheets.ts'
import {
  cleanText,
  kindColors,
  kindLabels,
  type PrintedCell,
  type PrintedSchedule,
  textOf,
} from './printed-schedule.ts'
import { shiftColumns, shiftLines } from './write-csv.ts'

const weekendFill = '#edf1ef'
const holidayFill = '#f6ebd3'
const headFill = '#e9eeec'
const line = '#bfc9c5'

type Row = Cell[]
/** A sheet without pictures. */
type Page = Sheet<never>

export async function writeScheduleXlsx(schedule: PrintedSchedule): Promise<Uint8Array> {
  const sheets = [rosterSheet(schedule), talliesSheet(schedule), legendSheet(schedule), shiftsSheet(schedule)]
  const look = { fontFamily: 'Calibri', fontSize: 11 }
  return writeExcelFile(sheets, { ...look, features: [printSheets(sheets, 'Shifts')] }).toBuffer()
}

/** A text is always a typed string, so that a name can never be a formula. */
function text(value: string, style: object = {}): Cell {
  return { value: cleanText(value), type: String, ...style }
}

function number(value: number, style: object = {}): Cell {
  return { value, type: Number, ...style }
}

/** A real date, so that it sorts and filters by weeks and months; the library writes moments as they are in UTC. */
function day(date: string): Cell {
  return { value: new Date(`${date}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd', align: 'left' }
}

const head = { fontWeight: 'bold', backgroundColor: headFill, borderColor: line, borderStyle: 'thin' } as const

function rosterSheet(schedule: PrintedSchedule): Page {
  const { name, month, groupName, status, days } = schedule
  const shade = (index: number) => {
    const day = days[index]
    return day?.holiday ? holidayFill : day?.isWeekend ? weekendFill : undefined
  }
  const dayHead = (index: number) => ({ ...head, align: 'center', backgroundColor: shade(index) ?? headFill }) as const
  const title = `${name}${status === 'draft' ? ' (draft)' : ''}`
  const row = (label: string, cells: PrintedCell[][]): Row => [
    text(label, { borderColor: line, borderStyle: 'thin', align: 'left' }),
    ...cells.map((cell, index) => rosterCell(cell, shade(index))),
  ]
  return {
    sheet: 'Roster',
    orientation: 'landscape',
    stickyRowsCount: 3,
    stickyColumnsCount: 1,
    columns: [{ width: 28 }, ...days.map(() => ({ width: 5 }))],
    data: [
      [text(`${groupName} · ${title === month ? title : `${title} · ${month}`}`, { fontWeight: 'bold', fontSize: 14 })],
      [text('', head), ...days.map(({ weekday }, index) => text(weekday.slice(0, 2), dayHead(index)))],
      [text('Physician', head), ...days.map((day, index) => number(day.number, dayHead(index)))],
      ...schedule.open.map(({ name: role, cells }) => row(`Open: ${role}`, cells)),
      ...schedule.physicians.map((physician) => row(physician.name, physician.cells)),
    ],
  }
}

function rosterCell(cell: readonly PrintedCell[], shade: string | undefined): Cell {
  const frame = { borderColor: line, borderStyle: 'thin', align: 'center' } as const
  const [first] = cell
  if (!first) return { ...frame, ...(shade ? { backgroundColor: shade } : {}) }
  const { fill, ink } = kindColors[first.kind]
  const isStrong = first.kind === 'night' || first.kind === 'open'
  return text(textOf(cell), {
    ...frame,
    backgroundColor: fill,
    textColor: ink,
    ...(isStrong ? { fontWeight: 'bold' } : {}),
  })
}

function talliesSheet({ physicians }: PrintedSchedule): Page {
  const heads = ['Physician', 'Shifts', 'Nights', 'Weekend shifts', 'Holidays', 'Hours']
  return {
    sheet: 'Tallies',
    orientation: 'landscape',
    stickyRowsCount: 1,
    columns: [{ width: 28 }, ...heads.slice(1).map(() => ({ width: 13 }))],
    data: [
      heads.map((value) => text(value, head)),
      ...physicians.map(({ name, tallies }) => [
        text(name, { align: 'left' }),
        number(tallies.shifts),
        number(tallies.nights),
        number(tallies.weekendDays),
        number(tallies.holidays),
        number(tallies.hours),
      ]),
    ],
  }
}

function legendSheet({ legend, days, timeZone, madeAt }: PrintedSchedule): Page {
  const holidays = days.flatMap(({ date, holiday }) => (holiday ? [[day(date), text(holiday)]] : []))
  return {
    sheet: 'Legend',
    columns: [{ width: 12 }, { width: 28 }, { width: 12 }, { width: 16 }],
    data: [
      ['Code', 'Role', 'Kind', 'Times'].map((value) => text(value, head)),
      ...legend.map(({ code, role, kind, times }) => {
        const { fill, ink } = kindColors[kind]
        return [
          text(code, { backgroundColor: fill, textColor: ink, align: 'center' }),
          text(role),
          text(kindLabels[kind]),
          text(times),
        ]
      }),
      [],
      ...(holidays.length > 0 ? [[text('Holidays', head)], ...holidays, []] : []),
      [text('Open shifts are in the rows that start with “Open.”')],
      [text(`Times are in ${timeZone}. Exported ${madeAt}.`)],
    ],
  }
}

function shiftsSheet(schedule: PrintedSchedule): Page {
  const widths = [12, 12, 8, 8, 8, 28, 24, 8, 10, 10, 20, 12]
  return {
    sheet: 'Shifts',
    orientation: 'landscape',
    stickyRowsCount: 1,
    columns: widths.map((width) => ({ width })),
    data: [
      shiftColumns.map((value) => text(value, head)),
      ...shiftLines(schedule).map((cells) =>
        cells.map((cell, column) =>
          column === 0 ? day(String(cell)) : typeof cell === 'number' ? number(cell) : text(cell, { align: 'left' }),
        ),
      ),
    ],
  }
}
