/** Sends a decision: asks for a reason if a hard rule breaks, and shows the current state if someone was faster. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ShiftRequest, shiftRequest } from '../../../contract/requests.ts'
import { ApiError } from '../../api/call.ts'
import { reasonOf, useChange } from '../../api/use-change.ts'
import { refreshTopics } from '../../api/use-read.ts'
import type { Asked } from '../../shifts/keep-break-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { describeRequest } from '../request-words.ts'
import type { Cover } from './cover-choice.ts'

type Decision = { decision: 'approve' | 'deny'; notes: string; covers: readonly Cover[] }

export type Refusal = { message: string; current: ShiftRequest | undefined }

export function useReview(request: ShiftRequest, onDecided: (decided: ShiftRequest) => void) {
  const client = useQueryClient()
  const review = useChange('reviewRequest', { isAnswered: isAnsweredHere })
  const [asked, setAsked] = useState<Asked>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [sent, setSent] = useState<Decision>()

  const decide = async (decision: Decision, reason?: string) => {
    if (review.isPending) return
    setSent(decision)
    setRefusal(undefined)
    try {
      const decided = await review.mutateAsync({
        params: { id: request.id },
        body: {
          decision: decision.decision,
          notes: decision.notes.trim() || null,
          replacements: decision.covers.map(({ shift, candidate }) => ({
            shiftId: shift.id,
            physicianId: candidate.physicianId,
          })),
          version: request.version,
          ...(reason && { reason }),
        },
      })
      onDecided(decided)
    } catch (error) {
      if (codeOf(error) === 'needs-reason') {
        setAsked({
          label: describeRequest(request),
          breaks: reasonOf(error),
          confirm: (given) => void decide(decision, given),
        })
        return
      }
      setRefusal({ message: reasonOf(error), current: currentIn(error) })
      if (!isConflict(error)) return
      // The request may leave the list after a refresh, so the message is kept separately.
      toast({ title: request.requestorName, description: reasonOf(error), tone: 'warn' })
      refreshTopics(client, ['requests', 'shifts'])
    }
  }
  return { decide, pending: review.isPending ? sent : undefined, asked, forget: () => setAsked(undefined), refusal }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.code : undefined
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

function isAnsweredHere(error: unknown): boolean {
  return codeOf(error) === 'needs-reason' || isConflict(error)
}

/** The current state, if someone was faster. */
function currentIn(error: unknown): ShiftRequest | undefined {
  return error instanceof ApiError ? shiftRequest.safeParse(error.body?.current).data : undefined
}
