/** A small group and its month as in-memory rows, and steps that change them. */
import { physicianDefaults } from '../../../contract/fields/physician.ts'
import { groupSettings } from '../../../contract/groups.ts'
import { weekdays } from '../../../engine/model.ts'
import type { HeldShift } from '../../schedules/problem/held-shifts.ts'
import type { Inputs, PreferencesRow, RoleRow, TimeOff, UserRow } from '../../schedules/problem/read-inputs.ts'

/** July 2027 begins on a Thursday and has Independence Day, a Sunday. */
export const july = { month: 7, year: 2027 }
export const dayRole = 1
export const nightRole = 2
export const size = 8

const times = { createdAt: new Date(0), updatedAt: new Date(0) }

function person(id: number): UserRow {
  return {
    id,
    email: `p${id}@clinic.example`,
    firstName: `First${id}`,
    lastName: `Last${id}`,
    profileImageUrl: null,
    role: 'physician',
    groupId: 1,
    isActive: true,
    ...physicianDefaults,
    membership: 'joined',
    joinedByCodeAt: null,
    isConfirmed: true,
    invitedAt: null,
    calendarToken: null,
    isDeprovisioned: false,
    signInSubject: null,
    version: 1,
    ...times,
  }
}

function role(id: number, fields: Partial<RoleRow>): RoleRow {
  return {
    id,
    groupId: 1,
    name: '',
    category: 'rounder',
    description: null,
    externalId: null,
    location: null,
    startTime: '07:00',
    endTime: '19:00',
    daysOfWeek: [...weekdays],
    requiredCount: 1,
    countsByWeekday: {},
    countsByDate: [],
    priority: 1,
    restrictions: {},
    aiRules: null,
    isActive: true,
    version: 1,
    ...times,
    ...fields,
  }
}

/** Eight physicians for two days and a night on every day. */
export function plainMonth(): Inputs {
  return {
    month: july,
    group: {
      id: 1,
      name: 'Small',
      description: null,
      joinCode: '000000',
      joinCodeExpiresAt: new Date(0),
      totalPhysicians: size,
      pattern: '12-hour-day-night',
      coverageRequirements: 1,
      maxConsecutiveShifts: 7,
      minRestBetweenShifts: 10,
      additionalRules: null,
      settings: {},
      createdBy: null,
      isActive: true,
      version: 1,
      ...times,
    },
    settings: groupSettings.parse({}),
    roles: [
      role(dayRole, { name: 'Day', requiredCount: 2, priority: 2 }),
      role(nightRole, { name: 'Night', category: 'coverage', startTime: '19:00', endTime: '07:00' }),
    ],
    people: Array.from({ length: size }, (_, index) => person(index + 1)),
    preferences: [],
    timeOff: [],
    worked: [],
    holidayShifts: [],
    holidayHistory: [],
    yearPlan: { dealt: [], weeks: [] },
    publishedAfter: [],
    publishedMonths: [],
    holidayWork: [],
  }
}

export type Step = (inputs: Inputs) => Inputs

export const both =
  (...steps: Step[]): Step =>
  (inputs) =>
    steps.reduce((before, step) => step(before), inputs)

/** Changes the first physician, or those with the given ids. */
export const people =
  (change: Partial<UserRow>, ids: readonly number[] = [1]): Step =>
  (inputs) => ({
    ...inputs,
    people: inputs.people.map((one) => (ids.includes(one.id) ? { ...one, ...change } : one)),
  })
export const everybody = (change: Partial<UserRow>): Step => people(change, [1, 2, 3, 4, 5, 6, 7, 8])
export const roles =
  (change: Partial<RoleRow>, id = dayRole): Step =>
  (inputs) => ({ ...inputs, roles: inputs.roles.map((one) => (one.id === id ? { ...one, ...change } : one)) })
export const group =
  (change: Partial<Inputs['group']>): Step =>
  (inputs) => ({ ...inputs, group: { ...inputs.group, ...change } })
export const settings =
  (change: Partial<Inputs['settings']>): Step =>
  (inputs) => ({ ...inputs, settings: { ...inputs.settings, ...change } })
export const preferences =
  (change: Partial<PreferencesRow>, ids: readonly number[] = [1]): Step =>
  (inputs) => ({
    ...inputs,
    preferences: [...inputs.preferences, ...ids.map((id) => ({ ...noPreferences, physicianId: id, ...change }))],
  })
export const timeOff =
  (leave: Omit<TimeOff, 'physicianId'>): Step =>
  (inputs) => ({ ...inputs, timeOff: [...inputs.timeOff, { physicianId: 1, ...leave }] })
/** Published shifts of the months before; the first physician's by default. */
export const worked =
  (dates: readonly string[], roleId: number, physicianId = 1): Step =>
  (inputs) => ({
    ...inputs,
    worked: [...inputs.worked, ...dates.map((date): HeldShift => ({ physicianId, roleId, date }))],
    publishedMonths: [1, 2, 3, 4, 5, 6].map((month) => ({ month, year: july.year })),
  })

/** Published shifts of the month after. */
export const publishedAfter =
  (dates: readonly string[], roleId: number, physicianId = 1): Step =>
  (inputs) => ({ ...inputs, publishedAfter: dates.map((date): HeldShift => ({ physicianId, roleId, date })) })

const noPreferences: Omit<PreferencesRow, 'physicianId'> = {
  id: 1,
  groupId: 1,
  preferredShifts: [],
  maxShiftsPerMonth: null,
  avoidConsecutive: false,
  preferWeekends: false,
  notes: null,
  version: 1,
  ...times,
}
