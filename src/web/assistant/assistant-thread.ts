/** The conversation with the assistant. It is in the cache, so it survives switching tabs, and ends with the session. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChatAnswer, type ChatMessage, longestThread } from '../../contract/assistant.ts'
import { isUnauthorized } from '../api/call.ts'
import { sendToSignIn } from '../api/send-to-sign-in.ts'
import { sentences } from '../text/sentences.ts'
import { toast } from '../ui/toast.ts'
import { type Asked, type Assistant, callAssistant } from './assistant-call.ts'

export type ThreadMessage = Pick<ChatMessage, 'role' | 'content'> & {
  id: number
  timestamp: string
  answer?: ChatAnswer
}

export type Thread = {
  messages: ThreadMessage[]
  /** The answer so far. */
  waiting: { text: string; says: string | null } | null
  /** A failed question, to edit and resend. */
  unsent: string
}

const keyOf = ({ call }: Assistant) => ['assistantThread', call]
const none: Thread = { messages: [], waiting: null, unsent: '' }
/** Stops the current question of a cache. */
const stops = new WeakMap<QueryClient, AbortController>()

export function useAssistantThread(assistant: Assistant) {
  const client = useQueryClient()
  const key = keyOf(assistant)
  const { data: thread } = useQuery({
    queryKey: key,
    queryFn: () => none,
    initialData: none,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return {
    thread,
    send: (message: string) => send(client, message, assistant),
    stop: () => stops.get(client)?.abort(),
    clear: () => {
      stops.get(client)?.abort()
      client.setQueryData<Thread>(key, none)
    },
    forgetUnsent: () => update(client, key, (now) => ({ ...now, unsent: '' })),
  }
}

function update(client: QueryClient, key: string[], change: (thread: Thread) => Thread): void {
  client.setQueryData<Thread>(key, (now) => change(now ?? none))
}

async function send(client: QueryClient, message: string, assistant: Assistant): Promise<void> {
  const key = keyOf(assistant)
  const before = client.getQueryData<Thread>(key) ?? none
  if (before.waiting) return
  const stop = new AbortController()
  stops.set(client, stop)
  const asked = messageOf('user', message)
  client.setQueryData<Thread>(key, {
    messages: [...before.messages, asked],
    waiting: { text: '', says: null },
    unsent: '',
  })
  const tell = (waiting: Partial<NonNullable<Thread['waiting']>>) =>
    update(client, key, (now) => (now.waiting ? { ...now, waiting: { ...now.waiting, ...waiting } } : now))
  try {
    const answer = await callAssistant({
      message,
      assistant,
      history: before.messages.slice(-longestThread).map(toHistory),
      signal: stop.signal,
      onText: (text) => tell({ text, says: null }),
      onLooking: (says) => tell({ says }),
    })
    update(client, key, ({ messages }) => ({
      messages: [...messages, { ...messageOf('assistant', answer.response), answer }],
      waiting: null,
      unsent: '',
    }))
  } catch (error) {
    // Cleared or stopped by the person, who can ask again.
    update(client, key, ({ messages }) => ({
      messages: messages.filter(({ id }) => id !== asked.id),
      waiting: null,
      unsent: messages.some(({ id }) => id === asked.id) ? message : '',
    }))
    if (stop.signal.aborted) return
    if (isUnauthorized(error)) sendToSignIn()
    else toast({ ...sentences[assistant.call].failure, tone: 'bad' })
  }
}

/** What an answer is about goes back with it, so the server doesn't parse its own text. */
function toHistory({ role, content, answer }: ThreadMessage): Asked['history'][number] {
  return { role, content, ...(answer?.about ? { about: answer.about } : {}) }
}

let lastId = 0

function messageOf(role: ChatMessage['role'], content: string): ThreadMessage {
  lastId += 1
  return { id: lastId, role, content, timestamp: new Date().toISOString() }
}
