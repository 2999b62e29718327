/** Takes decisions back, with everything as it was before: the requests are pending again, recorded call-outs canceled. */
import type { ShiftRequest } from '../../../contract/requests.ts'
import { ApiError } from '../../api/call.ts'
import { reasonOf, useChange } from '../../api/use-change.ts'
import { toast } from '../../ui/toast.ts'
import { describeRequest } from '../request-words.ts'

export type Decided = Pick<ShiftRequest, 'id' | 'version' | 'requestorName'>

/** The last decision first, since one may depend on another. What can't be undone doesn't keep the others from it. */
export function useUndoReview(onUndone: (id: number) => void) {
  const undo = useChange('undoReview', { isAnswered: (error) => error instanceof ApiError })
  return async (decided: readonly Decided[]) => {
    const undone: ShiftRequest[] = []
    const refused: string[] = []
    for (const { id, version, requestorName } of decided.toReversed()) {
      try {
        undone.push(await undo.mutateAsync({ params: { id }, body: { version } }))
      } catch (error) {
        refused.push(decided.length > 1 ? `${requestorName}: ${reasonOf(error)}` : reasonOf(error))
      }
    }
    const last = undone.at(-1)
    const done = last && (undone.length === 1 ? describeUndone(last) : `${undone.length} requests are pending again.`)
    toast({
      title: refused.length > 0 ? 'Couldn’t undo' : 'Undone',
      description: [...refused, done].filter(Boolean).join(' '),
      tone: refused.length > 0 ? 'warn' : 'good',
    })
    if (last) onUndone(last.id)
  }
}

function describeUndone(request: ShiftRequest): string {
  const { requestorName, status } = request
  return `${requestorName}’s request is ${status === 'pending' ? 'pending again' : 'canceled'}: ${describeRequest(request)}.`
}

export type UndoReview = ReturnType<typeof useUndoReview>
