/** The group's sentences as structured rules: additional rules, rules of roles, notes of physicians. */
import { type Context, understand } from '../../../engine/language/understand.ts'
import type { CustomRule, Role } from '../../../engine/model.ts'
import { displayName } from '../../../engine/text/names.ts'
import type { Inputs, UserRow } from './read-inputs.ts'

export type CustomRules = {
  rules: CustomRule[]
  /** Lines that count for nothing, each with where it stands. */
  notUnderstood: string[]
}

type RuleText = { where: string; text: string | null; context: Context }

export function readCustomRules(
  inputs: Inputs,
  people: UserRow[],
  roles: Role[],
  month: Pick<Context, 'from' | 'days' | 'holidays'>,
): CustomRules {
  const context: Context = {
    ...month,
    physicians: people.map((person) => ({
      id: String(person.id),
      name: displayName(person),
      experienceLevel: person.experienceLevel,
      fte: person.fte,
      nightShiftPreference: person.nightShiftPreference,
      ...(person.startDateWithGroup ? { startedOn: person.startDateWithGroup } : {}),
    })),
    roles,
    worked: inputs.holidayWork.map(({ physicianId, date }) => ({ physicianId: String(physicianId), date })),
  }
  const texts: RuleText[] = [
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
    ...people.map((person) => ({
      where: `Monthly notes of ${displayName(person)}`,
      text: inputs.preferences.find(({ physicianId }) => physicianId === person.id)?.notes ?? null,
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
const understoodBefore = new Map<string, CustomRules>()
const kept = 20

function understandAll(texts: RuleText[]): CustomRules {
  const rules: CustomRule[] = []
  const notUnderstood: string[] = []
  for (const { where, text, context: ofText } of texts) {
    if (!text) continue
    for (const line of understand(text, ofText)) {
      rules.push(...line.rules)
      if (!line.applied) notUnderstood.push(`${where}: "${line.text}"`)
    }
  }
  return { rules, notUnderstood }
}
