/** The burdens that are shared fairly, and the cells of a roster that count in each. */
import type { Kind } from '../shapes/limit.ts'
import type { ProblemView } from './problem-view.ts'

export const fairClasses = ['total', 'night', 'weekend', 'holiday', 'backup'] as const
export type FairClass = (typeof fairClasses)[number]

/** What counts once in a class; several take an s. */
export const nounOfClass: Record<FairClass, string> = {
  total: 'shift',
  night: 'night',
  weekend: 'weekend shift',
  holiday: 'holiday shift',
  backup: 'backup shift',
}

/** The cells that count in a class. */
export type ClassCells = { days: number[]; kinds: Kind[] }

export function cellsOfClass(view: ProblemView, fairClass: FairClass): ClassCells {
  const all = view.days.map((day) => day.index)
  switch (fairClass) {
    case 'total':
      return { days: all, kinds: view.kinds.work }
    case 'night':
      return { days: all, kinds: view.kinds.withNight }
    case 'weekend':
      return { days: all.filter((day) => view.days[day]!.isWeekend), kinds: view.kinds.work }
    case 'holiday':
      return { days: all.filter((day) => view.days[day]!.holiday !== undefined), kinds: view.kinds.work }
    case 'backup':
      return { days: all, kinds: view.kinds.backup }
  }
}
