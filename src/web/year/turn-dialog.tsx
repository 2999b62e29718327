/** One physician's turn on one holiday: why, and whom it can be traded with, with the effect on what everyone is owed. */
import type { YearPerson, YearPlan } from '../../contract/year.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { fullName, listedName } from '../../engine/text/names.ts'
import { owedOf } from '../../engine/year/holiday-balance.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogCloseFooter } from '../ui/dialog.tsx'
import { afterTurn, signed, spokenHoliday } from './year-words.ts'

type TurnDialogProps = {
  year: YearPlan
  person: YearPerson
  place: number
  /** Somebody it was dropped on comes first. */
  partner?: YearPerson | undefined
  /** Turns of these people were changed. */
  onSet: (ids: number[]) => void
  onClose: () => void
}

export function TurnDialog({ year, person, place, partner, onSet, onClose }: TurnDialogProps) {
  const change = useChange('setTurns')
  const holiday = year.holidays[place]!
  const turn = person.turns[place]!
  const { date } = holiday
  const isOpen = holiday.status === 'dealt' && date >= year.openFrom && date >= year.today
  const set = (turns: { physicianId: number; works: boolean | null }[]) =>
    change.mutate(
      { body: { turns: turns.map((one) => ({ ...one, date })) } },
      {
        onSuccess: () => {
          onSet(turns.map(({ physicianId }) => physicianId))
          onClose()
        },
      },
    )
  const trades = isOpen ? tradesOf(year, person, place) : []
  const sorted = partner
    ? [...trades].sort((one, other) => Number(other.id === partner.id) - Number(one.id === partner.id))
    : trades
  return (
    <Dialog
      title={`${spokenHoliday(holiday.name)}: ${fullName(person)}`}
      description={describeTurn(year, turn.works, place)}
      size="medium"
      isForReading
      onClose={onClose}
    >
      <DialogBody>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-muted">Date</dt>
          <dd>{formatDate(date)}</dd>
          <dt className="text-muted">Last year</dt>
          <dd>{turn.lastYear === null ? 'Unknown' : turn.lastYear ? 'Worked' : 'Off'}</dd>
          {turn.reason && (
            <>
              <dt className="text-muted">Why</dt>
              <dd>{turn.reason}</dd>
            </>
          )}
        </dl>
        {isOpen && turn.works !== null && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={() => set([{ physicianId: person.id, works: !turn.works }])}>
              {turn.works ? 'Give them the day off' : 'Have them work'}
            </Button>
            {turn.isSetByHand && (
              <Button variant="quiet" onClick={() => set([{ physicianId: person.id, works: null }])}>
                Leave it to the next deal
              </Button>
            )}
          </div>
        )}
        {change.error && (
          <p role="alert" className="mt-2 text-bad">
            {reasonOf(change.error)}
          </p>
        )}
        {sorted.length > 0 && (
          <section className="mt-4">
            <h3 className="font-semibold">{turn.works ? 'Give it to' : 'Take it from'}</h3>
            <ul aria-label="Trades" className="mt-1">
              {sorted.map((other) => (
                <li key={other.id} className="flex items-center gap-3 border-b border-line py-1.5 last:border-b-0">
                  <span className="min-w-0 flex-1">
                    {listedName(other)}
                    <span className="block text-12 text-muted">
                      {describeEffect(person, other, turn.works ? -1 : 1)}
                    </span>
                  </span>
                  <Button
                    size="dense"
                    loading={change.isPending}
                    aria-label={`Trade with ${fullName(other)}`}
                    onClick={() =>
                      set([
                        { physicianId: person.id, works: !turn.works },
                        { physicianId: other.id, works: Boolean(turn.works) },
                      ])
                    }
                  >
                    Trade
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  )
}

function describeTurn({ holidays }: YearPlan, works: boolean | null, place: number): string {
  const { status, need, works: count } = holidays[place]!
  if (status === 'open') return 'Not dealt yet. Deal the holidays first.'
  const turn = works === null ? 'Not available that day.' : works ? 'Works.' : 'Off.'
  return status === 'published' ? `${turn} This month is published.` : `${turn} ${count} of ${need} people assigned.`
}

/** Those with the opposite turn; whoever it evens out most comes first. */
export function tradesOf({ people }: YearPlan, person: YearPerson, place: number): YearPerson[] {
  const { works } = person.turns[place]!
  if (works === null) return []
  const owed = ({ balance }: YearPerson) => (balance ? balance.worked - balance.fairShare : 0)
  return people
    .filter(({ id, turns }) => id !== person.id && turns[place]!.works === !works)
    .sort((one, other) => (works ? owed(one) - owed(other) : owed(other) - owed(one)))
}

/** "Owed: Jansen +2 to +1, Kapoor −1 to 0" */
function describeEffect(person: YearPerson, other: YearPerson, more: 1 | -1): string {
  const effects = (
    [
      [person, more],
      [other, more === 1 ? -1 : 1],
    ] as const
  ).flatMap(([one, change]) => {
    if (!one.balance) return []
    return `${one.lastName} ${signed(owedOf(one.balance))} to ${signed(owedOf(afterTurn(one.balance, change)))}`
  })
  return `Owed: ${effects.join(', ')}`
}
