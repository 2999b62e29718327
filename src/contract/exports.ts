/** Files that leave the product: schedules, one's own shifts, the private calendar, and all of a group's data. */
import { z } from 'zod'
import { done, fileOf, noBody, pathIdOf, route } from './route.ts'

export const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  pdf: 'application/pdf',
  ics: 'text/calendar',
  zip: 'application/zip',
} as const

export const scheduleFormats = ['xlsx', 'csv', 'pdf', 'ics'] as const
export type ScheduleFormat = (typeof scheduleFormats)[number]

/** Path of a person's calendar, relative to the server's address. Null while it is turned off. */
const calendarAddress = z.object({ path: z.string().nullable() })

export const exportsApi = {
  exportSchedule: route({
    method: 'GET',
    path: '/api/schedules/:id/export',
    allow: 'member',
    scope: 'schedule:read',
    summary: 'A schedule as a workbook, a table, a printable month, or a calendar; drafts for coordinators only',
    params: z.object({ id: pathIdOf('schedule') }),
    query: z.object({ format: z.enum(scheduleFormats).default('xlsx') }),
    output: fileOf(mediaTypes.xlsx, mediaTypes.csv, mediaTypes.pdf, mediaTypes.ics),
    perMinute: 30,
  }),
  exportMyShifts: route({
    method: 'GET',
    path: '/api/shifts/my.ics',
    allow: 'member',
    summary: 'The caller’s own published shifts as a calendar file',
    output: fileOf(mediaTypes.ics),
    perMinute: 30,
  }),
  calendarAddress: route({
    method: 'GET',
    path: '/api/calendar',
    allow: 'member',
    summary: 'The caller’s private calendar address',
    output: calendarAddress,
    reads: ['session'],
  }),
  renewCalendarAddress: route({
    method: 'POST',
    path: '/api/calendar',
    allow: 'member',
    summary: 'Creates a private calendar address; the old one stops working right away',
    body: noBody,
    example: {},
    output: calendarAddress,
    changes: ['session'],
    perMinute: 30,
  }),
  removeCalendarAddress: route({
    method: 'DELETE',
    path: '/api/calendar',
    allow: 'member',
    summary: 'Turns off the private calendar address',
    output: done,
    changes: ['session'],
  }),
  calendar: route({
    method: 'GET',
    path: '/api/calendar/:token.ics',
    allow: 'anyone',
    summary: 'The shifts behind a private calendar address, for calendar apps to subscribe to',
    params: z.object({ token: z.string() }),
    output: fileOf(mediaTypes.ics),
    perMinute: 120,
  }),
  exportGroup: route({
    method: 'GET',
    path: '/api/groups/:id/export',
    allow: 'admin',
    summary:
      'All of the group’s data as one .zip: a .json and a .csv for each table; the audit log records who downloaded it',
    params: z.object({ id: pathIdOf('group') }),
    output: fileOf(mediaTypes.zip),
    changes: ['activity'],
    perMinute: 20,
  }),
}
