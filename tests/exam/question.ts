/** A question of the exam, how it is asked, and when its answer is right. */
import type { Facts } from './facts.ts'

/** Today in the exam is Tuesday, 8 December 2026, ten in the morning. */
export const examNow = new Date('2026-12-08T15:00:00Z')

/** An answer, with helpers to check it. */
export type Said = {
  text: string
  /** A number that stands alone: 12 is not in 2012 or 12.5. */
  has(number: number): boolean
  mentions(...parts: string[]): boolean
  /** Physicians named in full, and no one else. */
  namesExactly(names: string[]): boolean
  names(): string[]
  /** Titles of the articles it cites. */
  articles: string[]
}

export type Turn = {
  ask: string | ((facts: Facts) => string)
  isRight: (said: Said, facts: Facts) => boolean
}

/** One turn, or a thread of several. */
export type Question = Turn[]

export function hear(text: string, articles: string[], { people }: Facts): Said {
  const names = () => people.map(({ name }) => name).filter((name) => text.includes(name))
  return {
    text,
    articles,
    names,
    has: (number) => new RegExp(`(?<![\\d.:-])${String(number).replace('.', '\\.')}(?!\\d|\\.\\d|:)`).test(text),
    mentions: (...parts) => parts.every((part) => text.toLowerCase().includes(part.toLowerCase())),
    namesExactly: (expected) => [...names()].sort().join() === [...new Set(expected)].sort().join(),
  }
}
