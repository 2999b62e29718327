/** Codes, roles, and kinds of shift, all counted from the assignments. */
import { type RoleCategory, type ShiftKind, type Weekday, weekdays } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { formatTightTimes } from '../../../engine/text/times.ts'
import type { FoundAssignment, FoundCode, FoundRole, FoundShiftType } from '../understanding.ts'
import type { Entry } from './entry.ts'
import { meaningOf, meaningOfPhrase } from './known-codes.ts'
import { codeKey, type Legend } from './legend.ts'
import { explanationOf } from './legend-entry.ts'

export function findCodes(entries: Entry[], legend: Legend): FoundCode[] {
  const codes = new Map<string, FoundCode>()
  for (const entry of legend.codes.values()) {
    const { code, meaning, times, kind, reason, cell } = entry
    codes.set(code, {
      code,
      meaning,
      isInLegend: true,
      use: reason ? 'absence' : 'work',
      ...times,
      ...(reason ? { reason } : kind ? { kind } : {}),
      count: 0,
      cells: [cell],
      confidence: 0.97,
    })
  }
  for (const { mark, cells } of entries) {
    if (!mark.code) continue
    const code = codeKey(mark.code)
    const known = codes.get(code)
    if (known) {
      known.count++
      if (known.cells.length < 6) known.cells.push(...cells.slice(0, 1))
      continue
    }
    const explained = explanationOf(legend, code)
    const meaning = explained ?? meaningOf(code) ?? meaningOfPhrase(code)
    const reason = mark.reason ? { reason: mark.reason } : mark.kind ? { kind: mark.kind } : {}
    codes.set(code, {
      code,
      meaning: meaning?.meaning ?? readable(code),
      isInLegend: explained !== undefined,
      use: mark.reason ? 'absence' : mark.isKnown ? 'work' : 'unknown',
      ...mark.times,
      ...reason,
      count: 1,
      cells: cells.slice(0, 1),
      confidence: mark.confidence,
    })
  }
  // "D1-D3" is the key's word for three codes.
  const isListed = ({ code, count }: FoundCode) =>
    count === 0 && [...codes.keys()].some((one) => one !== code && explanationOf(legend, one)?.code === code)
  return [...codes.values()].filter((code) => !isListed(code)).sort((a, b) => b.count - a.count)
}

/** Gives each assignment its role; `usual-demand` counts how many each needs. */
export function findRoles(
  assignments: FoundAssignment[],
  legend: Legend,
): { roles: FoundRole[]; assignments: FoundAssignment[] } {
  const roles = new Map<string, FoundRole>()
  const dates = new Map<string, Set<string>>()
  const settled = assignments.map((assignment) => {
    const name = roleName(assignment, legend)
    const key =
      `${name} ${assignment.start ?? ''} ${assignment.end ?? ''} ${assignment.kind === 'night' ? 'night' : ''}`
        .toLowerCase()
        .trim()
        .replace(/[^a-z0-9]+/g, '-')
    const role = roles.get(key) ?? newRole(key, name, assignment)
    roles.set(key, role)
    if (assignment.code && !role.codes.includes(assignment.code)) role.codes.push(assignment.code)
    if (!role.people.includes(assignment.person)) role.people.push(assignment.person)
    if (role.cells.length < 12) role.cells.push(...assignment.cells.slice(0, 1))
    role.confidence = Math.max(role.confidence, assignment.confidence)
    dates.set(key, (dates.get(key) ?? new Set()).add(assignment.date))
    return { ...assignment, role: key }
  })
  return {
    roles: [...roles.values()].sort((a, b) => dates.get(b.key)!.size - dates.get(a.key)!.size),
    assignments: settled,
  }
}

/** A longer one is a name of its own: "Jeopardy = from home". */
const longestCode = 6

