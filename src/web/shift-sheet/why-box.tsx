/** Why the shift is mine, in one sentence, and how it counts against my fair share; for coordinators all the reasons. */
import { CircleHelp } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Shift } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { SkeletonList } from '../ui/skeleton.tsx'

const ReasonList = lazy(async () => ({ default: (await import('../shifts/reason-list.tsx')).ReasonList }))

/** Colleagues see nothing: why someone has a shift is between them and the coordinator. */
export function WhyBox({ shift, isMine }: { shift: Shift; isMine: boolean }) {
  const { role } = useMember()
  const isShown = shift.roleId !== null && (isMine || role === 'admin')
  const reason = useRead('shiftReason', { params: { id: shift.id } }, { enabled: isShown })
  if (!isShown || reason.error) return null
  const toCoordinators = shift.physicianId === null ? 'Why it’s open' : 'Why this works'
  if (!reason.data) {
    return (
      <Box title={isMine ? 'Why me' : toCoordinators}>
        <SkeletonList of="sentences" rows={1} label="Looking for the reason..." />
      </Box>
    )
  }
  const { toMe } = reason.data
  if (!toMe) {
    return (
      <Box title={toCoordinators}>
        <Suspense>
          <ReasonList reason={reason.data} />
        </Suspense>
      </Box>
    )
  }
  return (
    <Box title="Why me">
      <p>{toMe.why}</p>
      {toMe.shares.map(({ name, has, share }) => (
        <p key={name} className="mt-1 text-13 text-muted">
          {name} this month: {has}, fair share {share}
        </p>
      ))}
    </Box>
  )
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-4 rounded-control bg-accent-soft px-4 py-3 text-14">
      <h3 className="mb-1 flex items-center gap-2 font-semibold text-accent-text">
        <CircleHelp className="size-4" />
        {title}
      </h3>
      {children}
    </section>
  )
}
