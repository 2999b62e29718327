/** Reads questions on their own thread, within a time limit, so the event loop stays free. */
import type { ChatMessage } from '../../../contract/assistant.ts'
import { openPool } from '../../platform/threads/open-pool.ts'
import { refuseTool } from '../tools/tool-refusal.ts'
import type { Known } from './question/question-book.ts'
import type { work } from './question/question-thread.ts'
import type { Part } from './question/understand-conversation.ts'

export type ReadQuestion = (message: string, history: ChatMessage[], known: Known) => Promise<Part[]>

/** Milliseconds for a question, including its wait for others; the longest takes a tenth of it. */
const longestReading = 5000
/** Characters. A shorter question takes milliseconds, so only a busy server reads it for seconds. */
const longestShort = 300
/** Seconds that the thread stays warm for the next question. */
const idleSeconds = 600

export function createQuestionReader(milliseconds = longestReading): ReadQuestion {
  const reader = openPool<typeof work>('question-thread', { idleSeconds, heap: 256 })
  return (message, history, known) =>
    reader.run({ message, history, known }, AbortSignal.timeout(milliseconds)).catch((error: Error) => {
      if (error.name !== 'AbortError') throw error
      throw refuseTool(
        message.length > longestShort
          ? 'That took too long to read. Ask one short question at a time.'
          : 'The server is busy right now. Ask again in a moment.',
      )
    })
}
