/** Answers a question: with the model if one is set up, otherwise, or if it fails, with the local engine. */
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { ChatAnswer, chatQuestion } from '../../contract/assistant.ts'
import type { AskModel } from '../platform/language-model.ts'
import type { Scope } from '../platform/scope.ts'
import { answerLocally } from './local/local-engine.ts'
import type { ReadQuestion } from './local/read-question.ts'
import { answerWithModel } from './provider/answer-with-model.ts'
import { UnusableReply } from './provider/check-reply.ts'
import { openRecords, type RecordsDeps } from './tools/records.ts'

export type ExpertDeps = RecordsDeps & { model: AskModel | undefined; log: FastifyBaseLogger; read: ReadQuestion }

export type Listening = {
  signal: AbortSignal
  onText?: (piece: string) => void
  onLooking?: (says: string) => void
}

export async function askAssistant(
  deps: ExpertDeps,
  scope: Scope,
  { message, context, history }: z.output<typeof chatQuestion>,
  listening: Listening,
): Promise<ChatAnswer> {
  const records = await openRecords({ ...deps, report: listening.onLooking }, scope)
  const { model, log, read } = deps
  if (!model) return answerLocally(message, history, records, read)
  try {
    return await answerWithModel(model, {
      message,
      history,
      hasAnalysis: hasAnalysis(context),
      records,
      log,
      ...listening,
    })
  } catch (error) {
    if (listening.signal.aborted) throw error
    log.warn({ provider: model.name, ...kindOf(error) }, 'the model failed; answered locally')
    return { ...(await answerLocally(message, history, records, read)), note: noteOn(error) }
  }
}

function hasAnalysis(context: z.output<typeof chatQuestion>['context']): boolean {
  if (typeof context === 'boolean') return context
  return typeof context === 'object' && context !== null && (context.hasAnalysis ?? context.analysisId != null)
}

/** The kind of failure only: a provider's message may repeat the question. */
function kindOf(error: unknown): { error: string; status?: number } {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined
  return { error: error instanceof Error ? error.name : 'unknown', ...(typeof status === 'number' ? { status } : {}) }
}

function noteOn(error: unknown): string {
  return error instanceof UnusableReply
    ? 'We couldn’t use the AI model’s answer, so this one comes from your data on this server.'
    : 'The AI model didn’t answer, so this comes from your data on this server.'
}
