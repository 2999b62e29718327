/** The group's sentences as structured rules: additional rules, rules of roles, notes of physicians. */
import { type Context, type Line, understand } from '../../../engine/language/understand.ts'
import type { Role, WrittenRule } from '../../../engine/model.ts'
import { displayName } from '../../../engine/text/names.ts'
import type { Inputs, UserRow } from './read-inputs.ts'

export type WrittenRules = {
  rules: WrittenRule[]
  /** Lines that count for nothing, each with where it stands. */
  notUnderstood: string[]
}

type WrittenText = { where: string; text: string | null; context: Context }

export function readWrittenRules(
  inputs: Inputs,
  people: UserRow[],
  roles: Role[],
  month: Pick<Context, 'from' | 'days' | 'holidays'>,
): WrittenRules {
  const context: Context = {
    ...month,
    physicians: people.map((person) => ({
      id: String(person.id),
      name: displayName(person),
      experienceLevel: person.experienceLevel,
      fte: person.fte,
      nightShiftPreference: person.nightShiftPreference,
    })),
    roles,
  }
  const texts: WrittenText[] = [
    { where: 'Additional rules', text: inputs.group.additionalRules, context },
    ...inputs.roles
      .filter((role) => role.isActive)
      .map((role) => ({
        where: `Rules of the role ${role.name}`,
        text: role.aiRules,
        context: { ...context, role: String(role.id) },
      })),
    ...people.map((person) => ({
      where: `Notes of ${displayName(person)}`,
      text: person.schedulingNotes,
      context: { ...context, speaker: String(person.id) },
    })),
  ]
  const written = texts.filter(({ text }) => text?.trim())
  const key = JSON.stringify({
    context,
    written: written.map(({ where, text, context: { role, speaker } }) => [where, text, role, speaker]),
  })
  const known = understoodBefore.get(key)
  if (known) return known
  const understood = understandAll(written)
  const oldest = understoodBefore.keys().next()
  if (understoodBefore.size >= kept && !oldest.done) understoodBefore.delete(oldest.value)
  understoodBefore.set(key, understood)
  return understood
}

/** Sentences of the groups and months asked about last, which every edit of a roster asks about again. */
const understoodBefore = new Map<string, WrittenRules>()
const kept = 20

function understandAll(texts: WrittenText[]): WrittenRules {
  const rules: WrittenRule[] = []
  const notUnderstood: string[] = []
  for (const { where, text, context: ofText } of texts) {
    if (!text) continue
    for (const line of understand(text, ofText)) {
      rules.push(...line.rules)
      if (countsForNothing(line)) notUnderstood.push(`${where}: "${line.text}"`)
    }
  }
  return { rules, notUnderstood }
}

function countsForNothing({ understood, rules }: Line): boolean {
  return understood !== 'yes' && rules.length === 0
}
