/** Similar names leave a reading unsure until someone says whether they're one person. */
import type { ReadingQuestion, ReadingSureness } from '../../../../contract/sheet-reading.ts'
import type { FoundPerson } from '../../understanding.ts'
import { codeKey, type Legend } from '../legend-entry.ts'
import { looksLikeInitials } from './names.ts'
import type { AlikeName } from './people-book.ts'

export function askAboutNames(reading: ReadingSureness, alike: AlikeName[]): ReadingSureness {
  const [first] = alike
  if (!first || reading.sureness === 0) return reading
  const doubt = `“${first.written}” may be the same person as “${first.others[0]}.”`
  return {
    ...reading,
    isSure: false,
    sureness: Math.min(reading.sureness, 0.5),
    doubts: [...reading.doubts, doubt],
    question: reading.question ?? questionAbout(first),
  }
}

/** A file that explains initials, but not all of them, or as if they were codes, leaves someone without a name. */
export function doubtInitials(
  reading: ReadingSureness,
  people: FoundPerson[],
  { initials, codes }: Pick<Legend, 'initials' | 'codes'>,
): ReadingSureness {
  const left = people.find(({ name }) => looksLikeInitials(name) && (initials.length > 0 || codes.has(codeKey(name))))
  if (!left) return reading
  const doubt = `The key doesn’t say who “${left.name}” is.`
  return { ...reading, isSure: false, sureness: Math.min(reading.sureness, 0.5), doubts: [...reading.doubts, doubt] }
}

function questionAbout({ written, others }: AlikeName): ReadingQuestion {
  const apart = others.map((other) => ({ apart: [written, other] as [string, string] }))
  const same = (other: string) => [{ same: [written, other] as [string, string] }]
  const [only] = others
  if (others.length === 1 && only)
    return {
      says: `Is ${written} the same person as ${only}?`,
      answers: [
        { says: 'Same person', constraints: same(only) },
        { says: 'Two people', constraints: apart },
      ],
    }
  return {
    says: `Who is ${written}?`,
    answers: [
      ...others.map((other) => ({ says: other, constraints: same(other) })),
      { says: 'Someone else', constraints: apart },
    ],
  }
}
