/** Recognizes "that weekend", "that whole week" and "that month": around the day named last. */
import type { CalendarDate } from '../../model.ts'
import type { Match } from '../lexeme.ts'
import type { Token } from '../tokens.ts'
import { aroundDay, monthAway } from './date-spans.ts'

export function matchThatTime(tokens: Token[], at: number, day: CalendarDate | undefined): Match | undefined {
  if (tokens[at]?.word !== 'that') return undefined
  const isWhole = /^(?:whole|entire|same|full)$/.test(tokens[at + 1]?.word ?? '')
  const unit = tokens[at + (isWhole ? 2 : 1)]?.word ?? ''
  if (!/^(?:weekend|week|month)$/.test(unit)) return undefined
  const length = isWhole ? 3 : 2
  if (!day) {
    const question = `Which ${unit} do you mean? Write its date.`
    return { meaning: { of: 'trouble', about: 'dates', question }, length }
  }
  const range = unit === 'month' ? monthAway(day, 0) : aroundDay(day, unit === 'weekend')
  return { meaning: { of: 'dates', ranges: [range] }, length }
}
