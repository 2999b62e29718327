/** What a key means in the grid for the focused cell; and role codes, typed letter by letter. */

import { useEffect, useState } from 'react'
import type { Role } from '../../../contract/roles.ts'
import { moveFocus, type Place } from '../model/move-focus.ts'
import type { Desk } from '../use-desk.ts'

type KeyAction =
  | { do: 'focus' | 'extend'; place: Place }
  | { do: 'open-window' | 'clear' | 'start-move' | 'drop' | 'cancel' | 'stop-typing' | 'copy' | 'paste' | 'unselect' }
  | { do: 'type'; text: string }
  | { do: 'assign'; roleName: string }

export type KeyContext = {
  place: Place
  grid: { rows: readonly string[]; columns: number }
  isMoving: boolean
  /** More than one cell is selected. */
  isRange: boolean
  /** Letters typed so far. */
  typed: string
  hasShift: boolean
  /** Only cells of physicians in the month can be typed into. */
  canAssign: boolean
  codes: ReadonlyMap<string, string>
}

type Key = { key: string; ctrl: boolean; alt: boolean; shift: boolean }

export function readKey(key: Key, context: KeyContext): KeyAction | undefined {
  if (key.alt) return undefined
  const place = moveFocus(context.place, key, context.grid)
  if (place) return { do: key.shift && !context.isMoving ? 'extend' : 'focus', place }
  if (key.ctrl) return context.isMoving ? undefined : readClipboardKey(key, context)
  if (key.key === 'Escape') {
    if (context.isMoving) return { do: 'cancel' }
    if (context.typed) return { do: 'stop-typing' }
    return context.isRange ? { do: 'unselect' } : undefined
  }
  if (context.isMoving) return key.key === 'Enter' || key.key === ' ' ? { do: 'drop' } : undefined
  if (key.key === 'Enter') {
    const role = context.typed ? readTypedCode(context.typed, context.codes).role : undefined
    return role ? { do: 'assign', roleName: role } : { do: 'open-window' }
  }
  if (key.key === 'Backspace' && context.typed) return { do: 'type', text: context.typed.slice(0, -1) }
  if ((key.key === 'Delete' || key.key === 'Backspace') && (context.hasShift || context.isRange)) return { do: 'clear' }
  if (/^m$/i.test(key.key) && context.hasShift && !context.typed) return { do: 'start-move' }
  return context.canAssign ? readLetter(key.key, context) : undefined
}

function readClipboardKey({ key }: Key, { canAssign }: KeyContext): KeyAction | undefined {
  if (/^c$/i.test(key)) return { do: 'copy' }
  return /^v$/i.test(key) && canAssign ? { do: 'paste' } : undefined
}

/** A code that no longer code starts with is assigned right away; else it waits for more letters, Enter, or an arrow. */
function readLetter(letter: string, { typed, codes }: KeyContext): KeyAction | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(letter)) return undefined
  const text = typed + letter
  const { role, isComplete, isPossible } = readTypedCode(text, codes)
  if (role && isComplete) return { do: 'assign', roleName: role }
  return isPossible ? { do: 'type', text: text.toUpperCase() } : undefined
}

type Typed = { role: string | undefined; isComplete: boolean; isPossible: boolean }

/** `codes`: role name to code. Case doesn't matter. */
export function readTypedCode(typed: string, codes: ReadonlyMap<string, string>): Typed {
  const text = typed.toLowerCase()
  const starting = [...codes].filter(([, code]) => code.toLowerCase().startsWith(text))
  const role = starting.find(([, code]) => code.toLowerCase() === text)?.[0]
  return { role, isComplete: role !== undefined && starting.length === 1, isPossible: starting.length > 0 }
}

/** Milliseconds without another letter after which a code counts. */
const pause = 700

/** Typing a role code into a cell: letters wait a moment for more, then the role is assigned. */
export function useTyping(desk: Pick<Desk, 'codes' | 'roles'>, onAssign: (role: Role) => void) {
  const [typed, setTyped] = useState('')

  const assign = (roleName: string) => {
    setTyped('')
    const role = [...desk.roles.values()].find((each) => each.name === roleName)
    if (role) onAssign(role)
  }
  const finish = () => {
    const { role } = readTypedCode(typed, desk.codes)
    if (role) assign(role)
    else setTyped('')
  }
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(finish, pause)
    return () => clearTimeout(timer)
  })
  return { typed, type: setTyped, assign, finish, stop: () => setTyped('') }
}
