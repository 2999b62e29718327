/** Writes a schedule as landscape pages to print and pin up: readable in black and white, one page for up to 60 rows. */
import { join } from 'node:path'
import pdfmake from 'pdfmake'
import { round } from '../../../../engine/text/round.ts'
import { type Lettering, prepareLettering } from './lettering.ts'
import { type PrintedCell, type PrintedRow, type PrintedSchedule, textOf } from './printed-schedule.ts'
import { mainFace, mainFolder, type Typeface } from './typefaces.ts'

/** Points of a US letter page across, and what is left of it for rows under title, head and legend. */
const page = { width: 792, height: 612, margin: 24 }
const rowsHeight = 476
const rowsPerPage = 60
const nameWidth = 108
const tallyWidth = 21
const lineWidth = 0.3
const padding = 2
/** Roboto's line, in parts of its size. */
const lineHeight = 1.18

const weekendFill = '#e4e4e4'
const tallyHeads = ['All', 'Nights', 'Wknd', 'Hours']

function registerFonts(others: readonly Typeface[]): void {
  const file = (name: string) => join(mainFolder, `Roboto-${name}.ttf`)
  const fonts: Parameters<typeof pdfmake.setFonts>[0] = {
    [mainFace]: {
      normal: file('Regular'),
      bold: file('Medium'),
      italics: file('Italic'),
      bolditalics: file('MediumItalic'),
    },
  }
  for (const { name, content } of others) {
    pdfmake.virtualfs.writeFileSync(name, content)
    fonts[name] = { normal: name, bold: name, italics: name, bolditalics: name }
  }
  pdfmake.setFonts(fonts)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(mainFolder))
}

function textsOf({ name, month, groupName, open, physicians, legend, days }: PrintedSchedule): string[] {
  return [
    ...[name, month, groupName],
    ...[...open, ...physicians].map((row) => row.name),
    ...legend.flatMap(({ code, role }) => [code, role]),
    ...days.flatMap(({ holiday }) => holiday ?? []),
  ]
}

export async function writeSchedulePdf(schedule: PrintedSchedule): Promise<Uint8Array> {
  const lettering = await prepareLettering(textsOf(schedule))
  registerFonts(lettering.others)
  const rows = [
    ...schedule.open.map((row) => ({ row, isOpen: true, tallies: ['', '', '', ''] })),
    ...schedule.physicians.map((row) => ({ row, isOpen: false, tallies: talliesOf(row.tallies) })),
  ]
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  const perPage = Math.ceil(rows.length / pages)
  const height = Math.min(14, rowsHeight / Math.max(1, perPage))
  const fontSize = Math.min(8.5, height * 0.72)
  const tables = Array.from({ length: pages }, (_, index) =>
    monthTable(schedule, lettering, rows.slice(index * perPage, (index + 1) * perPage), {
      height,
      fontSize,
      isFirst: index === 0,
    }),
  )
  return pdfmake
    .createPdf({
      pageSize: { width: page.width, height: page.height },
      pageMargins: [page.margin, 50, page.margin, 58],
      defaultStyle: { font: mainFace, fontSize },
      info: { title: `${schedule.name}, ${schedule.groupName}`, producer: 'Evenshift', creator: 'Evenshift' },
      header: () => titleOf(schedule, lettering),
      footer: (current: number, count: number) => legendOf(schedule, lettering, { current, count }),
      content: tables,
    })
    .getBuffer()
}

function talliesOf({ shifts, nights, weekendDays, hours }: PrintedSchedule['physicians'][number]['tallies']): string[] {
  return [shifts, nights, weekendDays, round(hours, 1)].map(String)
}

function titleOf({ name, month, groupName, status }: PrintedSchedule, { inscribe }: Lettering) {
  const title = name === month ? name : `${name} · ${month}`
  return {
    margin: [page.margin, 22, page.margin, 0],
    columns: [
      { text: inscribe(title), fontSize: 15, bold: true },
      {
        text: [
          status === 'draft' ? 'DRAFT, not published · ' : status === 'archived' ? 'Archived · ' : '',
          inscribe(groupName),
        ].flat(),
        fontSize: 10,
        alignment: 'right',
        margin: [0, 4, 0, 0],
      },
    ],
  }
}

type Size = { height: number; fontSize: number; isFirst: boolean }
type Line = { row: PrintedRow; isOpen: boolean; tallies: string[] }

