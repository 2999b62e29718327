/** What tells one question from another: words that speak for an intent, and what rules it out. */
import type { Reading } from '../read-question.ts'

type Cue = [pattern: RegExp, points: number]
/** Sums of cues; `when` rules an intent out. */
export type Signs = { cues: Cue[]; when?: (reading: Reading) => boolean }

export const hasPerson = ({ people, shape }: Reading) =>
  people.length > 0 || /\bPERSON\b|\b(she|he|her|him|they|them|his)\b/.test(shape)
export const isHow = ({ shape }: Reading) =>
  /^(so |and |ok |please )?(how (do|can|would|should|to)\b|where (do|can|is|are)\b)/.test(shape)

export type SignsOf = Record<string, Signs>
