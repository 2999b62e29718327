/** What this coordinator did in the schedule, and what undo and redo would do next. */
import type { StepKind, UndoStep } from '../../../contract/undo-steps.ts'
import { formatDateRange } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import type { LocalEdit } from './local-edit.ts'

export type ChangeState = 'saving' | 'saved' | 'refused'

export type Change = {
  key: number
  /** Identifies the step on the server for an exact undo; unknown while it is being saved. */
  stepId?: number | undefined
  label: string
  /** What is shown right away; nothing for changes from earlier visits. */
  edits: LocalEdit[]
  inverse: LocalEdit[]
  /** Why a rule was overridden. */
  reason: string | undefined
  state: ChangeState
  isUndone: boolean
  /** Counts up with everything done, undone, and redone in this visit. */
  turn?: number
}

/** Oldest first. Undone changes are at the end until another change replaces them. */
export type History = readonly Change[]

/** What was done, undone, or redone last, in this visit. */
export function latestOf(history: History): Change | undefined {
  return history.reduce<Change | undefined>(
    (latest, change) => ((change.turn ?? 0) > (latest?.turn ?? 0) ? change : latest),
    undefined,
  )
}

export function nextUndo(history: History): Change | undefined {
  return history.findLast((change) => !change.isUndone && change.state !== 'refused')
}

export function nextRedo(history: History): Change | undefined {
  const last = history.findLastIndex((change) => !change.isUndone && change.state !== 'refused')
  return history.slice(last + 1).find((change) => change.isUndone)
}

/** A new change forgets what was undone before it. */
export function recordChange(history: History, change: Change): History {
  return [...history.filter(({ isUndone }) => !isUndone), change]
}

export function updateChange(history: History, key: number, update: Partial<Change>): History {
  return history.map((change) => (change.key === key ? { ...change, ...update } : change))
}

/** This visit's changes among those the server knows, in order. */
export function withSteps(history: History, steps: readonly UndoStep[]): History {
  const known = new Set(history.map(({ stepId }) => stepId))
  const earlier = steps.filter(({ id }) => !known.has(id)).map(changeOfStep)
  return [...earlier, ...history].sort((one, other) => (one.stepId ?? Infinity) - (other.stepId ?? Infinity) || 0)
}

function changeOfStep({ id, isUndone, ...step }: UndoStep): Change {
  const label = describeStep(step)
  return { key: -id, stepId: id, label, edits: [], inverse: [], reason: undefined, state: 'saved', isUndone }
}

const verbs: Record<StepKind, string> = {
  edit: 'Change',
  clear: 'Clear',
  propose: 'Fill or improve',
  regenerate: 'Regenerate month',
  use: 'Use this draft',
  delete: 'Delete draft',
}

/** "Clear 34 shifts, Dec 1-7" */
function describeStep({ kind, shifts, overrides, from, to }: Omit<UndoStep, 'id' | 'isUndone' | 'createdAt'>): string {
  if (shifts === 0 && overrides > 0) return `Change ${plural(overrides, 'override')}`
  if (shifts === 0) return verbs[kind]
  const days = from && to ? `, ${formatDateRange(from, to)}` : ''
  return `${verbs[kind]} ${plural(shifts, 'shift')}${days}`
}
