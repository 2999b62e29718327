/** What we found, for the screen: roles, shift types, people, codes, and doubts, each with its cells. */

import type { ScheduleAnalysis } from '../../contract/schedule-reading.ts'
import { isWeekend, minutesUntil } from '../../engine/calendar.ts'
import { groupBy } from '../../engine/group-by.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { plural, pluralWord } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { formatTimes } from '../../engine/text/times.ts'
import { listNames } from './advice/judged-file.ts'
import { patternOf } from './file-problem.ts'
import type { FileRole, FileSchedule, FileShift } from './file-schedule.ts'
import { coverageParts, formatCoverage } from './role-parts.ts'
import { kindNames } from './understanding/find-roles.ts'
import type { CellPlace, Evidence, FoundCode, Layout, Understanding } from './understanding.ts'

type Views = Pick<ScheduleAnalysis, 'roles' | 'shiftTypes' | 'people' | 'pattern' | 'findings' | 'notUnderstood'>

/** The screen calls what is surer "Sure". */
const mostUnsure = 0.7

/** Of a file that may have been misread, nothing is surer than the whole. */
export function describeFindings(understanding: Understanding, schedule: FileSchedule): Views {
  const { isSure, sureness } = understanding.reading
  const views = viewsOf(understanding, schedule)
  if (isSure) return views
  const unsure = <Found extends { confidence: number }>(found: Found): Found => ({
    ...found,
    confidence: Math.min(found.confidence, sureness, mostUnsure),
  })
  return {
    ...views,
    roles: views.roles.map(unsure),
    shiftTypes: views.shiftTypes.map(unsure),
    people: views.people.map(unsure),
    pattern: views.pattern && unsure(views.pattern),
    findings: views.findings.map(unsure),
  }
}

function viewsOf(understanding: Understanding, schedule: FileSchedule): Views {
  const shiftsByPerson = groupBy(schedule.shifts, ({ person }) => person)
  return {
    roles: schedule.roles.map((role) => describeRole(role, understanding, schedule)),
    shiftTypes: understanding.shiftTypes.map((type) => ({
      name: type.name,
      startTime: type.start,
      endTime: type.end,
      duration: hoursBetween(type.start, type.end),
      type: type.kind === 'day' || type.kind === 'night' ? type.kind : ('other' as const),
      kind: type.kind,
      codes: type.codes,
      hasWrittenTimes: type.isWritten,
      ...showEvidence(type),
    })),
    people: understanding.people.map((person) => {
      const own = shiftsByPerson.get(person.key) ?? []
      return {
        key: person.key,
        name: person.name,
        firstName: person.firstName ?? '',
        lastName: person.lastName,
        shifts: own.length,
        nights: own.filter(({ role }) => role.kind === 'night' || role.kind === 'twenty-four').length,
        weekendDays: own.filter(({ date }) => isWeekend(date)).length,
        aliases: person.aliases,
        ...(person.couldBe ? { couldBe: person.couldBe } : {}),
        hours: own.reduce((sum, { startTime, endTime }) => sum + hoursBetween(startTime, endTime), 0),
        preferences: understanding.preferences
          .filter((preference) => preference.person === person.key)
          .map(({ says }) => says),
        ...showEvidence(person),
      }
    }),
    pattern: understanding.pattern
      ? {
          kind: patternOf(understanding.pattern),
          says: understanding.pattern.says,
          ...showEvidence(understanding.pattern),
        }
      : null,
    findings: findingsOf(understanding),
    notUnderstood: understanding.doubts.map(({ message, cells }) => ({ says: message, ...showCells(cells) })),
  }
}

function describeRole(role: FileRole, { codes, people }: Understanding, { shifts }: FileSchedule) {
  const own = shifts.filter((shift) => shift.role.key === role.key)
  const meaning = codes.find((code) => code.isInLegend && role.codes.includes(code.code))?.meaning
  const counts = [...groupBy(own, ({ person }) => person)].sort(([, one], [, other]) => other.length - one.length)
  const [most] = counts
  const nameOf = (key: string) => people.find((person) => person.key === key)?.name ?? key
  const says = (text: string) => text.toLowerCase() === role.name.toLowerCase()
  const written = role.codes.length > 0 ? `written as ${listNames(role.codes, 5)}` : ''
  const kind = kindNames[role.kind]
  return {
    name: role.name,
    description:
      meaning && !says(meaning)
        ? meaning
        : written && says(kind)
          ? capitalize(written)
          : [kind, written].filter(Boolean).join(', '),
    coverage: formatCoverage(role.required),
    coverageParts: coverageParts(role.required),
    responsibilities: [
      `${formatTimes(role)}, ${plural(hoursBetween(role.startTime, role.endTime), 'hour')}`,
      ...(most
        ? [
            `Shared by ${plural(counts.length, 'physician')}; ${nameOf(most[0])} has the most, ${most[1].length} of ${own.length}`,
          ]
        : []),
      ...(counts.length > 0 ? [describeRun(own)] : []),
    ],
    codes: role.codes,
    category: role.category,
    kind: role.kind,
    startTime: role.startTime,
    endTime: role.endTime,
    hasWrittenTimes: role.start !== undefined && role.end !== undefined,
    required: role.required,
    ...showEvidence(role),
  }
}