function monthTable(
  { days }: PrintedSchedule,
  { inscribe, shorten }: Lettering,
  lines: Line[],
  { height, fontSize, isFirst }: Size,
) {
  const columns = 1 + days.length + tallyHeads.length
  const taken = nameWidth + padding + tallyHeads.length * (tallyWidth + padding) + (columns + 1) * lineWidth
  const dayWidth = (page.width - 2 * page.margin - taken) / days.length
  const paddingTop = Math.max(0, (height - lineWidth - fontSize * lineHeight) / 2)
  const shadeOf = (index: number) => (days[index]?.isWeekend || days[index]?.holiday ? weekendFill : undefined)
  const headCell = (text: string, index: number, bold: boolean) => ({
    text,
    bold,
    alignment: 'center',
    fontSize: 7,
    fillColor: shadeOf(index),
  })
  const empty = tallyHeads.map(() => ({ text: '' }))
  return {
    ...(isFirst ? {} : { pageBreak: 'before' }),
    table: {
      headerRows: 2,
      dontBreakRows: true,
      widths: [nameWidth, ...days.map(() => dayWidth), ...tallyHeads.map(() => tallyWidth)],
      heights: (index: number) => (index < 2 ? 9 : height - lineWidth - paddingTop),
      body: [
        [{ text: '' }, ...days.map((day, index) => headCell(day.weekday.slice(0, 2), index, false)), ...empty],
        [
          { text: 'Physician', bold: true, fontSize: 7 },
          ...days.map((day, index) => headCell(`${day.number}${day.holiday ? '*' : ''}`, index, true)),
          ...tallyHeads.map((text) => ({ text, fontSize: 6, alignment: 'right' })),
        ],
        ...lines.map(({ row, isOpen, tallies }) => [
          {
            text: inscribe(shorten(isOpen ? `Open: ${row.name}` : row.name, { width: nameWidth, fontSize })),
            bold: isOpen,
            noWrap: true,
          },
          ...row.cells.map((cell, index) => dayCell(cell, shadeOf(index), inscribe)),
          ...tallies.map((text) => ({ text, alignment: 'right' })),
        ]),
      ],
    },
    layout: {
      hLineWidth: () => lineWidth,
      vLineWidth: () => lineWidth,
      hLineColor: () => '#8a8a8a',
      vLineColor: () => '#b0b0b0',
      paddingLeft: (index: number) => (index === 0 ? padding : 0),
      paddingRight: (index: number) => (index > days.length ? padding : 0),
      paddingTop: (index: number) => (index < 2 ? 0 : paddingTop),
      paddingBottom: () => 0,
    },
  }
}

/** Kinds differ in weight, slant, and darkness, not in color alone. */
const looks: Record<PrintedCell['kind'], object> = {
  day: {},
  evening: { bold: true, italics: true },
  night: { bold: true, color: '#ffffff', fillColor: '#2b2f63' },
  'twenty-four': { bold: true, fillColor: '#c9a3c5' },
  backup: { italics: true, color: '#555555' },
  open: { bold: true, color: '#ae261d', decoration: 'underline' },
}

function dayCell(cell: readonly PrintedCell[], shade: string | undefined, inscribe: Lettering['inscribe']) {
  const [first] = cell
  if (!first) return { text: '', fillColor: shade }
  return { text: inscribe(textOf(cell)), alignment: 'center', noWrap: true, fillColor: shade, ...looks[first.kind] }
}

function legendOf(
  { legend, days, timeZone, madeAt }: PrintedSchedule,
  { inscribe }: Lettering,
  { current, count }: { current: number; count: number },
) {
  const roles = legend.map(({ code, role, kind, times }, index) => [
    { text: index > 0 ? '   ' : '' },
    {
      text: [' ', inscribe(code), ' '].flat(),
      ...looks[kind],
      background: (looks[kind] as { fillColor?: string }).fillColor,
    },
    { text: [' ', inscribe(role), ` ${times}`].flat() },
  ])
  const holidays = days.flatMap((day) => (day.holiday ? [`  * ${day.number} `, inscribe(day.holiday)] : []))
  return {
    margin: [page.margin, 6, page.margin, 0],
    fontSize: 7,
    stack: [
      { text: roles.flat() },
      {
        margin: [0, 2, 0, 0],
        columns: [
          { text: ['Weekends and holidays are shaded.', ...holidays.flat()] },
          {
            text: `${timeZone} · exported ${madeAt} · page ${current} of ${count}`,
            alignment: 'right',
            width: 'auto',
          },
        ],
      },
    ],
  }
}
