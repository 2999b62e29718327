/** One role of the switchboard: who is on, how to reach them and until when, and who comes next. */
import { Phone, Smartphone } from 'lucide-react'
import type { Switchboard } from '../../contract/on-call.ts'
import { formatShortDate } from '../../engine/text/dates.ts'
import { formatTime } from '../text/clock.ts'
import { momentIn } from '../text/group-day.ts'

type Role = Switchboard['roles'][number]
type Shift = Role['now'][number]

export function RoleRows({ role, timeZone }: { role: Role; timeZone: string }) {
  return (
    <section
      aria-label={role.name}
      className="overflow-clip rounded-control border border-line bg-raised print:break-inside-avoid"
    >
      <h2 className="border-b border-line bg-surface px-4 py-2 text-18 font-semibold desktop:px-5">{role.name}</h2>
      <div className="grid desktop:grid-cols-[3fr_2fr] desktop:divide-x desktop:divide-line">
        <Shifts
          label={`${role.name} now`}
          title="Now"
          shifts={role.now}
          none="No one is on."
          describe={({ endsAt }) => `until ${describe(endsAt, timeZone)}`}
        />
        <Shifts
          label={`${role.name} next`}
          title="Next"
          isNext
          shifts={role.next}
          none="Nothing published."
          describe={({ startsAt }) => `from ${describe(startsAt, timeZone)}`}
        />
      </div>
    </section>
  )
}

/** 7:00 PM, Dec 7 */
function describe(moment: string, timeZone: string): string {
  const { date, time } = momentIn(timeZone, moment)
  return `${formatTime(time)}, ${formatShortDate(date)}`
}

type ShiftsProps = {
  label: string
  title: string
  isNext?: boolean
  shifts: Shift[]
  none: string
  describe: (shift: Shift) => string
}

function Shifts({ label, title, isNext = false, shifts, none, describe: say }: ShiftsProps) {
  return (
    <div className="px-4 py-3 max-desktop:border-t max-desktop:border-line desktop:px-5">
      <h3 className="text-13 font-semibold text-muted">{title}</h3>
      {shifts.length === 0 ? (
        <p className={isNext ? 'py-1 text-16 text-muted' : 'py-1 text-20 text-muted'}>{none}</p>
      ) : (
        <ul aria-label={label} className="divide-y divide-line">
          {shifts.map((shift) => (
            <ShiftRow
              key={`${shift.position} ${shift.startsAt} ${shift.physician?.name}`}
              shift={shift}
              isNext={isNext}
              when={say(shift)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function ShiftRow({ shift, isNext, when }: { shift: Shift; isNext: boolean; when: string }) {
  const { physician, position, location } = shift
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
      <p className={isNext ? 'text-18 font-semibold' : 'text-22 font-semibold desktop:text-28'}>
        {physician ? physician.name : <span className="text-bad">Open</span>}
      </p>
      {physician && <Numbers physician={physician} isNext={isNext} />}
      <p className="w-full text-14 text-muted">{[position, when, location].filter(Boolean).join(' · ')}</p>
    </li>
  )
}

function Numbers({ physician, isNext }: { physician: NonNullable<Shift['physician']>; isNext: boolean }) {
  const { phoneNumber, pagerNumber } = physician
  const size = isNext ? 'text-16' : 'text-20 desktop:text-22'
  if (!phoneNumber && !pagerNumber) return <p className="text-14 text-warn">No number</p>
  return (
    <p className={`flex flex-wrap gap-x-4 tabular-nums ${size}`}>
      {phoneNumber && (
        <a
          href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}
          className="inline-flex items-center gap-1.5 hover:underline"
          aria-label={`Call ${phoneNumber}`}
        >
          <Phone className="size-4 text-muted" />
          {phoneNumber}
        </a>
      )}
      {pagerNumber && (
        <span className="inline-flex items-center gap-1.5">
          <Smartphone className="size-4 text-muted" aria-hidden />
          <span className="text-14 text-muted">Pager</span> {pagerNumber}
        </span>
      )}
    </p>
  )
}
