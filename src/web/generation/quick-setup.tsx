/** For a group without roles: the fastest way to a first schedule. */
import { Sparkles } from 'lucide-react'
import { useRead } from '../api/use-read.ts'
import type { Path } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'

const uploadPage: Path = '/admin/schedule-upload'

export function QuickSetup({ groupId }: { groupId: number }) {
  const roles = useRead('listRoles', { params: { groupId } }).data
  if (!roles || roles.some(({ isActive }) => isActive)) return null
  return (
    <section
      aria-label="Quick Setup"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-accent-line bg-accent-soft px-4 py-4 tablet:px-5"
    >
      <Sparkles className="size-5 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-14 font-semibold">Quick Setup</h2>
        <p className="text-muted">
          Upload an existing schedule and AI creates roles, shift types, and settings from it, or chat with a scheduling
          expert.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="primary" to={uploadPage}>
          Upload schedule
        </ButtonLink>
        <ButtonLink to={`${uploadPage}?tab=chat`}>Chat with an expert</ButtonLink>
        <ButtonLink to="/admin/group-settings?tab=roles">Set up roles</ButtonLink>
      </div>
    </section>
  )
}
