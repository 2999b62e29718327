/** Who covers the shifts that an approval opens: one person for all of them, or one for each. */

import { useState } from 'react'
import type { Consequences } from '../../../contract/request-outlook.ts'
import type { Shift } from '../../../contract/schedules.ts'
import type { Candidate } from '../../../contract/shifts.ts'
import { joinWords } from '../../../engine/text/join-words.ts'

export type Opened = Consequences['opened'][number]
export type Cover = { shift: Shift; candidate: Candidate }

/** The best for each, no one on two shifts of one day. */
export function bestForEach(opened: readonly Opened[]): Map<number, number> {
  const chosen = new Map<number, number>()
  const busy = new Set<string>()
  for (const { shift, candidates } of opened) {
    const best = candidates.find(({ physicianId, isAllowed }) => isAllowed && !busy.has(`${physicianId} ${shift.date}`))
    if (!best) continue
    chosen.set(shift.id, best.physicianId)
    busy.add(`${best.physicianId} ${shift.date}`)
  }
  return chosen
}

export function coversOf(opened: readonly Opened[], chosen: ReadonlyMap<number, number>): Cover[] {
  return opened.flatMap(({ shift, candidates }) => {
    const candidate = candidates.find(({ physicianId }) => physicianId === chosen.get(shift.id))
    return candidate ? [{ shift, candidate }] : []
  })
}

/** Sandoval; Sandoval and Jansen; 3 colleagues */
export function describeWhoCovers(covers: readonly Cover[]): string {
  const names = [...new Set(covers.map(({ candidate }) => candidate.name.split(' ').at(-1) ?? candidate.name))]
  return names.length > 2 ? `${names.length} colleagues` : joinWords(names, 'and')
}

export type CoverMode = 'one' | 'each'

/** What the reviewer chose, for these shifts. */
type Chosen = { of: string; mode?: CoverMode; one?: number; each?: ReadonlyMap<number, number> }

/** The reviewer's choice of cover: proposed at first, then as chosen; proposed again when other shifts would open. */
export function useCoverChoice(found: Pick<Consequences, 'opened' | 'forAll'> | null | undefined, proposes: boolean) {
  const opened = found?.opened ?? []
  const of = opened.map(({ shift }) => shift.id).join()
  const [last, setLast] = useState<Chosen>({ of })
  const made = last.of === of ? last : { of }
  const forAll = (opened.length === 1 ? opened[0]?.candidates : found?.forAll) ?? []
  const proposed = proposes ? forAll.find(({ isAllowed }) => isAllowed)?.physicianId : undefined
  const mode = made.mode ?? (proposed !== undefined || opened.length === 1 ? 'one' : 'each')
  const one = made.one ?? proposed
  const each = made.each ?? (proposes ? bestForEach(opened) : new Map<number, number>())
  const chosen =
    mode === 'each' ? each : new Map(one === undefined ? [] : opened.map(({ shift }) => [shift.id, one] as const))
  return {
    mode,
    setMode: (next: CoverMode) => setLast({ ...made, mode: next }),
    forAll,
    chosen,
    covers: coversOf(opened, chosen),
    chooseForAll: (physicianId: number) => setLast({ ...made, one: physicianId }),
    chooseFor: (shiftId: number, physicianId: number) =>
      setLast({ ...made, each: new Map([...each, [shiftId, physicianId]]) }),
  }
}

export type CoverChoice = ReturnType<typeof useCoverChoice>
