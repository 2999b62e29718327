/** What an answer is about, kept as data with its text, so the next question can point at it. */
import type { ChatAbout } from '../../../contract/assistant.ts'
import type { DateRange } from '../../../engine/language/lexeme.ts'
import type { Records } from '../tools/records.ts'
import type { QuestionBook } from './question/question-book.ts'

/** By name: a physician, a role, and the days. */
export type Mention = { person?: string | undefined; role?: string | undefined; range?: DateRange | undefined }

/** The answer as a whole, and the lines of its list in their order. */
export type AnswerSubject = Mention & { items?: Mention[] }

/** No one counts further than this. */
const mostItems = 60

export const oneDay = (date: string): DateRange => ({ from: date, to: date })

export function showSubject({ items = [], ...whole }: AnswerSubject, { people, roles }: Records): ChatAbout {
  const show = ({ person, role, range }: Mention) => ({
    physicianId: people.find(({ name }) => name === person)?.id ?? null,
    roleId: roles.find(({ name, isActive }) => isActive && name === role)?.id ?? null,
    // "From today on" has no last day to send.
    dates: range?.to ? range : null,
  })
  return { ...show(whole), items: items.slice(0, mostItems).map(show) }
}

/** As sent back by the browser; people and roles the group doesn't have are left out. */
export function readSubject({ items, ...whole }: ChatAbout, { nameOf, roleNameOf }: QuestionBook): AnswerSubject {
  const read = ({ physicianId, roleId, dates }: ChatAbout['items'][number]): Mention => ({
    person: nameOf.get(String(physicianId)),
    role: roleNameOf.get(String(roleId)),
    range: dates && dates.from <= dates.to ? dates : undefined,
  })
  return { ...read(whole), items: items.map(read) }
}

/** Whom the answer names first. */
export function firstPerson({ person, items = [] }: AnswerSubject): string | undefined {
  return person ?? items.find((item) => item.person)?.person
}

export function firstRange({ range, items = [] }: AnswerSubject): DateRange | undefined {
  return range ?? items.find((item) => item.range)?.range
}

/** The line of the list, counted from 1 or from the end; the answer itself if it has no such line. */
export function itemAt(subject: AnswerSubject, ordinal: number): Mention {
  const { items = [] } = subject
  return (ordinal < 0 ? items.at(ordinal) : items[ordinal - 1]) ?? subject
}
