/** The outside model behind one interface, whichever provider: asks, streams, counts tokens, and tracks its health. */
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, isStepCount, type LanguageModel, type ModelMessage, streamText, type ToolSet } from 'ai'
import type { Settings } from './env.ts'
import type { Probe } from './health-board.ts'

export type ModelSettings = NonNullable<Settings['ai']>

export type ModelQuestion = {
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  /** Ends it: the person pressed stop. */
  signal: AbortSignal
  /** Called with each piece if the answer is streamed. */
  onText?: (piece: string) => void
}

export type ModelReply = { text: string; inputTokens: number; outputTokens: number }

export type AskModel = {
  /** anthropic or openai */
  name: string
  model: string
  ask(question: ModelQuestion): Promise<ModelReply>
  /** US dollars; undefined without a price. */
  costOf(reply: Pick<ModelReply, 'inputTokens' | 'outputTokens'>): number | undefined
  state: Probe
}

export type ModelLimits = {
  /** Milliseconds for the whole answer, including tools and the retry. */
  timeout: number
  /** Milliseconds before the retry. */
  pause: number
}
const usualLimits: ModelLimits = { timeout: 30_000, pause: 400 }
/** Rounds of tool calls. */
const mostSteps = 8
const longestReply = 1500

export function createAskModel(settings: ModelSettings, limits: Partial<ModelLimits> = {}): AskModel {
  const { timeout, pause } = { ...usualLimits, ...limits }
  const model = openModel(settings)
  let failing: string | undefined
  let wasUsed = false

  async function askOnce(question: ModelQuestion, signal: AbortSignal): Promise<ModelReply> {
    const common = {
      model,
      instructions: question.instructions,
      messages: question.messages,
      tools: question.tools,
      stopWhen: isStepCount(mostSteps),
      maxOutputTokens: longestReply,
      maxRetries: 0,
      abortSignal: signal,
    }
    if (!question.onText) {
      const { text, usage } = await generateText(common)
      return { text, inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 }
    }
    return readStream(streamText({ ...common, onError: () => {} }), question.onText, signal)
  }

  return {
    name: settings.provider,
    model: settings.model,
    ask: async (question) => {
      const { signal, stopped, forget } = stopAfter(timeout, question.signal)
      let hasSpoken = false
      const onText =
        question.onText &&
        ((piece: string) => {
          hasSpoken = true
          question.onText?.(piece)
        })
      const attempt = () => askOnce({ ...question, ...(onText ? { onText } : {}) }, signal)
      try {
        const twice = attempt().catch(async (error) => {
          // Streamed text can't be taken back, and a stopped answer is no longer wanted.
          if (hasSpoken || signal.aborted) throw error
          await wait(pause, signal)
          return attempt()
        })
        const reply = await Promise.race([twice, stopped])
        wasUsed = true
        failing = undefined
        return reply
      } catch (error) {
        if (!question.signal.aborted) {
          wasUsed = true
          failing = signal.aborted ? 'isn’t responding' : 'returns errors'
        }
        throw error
      } finally {
        forget()
      }
    },
    costOf: ({ inputTokens, outputTokens }) =>
      settings.price && (inputTokens * settings.price.input + outputTokens * settings.price.output) / 1_000_000,
    state: async () =>
      failing
        ? {
            state: 'failing',
            detail: `The ${settings.provider} model ${failing}. Until it’s back, everything is computed here.`,
          }
        : {
            state: 'ok',
            detail: `${settings.provider}, ${settings.model}${wasUsed ? '' : ', not used since the server started'}`,
          },
  }
}

/**
 * Stops with the caller, or when the time is up. Not by AbortSignal.any and AbortSignal.timeout: garbage collection takes
 * the timer away with the signal (nodejs/node#57736), and the caller would wait forever.
 */
function stopAfter(milliseconds: number, asker: AbortSignal) {
  const stop = new AbortController()
  const follow = () => stop.abort(asker.reason)
  const timer = setTimeout(() => stop.abort(new DOMException('The model took too long.', 'TimeoutError')), milliseconds)
  asker.addEventListener('abort', follow)
  if (asker.aborted) follow()
  const stopped = new Promise<never>((_, reject) => {
    if (stop.signal.aborted) reject(stop.signal.reason)
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason))
  })
  const forget = () => {
    clearTimeout(timer)
    asker.removeEventListener('abort', follow)
  }
  return { signal: stop.signal, stopped, forget }
}

function openModel({ provider, model, apiKey, baseUrl }: ModelSettings): LanguageModel {
  if (provider === 'anthropic')
    return createAnthropic({ ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) })(model)
  const named = createOpenAICompatible({
    name: 'openai',
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    includeUsage: true,
    ...(apiKey ? { apiKey } : {}),
  })
  return named(model)
}

type Streamed = ReturnType<typeof streamText<ToolSet>>

/** Only the text of the last step is the answer; text before a tool call is thinking aloud. */
async function readStream(result: Streamed, onText: (piece: string) => void, signal: AbortSignal): Promise<ModelReply> {
  let text = ''
  for await (const part of result.stream) {
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw signal.reason ?? new Error('The model was stopped.')
    if (part.type === 'start-step') text = ''
    if (part.type === 'text-delta') {
      text += part.text
      onText(part.text)
    }
  }
  const usage = await result.usage
  return { text, inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })
}
