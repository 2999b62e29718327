/** What questions are read against: the group's names, roles, specialties, and holidays; built once per conversation. */

import { addDays } from '../../../../engine/calendar.ts'
import type { Context } from '../../../../engine/language/context.ts'
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import { makeReader, type Reader } from '../../../../engine/language/read-words.ts'
import { wordsOf } from '../../../../engine/language/tokens.ts'
import { monthOf, spanOfMonth } from '../../../../engine/month.ts'
import { contractYear, payPeriodsOf } from '../../../payroll/pay-periods.ts'
import { roleOf } from '../../../schedules/problem/role-of.ts'
import type { Records } from '../../tools/records.ts'

export type QuestionBook = {
  reader: Reader
  today: string
  nameWords: ReadonlySet<string>
  roleWords: ReadonlySet<string>
  nameOf: ReadonlyMap<string, string>
  roleNameOf: ReadonlyMap<string, string>
  specialties: { name: string; words: string[]; people: string[] }[]
  places: { name: string; words: string[] }[]
  /** By name: who started with the group in the last year. */
  newHires: string[]
  /** Of the contract year, in order. */
  payPeriods: DateRange[]
  /** The physician who asks; empty for a coordinator. */
  speaker: string | null
}

export type Known = Pick<Context, 'physicians' | 'roles' | 'holidays'> & {
  today: string
  specialties: { name: string; people: string[] }[]
  /** Units and floors of the shifts. */
  places?: string[]
  newHires?: string[]
  payPeriods?: DateRange[]
  speaker?: string
}

export function makeBook({
  today,
  physicians,
  roles,
  holidays,
  specialties,
  places = [],
  newHires = [],
  payPeriods = [],
  speaker,
}: Known): QuestionBook {
  const reader = makeReader({ ...spanOfMonth(monthOf(today)), looksBack: true, physicians, roles, holidays })
  return {
    reader,
    today,
    nameWords: new Set([...reader.names.byWord.keys()].filter((word) => word.length > 1)),
    roleWords: new Set(reader.roles.byWord.keys()),
    nameOf: new Map(physicians.map(({ id, name }) => [id, name])),
    roleNameOf: new Map(roles.map(({ id, name }) => [id, name])),
    specialties: specialties
      .map((specialty) => ({ ...specialty, words: wordsOf(specialty.name) }))
      .filter(({ words }) => words.length > 0),
    places: places.map((name) => ({ name, words: wordsOf(name) })).filter(({ words }) => words.length > 0),
    newHires,
    payPeriods,
    speaker: speaker ?? null,
  }
}

/** The same as data that can be sent to a thread. */
export function knownOf({ people, self, roles, places, now, settings, holidaysBetween }: Records): Known {
  return {
    today: now.date,
    physicians: people.map(({ id, name, row }) => ({
      id: String(id),
      name,
      experienceLevel: row.experienceLevel,
      fte: row.fte,
      nightShiftPreference: row.nightShiftPreference,
    })),
    roles: roles.filter(({ isActive }) => isActive).map(roleOf),
    holidays: holidaysBetween(addDays(now.date, -200), addDays(now.date, 250)),
    places,
    specialties: [...new Set(people.flatMap(({ row }) => row.specialtyAreas))].map((name) => ({
      name,
      people: people
        .filter(({ row }) => row.isActive && row.specialtyAreas.includes(name))
        .map((person) => person.name),
    })),
    newHires: people
      .filter(({ row: { startDateWithGroup: start } }) => start !== null && start > addDays(now.date, -365))
      .map(({ name }) => name),
    payPeriods: payPeriodsOf(settings.payroll, contractYear(settings.payroll, monthOf(now.date)), now.date).map(
      ({ from, to }) => ({ from, to }),
    ),
    ...(self ? { speaker: self.name } : {}),
  }
}
