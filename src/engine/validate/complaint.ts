/** What is wrong with a problem: where, which value, and what to do about it. */
import { isCalendarDate } from '../calendar.ts'
import { weekdays } from '../model.ts'

/** `field` says where, such as roles[2].endTime. */
export type Complaint = { field: string; value: unknown; advice: string }

export function describeComplaint({ field, value, advice }: Complaint): string {
  return `${field} is ${JSON.stringify(value)}: ${advice}.`
}

export function dateComplaints(date: string, field: string): Complaint[] {
  return wrongUnless(isCalendarDate(date), field, date, 'use a real date, yyyy-mm-dd')
}

export function weekdayComplaints(days: string[], field: string): Complaint[] {
  return days.flatMap((day, index) =>
    wrongUnless((weekdays as readonly string[]).includes(day), `${field}[${index}]`, day, `use ${weekdays.join(', ')}`),
  )
}

export function isWhole(number: number, least: number, most = Number.POSITIVE_INFINITY): boolean {
  return Number.isInteger(number) && number >= least && number <= most
}

export function wrongUnless(holds: boolean, field: string, value: unknown, advice: string): Complaint[] {
  return holds ? [] : [{ field, value, advice }]
}
