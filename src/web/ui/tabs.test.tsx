// Tabs and searching: the open tab is kept in the address, the slash key reaches the search box.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { SearchInput } from './search-input.tsx'
import { type Tab, Tabs } from './tabs.tsx'

const tabs: [Tab, ...Tab[]] = [
  { value: 'basic', label: 'Basic Info', content: 'Name and size' },
  { value: 'roles', label: 'Roles & Positions', content: 'All roles', count: 0 },
  { value: 'rules', label: 'Rules', content: 'All rules', count: 3 },
]

describe('Tabs', () => {
  it('opens the tab that the address names', () => {
    window.history.replaceState(null, '', '/settings?tab=roles')
    render(<Tabs label="Settings" tabs={tabs} />)
    expect(screen.getByRole('tab', { name: 'Roles & Positions' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('tabpanel').textContent).toBe('All roles')
  })

  it('writes the tab to the address, keeps the rest of it, and leaves the first tab out', async () => {
    window.history.replaceState(null, '', '/settings?month=5')
    render(<Tabs label="Settings" tabs={tabs} />)
    await userEvent.click(screen.getByRole('tab', { name: /Rules/ }))
    expect(window.location.search).toBe('?month=5&tab=rules')
    expect(screen.getByText('All rules')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Basic Info' }))
    expect(window.location.search).toBe('?month=5')
  })

  it('moves with the arrows and treats an unknown word as the first tab', async () => {
    window.history.replaceState(null, '', '/settings?tab=nonsense')
    render(<Tabs label="Settings" tabs={tabs} />)
    await userEvent.click(screen.getByRole('tab', { name: 'Basic Info' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByText('All roles')).toBeTruthy()
  })

  it('hides a count of 0', () => {
    render(<Tabs label="Settings" tabs={tabs} />)
    expect(screen.getByRole('tab', { name: 'Roles & Positions' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Rules 3' })).toBeTruthy()
  })
})

describe('SearchInput', () => {
  function Probe() {
    const [query, setQuery] = useState('')
    return (
      <>
        <SearchInput label="Find a physician" value={query} onValueChange={setQuery} />
        <input aria-label="Other" />
      </>
    )
  }

  it('is reached with the slash key, which is not typed into it', async () => {
    render(<Probe />)
    await userEvent.keyboard('/')
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a physician' })
    expect(document.activeElement).toBe(box)
    expect(box.value).toBe('')
  })

  it('leaves a slash alone that is typed elsewhere', async () => {
    render(<Probe />)
    const other = screen.getByRole<HTMLInputElement>('textbox', { name: 'Other' })
    await userEvent.type(other, '1/2')
    expect(other.value).toBe('1/2')
  })

  it('is emptied by Escape and by its button', async () => {
    render(<Probe />)
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a physician' })
    await userEvent.type(box, 'Osei{Escape}')
    expect(box.value).toBe('')
    await userEvent.type(box, 'Osei')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(box.value).toBe('')
    expect(document.activeElement).toBe(box)
  })
})
