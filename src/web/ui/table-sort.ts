// The order of a table's rows: read from the address, written to it, and applied.
import type { ReactNode } from 'react'
import { useSearchChoice } from './use-search.ts'

export interface TableSort {
  columnId: string
  descending: boolean
}

export function useTableSort<Row>(
  columns: readonly Column<Row>[],
  parameter: string,
  defaultSort: string,
): [TableSort, (columnId: string) => void] {
  const sortable = columns.filter((column) => column.sortBy).flatMap(({ id }) => [id, `-${id}`])
  const [word, chooseWord] = useSearchChoice(parameter, [defaultSort, ...sortable])
  const sort = { columnId: word.replace(/^-/, ''), descending: word.startsWith('-') }
  const choose = (columnId: string) =>
    chooseWord(sort.columnId === columnId && !sort.descending ? `-${columnId}` : columnId)
  return [sort, choose]
}

/** Rows without a value come last in both directions; equal rows keep their order. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: TableSort): readonly Row[] {
  const sortBy = columns.find((column) => column.id === sort.columnId)?.sortBy
  if (!sortBy) return rows
  const direction = sort.descending ? -1 : 1
  return rows.toSorted((left, right) => {
    const [leftValue, rightValue] = [sortBy(left), sortBy(right)]
    if (leftValue === null || rightValue === null) return Number(leftValue === null) - Number(rightValue === null)
    return direction * compare(leftValue, rightValue)
  })
}

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return String(left).localeCompare(String(right), 'en', { numeric: true })
}

export interface Column<Row> {
  /** The word for this column in the address. */
  id: string
  header: string
  /** Left out where the cell shows what the column is sorted by. */
  cell?: (row: Row) => ReactNode
  /** Given, the column can be sorted by it. */
  sortBy?: (row: Row) => string | number | null
  align?: 'start' | 'end'
  /** The column that names the row; it heads the row's block on phones. */
  namesRow?: boolean
  /** Left out on phones, where every column is a line of the row's block. */
  hidesOnPhones?: boolean
  /** For columns of buttons: the header is read, not shown. */
  hidesHeader?: boolean
  /** In rows that are compact on phones: on its own line, or at the end of one. */
  inLine?: 'whole' | 'end'
}
