/** What an answerer gets and returns, and how it finds the days in question. */
import type { z } from 'zod'
import type { ChatDraft, ChatLink, ChatSource } from '../../../contract/assistant.ts'
import { addDays, daysBetween, weekdayOf } from '../../../engine/calendar.ts'
import { shiftKindOf } from '../../../engine/demand.ts'
import type { DateRange } from '../../../engine/language/lexeme.ts'
import type { ShiftKind } from '../../../engine/model.ts'
import { monthOf, spanOfMonth } from '../../../engine/month.ts'
import { roleOf } from '../../schedules/problem/role-of.ts'
import type { Records } from '../tools/records.ts'
import { runTool, type Tool } from '../tools/tool.ts'
import type { AnswerSubject } from './answer-subject.ts'
import type { Form } from './question/form.ts'

export type Asking = {
  form: Form
  /** The question as it was typed, for the knowledge base. */
  text: string
  /** The question in plain words. */
  said: string
  /** The answer begins with yes or no. */
  isYesOrNo: boolean
  records: Records
  today: string
  use<In extends z.ZodObject, Out extends z.ZodType>(tool: Tool<In, Out>, input: z.input<In>): Promise<z.output<Out>>
}

export type Draft = {
  text: string
  followUps?: string[]
  sources?: ChatSource[]
  links?: ChatLink[]
  /** The shifts behind each row of a list with figures, by the name of the row. */
  rowLinks?: ChatLink[]
  /** A text to copy and send. */
  draft?: ChatDraft
  about?: AnswerSubject
}

export type Answerer = (asking: Asking) => Promise<Draft>

const yesOrNo = /^(and |so |ok |hey )*(is|are|was|were|am|does|do|did|has|have|had|will|any|anyone|anybody)\b/i

export function makeAsking(form: Form, text: string, records: Records, said = text): Asking {
  // "Did everyone get a weekend off" is answered with who didn't.
  const isYesOrNo = yesOrNo.test(text.trim()) && !/\b(every(one|body)?|each)\b/i.test(text)
  return {
    form,
    text,
    said,
    isYesOrNo,
    records,
    today: records.now.date,
    use: (tool, input) => runTool(tool, records, input),
  }
}

/** The days in question; an open end means the last planned day. */
export function rangeOf({ form, records, today }: Asking, otherwise: DateRange): DateRange {
  return closeRange(form.periods[0] ?? otherwise, records, today)
}

export function closeRange({ from, to }: DateRange, records: Records, today: string): DateRange {
  return to === '' ? { from, to: lastPlannedDay(records, today) } : { from, to }
}

/** A range of many years is cut to the months that have a schedule. */
export function clipLong(range: DateRange, { schedules }: Records): DateRange {
  const spans = schedules.filter(({ status }) => status !== 'archived').map((schedule) => spanOfMonth(schedule))
  if (daysBetween(range.from, range.to) <= longest || spans.length === 0) return range
  const from = [range.from, spans.map((span) => span.from).sort()[0]!].sort()[1]!
  const to = [
    range.to,
    spans
      .map((span) => span.to)
      .sort()
      .at(-1)!,
  ].sort()[0]!
  return from <= to ? { from, to } : { from: range.from, to: range.from }
}

const longest = 36 * 28

export function thisMonth({ today }: Asking): DateRange {
  return monthIn({ from: today, to: today })
}

/** The whole month in which a range begins. */
export function monthIn({ from }: DateRange): DateRange {
  const month = spanOfMonth(monthOf(from))
  return { from: month.from, to: month.to }
}

/** From today to the end of what is planned. */
export function fromNowOn({ records, today }: Asking): DateRange {
  return { from: today, to: lastPlannedDay(records, today) }
}

function lastPlannedDay({ schedules }: Records, today: string): string {
  const ends = schedules.filter(({ status }) => status !== 'archived').map((schedule) => spanOfMonth(schedule).to)
  return (
    ends
      .filter((end) => end >= today)
      .sort()
      .at(-1) ?? addDays(today, 30)
  )
}

/** The group's roles in question, also found by kind. */
export function rolesMeant({ form, records }: Pick<Asking, 'form' | 'records'>): string[] {
  const ofKind = (kind: ShiftKind) =>
    records.roles.filter((role) => role.isActive && shiftKindOf(roleOf(role)) === kind).map(({ name }) => name)
  return [...new Set(form.counts.flatMap(({ roles, kinds }) => [...roles, ...kinds.flatMap(ofKind)]))]
}

/** Whether a day is one of the weekdays in question. */
export function isOnDays({ form }: Pick<Asking, 'form'>, date: string): boolean {
  const days = form.counts.flatMap(({ weekdays }) => weekdays)
  return days.length === 0 || days.includes(weekdayOf(date))
}

export const dataSource = (title: string, link: string): ChatSource => ({ kind: 'data', title, link })