/** "12 of 40 on weekends" */
function describeRun(shifts: FileShift[]): string {
  const weekend = shifts.filter(({ date }) => isWeekend(date)).length
  if (weekend === 0) return 'Weekdays only'
  return weekend === shifts.length ? 'Weekends only' : `${weekend} of ${shifts.length} on weekends`
}

function findingsOf({
  codes,
  preferences,
  notes,
  absences,
  people,
  pattern,
}: Understanding): ScheduleAnalysis['findings'] {
  const nameOf = (key: string) => people.find((person) => person.key === key)?.name ?? key
  const away = [
    ...groupBy(
      absences.filter(({ reason }) => reason !== 'off'),
      ({ person }) => person,
    ),
  ]
  return [
    ...codes.map((code) => ({ what: 'Code', says: describeCode(code), ...showEvidence(code) })),
    ...(pattern ? [{ what: 'Pattern', says: pattern.says, ...showEvidence(pattern) }] : []),
    ...preferences.map((preference) => ({ what: 'Physician', says: preference.says, ...showEvidence(preference) })),
    ...away.map(([person, days]) => ({
      what: 'Away',
      says: `${nameOf(person)}: ${plural(days.length, 'day')}`,
      ...showEvidence({
        confidence: Math.min(...days.map(({ confidence }) => confidence)),
        cells: days.flatMap(({ cells }) => cells),
      }),
    })),
    ...notes.map((note) => ({ what: 'Note', says: note.text, ...showEvidence(note) })),
  ]
}

function describeCode({ code, meaning, start, end, count, isInLegend }: FoundCode): string {
  const times = start && end ? `, ${formatTimes({ startTime: start, endTime: end })}` : ''
  const source = isInLegend ? 'from the legend' : 'a known code'
  return `${code} means ${meaning}${times} (${plural(count, 'cell')}, ${source})`
}

const layoutLabels: Record<Layout, string> = {
  'people-by-day': 'people by day',
  'days-by-person': 'days by person',
  'shifts-by-day': 'shifts by day',
  'days-by-shift': 'days by shift',
  calendar: 'calendar',
  list: 'list',
  records: 'one shift per line',
  legend: 'legend',
  unknown: 'layout unknown',
}

/** "2 sheets, people by day. Found 43 physicians, 61 days, 1,148 shifts, 9 codes." */
export function summarize({ sheets, people, days, codes }: Understanding, schedule: FileSchedule): string {
  const read = sheets.filter(({ layout }) => layout !== 'unknown')
  const layouts = [...new Set((read.length > 0 ? read : sheets).map(({ layout }) => layoutLabels[layout]))].join(', ')
  const count = (number: number, word: string) => `${number.toLocaleString('en-US')} ${pluralWord(number, word)}`
  if (people.length === 0 && schedule.roles.length > 0)
    return `${count(sheets.length, 'sheet')}, staffing plan. Found ${count(schedule.roles.length, 'role')}.`
  const found = [
    count(people.length, 'physician'),
    count(days.length, 'day'),
    count(schedule.shifts.length, 'shift'),
    count(codes.length, 'code'),
  ]
  return `${count(sheets.length, 'sheet')}, ${layouts}. Found ${found.join(', ')}.`
}

function showEvidence({ confidence, cells }: Evidence) {
  return { confidence: round(confidence, 2), ...showCells(cells) }
}

/** A finding can come from a thousand cells; the first ones show where to look. */
const mostCells = 12

function showCells(cells: CellPlace[]) {
  const places = [...new Set(cells.map(({ place }) => place))]
  return { cells: places.slice(0, mostCells), cellCount: places.length }
}

function hoursBetween(start: string, end: string): number {
  return round(minutesUntil(start, end) / 60, 1)
}
