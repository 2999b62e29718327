/** Kept rows become lines that people read. */
import { expect, test } from 'vitest'
import type { Names } from './audit.store.ts'
import { describeChanges } from './describe-changes.ts'

const names: Names = {
  timeZone: 'America/Chicago',
  clock: '12-hour',
  users: new Map([
    [7, 'Amy Chen'],
    [8, 'Bo Lindt'],
  ]),
  keys: new Map(),
  roles: new Map([[3, 'Rounder']]),
  schedules: new Map([[5, 'December 2026']]),
  shifts: new Map([[41, 'Night on Dec 8, 2026']]),
}
const say = (before: unknown, after: unknown) =>
  describeChanges({ before, after }, names).map(({ what, before: was, after: is }) => `${what}: ${was} > ${is}`)

test('only what differs is said, in the words of the forms', () => {
  const was = { id: 3, name: 'Rounder', requiredCount: 2, daysOfWeek: ['monday'], isActive: true, version: 1 }
  expect(say(was, { ...was, requiredCount: 3, daysOfWeek: ['monday', 'sunday'], version: 2 })).toEqual([
    'Required: 2 > 3',
    'Days: Monday > Monday, Sunday',
  ])
})

test('fields are named as on the forms', () => {
  const group = { pattern: 'custom', maxConsecutiveShifts: 7, additionalRules: '' }
  expect(say(group, { pattern: '24-hour', maxConsecutiveShifts: 6, additionalRules: 'No nights' })).toEqual([
    'Primary shift pattern: custom > 24-hour',
    'Maximum consecutive shifts: 7 > 6',
    'Custom rules:  > No nights',
  ])
  expect(say({ unavailableDates: [], track: null }, { unavailableDates: ['2026-12-07'], track: '2026-12-07' })).toEqual(
    ['Blocked dates:  > Dec 7, 2026', 'Week on starts:  > Dec 7, 2026'],
  )
  expect(say({ shiftType: 'day' }, { shiftType: 'night' })).toEqual(['Shift type: day > night'])
})

test('something new is listed with what it has; empty fields say nothing', () => {
  expect(say(null, { id: 9, name: 'Swing', description: null, requiredCount: 1, isActive: true })).toEqual([
    'Name:  > Swing',
    'Required:  > 1',
    'Active:  > yes',
  ])
})

test('settings are compared one by one', () => {
  const was = { settings: { timeZone: 'UTC', solverSeconds: 10, holidays: [] } }
  const is = {
    settings: { timeZone: 'America/Denver', solverSeconds: 10, holidays: [{ date: '2026-12-24', name: 'Eve' }] },
  }
  expect(say({ settings: {} }, { settings: { solverSeconds: 12 } })).toEqual([
    'Settings: Search time (seconds): 10 > 12',
  ])
  expect(say(was, is)).toEqual([
    'Settings: Time zone: UTC > America/Denver',
    'Settings: Holidays:  > Date: Dec 24, 2026, Name: Eve',
  ])
})

test('an edit of the roster names each shift and who has it', () => {
  const shift = { id: 1, physicianId: 7, roleId: 3, date: '2026-12-08', startTime: '07:00', endTime: '19:00' }
  const findings = [{ ruleId: 'rest', hard: true, says: 'Bo Lindt rests 8 of 12 hours.' }]
  expect(say([shift, { ...shift, id: 2 }], { changed: [{ ...shift, physicianId: 8 }], added: [], findings })).toEqual([
    'Shift Dec 8, 2026 7:00 AM–7:00 PM: Amy Chen > Bo Lindt',
    'Shift Dec 8, 2026 7:00 AM–7:00 PM: Amy Chen > removed',
    'Conflicts and trade-offs:  > Bo Lindt rests 8 of 12 hours.',
  ])
  expect(say([], { changed: [], added: [{ ...shift, physicianId: null }] })).toEqual([
    'Shift Dec 8, 2026 7:00 AM–7:00 PM:  > open',
  ])
  expect(say([shift], { changed: [{ ...shift, date: '2026-12-09', isLocked: true }], added: [] })).toEqual([
    'Shift Dec 8, 2026 7:00 AM–7:00 PM: Date: Dec 8, 2026, Locked:  > Date: Dec 9, 2026, Locked: yes',
  ])
})

test('ids become names, and nothing that lets somebody in is ever shown', () => {
  const said = ['Replaces:  > December 2026', 'People notified: 0 > 12']
  expect(say({ archivedId: null, notified: 0 }, { archivedId: 5, notified: 12 })).toEqual(said)
  expect(say({ archivedId: null, told: 0 }, { archivedId: 5, told: 12 })).toEqual(said)
  expect(say({ joinCode: '111111', calendarToken: 'a' }, { joinCode: '222222', calendarToken: 'b' })).toEqual([])
})

test('a request has its fields in plain words, and each conflict once', () => {
  const request = { requestType: 'timeoff', requestorId: 7, isEmergency: true, seen: [] }
  const says = 'Bo Lindt works a single-day stretch (Mon, Dec 7).'
  const findings = [{ says }, { says }, { says: 'Day on Tue, Dec 8 is open.' }]
  expect(say(null, { request, findings })).toEqual([
    'Request:  > Type: time off, Requested by: Amy Chen, Emergency: yes',
    `Conflicts and trade-offs:  > ${says} Day on Tue, Dec 8 is open.`,
  ])
})

test('shifts have names instead of numbers', () => {
  const request = { requestType: 'swap', originalShiftId: 41, targetShiftId: 99 }
  expect(say(null, { request, shifts: [41] })).toEqual([
    'Request:  > Type: swap, Shift given: Night on Dec 8, 2026, Shift taken: a former shift',
    'Shifts:  > Night on Dec 8, 2026',
  ])
  expect(say([{ shiftId: 41, physicianId: 8 }], null)).toEqual(['Night on Dec 8, 2026: Bo Lindt > open'])
  const cycle = [{ shiftId: 41, giverId: 7, takerId: 8, response: 'accepted' }]
  expect(say(null, { cycle })).toEqual([
    'Swap:  > Shift: Night on Dec 8, 2026, From: Amy Chen, To: Bo Lindt, Response: accepted',
  ])
})

test('what only the engine understands is left out: points of a search and keys of conflicts', () => {
  expect(say(null, { seconds: 9.5, cost: 812, bound: 790 })).toEqual(['Seconds:  > 9.5'])
  expect(say([{ key: 'minimum-rest 7 2026-12-08', reason: null }], { keys: ['minimum-rest 7 2026-12-08'] })).toEqual([])
})

test('cleared days leave open shifts', () => {
  expect(say([{ shiftId: 4, physicianId: 8 }], null)).toEqual(['Shift: Bo Lindt > open'])
})

test('a very long change ends in a count', () => {
  const rows = Array.from({ length: 70 }, (_, id) => ({ shiftId: id + 1, physicianId: 7 }))
  const lines = say(rows, null)
  expect(lines).toHaveLength(61)
  expect(lines[60]).toBe('Other:  > 10 more changes')
})

test('moments are in the group’s time zone and on the reader’s clock', () => {
  const [was, is] = [{ expiresAt: null }, { expiresAt: '2026-12-09T03:05:00.000Z' }]
  expect(say(was, is)).toEqual(['Expires at:  > Dec 8, 2026, 9:05 PM'])
  const shift = { date: '2026-12-08', startTime: '19:00', endTime: '07:00', physicianId: 7 }
  const lines = describeChanges({ before: [{ ...shift, id: 1 }], after: null }, { ...names, clock: '24-hour' })
  expect(lines[0]?.what).toBe('Shift Dec 8, 2026 19:00–07:00')
})
