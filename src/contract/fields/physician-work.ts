/** When and how a physician works: availability, preferences, and which messages they want. */
import { z } from 'zod'
import { startingValues } from '../../engine/default-physician.ts'
import { nightShiftPreferences, roleCategories, shiftKinds, shiftLengths, weekdays } from '../../engine/model.ts'
import type { Channel } from '../channels.ts'
import { calendarDate, clockTime, prose } from '../text.ts'
import { type FieldTable, namesIn, shapeOf, wholeNumber } from './field.ts'
import type { PhysicianEntry } from './physician-entry.ts'

/** Which messages a person wants, and how; all messages are in the product anyway. */
export const notificationChoices = {
  emailSchedule: { schema: z.boolean().default(true), label: 'A schedule with my shifts is published or changed' },
  emailRequests: { schema: z.boolean().default(true), label: 'A request I sent or received is answered' },
  emailOpenShifts: { schema: z.boolean().default(false), label: 'A shift I could take opens up' },
  pushSchedule: { schema: z.boolean().default(true), label: 'A schedule with my shifts is published or changed' },
  pushRequests: { schema: z.boolean().default(true), label: 'A request I sent or received is answered' },
  pushOpenShifts: { schema: z.boolean().default(false), label: 'A shift I could take opens up' },
  textUrgent: { schema: z.boolean().default(false), label: 'A call-out, or a change to my shifts within 24 hours' },
} as const satisfies FieldTable

/** The choices by channel, as the forms show them. */
export const choicesByChannel = {
  email: ['emailSchedule', 'emailRequests', 'emailOpenShifts'],
  push: ['pushSchedule', 'pushRequests', 'pushOpenShifts'],
  text: ['textUrgent'],
} as const satisfies Record<Channel, readonly (keyof typeof notificationChoices)[]>

const choiceNames = namesIn(notificationChoices)
export const notificationSettings = z.object(shapeOf(notificationChoices, choiceNames))
export type NotificationSettings = z.infer<typeof notificationSettings>

const likes = z.record(z.string().max(100), z.enum(nightShiftPreferences))
export type Likes = z.infer<typeof likes>

