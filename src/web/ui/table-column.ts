// What a table knows of one of its columns.
import type { ReactNode } from 'react'

export interface Column<Row> {
  /** The word for this column in the address. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Given, the column can be sorted by it. */
  sortBy?: (row: Row) => string | number | null
  align?: 'start' | 'end'
  /** The column that names the row; it heads the row's block on phones. */
  namesRow?: boolean
  /** Left out on phones, where every column is a line of the row's block. */
  hidesOnPhones?: boolean
  /** For columns of buttons: the header is read, not shown. */
  hidesHeader?: boolean
  /** In rows that are compact on phones: has a line of its own, or stands at the end of one. */
  inLine?: 'whole' | 'end'
}
