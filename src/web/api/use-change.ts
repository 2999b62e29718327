/** Makes a change: toasts from the table of sentences, a refreshed cache, and sign-in if the session is lost. */
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useRef } from 'react'
import type { ErrorCode } from '../../contract/errors.ts'
import { startSentence } from '../../engine/text/capital.ts'
import { saveBlob } from '../files/save-file.ts'
import { Unreachable } from '../offline/connection.ts'
import { nameField } from '../text/name-field.ts'
import { type ChangeName, type SentenceName, sentences } from '../text/sentences.ts'
import { toast } from '../ui/toast.ts'
import {
  ApiError,
  type CallAnswer,
  type CallArguments,
  callApi,
  callForFile,
  type FileCallName,
  isUnauthorized,
} from './call.ts'
import { sendToSignIn } from './send-to-sign-in.ts'
import { refreshAfter } from './use-read.ts'

type ChangeOptions = {
  as?: SentenceName
  isAnswered?: (error: unknown) => boolean
  saysWhy?: boolean
  isQuiet?: boolean
  waitsOffline?: boolean
}

/**
 * `isAnswered`: refusals that the page itself answers, by asking for a reason or showing the current state.
 * `saysWhy`: the toast after a refusal has the server's reason, where trying the same again can't help.
 * `waitsOffline`: without a connection, the page itself says what happens, and sends it later.
 * `isQuiet`: no one asked for it, such as noting that something was seen, so a failure isn't shown.
 */
export function useChange<Name extends ChangeName>(
  name: Name,
  { as = name, isAnswered, saysWhy, isQuiet, waitsOffline = false }: ChangeOptions = {},
): Change<CallAnswer<Name>, CallArguments<Name>> {
  const client = useQueryClient()
  const sent = useRef<AbortController>(undefined)
  const mutation = useMutation({
    mutationFn: (given: CallArguments<Name>) => {
      sent.current = new AbortController()
      return callApi(name, given, sent.current.signal)
    },
    onSuccess: () => {
      const { success } = sentences[as]
      if (success) toast({ ...success, tone: 'good' })
      refreshAfter(client, name)
    },
    onError: (error) => {
      if (isUnauthorized(error)) sendToSignIn()
      else if (isQuiet || isCanceled(error)) return
      else if (error instanceof Unreachable) waitsOffline || toast({ ...notSent, tone: 'bad' })
      else if (isAnswered?.(error)) return
      else if ((saysWhy && isRefusal(error)) || isGone(error))
        toast({ title: 'Error', description: reasonOf(error), tone: 'bad' })
      else toast({ ...sentences[as].failure, tone: 'bad' })
    },
  })
  return useOnce(mutation, sent)
}

/** `cancel` ends the call, and the server hears of it. */
export type Change<Result, Given> = UseMutationResult<Result, Error, Given> & { cancel: () => void }

const isCanceled = (error: Error) => error.name === 'AbortError'

/** A double tap: while the same change is on its way, it isn't sent again. */
function useOnce<Result, Given>(
  mutation: UseMutationResult<Result, Error, Given>,
  sent: RefObject<AbortController | undefined>,
): Change<Result, Given> {
  const sending = useRef<{ key: string | undefined; answer: Promise<Result> }>(undefined)
  const send = mutation.mutateAsync
  const mutateAsync = useCallback<typeof send>(
    (...given) => {
      const key = JSON.stringify(given[0])
      if (sending.current && sending.current.key === key) return sending.current.answer
      const answer = send(...given).finally(() => {
        if (sending.current?.answer === answer) sending.current = undefined
      })
      sending.current = { key, answer }
      return answer
    },
    [send],
  )
  const mutate = useCallback<typeof mutation.mutate>(
    (...given) => void mutateAsync(...given).catch(() => {}),
    [mutateAsync],
  )
  const { reset } = mutation
  const cancel = useCallback(() => {
    sending.current = undefined
    sent.current?.abort()
    reset()
  }, [sent, reset])
  return { ...mutation, mutate, mutateAsync, cancel }
}

/** Nothing is queued: whoever made a request should see what happens to it. */
const notSent = {
  title: 'No connection',
  description: 'Nothing was sent. What you entered is still here; try again when you’re back online.',
}

/** The server's messages about inputs, to show next to them. */
export function problemsOf(error: unknown): { field: string; message: string }[] {
  if (!(error instanceof ApiError) || !error.body) return []
  const { problems, field, message } = error.body
  return problems ?? (field ? [{ field, message }] : [])
}

/** The server said why, which dialogs show themselves; trying the same again can't help. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

export const hasCode = (error: unknown, code: ErrorCode) => error instanceof ApiError && error.body?.code === code

/** Somebody deleted it meanwhile: trying again can't help. */
export function isGone(error: unknown): boolean {
  return hasCode(error, 'not-found')
}

/** The server's own sentence, if it has a useful one. */
export function reasonOf(error: unknown): string {
  // The whole message is for programs and names the field as in the contract.
  const [problem] = problemsOf(error)
  if (problem) return startSentence(nameField(problem))
  return error instanceof ApiError && error.body ? error.body.message : 'We couldn’t reach the server.'
}

/** What a form shows after a refusal: at the fields the server names, otherwise above its buttons. */
export function problemsToShow(error: unknown, formNames: Record<string, string> = {}) {
  const problems = problemsOf(error).map(({ field, message }) => ({ field: formNames[field] ?? field, message }))
  return problems.length > 0 ? problems : [{ field: '', message: reasonOf(error) }]
}

/** For changes from a dialog: a refusal is rethrown with the server's reason, which the dialog shows. */
export async function withReason<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new Error(reasonOf(error))
  }
}

/** Fetches and saves a file of the contract; reports failures, and sends a lost session to sign in. */
export function useDownload<Name extends FileCallName>(name: Name) {
  return useMutation({
    mutationFn: (given: CallArguments<Name>) => callForFile(name, given),
    onSuccess: (file) => saveBlob(file.name, file.content),
    onError: failFile,
  })
}

export function failFile(error: unknown): void {
  if (isUnauthorized(error)) sendToSignIn()
  else toast({ title: 'We couldn’t create the file', description: reasonOf(error), tone: 'bad' })
}

/** Problems for a form to show after a refusal; none on success. */
export async function problemsAfter(work: Promise<unknown>, formNames?: Record<string, string>) {
  try {
    await work
    return undefined
  } catch (error) {
    return problemsToShow(error, formNames)
  }
}
