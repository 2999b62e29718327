// The order of a table's rows: read from the address, written to it, and applied.
import type { Column } from './table-column.ts'
import { useSearchChoice } from './use-search-choice.ts'

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
