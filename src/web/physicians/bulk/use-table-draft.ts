/** The state between pasting a table and adding its physicians: columns, corrections, rows left out, the server's word. */
import { useCallback, useMemo, useState } from 'react'
import type { Meaning, TableField } from './column-meanings.ts'
import { type DraftRow, draftRows, fieldsShown, findProblems, type Problems } from './draft-rows.ts'
import type { UnderstoodTable } from './understand-table.ts'

type Edits = Record<number, DraftRow['texts']>

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

  const include = useCallback((number: number, isIncluded: boolean) => {
    setLeftOut((before) => {
      const next = new Set(before)
      if (isIncluded) next.delete(number)
      else next.add(number)
      return next
    })
  }, [])

  /** A meaning belongs to one column: choosing it takes it away from another. */
  const assign = (column: number, meaning: Meaning) =>
    setMeanings((before) =>
      before.map((given, index) => (index === column ? meaning : given === meaning ? 'nothing' : given)),
    )

  return { meanings, fields, rows, included, leftOut, problems, edit, include, assign, refuse: setRefused }
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
