/** The table, the plot, and the plan for 10,000 groups, from what was measured; docs/scale.md has them between its marks. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { colors, type Line, panel, svgOf } from '../plot.ts'
import type { ScaleRow } from './scale.ts'

const marks = ['<!-- measured -->', '<!-- end of measured -->'] as const
/** Of 45, who open the product in the minutes around a shift change, each once a minute. */
const actingShare = 0.45
const planned = 10_000
const groupSize = 45
/** Of each core, so that a peak has room. */
const use = 0.5

export function writeScaleReport(root: string, rows: ScaleRow[]): void {
  writeFileSync(join(root, 'docs/scale.svg'), plotOf(rows))
  const file = join(root, 'docs/scale.md')
  const text = readFileSync(file, 'utf8')
  const [start, end] = marks.map((mark) => text.indexOf(mark)) as [number, number]
  if (start < 0 || end < start) throw new Error('docs/scale.md has lost its marks.')
  const measured = `${marks[0]}\n${tableOf(rows)}\n\n${planOf(rows)}\n`
  writeFileSync(file, text.slice(0, start) + measured + text.slice(end))
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)

export function tableOf(rows: ScaleRow[]): string {
  const columns: [string, (row: ScaleRow) => string][] = [
    ['people acting once a minute', ({ acting }) => acting.toLocaleString('en-US')],
    ['calls a second, errors', ({ calls, seconds, errors }) => `${(calls / seconds).toFixed(0)}, ${errors || 'none'}`],
    ['reads, p50 / p95 / p99, ms', ({ reads }) => [reads.p50, reads.p95, reads.p99].map(ms).join(' / ')],
    ['edits, p50 / p95, ms', ({ edits }) => [edits.p50, edits.p95].map(ms).join(' / ')],
    ['processor time a call, servers / PostgreSQL, ms', (row) => `${ms(row.serverMs)} / ${ms(row.databaseMs)}`],
    ['event loop, p99, ms', ({ loopP99Ms }) => ms(loopP99Ms)],
    ['database, MB', ({ databaseMb }) => databaseMb.toFixed(0)],
    ['memory of a server, MB', ({ residentMb }) => residentMb.toFixed(0)],
    [
      'months of a greedy group started out of turn',
      ({ groups, startedBefore }) => (groups > 1 ? String(startedBefore) : 'no others'),
    ],
    ['load of the machine at the end', ({ load }) => load.toFixed(1)],
  ]
  return [
    `| groups of ${groupSize} | ${rows.map(({ groups }) => groups.toLocaleString('en-US')).join(' | ')} |`,
    `|---|${rows.map(() => '---').join('|')}|`,
    ...columns.map(([title, write]) => `| ${title} | ${rows.map(write).join(' | ')} |`),
  ].join('\n')
}

/** From the largest size: what 10,000 groups would take. */
export function planOf(rows: ScaleRow[]): string {
  const last = rows.at(-1)
  if (!last) return 'Nothing has been measured yet.'
  const callsPerStep = last.calls / ((last.acting * last.seconds) / 60)
  const perSecond = (planned * groupSize * actingShare * callsPerStep) / 60
  const cores = (milliseconds: number) => Math.ceil((perSecond * milliseconds) / 1000 / use)
  const first = rows[0]!
  const grown =
    last.groups > first.groups
      ? (last.databaseMb - first.databaseMb) / (last.groups - first.groups)
      : last.databaseMb / last.groups
  return [
    `| ${planned.toLocaleString('en-US')} groups, by the unit costs at ${last.groups.toLocaleString('en-US')} | |`,
    '|---|---|',
    `| people, and how many act once a minute at a shift change | ${(planned * groupSize).toLocaleString('en-US')}, ${Math.round(planned * groupSize * actingShare).toLocaleString('en-US')} |`,
    `| calls a second (${callsPerStep.toFixed(1)} a step) | ${Math.round(perSecond).toLocaleString('en-US')} |`,
    `| cores of servers, half used (${ms(last.serverMs)} ms a call) | ${cores(last.serverMs)} |`,
    `| cores of PostgreSQL, half used (${ms(last.databaseMs)} ms a call) | ${cores(last.databaseMs)} |`,
    `| database, from ${grown.toFixed(1)} MB a group | ${Math.round((planned * grown) / 1000).toLocaleString('en-US')} GB |`,
  ].join('\n')
}

export function plotOf(rows: ScaleRow[]): string {
  const line = (name: string, place: number, read: (row: ScaleRow) => number): Line => ({
    name,
    isDashed: false,
    color: colors[place]!,
    points: rows.map((row) => ({ x: Math.log10(row.groups), y: read(row) })),
  })
  const draw = (title: string, unit: string, lines: Line[]) =>
    panel(title, 'groups', unit, lines, (power) => String(Math.round(10 ** power)))
  return svgOf([
    draw('Reads, by groups of 45', 'ms', [
      line('p50', 0, ({ reads }) => reads.p50),
      line('p95', 1, ({ reads }) => reads.p95),
      line('p99', 2, ({ reads }) => reads.p99),
    ]),
    draw('Processor time a call', 'ms', [
      line('servers', 0, ({ serverMs }) => serverMs),
      line('PostgreSQL', 1, ({ databaseMs }) => databaseMs),
    ]),
    draw('Database', 'MB', [line('size', 0, ({ databaseMb }) => databaseMb)]),
  ])
}
