/**
 * What a coordinator checks before publishing a month: full weeks, handoffs, role changes, backup in blocks. Counted
 * from the roster alone, with the days before and after the month where they are known.
 */
import { minutesPerDay } from '../calendar.ts'
import { restBetween } from '../rules/parts/between-shifts.ts'
import type { Kind, Roster } from '../shapes/limit.ts'
import { type ProblemView, shiftOf } from '../view/problem-view.ts'
import { type Block, blocksOf, longestWanted } from '../view/stretches.ts'
import { fewestHandoffs } from './fewest-handoffs.ts'

export type Signature = {
  /** What a full stretch is in this group: a week, or a block of days. */
  unit: 'week' | 'block'
  /** Stretches whose start and end are known. */
  stretches: number
  /** Those as long as the pattern wants: a week, or three to four days. */
  whole: number
  /** All stretches of the month, and those in which the role changes. */
  seen: number
  changed: number
  /** Single working days between days off. */
  loneDays: number
  /** How often someone takes a role over, per day; and the minimum if every stretch lasts as long as it may. */
  handoffs: number
  fewestHandoffs: number
  backupDays: number
  /** Backup days without another one next to them. */
  loneBackupDays: number
  /** Backup that starts less than 24 hours after a night. */
  backupAfterNight: number
}

/** Lengths that count as full if the pattern has none: one or two days are too short. */
const shortest = 3

export function signRoster(view: ProblemView, roster: Roster): Signature {
  const total: Signature = {
    unit: view.problem.group.pattern === '7-on-7-off' ? 'week' : 'block',
    stretches: 0,
    whole: 0,
    seen: 0,
    changed: 0,
    loneDays: 0,
    handoffs: 0,
    fewestHandoffs: 0,
    backupDays: 0,
    loneBackupDays: 0,
    backupAfterNight: 0,
  }
  for (const person of roster.keys()) {
    const line = lineOf(view, roster, person)
    addStretches(total, view, person, line)
    addBackup(total, view, line)
    total.handoffs += takesOver(view, line)
  }
  const days = Math.max(1, view.days.length)
  total.handoffs /= days
  for (const kind of view.kinds.running) total.fewestHandoffs += fewestIn(view, roster, kind) / days
  return total
}

/** One person's stretches whose start and end are known, and how many of them are as long as the pattern wants. */
export function countStretches(
  view: ProblemView,
  roster: Roster,
  person: number,
): Pick<Signature, 'stretches' | 'whole'> {
  const total = { stretches: 0, whole: 0, seen: 0, changed: 0, loneDays: 0 }
  addStretches(total, view, person, lineOf(view, roster, person))
  return total
}

function lineOf({ past, future }: ProblemView, roster: Roster, person: number): Line {
  return { kinds: [...past[person]!, ...roster[person]!, ...future[person]!], from: past[person]!.length }
}

type Stretches = Pick<Signature, 'stretches' | 'whole' | 'seen' | 'changed' | 'loneDays'>

/** A row with what is known around the month, which begins at `from`. */
type Line = { kinds: Kind[]; from: number }
/** From `begin` up to and without `end`. */
type Span = { begin: number; end: number; isSeenWhole: boolean }

/** People who avoid days in a row have what they asked for. */
function addStretches(total: Stretches, view: ProblemView, person: number, line: Line): void {
  if (view.physicians[person]!.preferences.avoidConsecutive) return
  const blocks = blocksOf(view, person)
  for (const { begin, end, isSeenWhole } of spansOf(view, line, view.kinds.running)) {
    const kinds = line.kinds.slice(begin, end)
    total.seen++
    if (kinds.some((kind) => kind !== kinds[0])) total.changed++
    if (!isSeenWhole) continue
    total.stretches++
    if (kinds.length === 1) total.loneDays++
    if (isWhole(kinds, blocks)) total.whole++
  }
}

/** A stretch of several roles is full if it is as long as the longest of their blocks. */
function isWhole(kinds: Kind[], blocks: Block[]): boolean {
  if (blocks.length === 0) return kinds.length >= shortest
  const own = blocks.filter((block) => kinds.some((kind) => block.kinds.includes(kind)))
  const widest = own.reduce((one, other) => (other.atLeast > one.atLeast ? other : one))
  return kinds.length >= widest.atLeast && kinds.length <= widest.atMost
}

function addBackup(total: Signature, view: ProblemView, line: Line): void {
  for (const { begin, end, isSeenWhole } of spansOf(view, line, view.kinds.backup)) {
    total.backupDays += end - begin
    if (isSeenWhole && end - begin === 1) total.loneBackupDays++
    if (begin > 0 && isRightAfterNight(view, line.kinds[begin - 1]!, line.kinds[begin]!)) total.backupAfterNight++
  }
}

function isRightAfterNight(view: ProblemView, before: Kind, backup: Kind): boolean {
  return (
    view.kinds.withNight.includes(before) &&
    restBetween(shiftOf(view, before), shiftOf(view, backup), 1) < minutesPerDay
  )
}

function fewestIn(view: ProblemView, roster: Roster, kind: Kind): number {
  const filled = view.days.map(({ index }) => roster.filter((row) => row[index] === kind).length)
  const begun = view.past
    .map((row) => row.length - 1 - row.findLastIndex((other) => other !== kind))
    .filter((days) => days > 0)
  const isKnown = view.past.some((row) => row.length > 0)
  return fewestHandoffs({ filled, longest: longestWanted(view), begun: isKnown ? begun : undefined })
}

function takesOver({ days, kinds: { running } }: ProblemView, { kinds, from }: Line): number {
  let taken = 0
  for (let day = from; day < from + days.length; day++)
    if (running.includes(kinds[day]!) && day > 0 && kinds[day] !== kinds[day - 1]) taken++
  return taken
}

/** Days in a row of some kinds that touch the month. */
function spansOf({ days }: ProblemView, { kinds, from }: Line, among: Kind[]): Span[] {
  const spans: Span[] = []
  const until = from + days.length
  let begin = 0
  while (begin < kinds.length) {
    let end = begin
    while (end < kinds.length && among.includes(kinds[end]!)) end++
    if (end > begin && end > from && begin < until)
      spans.push({ begin, end, isSeenWhole: begin > 0 && end < kinds.length })
    begin = Math.max(end, begin + 1)
  }
  return spans
}
