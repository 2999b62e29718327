/** What the roster shows, kept in the address: span, order, groups, and filters; and its density, kept in this browser. */

import { useState } from 'react'
import { experienceLevels } from '../../engine/model.ts'
import { useSearchChange } from '../ui/use-search.ts'
import { type Span, spans } from './model/days.ts'
import { type Grouping, groupings, type RowFilters, type RowOrder, rowOrders } from './model/rows.ts'

type AskedCell = { of: 'physician' | 'role'; id: number }

export type RosterAddress = RowFilters & {
  span: Span
  order: RowOrder
  grouping: Grouping
  /** Whose day a link names: a physician's, or a role's open one. */
  cell: AskedCell | undefined
}
type Change = Partial<
  Record<'span' | 'order' | 'group' | 'role' | 'experience' | 'find' | 'date' | 'schedule', string | null>
>

export function useRosterAddress(): [RosterAddress, (change: Change) => void] {
  const [search, change] = useSearchChange()
  const address: RosterAddress = {
    span: spans.find((span) => span === search.get('span')) ?? 'month',
    order: rowOrders.find((order) => order === search.get('order')) ?? 'name',
    grouping: groupings.find((grouping) => grouping === search.get('group')) ?? 'none',
    roleId: Number(search.get('role')) || undefined,
    experience: experienceLevels.find((level) => level === search.get('experience')),
    search: search.get('find') ?? '',
    cell: readCell(search.get('cell')),
  }
  return [address, change]
}

/** `31` is a physician's cell, `open4` the open shift of a role. */
function readCell(text: string | null): AskedCell | undefined {
  const [, open, id] = /^(open)?(\d{1,9})$/.exec(text ?? '') ?? []
  return id === undefined ? undefined : { of: open ? 'role' : 'physician', id: Number(id) }
}

/** How tall the rows are, remembered in this browser. */
export const densities = ['compact', 'regular', 'relaxed'] as const
export type Density = (typeof densities)[number]

/** Row heights in pixels. */
export const rowHeights: Record<Density, number> = { compact: 22, regular: 24, relaxed: 32 }

const keptAs = 'evenshift.roster-density'

export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => densities.find((known) => known === readKept()) ?? 'regular')
  const choose = (chosen: Density) => {
    setDensity(chosen)
    try {
      localStorage.setItem(keptAs, chosen)
    } catch {
      // Without storage it still shows what was chosen.
    }
  }
  return [density, choose]
}

function readKept(): string | null {
  try {
    return localStorage.getItem(keptAs)
  } catch {
    return null
  }
}
