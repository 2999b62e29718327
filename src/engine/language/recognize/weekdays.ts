/** Recognizes weekdays, ranges of them, weekdays and weekends. */
import { type Weekday, weekdays } from '../../model.ts'
import { weekdayNamed } from '../calendar-words.ts'
import type { Match } from '../lexeme.ts'
import type { Token } from '../tokens.ts'

export const weekendDays: Weekday[] = ['saturday', 'sunday']
export const workingDays: Weekday[] = weekdays.filter((weekday) => !weekendDays.includes(weekday))

/** "MWF only" */
const letters: Record<string, Weekday[]> = {
  mwf: ['monday', 'wednesday', 'friday'],
  tth: ['tuesday', 'thursday'],
  tuth: ['tuesday', 'thursday'],
}

export function matchWeekday(tokens: Token[], at: number): Match | undefined {
  const word = tokens[at]!.word
  if (/^(?:weekend|wkend|wknd)s?$/.test(word)) return found(weekendDays, 1, word.endsWith('s'), true)
  const lettered = letters[word]
  if (lettered) return found(lettered, 1, true, false)
  if (word === 'weekday' || word === 'weekdays') return found(workingDays, 1, true, false)
  const first = weekdayNamed(word)
  if (!first) return undefined
  const link = tokens[at + 1]?.word
  const last = tokens[at + 2] && weekdayNamed(tokens[at + 2]!.word)
  if (last && (link === '-' || link === 'to' || link === 'through' || link === 'thru'))
    return found(daysFrom(first, last), 3, true, false)
  return found([first], 1, word.endsWith('s') && weekdayNamed(word.slice(0, -1)) !== undefined, false)
}

/** From Friday to Monday goes over the weekend. */
function daysFrom(first: Weekday, last: Weekday): Weekday[] {
  const start = weekdays.indexOf(first)
  const length = ((weekdays.indexOf(last) - start + 7) % 7) + 1
  return Array.from({ length }, (_, step) => weekdays[(start + step) % 7]!)
}

function found(days: Weekday[], length: number, plural: boolean, weekend: boolean): Match {
  return { meaning: { of: 'weekday', weekdays: days, weekend, plural }, length }
}
