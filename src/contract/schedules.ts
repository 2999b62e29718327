/** Monthly schedules and their shifts. */
import { z } from 'zod'
import { idOf, pathIdOf, route } from './route.ts'
import { calendarDate, clockTime, moment } from './text.ts'

export const scheduleStatuses = ['draft', 'active', 'archived'] as const
export const shiftStatuses = ['scheduled', 'confirmed', 'completed', 'cancelled'] as const
export const shiftTypes = ['day', 'night', 'evening', 'weekend', 'custom'] as const

export const schedule = z.object({
  id: idOf('schedule'),
  groupId: idOf('group'),
  name: z.string(),
  month: z.int().min(1).max(12),
  year: z.int(),
  status: z.enum(scheduleStatuses),
  generatedBy: idOf('user').nullable(),
  coverageScore: z.number().nullable(),
  fairnessScore: z.number().nullable(),
  preferencesMetScore: z.number().nullable(),
  aiSuggestions: z.array(z.string()),
  publishedAt: moment.nullable(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
})
export type Schedule = z.infer<typeof schedule>

const person = z.object({ firstName: z.string(), lastName: z.string() })

/** A shift without a physician is open. */
export const shift = z.object({
  id: idOf('shift'),
  scheduleId: idOf('schedule'),
  physicianId: idOf('user').nullable(),
  physicianName: z.string().nullable(),
  physician: person.nullable(),
  roleId: idOf('role').nullable(),
  role: z.string().nullable(),
  date: calendarDate,
  shiftType: z.enum(shiftTypes),
  startTime: clockTime,
  endTime: clockTime,
  location: z.string().nullable(),
  status: z.enum(shiftStatuses),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
})
export type Shift = z.infer<typeof shift>

export const schedulesApi = {
  listSchedules: route({
    method: 'GET',
    path: '/api/schedules/group/:groupId',
    allow: 'member',
    summary: "The group's schedules, newest first; physicians never see drafts",
    params: z.object({ groupId: pathIdOf('group') }),
    output: z.array(schedule),
    reads: ['schedules'],
  }),
  scheduleShifts: route({
    method: 'GET',
    path: '/api/shifts/schedule/:scheduleId',
    allow: 'member',
    summary: 'All shifts of a schedule, open ones included',
    params: z.object({ scheduleId: pathIdOf('schedule') }),
    output: z.array(shift),
    reads: ['shifts', 'schedules'],
  }),
  physicianShifts: route({
    method: 'GET',
    path: '/api/shifts/physician/:physicianId',
    allow: 'member',
    summary: "One physician's shifts in active and archived schedules",
    params: z.object({ physicianId: pathIdOf('user') }),
    output: z.array(shift),
    reads: ['shifts', 'schedules'],
  }),
}
