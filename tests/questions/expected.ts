/** What a question of the tests should be understood as: only what differs from a plain count of shifts is written. */
import { type Count, type Form, plainCount } from '../../src/server/assistant/local/question/form.ts'

/** `refused`: a word that no form can place must lead to a question back or an honest refusal. */
type Said = { counts?: Partial<Count>[] }
export type Expected =
  | 'refused'
  | (Partial<Omit<Form, 'counts' | 'whole'>> & Said & { whole?: (Said & { people: string[] }) | null })

const filled = ({ counts = [{}] }: Said) => counts.map((count) => ({ ...plainCount, ...count }))

/** Forms as one line, so that they can be compared and read: what is empty is left out. */
export function writeForm(written: Exclude<Expected, 'refused'>): string {
  // Acts other than queries have one way to be answered.
  const form = (written.act ?? 'query') === 'query' ? written : { ...written, ask: 'count' }
  // A group's name may be spelled in several ways; who belongs to it is in `people`.
  const parts = {
    act: 'query',
    table: 'shifts',
    ...form,
    group: null,
    counts: filled(written),
    whole: form.whole ? { ...form.whole, counts: filled(form.whole) } : null,
  }
  return JSON.stringify(inOrder(parts))
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => !isEmpty(part))
  return Object.fromEntries(
    entries.sort(([one], [other]) => one.localeCompare(other)).map(([key, part]) => [key, inOrder(part)]),
  )
}

function isEmpty(part: unknown): boolean {
  return part === null || part === undefined || part === false || (Array.isArray(part) && part.length === 0)
}
