/** The fair shares of each physician, for the tallies beside the names. */

import type { FairClass } from '../../../engine/view/fair-class.ts'
import { wholeShares } from '../../../engine/view/grain.ts'
import type { Shares, TallyName } from '../model/tallies.ts'
import type { Checker } from './checker.ts'

const classes: Partial<Record<TallyName, FairClass>> = {
  all: 'total',
  night: 'night',
  weekend: 'weekend',
  holiday: 'holiday',
}

export function sharesByPhysician({ compiled }: Checker): Map<number, Shares> {
  const { view } = compiled
  return new Map(
    view.physicians.map((physician, person) => {
      const shares: Shares = {}
      for (const [name, fairClass] of Object.entries(classes) as [TallyName, FairClass][]) {
        const { targets, grain, amount } = view.shares[fairClass]
        const target = targets[person] ?? 0
        if (amount > 0) shares[name] = { target, most: wholeShares(target, grain).high }
      }
      return [Number(physician.id), shares]
    }),
  )
}
