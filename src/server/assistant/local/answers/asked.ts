/** A query over shifts with what it found, as the writers of answers get it. */
import type { Asking } from '../asking.ts'
import type { Facts } from '../query/facts.ts'
import type { Result } from '../query/run-query.ts'
import type { Form } from '../question/form.ts'

export type Asked = {
  asking: Asking
  form: Form
  facts: Facts
  result: Result
  /** "in December 2026" */
  when: string
}

/** Lines of a list that a person can read. */
export const listed = 31

export const boundNames = {
  more: 'more than',
  less: 'fewer than',
  'at-least': 'at least',
  'at-most': 'at most',
  exactly: 'exactly',
} as const
