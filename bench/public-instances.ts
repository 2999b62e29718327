/** Reads the shift scheduling instances of Curtois and Qu (2014) into boards, expressed only by the seven shapes. */
import type { Board, Limit } from '../src/engine/shapes/limit.ts'

/** Best known costs, from the benchmark list of the repository wssuite/NurseScheduler (benchmark/nrp.yml). */
export const bestKnown: Record<number, number> = {
  1: 607,
  2: 828,
  3: 1001,
  4: 1716,
  5: 1143,
  6: 1950,
  7: 1056,
  8: 1300,
  9: 439,
  10: 4631,
  11: 3443,
  12: 4040,
  14: 1278,
  16: 3225,
  18: 4459,
}

const hard = { hard: true } as const

export function readInstance(text: string): Board {
  const sections = splitSections(text)
  const linesOf = (name: string) => sections.get(name) ?? []
  const days = Number(linesOf('SECTION_HORIZON')[0])
  const shifts = linesOf('SECTION_SHIFTS').map((line) => {
    const [id, minutes, after] = line.split(',')
    return { id: id!, minutes: Number(minutes), notBefore: (after ?? '').split('|').filter(Boolean) }
  })
  const kindOf = new Map(shifts.map((shift, index) => [shift.id, index + 1]))
  const kind = (id: string) => kindOf.get(id)!
  const staff = linesOf('SECTION_STAFF').map((line) => line.split(','))
  const personOf = new Map(staff.map((fields, index) => [fields[0]!, index]))
  const person = (id: string) => personOf.get(id)!
  const limits: Limit[] = []
  for (const fields of staff) limits.push(...limitsOfContract(fields, person(fields[0]!), shifts, days))
  for (const line of linesOf('SECTION_DAYS_OFF')) {
    const [id, ...free] = line.split(',')
    const kinds = shifts.map((shift) => kind(shift.id))
    for (const day of free)
      limits.push({ rule: 'day-off', shape: 'never', strength: hard, person: person(id!), day: Number(day), kinds })
  }
  const everyKind = [0, ...shifts.map((shift) => kind(shift.id))]
  for (const line of linesOf('SECTION_SHIFT_ON_REQUESTS')) {
    const [id, day, shift, weight] = line.split(',')
    const kinds = everyKind.filter((other) => other !== kind(shift!))
    limits.push(request('shift-on', person(id!), Number(day), kinds, Number(weight)))
  }
  for (const line of linesOf('SECTION_SHIFT_OFF_REQUESTS')) {
    const [id, day, shift, weight] = line.split(',')
    limits.push(request('shift-off', person(id!), Number(day), [kind(shift!)], Number(weight)))
  }
  for (const line of linesOf('SECTION_COVER')) {
    const [day, shift, needed, under, over] = line.split(',')
    limits.push({
      rule: 'cover',
      shape: 'cover',
      day: Number(day),
      kind: kind(shift!),
      atLeast: Number(needed),
      atMost: Number(needed),
      under: Number(under),
      over: Number(over),
    })
  }
  return {
    days,
    kinds: ['off', ...shifts.map((shift) => shift.id)],
    people: staff.map((fields) => fields[0]!),
    past: [],
    future: [],
    locked: staff.map(() => []),
    limits,
  }
}

function request(rule: string, person: number, day: number, kinds: number[], weight: number): Limit {
  return { rule, shape: 'never', strength: { hard: false, weight }, person, day, kinds }
}

type Shift = { id: string; minutes: number; notBefore: string[] }

function limitsOfContract(fields: string[], person: number, shifts: Shift[], days: number): Limit[] {
  const [, most, maxMinutes, minMinutes, maxRun, minRun, minOff, maxWeekends] = fields
  const kinds = shifts.map((_, index) => index + 1)
  const allDays = Array.from({ length: days }, (_, day) => day)
  const weekends: number[][] = []
  for (let day = 5; day + 1 < days; day += 7) weekends.push([day, day + 1])
  const limits: Limit[] = [
    run('run', person, kinds, Number(minRun), Number(maxRun)),
    run('days-off', person, [0], Number(minOff), Number.POSITIVE_INFINITY),
    {
      rule: 'minutes',
      shape: 'count',
      strength: hard,
      person,
      measure: { days: allDays, units: [0, ...shifts.map((shift) => shift.minutes)] },
      atLeast: Number(minMinutes),
      atMost: Number(maxMinutes),
    },
    {
      rule: 'weekends',
      shape: 'count',
      strength: hard,
      person,
      measure: { days: [], blocks: weekends, units: [0, ...shifts.map(() => 1)] },
      atLeast: 0,
      atMost: Number(maxWeekends),
    },
  ]
  for (const part of most!.split('|')) {
    const [id, count] = part.split('=')
    const index = shifts.findIndex((shift) => shift.id === id)
    limits.push(...mostOfShift(person, index + 1, Number(count), shifts.length, allDays))
  }
  for (const [index, shift] of shifts.entries()) {
    const second = shift.notBefore.map((id) => shifts.findIndex((other) => other.id === id) + 1)
    if (second.length > 0)
      limits.push({ rule: 'rest', shape: 'succession', strength: hard, person, first: [index + 1], second, gap: 1 })
  }
  return limits
}

function run(rule: string, person: number, kinds: number[], atLeast: number, atMost: number): Limit {
  return { rule, shape: 'run', strength: hard, person, kinds, atLeast, atMost }
}

function mostOfShift(person: number, kind: number, count: number, shiftCount: number, days: number[]): Limit[] {
  const rule = 'most-of-shift'
  if (count === 0) return days.map((day) => ({ rule, shape: 'never', strength: hard, person, day, kinds: [kind] }))
  if (count >= days.length) return []
  const units = Array.from({ length: shiftCount + 1 }, (_, index) => (index === kind ? 1 : 0))
  const measure = { days, units }
  return [{ rule, shape: 'count', strength: hard, person, measure, atLeast: 0, atMost: count }]
}

function splitSections(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let current: string[] = []
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('SECTION_')) {
      current = []
      sections.set(line, current)
    } else current.push(line)
  }
  return sections
}
