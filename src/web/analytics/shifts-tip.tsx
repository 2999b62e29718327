/** The panel beside a dot: who it is, how many, against which share, and the shifts behind it. */
import { useEffect, useState } from 'react'
import type { YearClass } from '../../contract/analytics.ts'
import { floatingFrame } from '../ui/floating-classes.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { sayCount, sayOver } from './class-words.ts'
import { ShiftsBehind } from './shifts-behind.tsx'
import type { PersonSum } from './summarise-period.ts'

/** Milliseconds on a dot before its shifts are asked for: a pointer that only passes asks for nothing. */
const delay = 200

type ShiftsTipProps = {
  person: PersonSum
  name: YearClass
  scheduleIds: readonly number[]
  holidays: readonly string[]
  /** In pixels, of the strip. */
  left: number
  top: number
}

export function ShiftsTip({ person, name, scheduleIds, holidays, left, top }: ShiftsTipProps) {
  const [isSettled, setSettled] = useState(false)
  const { id, firstName, lastName, burdens } = person
  useEffect(() => {
    setSettled(false)
    const timer = setTimeout(() => setSettled(id > 0), delay)
    return () => clearTimeout(timer)
  }, [id])
  const { has, share, over } = burdens[name]
  return (
    <div
      role="status"
      style={{ left, top }}
      className={joinClasses(floatingFrame, 'pointer-events-none absolute w-50 -translate-x-1/2 p-3 text-12')}
    >
      <p className="font-semibold">
        {firstName} {lastName} <span className="text-muted">{sayOver(over ?? 0)}</span>
      </p>
      <p className="pb-1.5 text-muted">
        {sayCount(has, name)}, share {share?.toFixed(1)}
      </p>
      {isSettled && <ShiftsBehind physicianId={id} name={name} scheduleIds={scheduleIds} holidays={holidays} />}
    </div>
  )
}
