/** Undo of what was done on the year's page since it was opened: moved weeks, traded holidays, dealing, and laying out. */
import { useEffect, useState } from 'react'
import type { TurnByHand, WeekMove, YearLayout, YearPlan } from '../../contract/year.ts'
import { useChange } from '../api/use-change.ts'
import { toast } from '../ui/toast.ts'

export type LayoutBack = { from: string; months: '3' | '6' | '12'; weeks: YearLayout['weeks']; stamp: string }

/** `what` completes "Saved: ..." and "Undone: ...". */
export type YearStep =
  | { what: string; moves: WeekMove[] }
  /** What the turns were before. */
  | { what: string; turns: TurnByHand[] }
  /** The weeks that were there before a layout. */
  | { what: string; layout: LayoutBack }

/** The moves that put weeks back where they are now. */
export function backFrom({ people }: YearPlan, moves: readonly WeekMove[]): WeekMove[] {
  return moves.map(({ physicianId, remove, add }) => {
    const own = people.find(({ id }) => id === physicianId)
    const week = own?.weeks.find(({ from, source }) => source === 'laid-out' && from === remove)
    return {
      physicianId,
      remove: add?.from ?? null,
      add: week ? { from: week.from, to: week.to, isNight: week.isNight } : null,
    }
  })
}

/** The turns as they are now; of everyone on these dates, or of some. */
export function turnsNow(
  { people, holidays }: YearPlan,
  dates: readonly string[],
  ids?: readonly number[],
): TurnByHand[] {
  return people
    .filter(({ id }) => !ids || ids.includes(id))
    .flatMap(({ id, turns }) =>
      turns.flatMap(({ works, isSetByHand }, place) => {
        const { date } = holidays[place]!
        return dates.includes(date) ? { physicianId: id, date, works, isSetByHand } : []
      }),
    )
}

export function useYearUndo() {
  const [steps, setSteps] = useState<YearStep[]>([])
  const moves = useChange('moveWeeks', { as: 'undoYear' })
  const turns = useChange('setTurns', { as: 'undoYear' })
  const layout = useChange('keepLayout', { as: 'undoYear' })
  const last = steps.at(-1)
  const isBusy = moves.isPending || turns.isPending || layout.isPending
  const undo = () => {
    if (!last || isBusy) return
    const done = {
      onSuccess: () => {
        setSteps((all) => all.slice(0, -1))
        toast({ title: 'Success', description: `Undone: ${last.what}.`, tone: 'good' })
      },
      // What someone else changed since can't be put back.
      onError: () => setSteps((all) => all.slice(0, -1)),
    }
    if ('moves' in last) moves.mutate({ body: { moves: last.moves } }, done)
    else if ('layout' in last) layout.mutate({ body: last.layout }, done)
    else turns.mutate({ body: { turns: last.turns } }, done)
  }
  useUndoKey(undo)
  return {
    undo,
    last,
    isBusy,
    error: moves.error ?? turns.error ?? layout.error,
    add: (step: YearStep) => {
      setSteps((all) => [...all, step])
      toast({ title: 'Success', description: `Saved: ${step.what}.`, tone: 'good' })
    },
  }
}

/** Ctrl+Z anywhere on the page, except in inputs and dialogs. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'z'
      const isTyped = event.target instanceof HTMLElement && event.target.closest('input, textarea, [role="dialog"]')
      if (!isUndo || isTyped) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo])
}
