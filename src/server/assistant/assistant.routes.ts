/** The calls that ask the assistant: answered whole, or in pieces while a model writes or a what-if is tried out. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type assistantApi, type ChatAnswer, type ChatEvent, chatAnswer, chatEvent } from '../../contract/assistant.ts'
import type { ScoreMonth } from '../analytics/month-scores.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import { describeError } from '../platform/log.ts'
import type { Services } from '../platform/services.ts'
import { takeOver } from '../platform/take-over.ts'
import { askAssistant, type Listening } from './ask-assistant.ts'
import { answerLocally } from './local/local-engine.ts'
import { createQuestionReader } from './local/read-question.ts'
import { openRecords } from './tools/records.ts'

export function assistantHandlers(
  { orm, advisor, now, log, model }: Services,
  scoreMonth: ScoreMonth,
): HandlersOf<typeof assistantApi> {
  const read = createQuestionReader()
  return {
    // No outside model: it would see what colleagues may not.
    askOwnAssistant: ({ scope, body, request, reply }) =>
      answerInPieces(request, reply, false, async ({ onLooking }) => {
        const records = await openRecords({ orm, advisor, now, scoreMonth, report: onLooking }, scope)
        return answerLocally(body.message, body.history, records, read)
      }),
    askAssistant: ({ scope, body, request, reply }) =>
      answerInPieces(request, reply, model !== undefined, (listening) =>
        askAssistant({ orm, advisor, now, log, model, scoreMonth, read }, scope, body, listening),
      ),
  }
}

/** With a model the stream starts at once, otherwise with the first piece. Errors after that are sent in the stream. */
async function answerInPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  beginsAtOnce: boolean,
  ask: (listening: Listening) => Promise<ChatAnswer>,
): Promise<ChatAnswer> {
  const stop = new AbortController()
  reply.raw.on('close', () => stop.abort())
  const wantsPieces = (request.headers.accept ?? '').includes('text/event-stream')
  let hasBegun = wantsPieces && beginsAtOnce
  if (hasBegun) begin(reply)
  const send = (event: ChatEvent) => {
    if (!wantsPieces || reply.raw.writableEnded || reply.raw.destroyed) return
    if (!hasBegun) begin(reply)
    hasBegun = true
    reply.raw.write(`data: ${JSON.stringify(chatEvent.parse(event))}\n\n`)
  }
  try {
    const answer = await ask({
      signal: stop.signal,
      onText: (text) => text !== '' && send({ event: 'text', text }),
      onLooking: (says) => send({ event: 'looking', says }),
    })
    if (hasBegun) send({ event: 'answer', answer })
    return chatAnswer.parse(answer)
  } catch (error) {
    if (!hasBegun) {
      if (stop.signal.aborted) throw fail('not-ready', { message: 'Stopped.' })
      throw error
    }
    reply.log.error({ error: describeError(error) }, 'the expert failed')
    send({ event: 'failed', message: 'Failed to get response. Please try again.' })
    return { response: 'failed', followUps: [], usedModel: 'none', sources: [] }
  } finally {
    if (hasBegun) reply.raw.end()
  }
}

function begin(reply: FastifyReply): void {
  takeOver(reply).writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Keeps nginx from buffering the stream.
    'x-accel-buffering': 'no',
  })
}
