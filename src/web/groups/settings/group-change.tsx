/** Saves part of the group, and the footer of a settings card with its button. */
import { type ReactNode, useState } from 'react'
import type { Group } from '../../../contract/groups.ts'
import type { CallArguments } from '../../api/call.ts'
import { problemsAfter, useChange } from '../../api/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { isSameValue } from './unsaved.tsx'

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

type Body = CallArguments<'updateGroup'>['body']
type Part = Record<string, unknown> & { settings?: object }

const replaced =
  'A colleague changed this while you were typing. Save again to replace it with yours, or reload to see theirs.'

/**
 * Saves part of the group so that no one's change is silently overwritten. A colleague's change arrives with its version
 * while something is typed, so the server can't notice: what the form started from is compared with what is saved now.
 */
export function useGroupChange(group: Group) {
  const change = useChange('updateGroup')
  const [started, setStarted] = useState<Part>(group)
  const [warnedOf, setWarnedOf] = useState<number>()
  /** Resolves to the problems to show; none when it was saved. `seen`: what the form started from, if it follows the group. */
  const save = async (body: Body, seen?: Part) => {
    if (warnedOf !== group.version && isTypedOver(body, seen ?? started, group)) {
      setWarnedOf(group.version)
      return [{ field: '', message: replaced }]
    }
    const { id, version } = group
    return problemsAfter(change.mutateAsync({ params: { id }, body: { ...body, version } }).then(setStarted))
  }
  return { save, isSaving: change.isPending }
}

/** A colleague also changed it, to something else. */
function isTypedOver(typed: Body, seen: Part, now: Group): boolean {
  const differs = (one: object, other: object, key: string) => !isSameValue(boxOf(one, key), boxOf(other, key))
  const isOver = (body: object, before: object, after: object) =>
    Object.keys(body).some((key) => differs(before, after, key) && differs(body, after, key))
  const { settings = {}, ...rest } = typed
  return isOver(rest, seen, now) || isOver(settings, seen.settings ?? {}, now.settings)
}

/** A missing value is an empty box. */
function boxOf(part: object, key: string): unknown {
  return (part as Record<string, unknown>)[key] ?? ''
}
