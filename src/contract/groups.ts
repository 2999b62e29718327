/** A group of hospitalists: its size, pattern and rules, and the settings kept as one document. */
import { z } from 'zod'
import { patterns, roleCategories } from '../engine/model.ts'
import { ruleIds } from '../engine/rules/rule-ids.ts'
import { changeOf, idOf, pathIdOf, route, seenVersion } from './route.ts'
import { sentence } from './sentence.ts'
import { calendarDate, clockTime, line, moment, prose } from './text.ts'

export const shiftType = z.object({ name: line(100), startTime: clockTime, endTime: clockTime })

/** `groups.settings`: everything that has no column of its own. Unset fields have these defaults. */
export const groupSettings = z.object({
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'must be a time zone such as America/New_York' })
    .default('America/New_York'),
  shiftTypes: z
    .array(shiftType)
    .max(30)
    .default([
      { name: 'Day', startTime: '07:00', endTime: '19:00' },
      { name: 'Night', startTime: '19:00', endTime: '07:00' },
    ]),
  /** Holidays beside or instead of the US federal ones. */
  federalHolidays: z.boolean().default(true),
  holidays: z
    .array(z.object({ date: calendarDate, name: line(100) }))
    .max(100)
    .default([]),
  /** The group's choices by rule id. */
  rules: z
    .partialRecord(z.enum(ruleIds), z.object({ on: z.boolean(), weight: z.number().min(0).max(10_000).optional() }))
    .default({}),
  /** Seconds that a schedule may take. */
  solverSeconds: z.int().min(1).max(120).default(10),
  /** Pickups that break no rule need no approval. */
  instantPickup: z.boolean().default(false),
  /** Minutes without a call after which a session ends; 0: only after its full time. */
  signOutAfterMinutes: z.int().min(0).max(1440).default(0),
  backupCategories: z.array(z.enum(roleCategories)).default(['backup', 'coverage']),
})
export type GroupSettings = z.infer<typeof groupSettings>

/** Names that were found to be time zones: looking one up takes longer than checking all else in the settings. */
const timeZones = new Set<string>()
const mostTimeZones = 1000

function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
  } catch {
    return false
  }
  if (timeZones.size < mostTimeZones) timeZones.add(name)
  return true
}

const wholeNumber = z.int({ error: 'must be a whole number' })

/** The fields of the onboarding form; the group settings form has a narrower size (see groupSettingsForm). */
export const groupFields = z.object({
  name: line(255, 'Group name is required'),
  description: prose(2000).nullish(),
  totalPhysicians: wholeNumber
    .min(1, sentence('Must have at least 1 physician'))
    .max(100, sentence('Maximum 100 physicians')),
  shiftType: z.enum(patterns),
  coverageRequirements: wholeNumber.min(1, sentence('Must require at least 1 physician per shift')).max(100),
  maxConsecutiveShifts: wholeNumber.min(1, sentence('Must allow at least 1 consecutive shift')).max(31),
  minRestBetweenShifts: wholeNumber.min(8, sentence('Must have at least 8 hours rest')).max(72),
  additionalRules: prose(10_000).nullish(),
})
export type GroupFields = z.infer<typeof groupFields>

/** The form of the group settings page: groups of the size that the product is made for. */
export const groupSettingsForm = groupFields
  .pick({
    name: true,
    description: true,
    shiftType: true,
    coverageRequirements: true,
    maxConsecutiveShifts: true,
    minRestBetweenShifts: true,
  })
  .extend({
    totalPhysicians: wholeNumber.min(30, sentence('Minimum 30 physicians')).max(60, sentence('Maximum 60 physicians')),
  })

/** What a call may leave out, and what it then gets. */
const groupInput = groupFields.extend({
  totalPhysicians: groupFields.shape.totalPhysicians.default(30),
  shiftType: groupFields.shape.shiftType.default('7-on-7-off'),
  coverageRequirements: groupFields.shape.coverageRequirements.default(3),
  maxConsecutiveShifts: groupFields.shape.maxConsecutiveShifts.default(7),
  minRestBetweenShifts: groupFields.shape.minRestBetweenShifts.default(12),
})

export const group = z.object({
  ...groupFields.shape,
  id: idOf('group'),
  name: z.string(),
  description: z.string().nullable(),
  additionalRules: z.string().nullable(),
  /** Only for admins; null for physicians. */
  joinCode: z.string().nullable(),
  settings: groupSettings,
  createdBy: idOf('user').nullable(),
  isActive: z.boolean(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
})
export type Group = z.infer<typeof group>

export const joinForm = z.object({ joinCode: line(10, 'Join code is required') })

export const groupsApi = {
  myGroup: route({
    method: 'GET',
    path: '/api/groups/my/group',
    allow: 'member',
    summary: "The signed-in person's group",
    output: group,
    reads: ['group'],
  }),
  createGroup: route({
    method: 'POST',
    path: '/api/groups',
    allow: 'signed-in',
    summary: 'Creates a group and makes the caller its admin, in one transaction',
    body: groupInput,
    example: { name: 'Riverbend Hospitalists', totalPhysicians: 45, coverageRequirements: 3 },
    output: group,
    status: 201,
    changes: ['session', 'group', 'users', 'activity'],
    perMinute: 10,
  }),
  joinGroup: route({
    method: 'POST',
    path: '/api/groups/join',
    allow: 'signed-in',
    summary: 'Joins the group that has this join code, as a physician',
    body: joinForm,
    example: { joinCode: '000000' },
    output: group,
    changes: ['session', 'group', 'users', 'physicians', 'stats', 'activity'],
    // Six digits: ten tries a minute and person would take two months for all of them; see also the lock after 20.
    perMinute: 10,
  }),
  updateGroup: route({
    method: 'PUT',
    path: '/api/groups/:id',
    allow: 'admin',
    summary: 'Changes the group and, if given, its settings',
    params: z.object({ id: pathIdOf('group') }),
    body: changeOf(groupFields).extend({ settings: changeOf(groupSettings).optional(), version: seenVersion }),
    example: { name: 'Riverbend Hospitalists' },
    output: group,
    changes: ['group', 'stats', 'activity'],
  }),
  renewJoinCode: route({
    method: 'POST',
    path: '/api/groups/:id/join-code',
    allow: 'admin',
    summary: 'Replaces the join code; the old one stops working at once',
    params: z.object({ id: pathIdOf('group') }),
    body: z.object({}),
    example: {},
    output: group,
    changes: ['group', 'activity'],
  }),
}
