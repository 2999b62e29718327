/** Shifts a month needs compared with what the group can cover, shown before generating. */
import { monthNames } from '../../engine/calendar.ts'
import type { Month } from '../../engine/month.ts'
import { formatNumber, plural, pluralWord } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { useRead } from '../api/use-read.ts'
import { measureMonth } from '../groups/measure-demand.ts'

export function CapacityLine({ groupId, month }: { groupId: number; month: Month }) {
  const roles = useRead('listRoles', { params: { groupId } }).data?.filter(({ isActive }) => isActive)
  const physicians = useRead('listPhysicians', { params: { groupId } }).data
  if (!roles?.length || !physicians) return null
  const { people, fte, needed, covered } = measureMonth(physicians, roles, month)
  if (people === 0) return null
  const name = monthNames[month.month - 1]
  const staff = `${plural(people, 'physician')} (${fte} FTE)`
  const missing = round(needed - covered, 0)
  return missing > 0 ? (
    <p className="text-warn">
      {name} needs {plural(needed, 'shift')}: {missing} more than {staff} usually{' '}
      {pluralWord(people, 'covers', 'cover')}.
    </p>
  ) : (
    <p className="text-muted">
      {name} needs {plural(needed, 'shift')}. {staff} usually {pluralWord(people, 'covers', 'cover')} about{' '}
      {formatNumber(round(covered, 0))}.
    </p>
  )
}
