/** The best fix for an issue, searched for when idle. */
import { useEffect, useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import type { Desk } from '../use-desk.ts'
import { type Fix, findFix, proposeOneByOne } from './issues.ts'

/** `isFound` is false until the first search is over; later ones replace its result when they finish. */
export function useFix({ checker, checked }: Desk, shift: Shift): { isFound: boolean; fix: Fix | undefined } {
  const [found, setFound] = useState<{ isFound: boolean; fix: Fix | undefined }>({ isFound: false, fix: undefined })
  useEffect(() => {
    if (!checker || !checked) return
    return doOneByOne(() => setFound({ isFound: true, fix: findFix(checker, checked.roster, shift) }))
  }, [checker, checked, shift])
  return found
}

/** Different people for different shifts. What hasn't been searched yet is missing. */
export function useFixes({ checker, checked }: Desk, shifts: readonly Shift[]): ReadonlyMap<number, Fix | undefined> {
  const [found, setFound] = useState<ReadonlyMap<number, Fix | undefined>>(new Map())
  useEffect(() => {
    if (!checker || !checked) return
    const propose = proposeOneByOne(checker, checked.roster)
    const fixes = new Map<number, Fix | undefined>()
    const jobs = shifts.map((shift, place) =>
      doOneByOne(() => {
        fixes.set(shift.id, propose(shift))
        // Not after each: the panel would redraw as often.
        if (place % 6 === 5 || place === shifts.length - 1) setFound(new Map(fixes))
      }),
    )
    return () => {
      for (const callOff of jobs) callOff()
    }
  }, [checker, checked, shifts])
  return found
}

type Job = () => void

const waiting: Job[] = []
let isRunning = false

/** Returns a function that cancels it. */
function doOneByOne(job: Job): () => void {
  waiting.push(job)
  if (!isRunning) next()
  return () => {
    const at = waiting.indexOf(job)
    if (at >= 0) waiting.splice(at, 1)
  }
}

function next(): void {
  isRunning = true
  setTimeout(() => {
    waiting.shift()?.()
    if (waiting.length > 0) next()
    else isRunning = false
  }, 30)
}
