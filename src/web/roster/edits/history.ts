/** What was done in this session, and what undo and redo would do next. */
import type { LocalEdit } from './local-edit.ts'

export type ChangeState = 'saving' | 'saved' | 'refused'

export type Change = {
  key: number
  label: string
  edits: LocalEdit[]
  inverse: LocalEdit[]
  /** Why a rule was broken. */
  reason: string | undefined
  state: ChangeState
  isUndone: boolean
}

/** Oldest first. Undone changes stand at the end until another change takes their place. */
export type History = readonly Change[]

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
