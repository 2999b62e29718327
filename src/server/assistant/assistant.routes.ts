/** The call that asks the expert: answered whole, or in pieces while a model writes. */
import type { FastifyReply } from 'fastify'
import { type assistantApi, type ChatEvent, chatAnswer, chatEvent } from '../../contract/assistant.ts'
import type { ScoreMonth } from '../analytics/month-scores.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import { describeError } from '../platform/log.ts'
import type { Services } from '../platform/services.ts'
import { askAssistant, type Listening } from './ask-assistant.ts'
import { answerLocally } from './local/local-engine.ts'
import { openRecords } from './tools/records.ts'

export function assistantHandlers(
  { orm, advisor, now, log, model }: Services,
  scoreMonth: ScoreMonth,
): HandlersOf<typeof assistantApi> {
  return {
    // Without an outside model: it would be told what a colleague may not see.
    askOwnAssistant: async ({ scope, body }) =>
      answerLocally(body.message, body.history, await openRecords({ orm, advisor, now, scoreMonth }, scope)),
    askAssistant: async ({ scope, body, request, reply }) => {
      const stop = new AbortController()
      reply.raw.on('close', () => stop.abort())
      const ask = (listening: Omit<Listening, 'signal'>) =>
        askAssistant({ orm, advisor, now, log, model, scoreMonth }, scope, body, { signal: stop.signal, ...listening })
      const wantsPieces = model !== undefined && (request.headers.accept ?? '').includes('text/event-stream')
      if (wantsPieces) return chatAnswer.parse(await sendPieces(reply, ask))
      return ask({}).catch((error) => {
        if (stop.signal.aborted) throw fail('not-ready', { message: 'The question was stopped.' })
        throw error
      })
    },
  }
}

/** Once it has begun, trouble is told in the stream: the status is out already. */
async function sendPieces(
  reply: FastifyReply,
  ask: (listening: Omit<Listening, 'signal'>) => ReturnType<typeof askAssistant>,
) {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // nginx would hold pieces back.
    'x-accel-buffering': 'no',
  })
  const send = (event: ChatEvent) => {
    if (!reply.raw.writableEnded) reply.raw.write(`data: ${JSON.stringify(chatEvent.parse(event))}\n\n`)
  }
  try {
    const answer = await ask({
      onText: (text) => text !== '' && send({ event: 'text', text }),
      onLooking: (says) => send({ event: 'looking', says }),
    })
    send({ event: 'answer', answer })
    return answer
  } catch (error) {
    reply.log.error({ error: describeError(error) }, 'the expert failed')
    send({ event: 'failed', message: 'Failed to get response. Please try again.' })
    return { response: 'failed', followUps: [], usedModel: 'none', sources: [] }
  } finally {
    reply.raw.end()
  }
}
