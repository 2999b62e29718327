/** The proposed deal of the holidays: who works each and why, before it is kept. */
import type { HolidayDeal, YearPlan } from '../../contract/year.ts'
import { monthKeyOf } from '../../engine/month.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { listedName } from '../../engine/text/names.ts'
import { plural } from '../../engine/text/plural.ts'
import { owedOf } from '../../engine/year/holiday-balance.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Dialog, DialogBody } from '../ui/dialog.tsx'
import { KeepFooter, KeepProblem } from './keep-proposal.tsx'
import { spokenHoliday } from './year-words.ts'

type DealDialogProps = { year: YearPlan; onKept: () => void; onClose: () => void }

/** What the proposal is read with, by the page ahead of time, too. */
export function dealOf({ from }: Pick<YearPlan, 'from'>) {
  return { query: { from: monthKeyOf(from) } }
}

export function DealDialog({ year, onKept, onClose }: DealDialogProps) {
  const { query } = dealOf(year)
  const proposal = useRead('proposeDeal', { query })
  const keep = useChange('keepDeal')
  const deal = proposal.data
  return (
    <Dialog
      title="Deal holidays"
      description="Decides who works each holiday: as evenly as possible over 3 years, then by requests, weeks on, and seniority. What you set by hand stays."
      size="large"
      isForReading
      onClose={onClose}
    >
      <DialogBody>
        <Reading read={proposal} what="The deal">
          {(found) => <Deal year={year} deal={found} />}
        </Reading>
        <KeepProblem error={keep.error} />
      </DialogBody>
      <KeepFooter
        label="Keep this deal"
        isSaving={keep.isPending}
        onKeep={
          deal &&
          (() =>
            keep.mutate(
              { body: { ...query, stamp: deal.stamp } },
              {
                onSuccess: () => {
                  onKept()
                  onClose()
                },
              },
            ))
        }
      />
    </Dialog>
  )
}

function Deal({ year, deal }: { year: YearPlan; deal: HolidayDeal }) {
  const people = new Map(year.people.map((person) => [person.id, person]))
  const dates = [...new Set(deal.turns.map(({ date }) => date))]
  const nameOf = (date: string) => spokenHoliday(year.holidays.find((one) => one.date === date)?.name ?? date)
  return (
    <>
      <p>{describeDeal(deal)}</p>
      {deal.missing.map(({ date, count }) => (
        <p key={date} className="text-bad">
          {nameOf(date)} is {plural(count, 'person', 'people')} short: no one else can work it.
        </p>
      ))}
      {dates.map((date) => {
        const working = deal.turns.filter((turn) => turn.date === date && turn.works)
        return (
          <details key={date} className="border-b border-line py-2 last:border-b-0">
            <summary className="cursor-pointer">
              <b className="font-semibold">{nameOf(date)}</b>{' '}
              <span className="text-muted">
                {formatDate(date)}, {plural(working.length, 'person', 'people')}
              </span>
            </summary>
            <ul aria-label={`${nameOf(date)}, who works`} className="mt-1">
              {working.map(({ physicianId, reason }) => (
                <li key={physicianId} className="flex justify-between gap-4 py-0.5">
                  <span>{listedName(people.get(physicianId)!)}</span>
                  <span className="text-right text-muted">{reason}</span>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </>
  )
}

/** How many people are owed before and after is in the rows; here is what changes. */
export function describeDeal({ turns, changed, balances }: HolidayDeal): string {
  const even = balances.filter((balance) => balance.of > 0 && owedOf(balance) === 0).length
  const known = balances.filter(({ of }) => of > 0).length
  const works = turns.filter(({ works: isOn }) => isOn).length
  const news = changed === 0 ? 'Nothing changes.' : `${plural(changed, 'assignment changes', 'assignments change')}.`
  return `${plural(works, 'holiday shift')} dealt. ${even} of ${known} people end up even. ${news}`
}
