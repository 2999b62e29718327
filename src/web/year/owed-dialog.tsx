/** What somebody is owed, and one trade that evens it out. */
import type { YearPerson, YearPlan } from '../../contract/year.ts'
import { fullName } from '../../engine/text/names.ts'
import { owedOf } from '../../engine/year/holiday-balance.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogCloseFooter } from '../ui/dialog.tsx'
import { tradesOf } from './turn-dialog.tsx'
import { describeOwed, spokenHoliday } from './year-words.ts'

type OwedDialogProps = {
  year: YearPlan
  person: YearPerson
  onTrade: (place: number, partner: YearPerson) => void
  onClose: () => void
}

export function OwedDialog({ year, person, onTrade, onClose }: OwedDialogProps) {
  const { title, detail } = describeOwed(person)
  const trade = findTrade(year, person)
  return (
    <Dialog title={`${fullName(person)}: ${title.toLowerCase()}`} description={detail} onClose={onClose}>
      <DialogBody>
        {trade ? (
          <Button onClick={() => onTrade(trade.place, trade.partner)}>
            {person.turns[trade.place]!.works ? 'Give' : 'Take'} {spokenHoliday(year.holidays[trade.place]!.name)}{' '}
            {person.turns[trade.place]!.works ? 'to' : 'from'} {fullName(trade.partner)}
          </Button>
        ) : (
          <p className="text-muted">No holiday trade would even this out.</p>
        )}
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  )
}

/** A dealt holiday and somebody who is on the other side of even, and didn't work it last year. */
function findTrade(year: YearPlan, person: YearPerson): { place: number; partner: YearPerson } | undefined {
  const owed = person.balance ? owedOf(person.balance) : 0
  if (owed === 0) return undefined
  return year.holidays
    .flatMap((holiday, place) => {
      const isOpen = holiday.status === 'dealt' && holiday.date >= year.openFrom
      if (!isOpen || person.turns[place]!.works !== owed > 0) return []
      const partner = tradesOf(year, person, place).find(({ turns, balance }) => {
        const taker = owed > 0 ? turns[place]! : person.turns[place]!
        return balance !== null && owedOf(balance) * owed < 0 && !taker.lastYear
      })
      return partner ? { place, partner } : []
    })
    .at(0)
}
