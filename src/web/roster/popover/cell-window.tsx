/** The dialog at a cell: a shift with its reasons, an empty day with what could be assigned, or an open shift with who could take it. */
import * as Primitive from 'radix-ui/popover'
import { useRef, useState } from 'react'
import type { Shift } from '../../../contract/schedules.ts'
import { CallOutDialog } from '../../call-outs/call-out-dialog.tsx'
import { floatingFrame } from '../../ui/floating-classes.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import type { DayCoverage } from '../model/coverage.ts'
import type { GridDay } from '../model/days.ts'
import type { Place } from '../model/move-focus.ts'
import { coverageKey, idOfKey } from '../model/rows.ts'
import type { Desk } from '../use-desk.ts'
import { AssignPanel, GapPanel } from './day-panels.tsx'
import { ShiftPanel } from './shift-panel.tsx'

type CellWindowProps = {
  desk: Desk
  place: Place | undefined
  day: GridDay | undefined
  coverage: DayCoverage | undefined
  shift: Shift | undefined
  anchor: () => HTMLElement | null
  onMove: () => void
  onClose: () => void
}

/** Pixels below which nothing fits next to a cell. */
const narrow = 760

export function CellWindow({ desk, place, day, coverage, shift, anchor, onMove, onClose }: CellWindowProps) {
  const virtual = useRef({ getBoundingClientRect: () => new DOMRect() })
  virtual.current.getBoundingClientRect = () => anchor()?.getBoundingClientRect() ?? new DOMRect()
  const [missed, setMissed] = useState<Shift>()
  if (missed?.physicianId) {
    const { physicianId, date } = missed
    return <CallOutDialog open physicianId={physicianId} date={date} onOpenChange={() => setMissed(undefined)} />
  }
  if (!place || !day) return null
  const physicianId = idOfKey(place.row)
  const close = { onClose }
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Anchor virtualRef={virtual} />
      <Primitive.Portal>
        <Primitive.Content
          aria-label={`${shift?.role ?? 'Day'}, ${day.words}`}
          side={window.innerWidth < narrow ? 'bottom' : 'right'}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className={joinClasses(
            floatingFrame,
            'flex max-h-[min(520px,calc(100dvh-24px))] w-88 max-w-[calc(100vw-24px)] flex-col overflow-y-auto text-12 max-tablet:max-h-[min(520px,var(--radix-popover-content-available-height))]',
          )}
        >
          {place.row === coverageKey ? (
            <GapPanel desk={desk} day={day} coverage={coverage} {...close} />
          ) : shift ? (
            <ShiftPanel
              desk={desk}
              shift={shift}
              day={day}
              onMove={() => {
                onClose()
                onMove()
              }}
              onCallOut={() => {
                onClose()
                setMissed(shift)
              }}
              {...close}
            />
          ) : (
            <AssignPanel desk={desk} day={day} physicianId={physicianId} {...close} />
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
