// Tables: order by header with the order in the address, and their loading and empty states.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Table, type TableProps } from './table.tsx'
import type { Column } from './table-column.ts'

interface Physician {
  name: string
  nights: number | null
}
const rows: Physician[] = [
  { name: 'Hoang', nights: 10 },
  { name: 'Abara', nights: null },
  { name: 'Farouk', nights: 9 },
]
const columns: Column<Physician>[] = [
  { id: 'name', header: 'Physician', namesRow: true, sortBy: (row) => row.name, cell: (row) => row.name },
  { id: 'nights', header: 'Nights', sortBy: (row) => row.nights, cell: (row) => row.nights ?? 'none' },
  { id: 'actions', header: 'Actions', hidesHeader: true, cell: () => <button type="button">Edit</button> },
]

function renderTable(props: Partial<TableProps<Physician>> = {}) {
  return render(
    <Table label="Physicians" columns={columns} rows={rows} rowKey={(row) => row.name} empty="Nobody" {...props} />,
  )
}
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

describe('Table', () => {
  it('keeps the given order until a header is pressed, then sorts both ways', async () => {
    renderTable()
    expect(names()).toEqual(['Hoang', 'Abara', 'Farouk'])
    await userEvent.click(screen.getByRole('button', { name: 'Nights' }))
    expect(names()).toEqual(['Farouk', 'Hoang', 'Abara'])
    expect(screen.getByRole('columnheader', { name: 'Nights' }).getAttribute('aria-sort')).toBe('ascending')
    expect(window.location.search).toBe('?sort=nights')
    await userEvent.click(screen.getByRole('button', { name: 'Nights' }))
    expect(names()).toEqual(['Hoang', 'Farouk', 'Abara'])
    expect(screen.getByRole('columnheader', { name: 'Nights' }).getAttribute('aria-sort')).toBe('descending')
    expect(window.location.search).toBe('?sort=-nights')
  })

  it('reads the order from the address, and starts with the default order', () => {
    window.history.replaceState(null, '', '/?sort=-name')
    renderTable({ defaultSort: 'name' })
    expect(names()).toEqual(['Hoang', 'Farouk', 'Abara'])
    window.history.replaceState(null, '', '/')
  })

  it('names itself, and offers no order for a column of buttons', () => {
    renderTable({ defaultSort: 'name' })
    expect(screen.getByRole('table', { name: 'Physicians' })).toBeTruthy()
    expect(names()).toEqual(['Abara', 'Farouk', 'Hoang'])
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
  })

  it('shows the empty state instead of a table, and bars while loading', () => {
    const { unmount } = renderTable({ rows: [] })
    expect(screen.getByText('Nobody')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    unmount()
    renderTable({ rows: [], loading: true })
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByText('Nobody')).toBeNull()
  })
})
