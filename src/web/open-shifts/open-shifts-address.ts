/** Which open shifts are shown, kept in the address: from a day on, of a role, only those that I may take. */
import type { OpenShift } from '../../contract/request-outlook.ts'
import { useSearchChange } from '../ui/use-search-change.ts'

export type OpenShiftFilters = { from: string; role: string; onlyMine: boolean }
type Change = Partial<Record<'from' | 'role' | 'show', string>>

export function useOpenShiftFilters(): [OpenShiftFilters, (change: Change) => void] {
  const [search, change] = useSearchChange()
  const filters: OpenShiftFilters = {
    from: search.get('from') ?? '',
    role: search.get('role') ?? '',
    onlyMine: search.get('show') === 'allowed',
  }
  return [filters, change]
}

/** The order stays: the best match first. */
export function filterOpenShifts(shifts: readonly OpenShift[], { from, role, onlyMine }: OpenShiftFilters) {
  return shifts.filter(
    ({ shift, isAllowed, myRequestId }) =>
      shift.date >= from && (!role || shift.role === role) && (!onlyMine || isAllowed || myRequestId !== null),
  )
}
