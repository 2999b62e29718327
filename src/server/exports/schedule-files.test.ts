/** Schedules as files, read back by other libraries than those that wrote them. */
import { read, utils, type WorkBook } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import ICAL from 'ical.js'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { Scope } from '../platform/scope.ts'
import { stampPerson } from '../platform/scope.ts'
import { listScheduleShifts } from '../schedules/schedules.store.ts'
import { addClinic, type Clinic } from './testing/clinic.ts'

let test: TestApp
let clinic: Clinic & { scheduleId: number }

beforeAll(async () => {
  test = await openTestApp(() => new Date('2026-11-15T11:17:00Z'))
  clinic = await addClinic(test.services.orm)
})
afterAll(() => test.close())

const fetchFile = async (format: string, as = clinic.admin, id = clinic.scheduleId) => {
  const answer = await test.call('GET', `/api/schedules/${id}/export?format=${format}`, { as })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer
}

/** What the database has, as lines of a file. */
async function expectedLines(): Promise<string[]> {
  const scope = stampPerson({
    userId: clinic.admin,
    groupId: clinic.ids.group,
    role: 'admin',
    name: '',
    email: '',
    sid: '',
  }) as Scope
  const rows = await listScheduleShifts(test.services.orm, scope, clinic.scheduleId)
  return rows.map(({ date, startTime, endTime, physician, role, status }) =>
    [date, startTime, endTime, physician ? nameOf(physician) : 'Open', role, status].join('|'),
  )
}

function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${lastName}, ${firstName}`.replaceAll('\u0007', ' ')
}

type Line = Record<string, string | number>
const lineOf = (line: Line) =>
  ['Date', 'Start', 'End', 'Physician', 'Role', 'Status'].map((column) => line[column]).join('|')

describe('the table (.csv)', () => {
  it('has one line a shift, in UTF-8 that Excel knows as such, and no text that is a formula', async () => {
    const answer = await fetchFile('csv')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.body.startsWith('\uFEFF')).toBe(true)
    const lines: Line[] = parse(answer.body, { columns: true, bom: true })
    expect(lines.map((line) => lineOf({ ...line, Physician: String(line.Physician).replace(/^'/, '') }))).toEqual(
      await expectedLines(),
    )
    for (const cell of lines.flatMap((line) => Object.values(line))) expect(String(cell)).not.toMatch(/^[=+\-@\t\r]/)
    expect(lines[0]!.Location).toBe(`'@West, "3"`)
    expect(lines.slice(0, 2).map(({ Code, Position }) => [Code, Position])).toEqual([
      ['R', 'R3'],
      ['R', ''],
    ])
  })
})

describe('the workbook (.xlsx)', () => {
  let workbook: Buffer
  let book: WorkBook

  beforeAll(async () => {
    workbook = (await fetchFile('xlsx')).rawPayload
    book = read(workbook, { cellStyles: true, cellFormula: true })
  })

  it('lists every shift, each text a typed string and none a formula', async () => {
    const lines = utils.sheet_to_json<Line>(book.Sheets.Shifts!, { raw: false })
    expect(lines.map(lineOf)).toEqual(await expectedLines())
    expect(book.Sheets.Shifts!.A2.t, 'a date, not a text').toBe('n')
    expect(book.Sheets.Shifts!['!autofilter']).toEqual({ ref: `A1:L${lines.length + 1}` })
    for (const sheet of Object.values(book.Sheets)) {
      for (const [address, cell] of Object.entries(sheet)) {
        if (!address.startsWith('!')) expect((cell as { f?: string }).f, address).toBeUndefined()
      }
    }
  })

  it('shows people by days: codes in the color of their kind, open shifts on top, cancelled ones not', async () => {
    const grid = utils.sheet_to_json<string[]>(book.Sheets.Roster!, { header: 1 })
    const rowOf = (name: string) => grid.find((row) => row[0] === name)!
    expect(rowOf('Open: Night')[20]).toBe('N')
    expect(rowOf('Nguyễn, Thị Ánh').slice(1)).toEqual(
      Array.from({ length: 11 }, (_, index) => {
        return index === 2 ? 'R' : index === 10 ? 'N' : undefined
      }),
    )
    expect(rowOf('+Formula, =HYPERLINK("http://evil.example")')[2]).toBe('R')
    const nightCell = utils.encode_cell({ r: grid.indexOf(rowOf('Nguyễn, Thị Ánh')), c: 11 })
    expect(book.Sheets.Roster![nightCell].s.fgColor.rgb.toLowerCase()).toMatch(/3c417f$/)
  })

  it('prints its wide sheets as wide as a page, with the heads on every page', () => {
    const titles = book.Workbook!.Names!.filter(({ Name }) => Name === '_xlnm.Print_Titles')
    expect(titles.map(({ Ref }) => Ref)).toEqual(['Roster!$1:$3', 'Tallies!$1:$1', 'Shifts!$1:$1'])
    const files = unzipSync(workbook, { filter: ({ name }) => name.endsWith('worksheets/sheet1.xml') })
    const roster = strFromU8(Object.values(files)[0]!)
    expect(roster).toContain('<pageSetUpPr fitToPage="1"/>')
    expect(roster).toMatch(/<pageSetup [^>]*orientation="landscape"[^>]*fitToWidth="1"/)
  })

  it('has the tallies of everybody, and says what the codes mean', () => {
    const tallies = utils.sheet_to_json<Line>(book.Sheets.Tallies!)
    expect(tallies.find((line) => line.Physician === 'Иванова, Екатерина')).toMatchObject({
      Shifts: 2,
      Nights: 1,
      Hours: 24,
    })
    const legend = utils.sheet_to_json<Line>(book.Sheets.Legend!)
    expect(legend.slice(0, 2)).toMatchObject([
      { Code: 'R', Role: 'Rounder', Kind: 'Day', Times: '7a–7p' },
      { Code: 'N', Role: 'Night', Kind: 'Night', Times: '7p–7a' },
    ])
  })
})

