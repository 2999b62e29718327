/** The people of a shift: who has it, who else works, and the handoffs, each a tap away from a call or a message. */
import { useState } from 'react'
import type { ColleagueOn, ShiftSheet } from '../../contract/shifts.ts'
import { weekdayOf } from '../../engine/calendar.ts'
import { formatShortDate, formatShortWeekday } from '../../engine/text/dates.ts'
import type { MarkShift } from '../shifts/shift-marks.ts'
import { endDateOf } from '../shifts/shift-words.ts'
import { formatTime } from '../text/clock.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { ContactLinks } from '../ui/contact-links.tsx'

type SheetPeopleProps = { sheet: ShiftSheet; mark: MarkShift; isMine: boolean }

export function SheetPeople({ sheet, mark, isMine }: SheetPeopleProps) {
  const { shift, phoneNumber, alongside, handoffFrom, handoffTo } = sheet
  const role = (other: ColleagueOn) => mark(other.shift).positionName
  const from = (other: ColleagueOn) => {
    const end = endDateOf(other.shift)
    return `${role(other)}, until ${formatMoment(end, other.shift.endTime, shift.date)}`
  }
  const to = (other: ColleagueOn) =>
    `${role(other)}, from ${formatMoment(other.shift.date, other.shift.startTime, endDateOf(shift))}`
  return (
    <>
      {!isMine && shift.physicianId !== null && (
        <People title="On this shift" people={[{ shift, phoneNumber }]} detailOf={role} />
      )}
      <People title={isMine ? 'With you' : 'Also working'} people={alongside} detailOf={role} />
      <People title="Handoff from" people={handoffFrom} detailOf={from} shownFirst={1} />
      <People title="Handoff to" people={handoffTo} detailOf={to} shownFirst={1} />
    </>
  )
}

/** The time, and the day if it differs from the shift's own. */
function formatMoment(date: string, time: string, expected: string): string {
  if (date === expected) return formatTime(time)
  return `${formatTime(time)} on ${formatShortWeekday(weekdayOf(date))}, ${formatShortDate(date)}`
}

type PeopleProps = {
  title: string
  people: ColleagueOn[]
  detailOf: (other: ColleagueOn) => string
  /** How many are shown before the rest is requested; the most likely come first. */
  shownFirst?: number
}

function People({ title, people, detailOf, shownFirst = 2 }: PeopleProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (people.length === 0) return null
  const shown = showsAll ? people : people.slice(0, shownFirst)
  return (
    <section aria-label={title} className="pt-3.5">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-13 text-muted">{title}</h3>
        {shown.length < people.length && (
          <Button variant="link" size="touch" className="-my-3" onClick={() => setShowsAll(true)}>
            Show {people.length - shown.length} more
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {shown.map((other) => (
          <Person key={other.shift.id} other={other} detail={detailOf(other)} />
        ))}
      </ul>
    </section>
  )
}

function Person({ other: { shift, phoneNumber }, detail }: { other: ColleagueOn; detail: string }) {
  const name = shift.physicianName ?? ''
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <Avatar {...shift.physician} size="medium" />
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-semibold">{name}</span>
        <span className="block text-13 text-muted">{detail}</span>
      </span>
      <ContactLinks name={name} phoneNumber={phoneNumber} />
    </li>
  )
}
