/** How the group is set up: its roles and what they need, rules in force, holidays, schedules, and whether it has enough people. */
import { z } from 'zod'
import { calendarDate } from '../../../contract/text.ts'
import { capacityPerDay, usualCount, usualDays } from '../../../engine/demand.ts'
import { patterns, roleCategories, weekdays } from '../../../engine/model.ts'
import { monthAfter, monthKey, monthOf, spanOfMonth } from '../../../engine/month.ts'
import { rules as ruleList } from '../../../engine/rules/list.ts'
import { formatMonth } from '../../../engine/text/dates.ts'
import { round } from '../../../engine/text/round.ts'
import { localMoment } from '../../platform/group-time.ts'
import { gatherProblem } from '../../schedules/problem/gather-problem.ts'
import { readInputs } from '../../schedules/problem/read-inputs.ts'
import type { Records } from './records.ts'
import { defineTool } from './tool.ts'
import { range } from './values.ts'

export const roles = defineTool({
  description:
    'The roles of the group: times, days of the week, how many physicians each needs on each of them and on special dates, priority, category, custom rules.',
  input: z.object({}),
  output: z.object({
    roles: z.array(
      z.object({
        name: z.string(),
        category: z.enum(roleCategories),
        description: z.string().nullable(),
        startTime: z.string(),
        endTime: z.string(),
        days: z.array(z.enum(weekdays)),
        /** On each of its days. */
        needed: z.partialRecord(z.enum(weekdays), z.int()),
        /** Dates that need a different number than their weekday. */
        exceptions: z.array(z.object({ date: calendarDate, count: z.int() })),
        priority: z.int(),
        writtenRules: z.string().nullable(),
      }),
    ),
  }),
  run: async (records) => ({
    roles: activeRoles(records).map((role) => ({
      ...role,
      days: usualDays(role),
      needed: Object.fromEntries(usualDays(role).map((day) => [day, usualCount(role, day)])),
      exceptions: role.countsByDate,
      writtenRules: role.aiRules,
    })),
  }),
})

function activeRoles({ roles: all }: Pick<Records, 'roles'>) {
  return all
    .filter(({ isActive }) => isActive)
    .sort((one, other) => one.priority - other.priority || one.startTime.localeCompare(other.startTime))
}

export const capacity = defineTool({
  description:
    'Whether the group has enough people: full-time equivalents, positions it can fill a day (a full-timer works about 182 of 365 days), positions its roles ask for on each weekday.',
  input: z.object({}),
  output: z.object({
    physicians: z.int(),
    fullTimeEquivalents: z.number(),
    /** Positions a day that these people can fill. */
    canFill: z.number(),
    /** Positions the roles require, without backup, on the average day and by weekday. */
    asked: z.number(),
    askedByWeekday: z.record(z.string(), z.int()),
    backupAsked: z.number(),
  }),
  run: async (records) => {
    const active = records.people.filter(({ row }) => row.isActive)
    const fte = active.reduce((sum, { row }) => sum + row.fte, 0)
    const needOn = (weekday: (typeof weekdays)[number], isBackup: boolean) =>
      activeRoles(records)
        .filter((role) => (role.category === 'backup') === isBackup)
        .reduce((sum, role) => sum + usualCount(role, weekday), 0)
    const average = (isBackup: boolean) => weekdays.reduce((sum, weekday) => sum + needOn(weekday, isBackup), 0) / 7
    return {
      physicians: active.length,
      fullTimeEquivalents: round(fte, 1),
      canFill: round(capacityPerDay(fte), 1),
      asked: round(average(false), 1),
      askedByWeekday: Object.fromEntries(weekdays.map((weekday) => [weekday, needOn(weekday, false)])),
      backupAsked: round(average(true), 1),
    }
  },
})

export const rules = defineTool({
  description:
    'The rules in force: pattern, longest stretch, shortest rest, every rule that is on with its title and whether it is hard, and custom rules with whether they are applied.',
  input: z.object({}),
  output: z.object({
    pattern: z.enum(patterns),
    maxConsecutiveDays: z.int(),
    minRestBetweenShifts: z.int(),
    rules: z.array(z.object({ title: z.string(), help: z.string(), isHard: z.boolean(), isOn: z.boolean() })),
    customRules: z.array(z.string()),
    notUnderstood: z.array(z.string()),
  }),
  run: async ({ group, settings, orm, scope, now }) => {
    const gathered = await gatherProblem(await readInputs(orm, scope.groupId, monthOf(now.date)))
    return {
      pattern: group.pattern,
      maxConsecutiveDays: group.maxConsecutiveShifts,
      minRestBetweenShifts: group.minRestBetweenShifts,
      rules: ruleList.map(({ id, title, help, strength, on, always }) => ({
        title,
        help,
        isHard: strength.hard,
        isOn: always ? true : (settings.rules[id]?.on ?? on),
      })),
      customRules: [...new Set(gathered.problem.group.customRules.map(({ text }) => text))],
      notUnderstood: gathered.notUnderstood,
    }
  },
})

export const holidays = defineTool({
  description: 'Holidays of a range of days, as the group counts them.',
  input: z.object(range),
  output: z.object({ holidays: z.array(z.object({ date: calendarDate, name: z.string() })) }),
  run: async ({ holidaysBetween }, { from, to }) => ({ holidays: holidaysBetween(from, to) }),
})

export const schedules = defineTool({
  description: 'Which months have a schedule, published, draft, or archived, newest first.',
  input: z.object({}),
  output: z.object({
    schedules: z.array(
      z.object({
        month: z.string(),
        /** Its first day. */
        from: calendarDate,
        name: z.string(),
        status: z.string(),
        publishedOn: calendarDate.nullable(),
        openShifts: z.int().nullable(),
      }),
    ),
    /** The first month after today without any schedule. */
    nextToPlan: z.string(),
  }),
  run: async (records) => {
    const known = new Set(records.schedules.map(monthKey))
    let next = monthOf(records.now.date)
    while (known.has(monthKey(next))) next = monthAfter(next)
    return {
      schedules: records.schedules.map((schedule) => ({
        ...schedule,
        month: formatMonth(schedule),
        from: spanOfMonth(schedule).from,
        publishedOn: schedule.publishedAt ? localMoment(schedule.publishedAt, records.settings.timeZone).date : null,
        openShifts: schedule.details?.openSlots.reduce((sum, { missing }) => sum + missing, 0) ?? null,
      })),
      nextToPlan: formatMonth(next),
    }
  },
})
