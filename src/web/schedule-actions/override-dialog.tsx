/** Overrides conflicts in a schedule, with one reason for all of them; or removes overrides. */
import { plural } from '../../engine/text/plural.ts'
import { useChange } from '../api/use-change.ts'
import { KeepBreakDialog } from '../shifts/keep-break-dialog.tsx'
import type { OnChanged } from './clear-dialog.tsx'

type Conflict = { key: string; says: string }

/** Both are steps that can be undone; `onChanged` is called with them. */
export function useOverrides(scheduleId: number, onChanged: OnChanged | undefined) {
  const { mutateAsync } = useChange('setOverrides')
  const set = async (conflicts: readonly Conflict[], reason: string | null) => {
    const body = { keys: conflicts.map(({ key }) => key), reason }
    // The dialog is closed by then, so its own callbacks wouldn't run; a failure has had its toast.
    const done = await mutateAsync({ params: { id: scheduleId }, body }).catch(() => undefined)
    const label = `${reason === null ? 'Remove override of' : 'Override'} ${plural(conflicts.length, 'conflict')}`
    if (done?.stepId) onChanged?.({ label, before: [], after: [], stepId: done.stepId })
  }
  return {
    override: (conflicts: readonly Conflict[], reason: string) => set(conflicts, reason),
    takeBack: (conflicts: readonly Conflict[]) => set(conflicts, null),
  }
}

type OverrideDialogProps = {
  scheduleId: number
  conflicts: readonly Conflict[]
  onClose: () => void
  onChanged: OnChanged | undefined
}

export function OverrideDialog({ scheduleId, conflicts, onClose, onChanged }: OverrideDialogProps) {
  const { override } = useOverrides(scheduleId, onChanged)
  const [first, ...others] = conflicts
  const title = others.length > 0 ? `Override ${plural(conflicts.length, 'conflict')}?` : undefined
  const breaks = `${first?.says ?? ''}${others.length > 0 ? ` And ${others.length} more.` : ''}`
  const confirm = (reason: string) => override(conflicts, reason)
  return <KeepBreakDialog asked={{ label: first?.key ?? '', breaks, title, confirm }} onAnswered={onClose} />
}
