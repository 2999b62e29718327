/** Typing a role's code into a cell: letters wait a moment for more, then the role is assigned. */
import { useEffect, useState } from 'react'
import type { GridDay } from '../model/days.ts'
import type { Place } from '../model/move-focus.ts'
import { idOfKey } from '../model/rows.ts'
import { readTypedCode } from '../model/typed-code.ts'
import type { Desk } from '../use-desk.ts'

/** Milliseconds without a further letter after which a code counts. */
const pause = 700

export function useTyping(desk: Desk, place: Place, days: readonly GridDay[]) {
  const [typed, setTyped] = useState('')

  const assign = (roleName: string) => {
    setTyped('')
    const physicianId = idOfKey(place.row)
    const date = days[place.column]?.date
    const role = [...desk.roles.values()].find((each) => each.name === roleName)
    if (physicianId !== undefined && date && role) desk.assign({ physicianId, date }, role)
  }
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => {
      const { role } = readTypedCode(typed, desk.codes)
      if (role) assign(role)
      else setTyped('')
    }, pause)
    return () => clearTimeout(timer)
  })
  return { typed, type: setTyped, assign, stop: () => setTyped('') }
}
