/** Takes decisions back, with everything as it was before: the requests are pending again, recorded call-outs canceled. */
import type { ShiftRequest } from '../../../contract/requests.ts'
import { plural } from '../../../engine/text/plural.ts'
import { ApiError } from '../../api/call.ts'
import { reasonOf, useChange } from '../../api/use-change.ts'
import { toast } from '../../ui/toast.ts'
import { describeRequest } from '../request-words.ts'

export type Decided = Pick<ShiftRequest, 'id' | 'version'>

/** The last decision first, since one may depend on another. */
export function useUndoReview(onUndone: (id: number) => void) {
  const undo = useChange('undoReview', { isAnswered: (error) => error instanceof ApiError })
  return async (decided: readonly Decided[]) => {
    const undone: ShiftRequest[] = []
    for (const { id, version } of decided.toReversed()) {
      try {
        undone.push(await undo.mutateAsync({ params: { id }, body: { version } }))
      } catch (error) {
        toast({ title: 'Couldn’t undo', description: reasonOf(error), tone: 'warn' })
        return
      }
    }
    const [last] = undone.toReversed()
    if (!last) return
    const description =
      undone.length === 1
        ? `${last.requestorName}’s request is ${last.status === 'pending' ? 'pending again' : 'canceled'}: ${describeRequest(last)}.`
        : `${plural(undone.length, 'request is', 'requests are')} pending again.`
    toast({ title: 'Undone', description, tone: 'good' })
    onUndone(last.id)
  }
}

export type UndoReview = ReturnType<typeof useUndoReview>
