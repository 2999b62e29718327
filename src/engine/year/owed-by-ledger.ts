/** What the ledger owes everyone before a year is laid out: more or fewer days, nights, weekends, and holidays than their fair share. */
import type { Ledger, Physician } from '../model.ts'
import type { Owed } from './week-choices.ts'

/** What is done, over what time, by whom, and the most that a layout settles: a larger debt isn't paid by one person's year. */
const entries: Record<
  keyof Owed,
  { done: keyof Ledger; time: keyof Ledger; most: number; rotates: (physician: Physician) => boolean }
> = {
  days: { done: 'shifts', time: 'daysPresent', most: 7, rotates: () => true },
  nights: {
    ...{ done: 'nights', time: 'daysPresent', most: 7 },
    rotates: ({ nightShiftPreference }) => nightShiftPreference === 'neutral',
  },
  weekends: {
    ...{ done: 'weekendDays', time: 'daysPresent', most: 4 },
    rotates: ({ preferences, weekendAvailability }) => weekendAvailability && !preferences.preferWeekends,
  },
  holidays: {
    ...{ done: 'holidays', time: 'holidaysPresent', most: 2 },
    rotates: ({ holidayAvailability }) => holidayAvailability,
  },
}

export function owedByLedger(physicians: readonly Physician[]): (id: string) => Owed {
  const owed = new Map(physicians.map(({ id }) => [id, { days: 0, nights: 0, weekends: 0, holidays: 0 }]))
  for (const [burden, { done, time, most, rotates }] of Object.entries(entries)) {
    const sharing = physicians.filter((physician) => rotates(physician) && physician.ledger[time] > 0)
    const all = sharing.reduce((sum, { ledger }) => sum + ledger[done], 0)
    const present = sharing.reduce((sum, { fte, ledger }) => sum + fte * ledger[time], 0)
    for (const { id, fte, ledger } of sharing) {
      const share = (all * fte * ledger[time]) / present
      owed.get(id)![burden as keyof Owed] = Math.min(most, Math.max(-most, share - ledger[done]))
    }
  }
  return (id) => owed.get(id) ?? { days: 0, nights: 0, weekends: 0, holidays: 0 }
}
