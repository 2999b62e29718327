/** What the roster shows, kept in the address: span, order, groups, role, experience, and who is searched for. */
import { experienceLevels } from '../../engine/model.ts'
import { useSearchChange } from '../ui/use-search-change.ts'
import { type RowFilters, type RowOrder, rowOrders } from './model/choose-rows.ts'
import { type Span, spans } from './model/days.ts'
import { type Grouping, groupings } from './model/group-rows.ts'

export type RosterAddress = RowFilters & { span: Span; order: RowOrder; grouping: Grouping }
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
  }
  return [address, change]
}
