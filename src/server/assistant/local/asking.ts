/** What an answerer is given, what it gives back, and how it finds out which days are meant. */
import type { z } from 'zod'
import type { ChatSource } from '../../../contract/assistant.ts'
import { addDays } from '../../../engine/calendar.ts'
import { shiftKindOf } from '../../../engine/demand.ts'
import type { ShiftKind } from '../../../engine/model.ts'
import { monthOf, spanOfMonth } from '../../../engine/month.ts'
import { roleOf } from '../../schedules/problem/role-of.ts'
import type { Records } from '../tools/records.ts'
import { runTool, type Tool } from '../tools/tool.ts'
import type { AnswerSubject } from './answer-subject.ts'
import type { DateRange } from './relative-dates.ts'
import type { Frame } from './understand-turn.ts'

export type Asking = {
  frame: Frame
  records: Records
  today: string
  use<In extends z.ZodObject, Out extends z.ZodType>(tool: Tool<In, Out>, input: z.input<In>): Promise<z.output<Out>>
}

export type Draft = { text: string; followUps?: string[]; sources?: ChatSource[]; about?: AnswerSubject }

export type Answerer = (asking: Asking) => Promise<Draft>

export function makeAsking(frame: Frame, records: Records): Asking {
  return { frame, records, today: records.now.date, use: (tool, input) => runTool(tool, records, input) }
}

/** The days that are meant; an open end is the last day that is planned. */
export function rangeOf({ frame, records, today }: Asking, otherwise: DateRange): DateRange {
  const range = frame.ranges[0] ?? otherwise
  return range.to === '' ? { from: range.from, to: lastPlannedDay(records, today) } : range
}

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

/** Roles and kinds as the tools take them. */
export function filterOf({ roles, kinds }: Pick<Frame, 'roles' | 'kinds'>) {
  return { ...(roles.length > 0 ? { roles } : {}), ...(kinds.length > 0 ? { kinds: [...new Set(kinds)] } : {}) }
}

/** "Night", "Admitter": what the shifts in question are called; empty for all of them. */
export function sayFilter({ roles, kinds }: Pick<Frame, 'roles' | 'kinds'>): string {
  return [...roles, ...[...new Set(kinds)].filter((kind) => !roles.some((role) => role.toLowerCase() === kind))].join(
    ' and ',
  )
}

/** Names of the group's roles that are meant, also by kind. */
export function rolesMeant({ frame, records }: Pick<Asking, 'frame' | 'records'>): string[] {
  const ofKind = (kind: ShiftKind) =>
    records.roles.filter((role) => role.isActive && shiftKindOf(roleOf(role)) === kind).map(({ name }) => name)
  return [...new Set([...frame.roles, ...frame.kinds.flatMap(ofKind)])]
}

export const dataSource = (title: string, link: string): ChatSource => ({ kind: 'data', title, link })

export function plannedSources(planned: string[]): ChatSource[] {
  return planned.slice(0, 3).map((month) => dataSource(`Schedule of ${month}`, '/schedule'))
}
