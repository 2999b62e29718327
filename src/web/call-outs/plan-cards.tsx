/** The ways to cover an absence side by side: who is affected, the trade-offs, what stays open, and the button. */
import { CalendarCheck, Info, Phone, TriangleAlert } from 'lucide-react'
import type { CallOut, RepairPlan } from '../../contract/call-outs.ts'
import type { Shift } from '../../contract/schedules.ts'
import { groupBy } from '../../engine/group-by.ts'
import { formatDateRange, formatDays } from '../../engine/text/dates.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/card.tsx'
import { joinClasses } from '../ui/join-classes.ts'

type PlanCardsProps = {
  call: CallOut
  /** By physician, for those who will be asked. */
  numbers: ReadonlyMap<number, string | null>
  applying?: RepairPlan['kind']
  problem?: string
  onApply: (plan: RepairPlan) => void
}

export function PlanCards({ call, numbers, applying, problem, onApply }: PlanCardsProps) {
  const days = formatDateRange(call.startDate, call.endDate)
  if (call.shifts.length === 0) {
    return (
      <EmptyState icon={<CalendarCheck />} title={`${call.name} has no shift left on ${days}`}>
        Nothing to cover.
      </EmptyState>
    )
  }
  const plans = rankPlans(call)
  return (
    <section aria-label="Plans" className="flex flex-col gap-3">
      <p className="max-tablet:text-14">
        Needs coverage: <b>{describeShifts(call.shifts)}</b>
      </p>
      <div role="alert" className="empty:absolute">
        {problem && (
          <p className="flex gap-2 rounded-control border border-warn-line bg-warn-soft px-3 py-2 text-warn">
            <TriangleAlert className="mt-0.5" />
            <span>{problem} We updated these plans.</span>
          </p>
        )}
      </div>
      <BarredBackups barred={call.barredBackups} />
      <ol
        className={joinClasses(
          'grid gap-3',
          plans.length > 1 && 'tablet:grid-cols-2',
          plans.length > 2 && 'desktop:grid-cols-3',
        )}
      >
        {plans.map((plan, place) => (
          <PlanCard
            key={plan.kind}
            plan={plan}
            shifts={call.shifts}
            numbers={numbers}
            isBest={plans.length > 1 && place === 0}
            isApplying={applying === plan.kind}
            isBusy={applying !== undefined}
            onApply={() => onApply(plan)}
          />
        ))}
      </ol>
      {plans.length === 0 && (
        <p className="text-muted">
          No plan covers these shifts within the rules. Use the roster to assign someone yourself.
        </p>
      )}
    </section>
  )
}

/** Why someone on backup isn’t proposed. */
function BarredBackups({ barred }: { barred: CallOut['barredBackups'] }) {
  if (barred.length === 0) return null
  return (
    <ul aria-label="Why not the backup" className="flex flex-col gap-1">
      {barred.map(({ physicianId, dates, says }) => (
        <li key={`${physicianId} ${dates[0]}`} className="flex gap-2">
          <Info className="mt-0.5 size-4 shrink-0 text-muted" />
          <span>{says}</span>
        </li>
      ))}
    </ul>
  )
}

/**
 * First the backup, if the call-out goes to them first. Then plans that cover the shifts, with the backup ahead of others,
 * because only backup stays open; then the cheapest.
 */
function rankPlans({ plans, shifts, isBackupFirst }: CallOut): RepairPlan[] {
  const lost = new Set(shifts.map(({ id }) => id))
  const rankOf = ({ kind, open, cost }: RepairPlan) => [
    isBackupFirst && kind === 'backup' ? 0 : 1,
    open.filter(({ id }) => lost.has(id)).length,
    kind === 'backup' ? 0 : 1,
    open.length,
    cost,
  ]
  return plans.toSorted((one, other) => {
    const [first, second] = [rankOf(one), rankOf(other)]
    const place = first.findIndex((figure, index) => figure !== second[index])
    return place < 0 ? 0 : first[place]! - second[place]!
  })
}

type PlanCardProps = {
  plan: RepairPlan
  /** Those to cover. */
  shifts: Shift[]
  numbers: ReadonlyMap<number, string | null>
  isBest: boolean
  isApplying: boolean
  isBusy: boolean
  onApply: () => void
}

function PlanCard({ plan, shifts, numbers, isBest, isApplying, isBusy, onApply }: PlanCardProps) {
  return (
    <li
      className={joinClasses(
        'flex min-w-0 flex-col gap-3 rounded-control border bg-raised p-4',
        isBest ? 'border-accent' : 'border-line',
      )}
    >
      <header className="flex items-start justify-between gap-2">
        <h3 className="text-14 font-semibold">{plan.title}</h3>
        {isBest && <Badge tone="accent-soft">Best</Badge>}
      </header>
      <Disturbed plan={plan} shifts={shifts} numbers={numbers} />
      <p className={joinClasses('font-semibold', plan.open.length === 0 ? 'text-good' : 'text-bad')}>
        {plan.open.length === 0 ? 'Everything is covered' : `Still open: ${describeShifts(plan.open)}`}
      </p>
      <Button
        variant={isBest ? 'primary' : 'outline'}
        className="mt-auto"
        aria-label={`Apply: ${plan.title}`}
        loading={isApplying}
        loadingLabel="Applying..."
        disabled={isBusy && !isApplying}
        onClick={onApply}
      >
        Apply
      </Button>
    </li>
  )
}

function Disturbed({ plan, shifts, numbers }: Pick<PlanCardProps, 'plan' | 'shifts' | 'numbers'>) {
  const asked = groupBy(plan.asked, ({ physicianId }) => physicianId)
  const people = [
    ...plan.disturbed.map((person) => ({ ...person, key: `days change: ${person.physicianId}` })),
    ...[...asked].map(([physicianId, asks]) => ({
      key: `asked ${physicianId}`,
      name: asks[0]!.name,
      phoneNumber: numbers.get(physicianId) ?? null,
      says: `will be asked about ${describeShifts(shifts.filter(({ id }) => asks.some(({ shiftId }) => shiftId === id)))}`,
    })),
  ]
  if (people.length === 0) return <p>No one else is affected.</p>
  return (
    <ul aria-label="Who’s affected" className="flex max-h-52 flex-col gap-2 overflow-y-auto">
      {people.map(({ key, name, phoneNumber, says }) => (
        <li key={key}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <b>{name}</b>
            {phoneNumber && (
              <a
                href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}
                className="inline-flex min-h-6 items-center gap-1 text-12 whitespace-nowrap text-accent-text hover:underline"
              >
                <Phone className="size-3" />
                {phoneNumber}
              </a>
            )}
          </span>
          <span className="block text-12 text-muted">{says}</span>
        </li>
      ))}
    </ul>
  )
}

/** Those of one role together: "Rounder, Nov 18–20" */
export function describeShifts(shifts: readonly Shift[]): string {
  const byRole = groupBy(shifts, ({ role }) => role ?? 'Shift')
  return [...byRole].map(([role, those]) => `${role}, ${formatDays(those.map(({ date }) => date))}`).join('; ')
}
