/** The rows of a table on their way to physicians: texts by field, problems by cell, corrections, and the values. */

import { useCallback, useMemo, useState } from 'react'
import { requiredNames } from '../../../contract/fields/field.ts'
import { physicianDefaults, physicianTable } from '../../../contract/fields/physician.ts'
import { type PhysicianFields, physicianFields } from '../../../contract/physicians.ts'
import { type Meaning, type TableField, tableFields } from './column-meanings.ts'
import { answerUnder, readCell, writeCell } from './read-cell.ts'
import { readName } from './read-name.ts'
import type { UnderstoodTable } from './understand-table.ts'

export type DraftRow = {
  /** Row number in the table, from 0; it stays when others are left out. */
  number: number
  texts: Partial<Record<TableField, string>>
}
export type Problems = Partial<Record<TableField, string>>

const always: readonly TableField[] = requiredNames(physicianTable)

export function fieldsShown(meanings: readonly Meaning[]): TableField[] {
  return tableFields.filter((field) => always.includes(field) || meanings.includes(field))
}

/** Every cell in its field, in the product's format; unreadable cells stay as they were. */
export function draftRows({ headers, rows }: UnderstoodTable, meanings: readonly Meaning[]): DraftRow[] {
  return rows.map((cells, number) => {
    const texts: DraftRow['texts'] = {}
    for (const [column, meaning] of meanings.entries()) {
      const cell = cells[column] ?? ''
      if (meaning === 'name') Object.assign(texts, readName(cell))
      else if (meaning !== 'nothing')
        texts[meaning] = writeCell(meaning, answerUnder(headers[column] ?? '', meaning, cell))
    }
    return { number, texts }
  })
}

const alreadyIn = 'Already in the group; leave the row out'

/** Problems by row number; rows that are left out have none. `taken` are addresses the group already has. */
export function findProblems(
  rows: readonly DraftRow[],
  fields: readonly TableField[],
  taken: ReadonlySet<string>,
): Map<number, Problems> {
  const firstWith = new Map<string, number>()
  const found = new Map<number, Problems>()
  for (const { number, texts } of rows) {
    const problems: Problems = {}
    for (const field of fields) {
      const { problem } = readCell(field, texts[field] ?? '')
      if (problem) problems[field] = problem
    }
    const email = (texts.email ?? '').trim().toLowerCase()
    const twin = firstWith.get(email)
    if (!problems.email && twin !== undefined) problems.email = `Same email as row ${twin + 1}`
    else if (!problems.email && taken.has(email)) problems.email = alreadyIn
    if (twin === undefined) firstWith.set(email, number)
    if (Object.keys(problems).length > 0) found.set(number, problems)
  }
  return found
}

/** Only for rows without problems. */
export function physiciansIn(rows: readonly DraftRow[], fields: readonly TableField[]): PhysicianFields[] {
  return rows.map(({ texts }) =>
    physicianFields.parse(
      Object.fromEntries(fields.map((field) => [field, readCell(field, texts[field] ?? '').value])),
    ),
  )
}

/** The server names a problem by its index in the sent list: physicians.3.email. */
export function placeProblems(
  problems: readonly { field: string; message: string }[],
  sent: readonly DraftRow[],
): Map<number, Problems> {
  const placed = new Map<number, Problems>()
  for (const { field: path, message } of problems) {
    const [, index, name] = /^physicians\.(\d+)\.(\w+)/.exec(path) ?? []
    const row = sent[Number(index)]
    const field = tableFields.find((candidate) => candidate === name)
    if (row && field) placed.set(row.number, { ...placed.get(row.number), [field]: message })
  }
  return placed
}

type Edits = Record<number, DraftRow['texts']>

/** The state between pasting a table and adding its physicians: columns, corrections, rows left out, the server's problems. */
export function useTableDraft(table: UnderstoodTable, taken: ReadonlySet<string>) {
  const [meanings, setMeanings] = useState(table.meanings)
  const [edits, setEdits] = useState<Edits>({})
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<number, Problems>>(new Map())

  const fields = useMemo(() => fieldsShown(meanings), [meanings])
  const original = useMemo(() => draftRows(table, meanings), [table, meanings])
  const rows = useMemo(
    () => original.map((row) => (edits[row.number] ? { ...row, texts: { ...row.texts, ...edits[row.number] } } : row)),
    [original, edits],
  )
  const included = useMemo(() => rows.filter(({ number }) => !leftOut.has(number)), [rows, leftOut])
  const problems = useMemo(
    () => join(findProblems(included, fields, taken), refused, leftOut),
    [included, fields, taken, refused, leftOut],
  )

  const edit = useCallback((number: number, field: TableField, text: string) => {
    setEdits((before) => ({ ...before, [number]: { ...before[number], [field]: text } }))
    setRefused((before) => withoutCell(before, number, field))
  }, [])

  /** Empties the cells with a problem that may be empty. */
  const clear = (cells: readonly Cell[]) => {
    for (const { number, field } of cells) edit(number, field, '')
  }

  const include = useCallback((number: number, isIncluded: boolean) => {
    setLeftOut((before) => {
      const next = new Set(before)
      if (isIncluded) next.delete(number)
      else next.add(number)
      return next
    })
  }, [])

  const known = [...problems].flatMap(([number, { email }]) => (email === alreadyIn ? number : []))
  const leaveOutKnown = () => setLeftOut((before) => new Set([...before, ...known]))

  /** A meaning belongs to one column: choosing it removes it from another. */
  const assign = (column: number, meaning: Meaning) =>
    setMeanings((before) =>
      before.map((given, index) => (index === column ? meaning : given === meaning ? 'nothing' : given)),
    )

  return {
    ...{ meanings, fields, rows, included, leftOut, problems, known, optional: optionalIn(problems) },
    ...{ edit, clear, include, leaveOutKnown, assign, refuse: setRefused },
  }
}

type Cell = { number: number; field: TableField }

/** The cells with a problem that may be empty. */
function optionalIn(problems: ReadonlyMap<number, Problems>): Cell[] {
  return [...problems].flatMap(([number, byField]) =>
    tableFields.flatMap((field) => (byField[field] && field in physicianDefaults ? [{ number, field }] : [])),
  )
}

function join(
  found: ReadonlyMap<number, Problems>,
  refused: ReadonlyMap<number, Problems>,
  leftOut: ReadonlySet<number>,
): Map<number, Problems> {
  const joined = new Map(found)
  for (const [number, problems] of refused) {
    if (!leftOut.has(number)) joined.set(number, { ...problems, ...joined.get(number) })
  }
  return joined
}

function withoutCell(refused: ReadonlyMap<number, Problems>, number: number, field: TableField) {
  const problems = refused.get(number)
  if (!problems?.[field]) return refused
  const { [field]: _, ...rest } = problems
  const next = new Map(refused)
  if (Object.keys(rest).length > 0) next.set(number, rest)
  else next.delete(number)
  return next
}
