/** A worker thread that reads questions, so a long one doesn't hold up others. */
import type { ChatMessage } from '../../../../contract/assistant.ts'
import { type Known, makeBook, type QuestionBook } from './question-book.ts'
import { type Part, understandParts } from './understand-conversation.ts'

export type QuestionTask = { message: string; history: ChatMessage[]; known: Known }

/** Groups whose book is kept for follow-ups. */
const kept = 5
const books = new Map<string, QuestionBook>()

export function work({ message, history, known }: QuestionTask): Part[] {
  const key = JSON.stringify(known)
  const book = books.get(key) ?? makeBook(known)
  books.delete(key)
  books.set(key, book)
  if (books.size > kept) books.delete(books.keys().next().value!)
  return understandParts(message, history, book)
}