describe('the pages (.pdf)', () => {
  let text: string

  it('is one landscape page with every code', async () => {
    const pdf = await getDocumentProxy(new Uint8Array((await fetchFile('pdf')).rawPayload))
    expect(pdf.numPages).toBe(1)
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
    expect(width).toBeGreaterThan(height)
    const extracted = await extractText(pdf, { mergePages: true })
    // Dots of Arabic letters are separate glyphs in the typeface, and read back as control characters.
    text = extracted.text.normalize('NFC').replace(/(?!\n)\p{Cc}/gu, '')
    expect(text).toContain('Open: Night')
    expect(text).toContain('Veterans Day')
    expect(text.match(/(?<=\s)N(?=\s)/g)?.length).toBeGreaterThanOrEqual(7)
  })

  it.each([
    ['Vietnamese', 'Nguyễn, Thị Ánh'],
    ['Greek', 'Παπαδόπουλος, Γιώργος'],
    ['Cyrillic', 'Иванова, Екатерина'],
    ['Hebrew, the last name rightmost', 'דוד ,כהן'],
    ['Arabic, the last name rightmost', 'الله عبد محمد ,'],
    ['Devanagari', 'कपूर, दीपक'],
    ['Chinese', '欧阳, 小明'],
    ['traditional Chinese', '陳, 美玲'],
    ['Japanese', '髙橋, さくら'],
    ['Korean', '김, 민준'],
    ['marks that cannot be set, in Latin letters', 'Heaped, gonyuop'],
    ['Thai, for which there is no typeface, in Latin letters', 'aichdi, smchay'],
  ])('prints names in %s', (_, name) => {
    expect(text).toContain(name)
    expect(text).not.toContain('?')
  })
})

describe('the calendar (.ics)', () => {
  it('has everybody with role and name, at the right moments, without cancelled shifts', async () => {
    const calendar = new ICAL.Component(ICAL.parse((await fetchFile('ics')).body))
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(events).toHaveLength(clinic.shiftCount - 1)
    const found = events.find(({ summary }) => summary === 'Night: Thị Ánh Nguyễn')!
    expect(found.startDate.toJSDate().toISOString()).toBe('2026-11-12T00:00:00.000Z')
    expect(found.endDate.toJSDate().toISOString()).toBe('2026-11-12T12:00:00.000Z')
    expect(events.some(({ summary }) => summary === 'Night: open')).toBe(true)
    expect(events.some(({ summary }) => summary.startsWith('Rounder R3: '))).toBe(true)
  })
})

describe('who may have which', () => {
  it('gives published schedules to physicians, and drafts to admins only', async () => {
    const draft = await addClinic(test.services.orm, { status: 'draft' })
    await fetchFile('csv', clinic.physician)
    await fetchFile('csv', draft.admin, draft.scheduleId)
    const refused = await test.call('GET', `/api/schedules/${draft.scheduleId}/export?format=csv`, {
      as: draft.physician,
    })
    expect(refused.statusCode).toBe(404)
  })

  it('names the file for every browser, and refuses unknown formats', async () => {
    const { headers } = await fetchFile('csv')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Roster 11 2026 _ St. Mary_s University, West.csv"; ` +
        `filename*=UTF-8''${encodeURIComponent('Roster 11 2026 · St. Mary’s Ünïversity, West.csv')}`,
    )
    const refused = await test.call('GET', `/api/schedules/${clinic.scheduleId}/export?format=exe`, {
      as: clinic.admin,
    })
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'format'])
  })
})
