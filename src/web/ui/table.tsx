// A list as a table: sortable with the order in the address, and on phones one block a row instead of sideways scrolling.
import { Fragment, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { Skeleton } from './skeleton.tsx'
import type { Column } from './table-column.ts'
import { TableHead } from './table-head.tsx'
import { sortRows, useTableSort } from './table-sort.ts'

export interface TableProps<Row> {
  /** What the list is, for assistive technology. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  isSelected?: (row: Row) => boolean
  loading?: boolean
  /** An EmptyState, shown when there is no row. */
  empty: ReactNode
  /** The order before anybody chose one: a column's id, with "-" before it for descending. */
  defaultSort?: string
  /** The name of the order in the address; two tables on a page need two names. */
  sortParameter?: string
  /** For a table amid other content, whose sides are given: it adds no space of its own there. */
  isInset?: boolean
  /** For cells that explain themselves: on phones two stand in a line, without their headers. */
  isCompactOnPhones?: boolean
}

export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  isSelected,
  loading = false,
  empty,
  defaultSort = '',
  sortParameter = 'sort',
  isInset = false,
  isCompactOnPhones = false,
}: TableProps<Row>) {
  const [sort, chooseSort] = useTableSort(columns, sortParameter, defaultSort)
  if (!loading && rows.length === 0) return empty
  return (
    <table
      aria-label={label}
      aria-busy={loading}
      className={joinClasses(
        'w-full border-collapse max-tablet:block',
        isInset && '[&_tr>:first-child]:pl-0 [&_tr>:last-child]:pr-0 max-tablet:[&_tr]:px-0',
      )}
    >
      <TableHead columns={columns} sort={sort} onSort={chooseSort} />
      <tbody className="max-tablet:block">
        {loading ? (
          <LoadingRows columns={columns.length} />
        ) : (
          sortRows(rows, columns, sort).map((row) => (
            <tr
              key={rowKey(row)}
              className={joinClasses(
                'border-b border-line last:border-b-0 max-tablet:px-4 max-tablet:py-3',
                isCompactOnPhones
                  ? 'max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:items-center max-tablet:gap-x-4'
                  : 'max-tablet:block',
                isSelected?.(row) && 'bg-accent-soft',
              )}
            >
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} isCompact={isCompactOnPhones} />
              ))}
            </tr>
          ))
        )}
      </tbody>
    </table>
  )
}

type CellProps<Row> = { column: Column<Row>; row: Row; isCompact: boolean }

function Cell<Row>({ column, row, isCompact }: CellProps<Row>) {
  const classes = joinClasses(
    'px-3 py-[9px] first:pl-5 last:pr-5 max-tablet:flex max-tablet:justify-between max-tablet:gap-4 max-tablet:p-0! max-tablet:py-0.5! max-tablet:text-14',
    column.align === 'end' ? 'text-right' : 'text-left',
    column.hidesOnPhones && 'max-tablet:hidden!',
    isCompact && column.inLine === 'whole' && 'max-tablet:col-span-2',
    isCompact && column.inLine === 'end' && 'max-tablet:justify-end!',
  )
  const phoneLabel = !isCompact && !column.namesRow && !column.hidesHeader && (
    <span aria-hidden="true" className="text-muted tablet:hidden">
      {column.header}
    </span>
  )
  const content = (
    <Fragment>
      {phoneLabel}
      <span className="min-w-0 max-tablet:text-right">{column.cell(row)}</span>
    </Fragment>
  )
  if (!column.namesRow) return <td className={classes}>{content}</td>
  return (
    <th scope="row" className={joinClasses(classes, 'font-normal max-tablet:pb-1!')}>
      <span>{column.cell(row)}</span>
    </th>
  )
}

function LoadingRows({ columns }: { columns: number }) {
  return ['first', 'second', 'third', 'fourth'].map((row) => (
    <tr key={row} className="border-b border-line last:border-b-0 max-tablet:block max-tablet:p-4">
      <td colSpan={columns} className="px-5 py-3 max-tablet:block max-tablet:p-0">
        <Skeleton className="h-3 w-2/3" />
      </td>
    </tr>
  ))
}
