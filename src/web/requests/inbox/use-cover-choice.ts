/** The reviewer's choice of cover: proposed at first, then as chosen; proposed anew when other shifts would open. */
import { useState } from 'react'
import { bestForEach, coverForAll, coversOf, type Opened } from './cover-choice.ts'

export type CoverMode = 'one' | 'each'

/** What the reviewer chose, for these shifts. */
type Chosen = { of: string; mode?: CoverMode; one?: number; each?: ReadonlyMap<number, number> }

export function useCoverChoice(opened: readonly Opened[], proposes: boolean) {
  const of = opened.map(({ shift }) => shift.id).join()
  const [last, setLast] = useState<Chosen>({ of })
  const made = last.of === of ? last : { of }
  const forAll = coverForAll(opened)
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
