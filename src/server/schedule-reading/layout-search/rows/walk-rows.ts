/** Goes through the rows with their roles, and collects what each cell says under them: entries, days, names, and numbers. */

import { groupBy } from '../../../../engine/group-by.ts'
import { type CodeCandidate, codeCandidate } from '../candidates/code-candidates.ts'
import type { NameCandidate } from '../candidates/name-candidates.ts'
import type { TextFacts } from '../candidates/text-facts.ts'
import { dateCandidates, rangeCandidates } from '../dates/date-candidates.ts'
import type { Frame, Moment } from '../frame.ts'
import {
  aroundTimes,
  inCalendar,
  type LaidEntry,
  type LaidOut,
  type Located,
  otherHalf,
  type TimeCell,
} from '../laid-out.ts'
import { repeatedHeadings } from '../repeated-headings.ts'
import { cellId, type Study } from '../study-sheet.ts'
import type { AssignedRow } from './assign-rows.ts'
import { bodyBits } from './body-price.ts'

type ColumnCost = { read: number; aside: number; cells: number }

export function walkRows(frame: Frame, rows: AssignedRow[]) {
  const { study, layout } = frame
  const { own, shown } = study
  const entries: LaidEntry[] = []
  const named: Located<NameCandidate>[] = []
  const explained = new Set<number>()
  const closeCalls: LaidOut['closeCalls'] = []
  const columns = new Map<number, ColumnCost>()
  const timeCells = new Map<string, TimeCell>()
  const times: TimeCell[] = []
  const around = aroundTimes(frame, rows)
  const repeated = repeatedHeadings(frame, rows)
  const first = rows.findIndex(({ role }) => role === 'body')
  // Dates above it are part of a title.
  const firstHeading = rows.slice(0, first).findLast(({ role }) => role === 'dates')?.row ?? 0
  const titles = new Set(rows.slice(0, first).flatMap(({ row }) => frame.cellsOf(row).map(({ facts }) => facts.text)))

  function timeCell({ row, column, across }: Moment): TimeCell {
    explained.add(cellId(row, column))
    const id = `${study.originOf(repeated.get(row) ?? row, column)} ${across?.column ?? ''}`
    return keptTime(id, () => ({
      row,
      column,
      facts: shown[row]![column]!,
      ...(across ? otherHalf(shown[across.row]!, across.column, layout.time === 'above') : around(row, column)),
    }))
  }

  /** Days within cells: each is paid once, however many cells list it. */
  function listedTimes(row: number, column: number, days: string[]): TimeCell[] {
    return days.map((text) =>
      keptTime(text, () => {
        const facts = { ...own[row]![column]!, text, dates: dateCandidates(text), ranges: rangeCandidates(text) }
        return { row, column, facts }
      }),
    )
  }

  function keptTime(id: string, make: () => TimeCell): TimeCell {
    const known = timeCells.get(id)
    if (known) return known
    const made = make()
    timeCells.set(id, made)
    times.push(made)
    return made
  }

  const sites = sitesOf(frame, rows)

  /** "Main campus" in the row and "Night" above, or the other way round. */
  function divided(what: Located<CodeCandidate> | undefined, site?: string, shift?: string) {
    const words = [site, what?.item.written, shift].filter((word) => word !== undefined)
    const item = words.length > 1 ? codeCandidate(words.join(' ')) : undefined
    return what && item ? { ...what, item } : what
  }

  function locate<Item>(row: number, column: number, item: Item | undefined): Located<Item> | undefined {
    return item && { item, row, column }
  }

  for (const { row, role, headings, gap } of rows) {
    for (const { column, facts } of frame.cellsOf(row))
      if (!frame.isKey(row, column) && (isExplained(role, facts) || (role === 'section' && layout.shift === 'section')))
        explained.add(cellId(row, column))
    // Every day of a heading counts, even if no one works.
    if (role === 'dates' && layout.time === 'above' && row >= firstHeading && frame.weekStarts[row + 1]?.row !== row)
      for (const { column } of frame.cellsOf(row)) {
        const when = frame.isFree(column) && frame.timeAt(row, { ...headings, dates: row }, column)
        if (when) timeCell(when)
      }
    if (role !== 'body') {
      // Without a cell of the schedule, its role changes no shift.
      const cells = frame.cellsOf(row).filter(({ column }) => frame.isFree(column)).length
      if (Math.abs(gap) < 60) closeCalls.push({ row, gap, cells })
      continue
    }
    let cells = 0
    const { person, shift, time } = layout
    const who =
      typeof person === 'number'
        ? locate(frame.personRow(row), person, shown[frame.personRow(row)]?.[person]?.name)
        : person === 'section'
          ? locateInSection((facts) => facts.name)
          : undefined
    const what =
      typeof shift === 'number'
        ? divided(locate(frame.shiftRow(row), shift, shown[frame.shiftRow(row)]?.[shift]?.code), sites.get(row))
        : shift === 'section'
          ? locateInSection((facts) => facts.code)
          : undefined
    for (const place of [time, person, shift, frame.weekdayColumn])
      if (typeof place === 'number') for (const column of axisCells(study, place)) explained.add(cellId(row, column))
    bodyBits(frame, row, headings, ({ column, facts }, isRead, bits, attribute) => {
      const cost = columns.get(column) ?? { read: 0, aside: 0, cells: 0 }
      columns.set(column, {
        read: cost.read + bits,
        aside: cost.aside + attribute,
        cells: cost.cells + (isRead ? 1 : 0),
      })
      if (!isRead) return
      cells++
      if (typeof person === 'number' && !who) return
      for (const one of axisCells(study, column)) explained.add(cellId(row, one))
      if (shift === 'beside') explained.add(cellId(row, column + 1))
      const add = (whens: TimeCell[], by: LaidEntry['person'], job: LaidEntry['shift']) =>
        entries.push(
          ...whens.map((when) => ({
            row,
            column,
            facts,
            time: when,
            ...(by && { person: by }),
            ...(job && { shift: job }),
          })),
        )
      if (time === 'cell') {
        const job = shift === 'above' ? locateInHead(column, (head) => head.code) : what
        const spans = person === 'cell' ? facts.spans.items : [{ name: who?.item, days: facts.days.items }]
        for (const { name, days } of spans) {
          const by = person === 'cell' ? locate(row, column, name) : who
          add(listedTimes(row, column, days), by, job)
        }
        return
      }
      const span = study.sourceOf(row, column)?.columnSpan ?? 1
      for (let at = column; at < column + (column < study.columns ? span : 1); at++) {
        if (!frame.timeAt(row, headings, at)) continue
        const by = person === 'above' ? locateInHead(at, (head) => head.name) : who
        const job =
          shift === 'above'
            ? locateInHead(at, (head) => head.code)
            : shift === 'beside'
              ? locate(row, at + 1, own[row]![at + 1]?.code)
              : layout.isDivided
                ? divided(what, undefined, frame.headAt(headings.heads, at)?.facts.text)
                : what
        add(timesOf(row, column, at), by, job)
        if (time !== 'above' && !layout.isCrossed) break
      }
    })
    /** A name merged over several days applies to all of them. */
    function timesOf(first: number, column: number, at: number): TimeCell[] {
      const deep =
        typeof time === 'number' && column < study.columns ? (study.sourceOf(first, column)?.rowSpan ?? 1) : 1
      const found = Array.from({ length: deep }, (_, down) => frame.timeAt(first + down, headings, at))
      return [...new Set(found.flatMap((when) => (when ? [timeCell(when)] : [])))]
    }
    // A title that comes again on the next page is no one.
    if (cells === 0 && who && !titles.has(shown[who.row]![who.column]!.text)) named.push(who)
    if (gap < 60) closeCalls.push({ row, gap, cells })

    function locateInHead<Item>(
      column: number,
      read: (facts: TextFacts) => Item | undefined,
    ): Located<Item> | undefined {
      const head = frame.headAt(headings.heads, column)
      return head && locate(head.row, column, read(head.facts))
    }

    function locateInSection<Item>(read: (facts: TextFacts) => Item | undefined): Located<Item> | undefined {
      const cell = frame.sectionCell(headings.section)
      return cell && locate(headings.section, cell.column, read(cell.facts))
    }
  }
  if (layout.time === 'cell' || times[0]?.across !== undefined) times.sort(inCalendar)
  const numbers: LaidOut['numbers'] = new Map()
  for (const { row, role } of rows)
    numbers.set(
      row,
      frame
        .cellsOf(row)
        .filter(
          ({ column, facts }) =>
            /^\d{1,3}$/.test(facts.text) && (role === 'counts' || !explained.has(cellId(row, column))),
        )
        .map(({ column, facts }) => ({ column, text: facts.text })),
    )
  // "EMPLOYED" above names that are written otherwise is no one.
  const styles = new Set(entries.map(({ person }) => person?.item.style))
  const unused = named.filter(({ item }) => styles.has(item.style))
  return { entries, named: unused, times, numbers, explained, closeCalls, columns }
}

