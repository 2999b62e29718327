/** Saves a part of the group: the version that was seen goes along, so that nobody's change is overwritten silently. */
import type { Group } from '../../../contract/groups.ts'
import type { CallArguments } from '../../api/call.ts'
import { problemsToShow, useChange } from '../../api/use-change.ts'
import type { FieldProblem } from '../../ui/form.tsx'

type Body = CallArguments<'updateGroup'>['body']

export function useGroupChange(group: Group) {
  const change = useChange('updateGroup')
  /** Resolves to the problems to show; none when it was saved. */
  const save = async (body: Body): Promise<FieldProblem[] | undefined> => {
    try {
      await change.mutateAsync({ params: { id: group.id }, body: { ...body, version: group.version } })
      return undefined
    } catch (error) {
      return problemsToShow(error)
    }
  }
  return { save, isSaving: change.isPending }
}
