/** What a careful person reads from a corpus file, and how much of it a reading gets right, cell by cell. */
import { addDays } from '../../src/engine/calendar.ts'
import type { CalendarDate } from '../../src/engine/model.ts'
import type { Understanding } from '../../src/server/schedule-reading/understanding.ts'

export type Truth = {
  file: string
  layout: string
  format: string
  today: CalendarDate
  from: CalendarDate
  /** By code: hours if the file tells them, `away` for absences. "*" is a shift without a code. */
  codes: Record<string, { start?: string; end?: string; away?: boolean }>
  /** By name: one token a day, parted by spaces (see rosters.ts). */
  people: Record<string, string>
}

const prefixes: Record<string, string> = {
  xlsx: 'EXCEL_FILE:',
  xls: 'EXCEL_FILE:',
  pdf: 'PDF_FILE:',
  docx: 'DOCX_FILE:',
  doc: 'DOC_FILE:',
}

/** As a browser sends it. */
export function contentOf({ format }: Truth, bytes: Buffer): string {
  const prefix = prefixes[format]
  return prefix ? `${prefix}${bytes.toString('base64')}` : bytes.toString('utf8')
}

export type Score = {
  cells: number
  right: number
  people: number
  dates: number
  codes: number
  times: number
  extra: number
}

type Fact = { person: string; date: CalendarDate; code: string; start: string; end: string; isAway: boolean }

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\s-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
const plainCode = (code: string) =>
  code
    .toUpperCase()
    .replace(/\s*SHIFTS?$/, '')
    .trim()

export function factsOf(truth: Truth): Fact[] {
  return Object.entries(truth.people).flatMap(([name, days]) =>
    days.split(' ').flatMap((token, step) =>
      token === '.'
        ? []
        : token.split('+').map((part) => {
            const [code = '', hours] = part.split('@')
            const { start = '', end = '', away = false } = truth.codes[code] ?? {}
            const [from, to] = hours ? hours.split('-') : [start, end]
            return {
              person: plain(name),
              date: addDays(truth.from, step),
              code: code === '*' ? '' : plainCode(code.replaceAll('_', ' ')),
              start: from ?? '',
              end: to ?? '',
              isAway: away,
            }
          }),
    ),
  )
}

/** A cell is right if its person, date, code, and hours all are. A cell that was found but isn't there counts as wrong. */
export function score(truth: Truth, found: Understanding): Score {
  const names = new Map(found.people.map((person) => [person.key, plain(person.name)]))
  const facts: Fact[] = [
    ...found.assignments.map((one) => ({
      person: names.get(one.person) ?? '',
      date: one.date,
      code: plainCode(one.code ?? ''),
      start: one.start ?? '',
      end: one.end ?? '',
      isAway: false,
    })),
    ...found.absences.map((one) => ({
      person: names.get(one.person) ?? '',
      date: one.date,
      code: plainCode(one.code),
      start: '',
      end: '',
      isAway: true,
    })),
  ]
  const left = new Map<string, Fact[]>()
  const key = (fact: Fact) => `${fact.person} ${fact.date}`
  for (const fact of facts) left.set(key(fact), [...(left.get(key(fact)) ?? []), fact])
  const known = new Set(facts.map((fact) => fact.person))
  const result: Score = { cells: 0, right: 0, people: 0, dates: 0, codes: 0, times: 0, extra: 0 }
  for (const fact of factsOf(truth)) {
    result.cells++
    if (known.has(fact.person)) result.people++
    const candidates = left.get(key(fact)) ?? []
    const match = candidates.find((one) => one.code === fact.code) ?? candidates[0]
    if (!match) continue
    candidates.splice(candidates.indexOf(match), 1)
    result.dates++
    const isCode = match.code === fact.code && match.isAway === fact.isAway
    const isTimed = match.start === fact.start && match.end === fact.end
    if (isCode) result.codes++
    if (isTimed) result.times++
    if (isCode && isTimed) result.right++
  }
  result.extra = [...left.values()].reduce((sum, rest) => sum + rest.length, 0)
  return result
}

export function addScores(scores: Score[]): Score {
  const sum = (field: keyof Score) => scores.reduce((total, one) => total + one[field], 0)
  return {
    cells: sum('cells'),
    right: sum('right'),
    people: sum('people'),
    dates: sum('dates'),
    codes: sum('codes'),
    times: sum('times'),
    extra: sum('extra'),
  }
}

export function shareRight({ right, cells, extra }: Score): number {
  return right / Math.max(1, cells + extra)
}
