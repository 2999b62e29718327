/** Why someone works a dealt holiday, or is off: the first fact in the order of the deal that sets them apart. */
import { plural } from '../text/plural.ts'
import { round } from '../text/round.ts'
import type { DealChoice } from './deal-flow.ts'
import type { Balance } from './holiday-balance.ts'

export type ReasonFacts = {
  /** "Christmas" */
  holiday: string
  works: boolean
  /** Undefined if they can't work that day; `why` says it then. */
  choice: DealChoice | undefined
  why?: string
  /** The other holiday of the season that they work, such as "Thanksgiving". */
  worksInstead?: string
  /** Before the deal. */
  balance: Balance
}

/** From this distance on, a debt is worth a sentence. */
const noticeable = 0.5

export function describeTurn({ holiday, works, choice, why, worksInstead, balance }: ReasonFacts): string {
  if (!choice) return why ?? 'Can’t work any of the roles needed.'
  if (choice.fixed !== undefined) return 'Set by hand.'
  const debt = balance.worked - balance.fairShare
  const count = `worked ${balance.worked} of ${plural(balance.of, 'holiday')}, fair share ${round(balance.fairShare, 1)}`
  if (works) {
    if (choice.asks === 'work') return 'Asked to work it.'
    if (choice.workedLastYear) return `Worked ${holiday} last year, too. Not enough others can work it.`
    if (choice.worksInstead) return `Works ${choice.worksInstead} this year, too. Not enough others can work it.`
    if (choice.asks === 'off') return 'Asked to be off, but too few others can work it, or they’re owed more.'
    if (debt <= -noticeable) return `Owes a holiday: ${count}.`
    if (choice.isWeekOn) return 'In their week on.'
    return balance.of > 0 ? `It’s their turn: ${count}.` : 'It’s their turn by seniority.'
  }
  if (choice.workedLastYear) return `Worked ${holiday} last year.`
  const other = choice.worksInstead ?? worksInstead
  if (other) return `Works ${other} this year.`
  if (debt >= noticeable) return `Is owed a holiday off: ${count}.`
  if (choice.asks === 'off') return 'Asked to be off.'
  if (choice.isWeekOn === false) return 'In their week off.'
  return 'Others owe more, or are less senior.'
}