/** "N1" and "N2" are two places in one role. */
function roleName({ code, kind, start, end, label }: FoundAssignment, legend: Legend): string {
  if (!code)
    return start && end ? `${kindNames[kind]} ${formatTightTimes({ startTime: start, endTime: end })}` : kindNames[kind]
  const plain = code.replace(/[\s#-]*\d{1,2}$/, '') || code
  const meaning = explanationOf(legend, code)?.meaning
  if (meaning && code.length <= longestCode && meaning.length <= 40 && /\p{L}{2}/u.test(meaning))
    return readable(meaning.replace(/[\s#-]*\d{1,2}$/, ''))
  const known = meaningOf(plain)
  if (known && !known.kind && !known.reason) return label ? readable(label) : kindNames[kind]
  if (known?.kind && plain.length <= 3) return known.meaning
  return readable(plain)
}

export const kindNames: Record<ShiftKind, string> = {
  day: 'Day shift',
  evening: 'Evening shift',
  night: 'Night shift',
  'twenty-four': '24-hour shift',
  backup: 'Backup',
}

function readable(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  if (trimmed.length <= 4 && trimmed === trimmed.toUpperCase()) return trimmed
  const lower = trimmed === trimmed.toUpperCase() ? trimmed.toLowerCase() : trimmed
  return capitalize(lower)
    .replace(/\bicu\b/i, 'ICU')
    .replace(/ \p{Ll}$/u, (letter) => letter.toUpperCase())
}

type Told = Pick<FoundAssignment, 'kind' | 'start' | 'end' | 'cells' | 'confidence'>

/** A role that needs no one yet. */
export function newRole(key: string, said: string, { kind, start, end, cells, confidence }: Told): FoundRole {
  const name = readable(said)
  return {
    key,
    name,
    category: categoryOf(name, kind),
    kind,
    ...(start && end ? { start, end } : {}),
    codes: [],
    required: Object.fromEntries(weekdays.map((weekday) => [weekday, 0])) as Record<Weekday, number>,
    people: [],
    cells: cells.slice(0, 1),
    confidence,
  }
}

function categoryOf(name: string, kind: ShiftKind): RoleCategory {
  if (kind === 'backup') return 'backup'
  return meaningOfPhrase(name)?.category ?? (kind === 'night' || kind === 'evening' ? 'coverage' : 'rounder')
}

/** The usual hours of each kind, for schedules that never write them. */
export const usualTimes: Record<ShiftKind, [string, string]> = {
  day: ['07:00', '19:00'],
  evening: ['16:00', '02:00'],
  night: ['19:00', '07:00'],
  'twenty-four': ['07:00', '07:00'],
  backup: ['07:00', '19:00'],
}

export function findShiftTypes(assignments: FoundAssignment[], roles: FoundRole[]): FoundShiftType[] {
  const types = new Map<string, FoundShiftType & { roles: Set<string> }>()
  for (const { start, end, kind, code, cells, confidence, role } of assignments) {
    const isWritten = start !== undefined && end !== undefined
    const [from, to] = isWritten ? [start, end] : usualTimes[kind]
    const key = `${from}-${to}-${kind}`
    const type = types.get(key) ?? {
      name: kindNames[kind],
      start: from,
      end: to,
      isWritten,
      kind,
      codes: [],
      count: 0,
      cells: [],
      confidence: 0,
      roles: new Set<string>(),
    }
    types.set(key, type)
    type.count++
    type.isWritten ||= isWritten
    type.confidence = Math.max(type.confidence, isWritten ? confidence : Math.min(confidence, 0.5))
    type.roles.add(role)
    if (code && !type.codes.includes(code)) type.codes.push(code)
    if (type.cells.length < 6) type.cells.push(...cells.slice(0, 1))
  }
  const found = [...types.values()].sort((a, b) => b.count - a.count)
  return found.map(({ roles: inRoles, ...type }) => {
    const isAlone = found.filter((other) => other.kind === type.kind).length === 1
    const [only] = inRoles
    const roleName = inRoles.size === 1 ? roles.find((role) => role.key === only)?.name : undefined
    return {
      ...type,
      name: isAlone
        ? type.name
        : `${roleName ?? type.name} ${formatTightTimes({ startTime: type.start, endTime: type.end })}`,
    }
  })
}
