import type { LineContent } from '../../../../contract/sheet-reading.ts'
import { impossible } from '../prices.ts'
import type { Several, TextFacts } from './text-facts.ts'

/** A cell that someone corrected: nothing else is considered there. */
export function asCorrected(facts: TextFacts, is: LineContent): TextFacts {
  const { name, code, ...rest } = facts
  const nobody: Several<never> = { items: [], bits: impossible }
  const [people, pairs] = [facts.people, facts.pairs]
  const bare: TextFacts = {
    ...rest,
    ...(is === 'dates' ? {} : { dates: [], ranges: [], isDate: false, isMonth: false, isWeekday: false }),
    people: [nobody, nobody],
    pairs: [nobody, nobody],
    ...(is === 'dates' ? {} : { days: nobody, spans: nobody }),
    bits: { ...facts.bits, name: impossible, code: impossible, mark: impossible },
  }
  if (is === 'people')
    return { ...bare, ...(name ? { name: { ...name, bits: 2 } } : {}), people, pairs, bits: { ...bare.bits, name: 2 } }
  if (is !== 'shifts' || !code) return bare
  return { ...bare, code, bits: { ...bare.bits, code: Math.min(4, facts.bits.code), mark: facts.bits.mark } }
}
