/** Turns a line's items into statements: who, when, and what; an item that occurs once applies to the whole line. */
import type { Weekday } from '../../../engine/model.ts'
import type { RangeCandidate } from '../layout-search/dates/date-candidates.ts'
import type { Mark } from './cell-content.ts'
import type { Times } from './read-times.ts'
import { type Item, withTimes } from './scan-line.ts'

export type Clause = { names: string[]; days: RangeCandidate[]; weekdays: Weekday[]; mark?: Mark }

type Part =
  | { is: 'who'; names: string[] }
  | { is: 'when'; days: RangeCandidate[]; weekdays: Weekday[] }
  | { is: 'what'; marks: Mark[]; times?: Times }

export function clausesOf(items: Item[]): Clause[] {
  const clauses: Clause[] = []
  let earlier: Clause | undefined
  for (const chunk of chunksOf(items)) {
    const parts = partsOf(chunk)
    for (const clause of assemble(parts)) {
      const whole: Clause = {
        names: clause.names.length > 0 ? clause.names : (earlier?.names ?? []),
        days: clause.days.length > 0 || clause.weekdays.length > 0 ? clause.days : (earlier?.days ?? []),
        weekdays: clause.days.length > 0 || clause.weekdays.length > 0 ? clause.weekdays : (earlier?.weekdays ?? []),
        ...(clause.mark ? { mark: clause.mark } : {}),
      }
      clauses.push(whole)
      earlier = whole
    }
  }
  return clauses
}

function chunksOf(items: Item[]): Item[][] {
  const chunks: Item[][] = [[]]
  for (const item of items)
    if (item.is === 'sign' && (item.sign === ';' || item.sign === '|' || item.sign === '•')) chunks.push([])
    else chunks.at(-1)!.push(item)
  return chunks.filter((chunk) => chunk.some((item) => item.is !== 'sign' && item.is !== 'filler'))
}

/** Neighbors of one sort are one part. */
function partsOf(items: Item[]): Part[] {
  const parts: Part[] = []
  let words: string[] = []
  let hasAnything = false
  let commaAt: number | undefined
  const names: string[] = []
  const endName = () => {
    if (words.length > 0) names.push(words.join(' '))
    words = []
  }
  const endNames = () => {
    endName()
    if (names.length > 0) {
      const last = parts.at(-1)
      if (last?.is === 'who') last.names.push(...names)
      else parts.push({ is: 'who', names: [...names] })
      names.length = 0
    }
    commaAt = undefined
  }
  for (const [index, item] of items.entries()) {
    if (item.is === 'name') {
      if (item.isTitled && item.text === '') endName()
      else words.push(item.text)
    } else if (item.is === 'sign') {
      const isFirstComma =
        item.sign === ',' && !hasAnything && words.length === 1 && names.length === 0 && commaAt === undefined
      const next = items[index + 1]
      const afterNext = items.slice(index + 2).find((one) => !(one.is === 'name' && one.text.length <= 2))
      if (
        isFirstComma &&
        next?.is === 'name' &&
        next.text !== '' &&
        afterNext &&
        !(afterNext.is === 'sign' && /[,&/]/.test(afterNext.sign)) &&
        afterNext.is !== 'name'
      ) {
        // "Chen, Hana: ..." at the start of a line.
        words[0] = `${words[0]},`
        commaAt = index
      } else if (/[,&/+()]/.test(item.sign)) endName()
      else if (/[:–—-]/.test(item.sign)) endNames()
    } else {
      endNames()
      if (item.is === 'filler') continue
      hasAnything = true
      addPart(parts, item)
    }
  }
  endNames()
  return parts
}

function addPart(parts: Part[], item: Extract<Item, { is: 'day' | 'weekdays' | 'mark' | 'times' }>): void {
  const last = parts.at(-1)
  if (item.is === 'day' || item.is === 'weekdays') {
    const part =
      last?.is === 'when' ? last : { is: 'when' as const, days: [] as RangeCandidate[], weekdays: [] as Weekday[] }
    if (part !== last) parts.push(part)
    if (item.is === 'day') part.days.push(item.mark)
    else part.weekdays.push(...item.weekdays)
    return
  }
  const part = last?.is === 'what' ? last : { is: 'what' as const, marks: [] as Mark[] }
  if (part !== last) parts.push(part)
  if (item.is === 'mark') part.marks.push(item.mark)
  else if (part.is === 'what') part.times = item.times
}

/** A repeated kind of part starts a new statement; kinds that occur once apply to all. */
function assemble(all: Part[]): Clause[] {
  const parts = withOneJob(all)
  const count = (is: Part['is']) => parts.filter((part) => part.is === is).length
  const repeated = parts.filter((part) => count(part.is) > 1)
  const leader = repeated[0]?.is
  const shared = parts.filter((part) => count(part.is) === 1)
  if (!leader) return [clauseFrom(parts)]
  const clauses: Part[][] = []
  for (const part of repeated) {
    if (part.is === leader || clauses.length === 0) clauses.push([])
    clauses.at(-1)!.push(part)
  }
  return clauses.map((own) => clauseFrom([...shared.filter((part) => !own.some((one) => one.is === part.is)), ...own]))
}

/** "Smith out 12/8 (cme)": one person at one time has one job, even if it's written in two places. */
function withOneJob(parts: Part[]): Part[] {
  const jobs = parts.filter((part) => part.is === 'what')
  const others = parts.filter((part) => part.is !== 'what')
  if (jobs.length < 2 || new Set(others.map((part) => part.is)).size < 2 || others.length > 2) return parts
  const times = jobs.find((job) => job.times)?.times
  return [...others, { is: 'what', marks: jobs.flatMap((job) => job.marks), ...(times ? { times } : {}) }]
}

function clauseFrom(parts: Part[]): Clause {
  const clause: Clause = { names: [], days: [], weekdays: [] }
  for (const part of parts) {
    if (part.is === 'who') clause.names.push(...part.names)
    else if (part.is === 'when') {
      clause.days.push(...part.days)
      clause.weekdays.push(...part.weekdays)
    } else {
      // "ICU nights" is one job: the codes in their order, the night wins.
      const night = part.marks.find((mark) => mark.kind === 'night')
      // "out (cme)": the reason says more than being off.
      const away =
        part.marks.find((mark) => mark.reason && mark.reason !== 'off') ?? part.marks.find((mark) => mark.reason)
      const first = away ?? part.marks[0]
      const code = away ? away.code : part.marks.map((mark) => mark.code).join(' ')
      const mark = first && {
        ...first,
        ...(code ? { code } : {}),
        ...(night && !away ? { kind: 'night' as const } : {}),
      }
      clause.mark = withTimes(mark, part.times ?? first?.times)
    }
  }
  return clause
}
