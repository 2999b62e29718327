/** Tells a coordinator that someone joined with the join code and has to be confirmed. */
import { Users } from 'lucide-react'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { ButtonLink } from '../ui/button.tsx'

export function ToConfirmLine({ groupId }: { groupId: number }) {
  const people = useRead('listPhysicians', { params: { groupId } }).data ?? []
  const waiting = people.filter(({ isActive, isConfirmed }) => isActive && !isConfirmed).length
  if (waiting === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-warn-soft px-4 py-2.5 text-warn tablet:px-5">
      <p className="font-control">
        {plural(waiting, 'person', 'people')} joined. Until you confirm them, they can’t be scheduled.
      </p>
      <ButtonLink to="/admin/physicians" icon={<Users />}>
        Confirm
      </ButtonLink>
    </div>
  )
}
