/** Makes a change: toasts from the table of sentences, the cache refreshed, a lost session sent to sign in. */
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Answer, Api } from '../../contract/api.ts'
import { Unreachable } from '../offline/connection.ts'
import { type ChangeName, type SentenceName, sentences } from '../text/sentences.ts'
import { toast } from '../ui/toast.ts'
import { ApiError, type CallArguments, callApi, isUnauthorized } from './call.ts'
import { sendToSignIn } from './send-to-sign-in.ts'
import { refreshAfter } from './use-read.ts'

/** `isAnswered`: refusals that the page itself answers, by asking for a reason or showing the current state. */
export function useChange<Name extends ChangeName>(
  name: Name,
  { as = name, isAnswered }: { as?: SentenceName; isAnswered?: (error: unknown) => boolean } = {},
): UseMutationResult<Answer<Api[Name]>, Error, CallArguments<Name>> {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (given: CallArguments<Name>) => callApi(name, given),
    onSuccess: () => {
      const { success } = sentences[as]
      if (success) toast({ ...success, tone: 'good' })
      void refreshAfter(client, name)
    },
    onError: (error) => {
      if (isUnauthorized(error)) sendToSignIn()
      else if (error instanceof Unreachable) toast({ ...notSent, tone: 'bad' })
      else if (!isAnswered?.(error)) toast({ ...sentences[as].failure, tone: 'bad' })
    },
  })
}

/** Nothing is queued: what happens to a request should be seen by whoever made it. */
const notSent = {
  title: 'No connection',
  description:
    'Nothing was sent, and nothing is lost: what you entered is still here. Try again once you are connected.',
}

/** What the server said of the inputs, to show beside them. */
export function problemsOf(error: unknown): { field: string; message: string }[] {
  if (!(error instanceof ApiError) || !error.body) return []
  const { problems, field, message } = error.body
  return problems ?? (field ? [{ field, message }] : [])
}

/** The server's own sentence, where it has one that a person can use. */
export function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.body ? error.body.message : 'The server could not be reached.'
}

/** What a form shows after a refusal: at its fields where the server names them, above its buttons else. */
export function problemsToShow(error: unknown, formNames: Record<string, string> = {}) {
  const problems = problemsOf(error).map(({ field, message }) => ({ field: formNames[field] ?? field, message }))
  return problems.length > 0 ? problems : [{ field: '', message: reasonOf(error) }]
}
