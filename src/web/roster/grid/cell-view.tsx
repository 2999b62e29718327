/** One day of one physician: a chip that joins its neighbors, a quiet mark, or nothing. */
// biome-ignore-all lint/a11y/useSemanticElements: rows of a table cannot be laid out on their own, which keeps an edit cheap.
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus at a time, and passes it on by the arrows.
import { Dot, Heart, Lock, Minus } from 'lucide-react'
import type { Shift } from '../../../contract/schedules.ts'
import { formatTimes } from '../../text/clock.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { type MarkedCell, quietWords, type RunCell } from '../model/cells.ts'
import type { GridDay } from '../model/days.ts'
import type { Desk } from '../use-desk.ts'

type CellViewProps = {
  day: GridDay
  column: number
  who: string
  run: RunCell | undefined
  quiet: MarkedCell | undefined
  /** The physician's time off request for the day is pending. */
  isPendingOff: boolean
  /** Why it is marked: the sentence of the broken rule. */
  broken: string | undefined
  /** A range of days that break one rule has one dot. */
  startsBreak: boolean
  /** Predicted sleepiness at the end of the shift, if it is high. */
  sleepy: string | undefined
  flag: CellFlag | undefined
  isSelected: boolean
  isActive: boolean
  isOpened: boolean
  /** Letters of a role code being typed into this cell. */
  typed: string
  showsRole: boolean
}

export function CellView(props: CellViewProps) {
  const { day, column, run, quiet, broken, isActive, typed } = props
  return (
    <div
      role="gridcell"
      data-column={column}
      tabIndex={isActive ? 0 : -1}
      aria-label={describeCell(props)}
      aria-readonly={day.isOutside || undefined}
      aria-selected={props.isSelected || undefined}
      className={joinClasses('roster-cell', props.isOpened && 'is-open', props.isSelected && 'is-selected')}
    >
      {run ? <Chip {...props} run={run} /> : quiet && <Quiet cell={quiet} />}
      {props.isPendingOff && <span className="roster-pending" />}
      {broken && props.startsBreak && <span className="roster-dot">!</span>}
      {!broken && run?.shift.isLocked && (
        <span className="roster-dot is-lock">
          <Lock />
        </span>
      )}
      {typed && <span className="roster-typed">{typed}</span>}
    </div>
  )
}

function Chip({ day, run, broken, sleepy, flag, showsRole }: CellViewProps & { run: RunCell }) {
  return (
    <b
      className={joinClasses(
        'roster-chip',
        run.kind,
        run.startsRun && 'starts',
        run.endsRun && 'ends',
        day.isOutside && 'outside',
        broken && 'is-broken',
        sleepy && 'is-sleepy',
        flag && `is-${flag}`,
        run.shift.id < 0 && 'is-unsaved',
      )}
    >
      <span>
        {codeShown(run)}
        {showsRole && <small>{run.roleName}</small>}
      </span>
    </b>
  )
}

const quietIcons = { off: Minus, work: Heart, unavailable: Dot }

function Quiet({ cell }: { cell: MarkedCell }) {
  if (cell.mark !== 'away') {
    const Icon = quietIcons[cell.mark]
    return (
      <span className="roster-request">
        <Icon />
      </span>
    )
  }
  return (
    <>
      <span className={joinClasses('roster-away', cell.startsStretch && 'starts', cell.endsStretch && 'ends')} />
      {cell.startsStretch && cell.length > 1 && (
        <span className="roster-away-word" style={{ width: `${cell.length * 100}%` }}>
          <i>away</i>
        </span>
      )}
    </>
  )
}

/** R3, or R+1 if the day has another shift. */
function codeShown({ code, positionCode, more }: RunCell): string {
  return more > 0 ? `${code}+${more}` : positionCode
}

/** "Choi, Fri, Dec 25: R3 Rounder, 7:00 AM–7:00 PM, locked" */
function describeCell({ day, who, run, quiet, isPendingOff, broken, sleepy, flag }: CellViewProps): string {
  const words = run
    ? [
        `${codeShown(run)} ${run.roleName}`,
        formatTimes(run.shift),
        run.shift.isLocked && 'locked',
        broken && `breaks a rule: ${broken}`,
        sleepy && `predicted sleepiness ${sleepy} at the end`,
        flag === 'saving' && 'saving',
        flag !== 'saving' && run.shift.id < 0 && 'not saved',
      ]
    : [quiet ? quietWords[quiet.mark] : 'free']
  const pending = isPendingOff && 'time off pending'
  return `${who}, ${day.words}: ${[...words, pending].filter(Boolean).join(', ')}`
}

type CellFlag = 'saving' | 'warned' | 'refused'

/** The pending state of a row's shifts, as text, so a row only redraws when it changes: "12 saving". */
export function flagsOf(shifts: readonly Shift[], { edits }: Pick<Desk, 'edits'>): string {
  const { savingIds, refused, warned } = edits
  if (savingIds.size === 0 && !refused && warned.size === 0) return ''
  const flags: string[] = []
  for (const { id } of shifts) {
    if (savingIds.has(id)) flags.push(`${id} saving`)
    else if (refused?.shiftIds.includes(id)) flags.push(`${id} refused`)
    else if (warned.has(id)) flags.push(`${id} warned`)
  }
  return flags.join(',')
}

export function readFlags(text: string): Map<number, CellFlag> {
  if (!text) return new Map()
  return new Map(
    text.split(',').map((part) => {
      const [id, flag] = part.split(' ')
      return [Number(id), flag as CellFlag]
    }),
  )
}
