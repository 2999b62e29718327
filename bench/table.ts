/** The benchmark's table: one line for each board and time. */
import { roomToImprove } from '../src/engine/search/careless.ts'
import type { Moment } from './duet.ts'

export type Measured = {
  name: string
  /** The run's time limit. */
  seconds: number
  people: number
  /** Best known cost, for public instances. */
  best: number | undefined
  /** Cost of a month built without regard to soft rules, for our own months. */
  careless: number | undefined
  hardBreaches: number
  firstFullSeconds: number
  moments: Moment[]
}

const widths = [36, 6, 10, 10, 8, 7, 10, 10, 6, 6, 10, 7]

export function headline(): string {
  const names = ['board', 'at s', 'cost', 'bound', 'gap %', 'points', 'above %', 'below %']
  const said =
    'above and below the best known where there is one; the gap in points of 100, where 0 is a careless month'
  return `Cost and bound on the way and at the end of each run; ${said}.\n${row([...names, 'open', 'hard', 'moves/s', 'MB'])}`
}

export function lineOf(measured: Measured): string[] {
  return measured.moments.map((moment, index) =>
    row([
      index === 0 ? `${measured.name}, ${measured.seconds} s` : '',
      String(moment.seconds),
      number(moment.cost),
      number(moment.bound),
      percent(moment.cost - moment.bound, moment.cost),
      measured.careless ? points(roomToImprove(moment, measured.careless)) : '',
      measured.best ? percent(moment.cost - measured.best, measured.best) : '',
      measured.best ? percent(measured.best - moment.bound, measured.best) : '',
      Number.isFinite(moment.cost) ? String(moment.openSlots) : '',
      moment.isLegal ? '0' : String(measured.hardBreaches),
      number(moment.proposalsPerSecond),
      number(moment.megabytes),
    ]),
  )
}

function row(cells: string[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!)))
    .join(' ')
}

function number(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value)) : '-'
}

function points(value: number | null): string {
  return value === null ? '-' : value.toFixed(2)
}

function percent(part: number, whole: number): string {
  return Number.isFinite(part) && whole !== 0 ? ((100 * part) / whole).toFixed(1) : '-'
}
