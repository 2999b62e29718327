/** Days of a month in words: "the fifteenth of January" is the 15th. */
import { monthNamed } from './calendar-words.ts'

const ones = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
const teens =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ')
const spelled = new Map<string, number>([
  ...[...ones, ...teens].map((word, place) => [word, place + 1] as const),
  ...[20, 30].flatMap((tens) => {
    const [whole, part] = tens === 20 ? ['twentieth', 'twenty'] : ['thirtieth', 'thirty']
    return [[whole, tens] as const, ...ones.map((word, place) => [`${part} ${word}`, tens + place + 1] as const)]
  }),
])

const word = new RegExp(
  `(\\w+ )?\\b((?:twenty|thirty)[ -](?:${ones.join('|')})|${[...ones, ...teens].join('|')}|twentieth|thirtieth)\\b(?=( +(?:of )?)(\\w+)|)`,
  'gi',
)

/** Beside a month each is a day; without one, only those after the fifth, which order nothing. */
export function withoutSpelledDays(text: string): string {
  return text.replace(word, (said, before = '', day: string, _: string | undefined, next = '') => {
    const number = spelled.get(day.toLowerCase().replace('-', ' '))!
    const isBeside =
      monthNamed(before.trim().toLowerCase()) !== undefined || monthNamed(next.toLowerCase()) !== undefined
    const isCounted =
      /^(week|weekend|floor|half|time|one|day|night|shift|year|month|quarter|(mon|tues|wednes|thurs|fri|satur|sun)days?)/i.test(
        next,
      )
    const isRange = /^(to|through|thru|until)$/i.test(next)
    const isDay = !isCounted && (isBeside || ((number > 5 || isRange) && /^(the|on|from) $/i.test(before)))
    return isDay ? `${before}${number}th` : said
  })
}
