/** The rows of all physicians, under the titles of their groups where there are some. */
import { Fragment } from 'react'
import type { GridDay, Span } from '../model/days.ts'
import type { Place } from '../model/move-focus.ts'
import { physicianKey } from '../model/rows.ts'
import type { Desk } from '../use-desk.ts'
import { flagsOf } from './cell-flags.ts'
import { GroupRow } from './grid-head.tsx'
import { PhysicianRow } from './physician-row.tsx'
import type { GridRows } from './use-grid-rows.ts'

type PhysicianGroupsProps = {
  desk: Desk
  rows: GridRows
  days: readonly GridDay[]
  active: Place
  /** Whether the window of the active cell is open. */
  isOpened: boolean
  /** Letters of a role's code so far. */
  typed: string
  span: Span
}

export function PhysicianGroups({ desk, rows, days, active, isOpened, typed, span }: PhysicianGroupsProps) {
  return (
    <>
      {rows.groups.map((group) => (
        <Fragment key={group.key}>
          {group.title && <GroupRow title={group.title} count={group.people.length} days={days.length} />}
          {group.people.map((person) => {
            const isActive = active.row === physicianKey(person.id)
            const shifts = rows.ownShifts(person.id)
            return (
              <PhysicianRow
                key={person.id}
                person={person}
                shifts={shifts}
                days={days}
                mark={desk.mark}
                counts={rows.countsOf(person.id)}
                shares={desk.shares?.get(person.id)}
                known={desk.known.get(person.id)}
                breaks={desk.breaks.get(person.id)}
                flags={flagsOf(shifts, desk)}
                activeColumn={isActive ? active.column : -1}
                isOpened={isActive && isOpened}
                typed={isActive ? typed : ''}
                showsRole={span === 'week'}
              />
            )
          })}
        </Fragment>
      ))}
    </>
  )
}