export const workFields = {
  isScheduled: {
    schema: z.boolean().default(true),
    label: 'Works shifts',
    adminHelp: 'When off, they get no new shifts and have no fair share.',
    section: 'availability',
    control: { kind: 'switch' },
    setBy: 'admin',
    colleaguesSee: true,
    onErasure: 'keep',
  },
  maxConsecutiveDays: {
    schema: wholeNumber(1, 14).default(startingValues.maxConsecutiveDays),
    label: 'Max consecutive days',
    section: 'availability',
    control: { kind: 'number', unit: 'days' },
    setBy: 'physician',
    headers: ['max consecutive days', 'max consecutive', 'consecutive days', 'max days in a row', 'max run'],
    onErasure: 'keep',
  },
  minRestDays: {
    schema: wholeNumber(0, 7).default(startingValues.minRestDays),
    label: 'Min rest days',
    section: 'availability',
    control: { kind: 'number', unit: 'days' },
    setBy: 'physician',
    headers: ['min rest days', 'rest days', 'min rest', 'days off'],
    onErasure: 'keep',
  },
  weekendAvailability: {
    schema: z.boolean().default(startingValues.weekendAvailability),
    label: 'Weekend availability',
    help: 'Can work on weekends.',
    section: 'availability',
    control: { kind: 'switch' },
    setBy: 'physician',
    headers: ['weekend availability', 'weekends', 'weekend', 'works weekends'],
    onErasure: 'keep',
  },
  holidayAvailability: {
    schema: z.boolean().default(startingValues.holidayAvailability),
    label: 'Holiday availability',
    help: 'Can work on holidays.',
    section: 'availability',
    control: { kind: 'switch' },
    setBy: 'physician',
    headers: ['holiday availability', 'holidays', 'holiday', 'works holidays'],
    onErasure: 'keep',
  },
  track: {
    schema: calendarDate.nullable().default(null),
    label: 'Week on starts',
    adminHelp: 'The first day of any week on. In 7-on/7-off groups, weeks are counted from this day.',
    section: 'availability',
    control: { kind: 'date' },
    setBy: 'admin',
    headers: ['track', 'week on starts', 'week on', 'on week starts'],
  },
  availableDays: {
    schema: z.array(z.enum(weekdays)).max(7).default([]),
    label: 'Available days',
    section: 'availability',
    startsBlock: true,
    isWide: true,
    control: { kind: 'weekdays' },
    setBy: 'physician',
    headers: ['available days', 'days', 'availability', 'working days', 'work days'],
  },
  unavailableDates: {
    schema: z.array(calendarDate).max(400).default([]),
    label: 'Blocked dates',
    help: 'Schedules keep you off these days. For a longer absence or a holiday, request time off.',
    adminHelp: 'Schedules keep them off these days.',
    section: 'availability',
    startsBlock: true,
    isWide: true,
    control: { kind: 'dates' },
    setBy: 'physician',
  },
  preferredShiftLength: {
    schema: z.enum(shiftLengths).default(startingValues.preferredShiftLength),
    label: 'Preferred shift length',
    section: 'work',
    control: { kind: 'select' },
    setBy: 'physician',
    headers: ['preferred shift length', 'shift length', 'length'],
    onErasure: 'keep',
  },
  nightShiftPreference: {
    schema: z.enum(nightShiftPreferences).default(startingValues.nightShiftPreference),
    label: 'Night shift preference',
    section: 'work',
    control: { kind: 'select' },
    setBy: 'physician',
    headers: ['night shift preference', 'nights', 'night', 'night shifts', 'works nights', 'night preference'],
    claims: {
      nocturnist: { yes: 'prefer', no: 'neutral' },
      'prefers nights': { yes: 'prefer', no: 'neutral' },
      'nights only': { yes: 'prefer', no: 'neutral' },
      'no nights': { yes: 'avoid', no: 'neutral' },
    },
    column: { header: 'Nights', place: 4, sortsBy: 'value', hidesOnPhones: true },
    onErasure: 'keep',
  },
  shiftTypePreferences: {
    schema: likes.default({}),
    label: 'Shift type preferences',
    section: 'work',
    startsBlock: true,
    control: { kind: 'likes', of: shiftKinds, labels: { 'twenty-four': '24-hour' } },
    setBy: 'physician',
  },
  roleTypePreferences: {
    schema: likes.default({}),
    label: 'Role type preferences',
    section: 'work',
    control: { kind: 'likes', of: roleCategories },
    setBy: 'physician',
  },
  preferredRoles: {
    schema: z
      .array(z.string().regex(/^\d{1,10}$/, { error: 'must be role ids' }))
      .max(100)
      .default([]),
    label: 'Preferred roles',
    section: 'work',
    startsBlock: true,
    isWide: true,
    control: { kind: 'roles' },
    setBy: 'physician',
  },
  schedulingNotes: {
    schema: prose(4000).nullable().default(null),
    label: 'Scheduling notes',
    section: 'work',
    startsBlock: true,
    isWide: true,
    control: { kind: 'textarea', placeholder: 'For example: no nights before clinic on Tuesdays' },
    setBy: 'physician',
    headers: ['scheduling notes', 'notes', 'note', 'comment', 'comments', 'remarks'],
  },
  notificationSettings: {
    schema: notificationSettings.default(notificationSettings.parse({})),
    label: 'Notifications',
    help: 'You’ll see every message in Evenshift. Choose which ones also reach you elsewhere.',
    section: 'notifications',
    isWide: true,
    control: { kind: 'notifications' },
    setBy: 'physician',
    onErasure: { set: Object.fromEntries(choiceNames.map((name) => [name, false])) },
  },
  quietFrom: {
    schema: clockTime.nullable().default('22:00'),
    label: 'Quiet from',
    help: 'No texts or device notifications in these hours, except call-outs and short-notice changes while you’re on a shift.',
    section: 'notifications',
    startsBlock: true,
    control: { kind: 'time' },
    setBy: 'physician',
  },
  quietUntil: {
    schema: clockTime.nullable().default('07:00'),
    label: 'Quiet until',
    help: 'Leave empty for no quiet hours.',
    section: 'notifications',
    control: { kind: 'time' },
    setBy: 'physician',
  },
} as const satisfies Record<string, PhysicianEntry>
