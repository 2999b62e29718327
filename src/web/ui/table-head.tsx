// A table's header row: it stays in view while scrolling, and on phones becomes the row of orders to choose from.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { joinClasses } from './join-classes.ts'
import type { Column, TableSort } from './table-sort.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: TableSort
  onSort: (columnId: string) => void
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  const isSortable = columns.some((column) => column.sortBy)
  return (
    <thead
      className={joinClasses(
        'sticky top-(--sticky-top,0px) z-10 bg-(--surface,var(--raised)) shadow-[inset_0_-1px_0_var(--line)]',
        isSortable ? 'max-tablet:static max-tablet:block' : 'max-tablet:sr-only',
      )}
    >
      <tr className="max-tablet:flex max-tablet:flex-wrap max-tablet:gap-x-4 max-tablet:px-4 max-tablet:py-1">
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

function HeadCell<Row>({ column, sort, onSort }: { column: Column<Row> } & Omit<TableHeadProps<Row>, 'columns'>) {
  const isSorted = sort.columnId === column.id && column.sortBy !== undefined
  const Arrow = isSorted ? (sort.descending ? ArrowDown : ArrowUp) : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={joinClasses(
        'px-3 py-1.5 text-12 font-medium text-muted first:pl-5 last:pr-5 max-tablet:p-0!',
        column.align === 'end' ? 'text-right' : 'text-left',
        !column.sortBy && 'max-tablet:sr-only',
        column.hidesOnPhones && 'max-tablet:hidden!',
      )}
    >
      {column.sortBy ? (
        <button
          type="button"
          onClick={() => onSort(column.id)}
          className={joinClasses(
            'group inline-flex min-h-6 items-center gap-1 rounded-chip font-medium hover:text-text touch:min-h-11',
            column.align === 'end' && 'tablet:flex-row-reverse',
            isSorted && 'text-text',
          )}
        >
          {column.header}
          <Arrow
            className={joinClasses(
              'size-3',
              !isSorted && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 max-tablet:opacity-100',
            )}
          />
        </button>
      ) : (
        <span className={column.hidesHeader ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  )
}
