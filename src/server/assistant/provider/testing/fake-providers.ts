/** Loopback servers that act like a model provider; each test sets their answers, one per request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a model returns: text, in pieces if streamed, or a tool call. */
export type Say = { pieces: string[] } | { tool: string; input: unknown }
export type Step = Say | { status: number } | 'hang'

export type FakeProvider = {
  url: string
  /** The bodies of all requests, as received. */
  bodies: string[]
  /** How many requests the client aborted. */
  dropped(): number
  close(): Promise<void>
}

type Speak = (response: ServerResponse, say: Say, isStream: boolean) => void

async function openFake(steps: Step[], speak: Speak): Promise<FakeProvider> {
  const bodies: string[] = []
  let dropped = 0
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    bodies.push(body)
    response.on('close', () => {
      if (!response.writableFinished) dropped += 1
    })
    const step = steps[Math.min(bodies.length, steps.length) - 1]!
    if (step === 'hang') return
    if ('status' in step) {
      response.writeHead(step.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { type: 'trouble', message: 'trouble' } }))
      return
    }
    speak(response, step, JSON.parse(body).stream === true)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    dropped: () => dropped,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function sendEvents(response: ServerResponse, events: { event?: string; data: unknown }[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const { event, data } of events) {
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    response.write(`${event ? `event: ${event}\n` : ''}data: ${text}\n\n`)
  }
  response.end()
}

const openAiUsage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }

export function openFakeOpenAi(steps: Step[]): Promise<FakeProvider> {
  return openFake(steps, (response, say, isStream) => {
    const common = { id: 'one', created: 1, model: 'fake' }
    const call = (input: unknown, name: string) => ({
      index: 0,
      id: `call-${name}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    })
    if (!isStream) {
      const message =
        'tool' in say
          ? { role: 'assistant', content: null, tool_calls: [call(say.input, say.tool)] }
          : { role: 'assistant', content: say.pieces.join('') }
      const finish_reason = 'tool' in say ? 'tool_calls' : 'stop'
      sendJson(response, {
        ...common,
        object: 'chat.completion',
        choices: [{ index: 0, message, finish_reason }],
        usage: openAiUsage,
      })
      return
    }
    const chunk = (delta: unknown, finish_reason: string | null = null) => ({
      data: { ...common, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] },
    })
    const deltas =
      'tool' in say
        ? [chunk({ role: 'assistant', tool_calls: [call(say.input, say.tool)] }), chunk({}, 'tool_calls')]
        : [...say.pieces.map((content) => chunk({ role: 'assistant', content })), chunk({}, 'stop')]
    sendEvents(response, [
      ...deltas,
      { data: { ...common, object: 'chat.completion.chunk', choices: [], usage: openAiUsage } },
      { data: '[DONE]' },
    ])
  })
}

export function openFakeAnthropic(steps: Step[]): Promise<FakeProvider> {
  return openFake(steps, (response, say, isStream) => {
    const stop_reason = 'tool' in say ? 'tool_use' : 'end_turn'
    const message = { id: 'one', type: 'message', role: 'assistant', model: 'fake', stop_sequence: null }
    if (!isStream) {
      const content =
        'tool' in say
          ? [{ type: 'tool_use', id: `call-${say.tool}`, name: say.tool, input: say.input }]
          : [{ type: 'text', text: say.pieces.join('') }]
      sendJson(response, { ...message, content, stop_reason, usage: { input_tokens: 100, output_tokens: 20 } })
      return
    }
    const event = (type: string, data: object) => ({ event: type, data: { type, ...data } })
    const block =
      'tool' in say
        ? { type: 'tool_use', id: `call-${say.tool}`, name: say.tool, input: {} }
        : { type: 'text', text: '' }
    const deltas =
      'tool' in say
        ? [{ type: 'input_json_delta', partial_json: JSON.stringify(say.input) }]
        : say.pieces.map((text) => ({ type: 'text_delta', text }))
    sendEvents(response, [
      event('message_start', {
        message: { ...message, content: [], stop_reason: null, usage: { input_tokens: 100, output_tokens: 1 } },
      }),
      event('content_block_start', { index: 0, content_block: block }),
      ...deltas.map((delta) => event('content_block_delta', { index: 0, delta })),
      event('content_block_stop', { index: 0 }),
      event('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } }),
      event('message_stop', {}),
    ])
  })
}
