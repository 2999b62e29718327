/** Asks the assistant: the answer arrives whole, or in pieces while a model writes it, as the server chooses. */
import { type ChatAnswer, type ChatMessage, chatAnswer, chatEvent } from '../../contract/assistant.ts'
import { ApiError } from '../api/call.ts'
import { calls } from '../api/calls.ts'

/** The coordinators' expert, or the assistant that answers with the caller's rights. */
export type Assistant = { call: 'askAssistant'; hasAnalysis: boolean } | { call: 'askOwnAssistant'; isOfGroup: boolean }

export type Asked = {
  message: string
  assistant: Assistant
  history: Pick<ChatMessage, 'role' | 'content' | 'about'>[]
  signal: AbortSignal
  /** The text so far. */
  onText: (text: string) => void
  onLooking: (says: string) => void
}

export async function callAssistant({
  message,
  assistant,
  history,
  signal,
  onText,
  onLooking,
}: Asked): Promise<ChatAnswer> {
  const { path, method } = calls[assistant.call]
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
    body: JSON.stringify({
      message,
      ...(assistant.call === 'askAssistant' ? { context: { hasAnalysis: assistant.hasAnalysis } } : {}),
      history,
    }),
    signal,
  })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (!isStream || !response.body) return chatAnswer.parse(await response.json())
  let text = ''
  for await (const data of eventsOf(response.body)) {
    const event = chatEvent.parse(JSON.parse(data))
    if (event.event === 'answer') return event.answer
    if (event.event === 'failed') throw new Error(event.message)
    if (event.event === 'looking') onLooking(event.says)
    else {
      text += event.text
      onText(text)
    }
  }
  throw new Error('The answer was cut off.')
}

/** The data of each server-sent event; an event may come in several chunks. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let buffer = ''
  for (;;) {
    const { done, value } = await reader.read()
    buffer += done ? decoder.decode() : decoder.decode(value, { stream: true })
    const events = buffer.split('\n\n')
    buffer = events.pop() ?? ''
    for (const event of events) if (event.startsWith('data: ')) yield event.slice('data: '.length)
    if (done) return
  }
}
