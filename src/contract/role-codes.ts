/** A short, unique code for each role of a group (Rounder is R, Night is N), the same on every page. */
import { capitalize } from '../engine/text/capital.ts'

/** Roles in the group's order, followed by names that only old shifts have. */
export function makeRoleCodes(roleNames: readonly string[], otherNames: readonly string[] = []): Map<string, string> {
  const names = [...new Set([...roleNames, ...[...new Set(otherNames)].sort()])]
  const codes = new Map<string, string>()
  const taken = new Set<string>()
  for (const name of names) {
    const code = candidatesFor(name).find((candidate) => !taken.has(candidate)) ?? numbered(name, taken)
    codes.set(name, code)
    taken.add(code)
  }
  return codes
}

/** "Rounder 12": R12. "Swing": S, Sw, Swi. "Night East": N, NE, Ni. */
function candidatesFor(name: string): string[] {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '?'] = words
  const letter = first.charAt(0).toUpperCase()
  const number = words.slice(1).find((word) => /^\d{1,2}$/.test(word))
  if (number) return [`${letter}${number}`, `${capitalize(first.slice(0, 2).toLowerCase())}${number}`]
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join('')
  const starts = [2, 3].map((length) => capitalize(first.slice(0, length).toLowerCase()))
  return [letter, initials.slice(0, 3), ...starts]
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  const letter = (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toUpperCase()
  let number = 2
  while (taken.has(`${letter}${number}`)) number += 1
  return `${letter}${number}`
}
