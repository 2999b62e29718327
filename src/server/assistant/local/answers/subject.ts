/** The subject of a sentence: "You have" for the physician who asks, "Hana Chen has" for anyone else. */
import type { Asking } from '../asking.ts'

type Known = Pick<Asking, 'records'>

const isSelf = ({ records }: Known, name: string | undefined) => name !== undefined && records.self?.name === name

export function subjectOf(asking: Known, name: string): { who: string; has: string; is: string } {
  return isSelf(asking, name) ? { who: 'You', has: 'have', is: 'are' } : { who: name, has: 'has', is: 'is' }
}

/** "with you", "with Hana Chen" */
export const objectOf = (asking: Known, name: string) => (isSelf(asking, name) ? 'you' : name)

/** Follow-up questions about someone. */
export function askWhenNext(asking: Known, name: string): string {
  return isSelf(asking, name) ? 'When do I work next?' : `When does ${name} work next?`
}

export function askNights(asking: Known, name: string): string {
  return isSelf(asking, name)
    ? 'How many nights do I have this month?'
    : `How many nights does ${name} have this month?`
}
