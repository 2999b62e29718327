/** Talking to the scheduling expert: a question with the thread so far, answered at once or streamed. */
import { z } from 'zod'
import { idOf, largestInteger, route } from './route.ts'
import { calendarDate, line, moment, prose } from './text.ts'

export const chatRoles = ['user', 'assistant'] as const
export const longestQuestion = 4000
/** How many messages of the thread are considered. */
export const longestThread = 40

/** The person, role, and days a part of an answer is about. */
const chatSubject = z.object({
  physicianId: idOf('user').nullable(),
  roleId: idOf('role').nullable(),
  dates: z.object({ from: calendarDate, to: calendarDate }).nullable(),
})

/** What an answer and each line of its list are about. The server writes it and the client sends it back, so nothing parses prose. */
const chatAbout = chatSubject.extend({ items: z.array(chatSubject).max(60) })
export type ChatAbout = z.infer<typeof chatAbout>

export const chatMessage = z.object({
  role: z.enum(chatRoles),
  content: prose(12_000),
  /** Sent back unchanged from an answer. "Why is the first one open?" needs it. */
  about: chatAbout.optional(),
  timestamp: moment.optional(),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** Whether a schedule was analyzed: yes or no, in words, or naming the analysis. */
const chatContext = z.union([
  z.boolean(),
  prose(2000),
  z.object({ hasAnalysis: z.boolean().optional(), analysisId: z.int().max(largestInteger).nullish() }),
])

export const chatQuestion = z.object({
  message: line(longestQuestion, 'Message is required'),
  context: chatContext.nullish(),
  history: z.array(chatMessage).max(longestThread).default([]),
})

/** The source of an answer: the group's data, or a knowledge base article. */
const source = z.object({ kind: z.enum(['data', 'knowledge']), title: z.string(), link: z.string().optional() })
export type ChatSource = z.infer<typeof source>

/** The page that shows the shifts behind an answer, or where to act on it. */
const chatLink = z.object({ title: z.string(), link: z.string() })
export type ChatLink = z.infer<typeof chatLink>

/** A text to copy and send; a question never sends anything. */
const chatDraft = z.object({ to: z.string().nullable(), subject: z.string(), body: z.string() })
export type ChatDraft = z.infer<typeof chatDraft>

export const chatAnswer = z.object({
  /** Paragraphs and lists; answer-text.ts has the format. */
  response: z.string().min(1),
  /** Suggested follow-up questions. */
  followUps: z.array(z.string()),
  /** `local`, or the name of the provider whose model answered. */
  usedModel: z.string(),
  /** Why the answer differs from what was expected: the model failed, or numbers couldn't be traced. */
  note: z.string().optional(),
  sources: z.array(source),
  links: z.array(chatLink).optional(),
  /** The shifts behind each row of the answer's list or table, by the name of the row. */
  rowLinks: z.array(chatLink).optional(),
  draft: chatDraft.optional(),
  /** Sent back in `history`; an outside model's answer has none. */
  about: chatAbout.optional(),
})
export type ChatAnswer = z.infer<typeof chatAnswer>

/** Sent with `Accept: text/event-stream`, an answer that a model writes or that takes seconds comes in pieces: each is one of these. */
export const chatEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('text'), text: z.string() }),
  /** What is looked up or tried out right now. */
  z.object({ event: z.literal('looking'), says: z.string() }),
  /** The whole answer; it replaces the pieces. */
  z.object({ event: z.literal('answer'), answer: chatAnswer }),
  z.object({ event: z.literal('failed'), message: z.string() }),
])
export type ChatEvent = z.infer<typeof chatEvent>

export const assistantApi = {
  askOwnAssistant: route({
    method: 'POST',
    path: '/api/assistant',
    allow: 'member',
    summary:
      'Asks the assistant with the caller’s own rights: physicians can ask about their own shifts and the published schedule',
    body: chatQuestion.omit({ context: true }),
    example: { message: 'When am I off next?' },
    output: chatAnswer,
    bodyLimit: 768 * 1024,
    perMinute: 40,
  }),
  askAssistant: route({
    method: 'POST',
    path: '/api/schedule-chat',
    allow: 'admin',
    denied: 'Only administrators can access schedule upload and analysis.',
    summary: 'Asks the scheduling expert; with Accept: text/event-stream, longer answers stream as server-sent events',
    body: chatQuestion,
    example: { message: 'How many physicians do we have?', context: { hasAnalysis: false } },
    output: chatAnswer,
    bodyLimit: 768 * 1024,
    perMinute: 40,
  }),
}
