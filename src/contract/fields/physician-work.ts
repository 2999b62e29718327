/** When and how a physician works: availability, preferences, and which messages they want. */
import { z } from 'zod'
import { startingValues } from '../../engine/default-physician.ts'
import { nightShiftPreferences, roleCategories, shiftKinds, shiftLengths, weekdays } from '../../engine/model.ts'
import { calendarDate, prose } from '../text.ts'
import { wholeNumber } from './field.ts'
import type { PhysicianEntry } from './physician-entry.ts'

/** Which messages a person wants by e-mail; all messages are in the product anyway. */
export const notificationSettings = z.object({
  emailSchedule: z.boolean().default(true),
  emailRequests: z.boolean().default(true),
  emailOpenShifts: z.boolean().default(false),
})
export type NotificationSettings = z.infer<typeof notificationSettings>

const likes = z.record(z.string().max(100), z.enum(nightShiftPreferences))
export type Likes = z.infer<typeof likes>

export const workFields = {
  maxConsecutiveDays: {
    schema: wholeNumber(1, 14).default(startingValues.maxConsecutiveDays),
    label: 'Max Consecutive Days',
    auditLabel: 'Most consecutive days',
    section: 'availability',
    control: { kind: 'number', unit: 'days' },
    setBy: 'physician',
    headers: ['max consecutive days', 'max consecutive', 'consecutive days', 'max days in a row', 'max run'],
    onErasure: 'keep',
  },
  minRestDays: {
    schema: wholeNumber(0, 7).default(startingValues.minRestDays),
    label: 'Min Rest Days',
    auditLabel: 'Fewest days of rest',
    section: 'availability',
    control: { kind: 'number', unit: 'days' },
    setBy: 'physician',
    headers: ['min rest days', 'rest days', 'min rest', 'days off'],
    onErasure: 'keep',
  },
  weekendAvailability: {
    schema: z.boolean().default(startingValues.weekendAvailability),
    label: 'Weekend Availability',
    help: 'Can work on weekends.',
    section: 'availability',
    control: { kind: 'switch' },
    setBy: 'physician',
    headers: ['weekend availability', 'weekends', 'weekend', 'works weekends'],
    onErasure: 'keep',
  },
  holidayAvailability: {
    schema: z.boolean().default(startingValues.holidayAvailability),
    label: 'Holiday Availability',
    help: 'Can work on holidays.',
    section: 'availability',
    control: { kind: 'switch' },
    setBy: 'physician',
    headers: ['holiday availability', 'holidays', 'holiday', 'works holidays'],
    onErasure: 'keep',
  },
  availableDays: {
    schema: z.array(z.enum(weekdays)).max(7).default([]),
    label: 'Available Days',
    section: 'availability',
    startsBlock: true,
    isWide: true,
    control: { kind: 'weekdays' },
    setBy: 'physician',
    headers: ['available days', 'days', 'availability', 'working days', 'work days'],
  },
  unavailableDates: {
    schema: z.array(calendarDate).max(400).default([]),
    label: 'Unavailable Dates',
    help: 'No shift is ever planned on these days.',
    section: 'availability',
    startsBlock: true,
    isWide: true,
    control: { kind: 'dates' },
    setBy: 'physician',
  },
  preferredShiftLength: {
    schema: z.enum(shiftLengths).default(startingValues.preferredShiftLength),
    label: 'Preferred Shift Length',
    section: 'work',
    control: { kind: 'select' },
    setBy: 'physician',
    headers: ['preferred shift length', 'shift length', 'length'],
    onErasure: 'keep',
  },
  nightShiftPreference: {
    schema: z.enum(nightShiftPreferences).default(startingValues.nightShiftPreference),
    label: 'Night Shift Preference',
    section: 'work',
    control: { kind: 'select' },
    setBy: 'physician',
    headers: [
      'night shift preference',
      'nights',
      'night',
      'night shifts',
      'works nights',
      'nocturnist',
      'night preference',
    ],
    column: { header: 'Nights', place: 4, sortsBy: 'value', hidesOnPhones: true },
    onErasure: 'keep',
  },
  shiftTypePreferences: {
    schema: likes.default({}),
    label: 'Shift Type Preferences',
    section: 'work',
    startsBlock: true,
    control: { kind: 'likes', of: shiftKinds, labels: { 'twenty-four': '24-hour' } },
    setBy: 'physician',
  },
  roleTypePreferences: {
    schema: likes.default({}),
    label: 'Role Type Preferences',
    section: 'work',
    control: { kind: 'likes', of: roleCategories },
    setBy: 'physician',
  },
  preferredRoles: {
    schema: z
      .array(z.string().regex(/^\d{1,10}$/, { error: 'must be role ids' }))
      .max(100)
      .default([]),
    label: 'Preferred Roles',
    section: 'work',
    startsBlock: true,
    isWide: true,
    control: { kind: 'roles' },
    setBy: 'physician',
  },
  schedulingNotes: {
    schema: prose(4000).nullable().default(null),
    label: 'Scheduling Notes',
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
    help: 'Every message is in the product. Choose which also come by e-mail.',
    section: 'notifications',
    isWide: true,
    control: { kind: 'notifications' },
    setBy: 'physician',
    onErasure: { set: { emailSchedule: false, emailRequests: false, emailOpenShifts: false } },
  },
} as const satisfies Record<string, PhysicianEntry>
