// A sheet follows the finger that pulls it down by its top, and closes when it is let go low enough or fast enough.
import { type PointerEvent, useRef } from 'react'

/** Pixels down, and pixels a millisecond at the end: a short flick closes it, too. */
const farEnough = 96
const fastEnough = 0.5
/** A tap moves a little. */
const shortestFlick = 24

type Drag = { sheet: HTMLElement; from: number; at: number; time: number; speed: number }

/** For the top of the sheet; what can be tapped there stays as it is. */
export function useDragToClose(close: () => void) {
  const drag = useRef<Drag | undefined>(undefined)
  const end = (mayClose: boolean) => {
    const ended = drag.current
    drag.current = undefined
    if (!ended) return
    const { sheet, from, at, speed } = ended
    const isFlick = speed > fastEnough && at - from > shortestFlick
    if (mayClose && (at - from > farEnough || isFlick)) close()
    else settle(sheet)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const sheet = event.currentTarget.closest<HTMLElement>('[role=dialog]')
      const isControl = event.target instanceof Element && event.target.closest('a, button, input')
      if (!sheet || isControl || !event.isPrimary || !isSheet(sheet)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { sheet, from: event.clientY, at: event.clientY, time: event.timeStamp, speed: 0 }
    },
    onPointerMove: ({ clientY, timeStamp }: PointerEvent) => {
      const current = drag.current
      if (!current) return
      current.speed = (clientY - current.at) / Math.max(1, timeStamp - current.time)
      current.at = clientY
      current.time = timeStamp
      current.sheet.style.translate = `0 ${Math.max(0, clientY - current.from)}px`
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  }
}

/** A sheet is at the bottom of a narrow screen; elsewhere the dialog is in the middle and can't be dragged. */
function isSheet(dialog: HTMLElement): boolean {
  return dialog.getBoundingClientRect().width >= document.documentElement.clientWidth
}

function settle(sheet: HTMLElement): void {
  sheet.style.transition = 'translate var(--default-transition-duration) var(--ease-move)'
  sheet.style.translate = ''
  sheet.addEventListener('transitionend', () => (sheet.style.transition = ''), { once: true })
}
