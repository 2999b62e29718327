/** Checks a model's answer: it must be readable and about people who exist, and figures we can't trace are noted. */
import { z } from 'zod'
import type { Aliases } from './aliases.ts'

/** The reply isn't an answer, so the local engine takes over. */
export class UnusableReply extends Error {}

const readable = z
  .string()
  .trim()
  .min(2)
  .max(8000)
  .refine((text) => /\p{L}{2}/u.test(text) && !/^[\s{[]/.test(text) && /\s/.test(text))

export type CheckedReply = { text: string; note?: string }

/** `seen` is everything that figures may come from: the conversation and the results of tools. */
export function checkReply(reply: string, aliases: Aliases, seen: string[]): CheckedReply {
  const parsed = readable.safeParse(reply)
  if (!parsed.success) throw new UnusableReply('The reply isn’t readable text.')
  const strangers = aliases.unknownIn(parsed.data)
  if (strangers.length > 0) throw new UnusableReply('The reply names someone who doesn’t exist.')
  const notes = [claimsChange(parsed.data), untraced(parsed.data, seen)].filter((note) => note !== undefined)
  return { text: aliases.show(parsed.data), ...(notes.length > 0 ? { note: notes.join(' ') } : {}) }
}

const changed =
  /\bI(?:'ve| have)?(?: just| now| already)? (?:approved|denied|assigned|published|deleted|removed|changed|updated|moved|created|saved|swapped|added|cancelled|generated)\b/i

function claimsChange(text: string): string | undefined {
  return changed.test(text) ? 'I only answer questions, so nothing was changed.' : undefined
}

/** Figures that are in no tool result or message. Small ones are ignored: they count things in the answer itself. */
function untraced(text: string, seen: string[]): string | undefined {
  const known = new Set(seen.flatMap(numbersIn))
  const loose = numbersIn(text.replace(/\b(physician|administrator)[\s\u00a0_-]?#?\d+/gi, '')).filter(
    (number) => number > smallest && !known.has(number) && ![...known].some((other) => Math.abs(other - number) < 0.06),
  )
  const listed = [...new Set(loose)].slice(0, 5)
  return listed.length > 0 ? `Not found in your data: ${listed.join(', ')}. Check before you rely on it.` : undefined
}

const smallest = 3

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits))
}