/** By row: the line above it, where the same shift comes again below another line: "Main campus" over "Days" and "Nights". */
function sitesOf({ study, layout, shiftRow, sectionCell }: Frame, rows: AssignedRow[]): ReadonlyMap<number, string> {
  const { time, person, shift } = layout
  const found: { row: number; site: string; key: string }[] = []
  if (time !== 'above' || person !== 'cell' || typeof shift !== 'number') return new Map()
  let site = ''
  for (const { row, role, headings } of rows) {
    if (role === 'dates') site = ''
    if (role === 'section') site = sectionCell(row)?.facts.text ?? ''
    const code = role === 'body' ? study.shown[shiftRow(row)]?.[shift]?.code : undefined
    if (code) found.push({ row, site, key: `${headings.dates} ${code.key}` })
  }
  const sitesOf = groupBy(found, ({ key }) => key)
  const isAgain = ({ key }: (typeof found)[number]) => new Set(sitesOf.get(key)?.map((one) => one.site)).size > 1
  return new Map(found.flatMap((one) => (one.site !== '' && isAgain(one) ? [[one.row, one.site]] : [])))
}

/** Cells of a heading row that fit its purpose; others may belong to a table next to it. */
function isExplained(role: AssignedRow['role'], { isDate, isWeekday, isMonth, name, code }: TextFacts): boolean {
  if (role === 'dates') return isDate || isWeekday || isMonth
  if (role === 'weekdays') return isWeekday
  if (role === 'months') return isMonth
  if (role === 'people') return name !== undefined
  return role === 'shifts' ? code !== undefined : role === 'counts'
}

function axisCells(study: Study, column: number): number[] {
  const joined = study.joined.find((one) => one.column === column)
  return joined ? [joined.left, joined.right] : [column]
}
