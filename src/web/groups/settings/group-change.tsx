/** Saves part of the group, and the footer of a settings card with its button. */
import type { ReactNode } from 'react'
import type { Group } from '../../../contract/groups.ts'
import type { CallArguments } from '../../api/call.ts'
import { problemsAfter, useChange } from '../../api/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'

type SaveFooterProps = {
  problem: string | undefined
  isSaving: boolean
  /** Nothing to save yet. */
  isDisabled?: boolean
  onSave: () => void
  /** Before the button that saves. */
  beside?: ReactNode
  children: ReactNode
}

export function SaveFooter({ problem, isSaving, isDisabled, onSave, beside, children }: SaveFooterProps) {
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
      {problem && <FieldError>{problem}</FieldError>}
      {beside}
      <Button variant="primary" onClick={onSave} disabled={isDisabled} loading={isSaving} loadingLabel="Saving...">
        {children}
      </Button>
    </div>
  )
}

/** Saves part of the group with the version that was seen, so no one's change is silently overwritten. */
export function useGroupChange(group: Group) {
  const change = useChange('updateGroup')
  /** Resolves to the problems to show; none when it was saved. */
  const save = (body: CallArguments<'updateGroup'>['body']) =>
    problemsAfter(change.mutateAsync({ params: { id: group.id }, body: { ...body, version: group.version } }))
  return { save, isSaving: change.isPending }
}
