// A list as a table: sortable with the order in the address, and on phones one block a row instead of sideways scrolling.
import { Fragment, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { TableHead } from './table-head.tsx'
import { type Column, sortRows, useTableSort } from './table-sort.ts'

export interface TableProps<Row> {
  /** What the list is, for assistive technology. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** An EmptyState, shown when there is no row. */
  empty: ReactNode
  /** The default order: a column's id, with "-" before it for descending. */
  defaultSort?: string
  /** The name of the order in the address; two tables on a page need two names. */
  sortParameter?: string
  /** For a table among other content: adds no space at its sides. */
  isInset?: boolean
  /** For cells that explain themselves: on phones, two share a line, without their headers. */
  isCompactOnPhones?: boolean
}

export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  empty,
  defaultSort = '',
  sortParameter = 'sort',
  isInset = false,
  isCompactOnPhones = false,
}: TableProps<Row>) {
  const [sort, chooseSort] = useTableSort(columns, sortParameter, defaultSort)
  if (rows.length === 0) return empty
  return (
    <table
      aria-label={label}
      className={joinClasses(
        'w-full border-collapse max-tablet:block',
        isInset && '[&_tr>:first-child]:pl-0 [&_tr>:last-child]:pr-0 max-tablet:[&_tr]:px-0',
      )}
    >
      <TableHead columns={columns} sort={sort} onSort={chooseSort} />
      <tbody className="max-tablet:block">
        {sortRows(rows, columns, sort).map((row) => (
          <tr
            key={rowKey(row)}
            className={joinClasses(
              'border-b border-line last:border-b-0 max-tablet:px-4 max-tablet:py-3',
              isCompactOnPhones
                ? 'max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:items-center max-tablet:gap-x-4'
                : 'max-tablet:block',
            )}
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} isCompact={isCompactOnPhones} />
            ))}
          </tr>
        ))}
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
  const shown = column.cell ? column.cell(row) : column.sortBy?.(row)
  const content = (
    <Fragment>
      {phoneLabel}
      <span className="min-w-0 max-tablet:text-right">{shown}</span>
    </Fragment>
  )
  if (!column.namesRow) return <td className={classes}>{content}</td>
  return (
    <th scope="row" className={joinClasses(classes, 'font-normal max-tablet:pb-1!')}>
      <span className="min-w-0">{shown}</span>
    </th>
  )
}
