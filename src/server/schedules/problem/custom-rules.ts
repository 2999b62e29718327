/** Custom rules as structured rules: the group's, the roles', and physicians' notes. */
import { createHash } from 'node:crypto'
import { type Context, type Line, understandInSteps } from '../../../engine/language/understand.ts'
import type { CustomRule, Role } from '../../../engine/model.ts'
import { displayName } from '../../../engine/text/names.ts'
import { writeRule } from '../../platform/advisor/problem-text.ts'
import { keepNewest } from '../../platform/keep-newest.ts'
import { pause } from '../../platform/pause.ts'
import type { Inputs, UserRow } from './read-inputs.ts'

export type CustomRules = {
  rules: CustomRule[]
  /** Lines that are not applied, each with where it was written. */
  notUnderstood: string[]
}

type RuleText = { where: string; text: string | null; context: Context }

export async function readCustomRules(
  inputs: Inputs,
  people: UserRow[],
  roles: Role[],
  month: Pick<Context, 'from' | 'days' | 'holidays'>,
): Promise<CustomRules> {
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
    { where: 'Custom rules', text: inputs.group.additionalRules, context },
    ...inputs.roles
      .filter((role) => role.isActive)
      .map((role) => ({
        where: `Rules for ${role.name}`,
        text: role.aiRules,
        context: { ...context, role: String(role.id) },
      })),
    ...people.map((person) => ({
      where: `${displayName(person)}’s notes`,
      text: person.schedulingNotes,
      context: { ...context, speaker: String(person.id) },
    })),
    ...people.map((person) => ({
      where: `${displayName(person)}’s notes for the month`,
      text: inputs.preferences.find(({ physicianId }) => physicianId === person.id)?.notes ?? null,
      context: { ...context, speaker: String(person.id) },
    })),
  ]
  const written = texts.flatMap(({ where, text, context: { role, speaker } }) =>
    text?.trim() ? [{ where, text, role, speaker }] : [],
  )
  const ofGroup = digestOf(context)
  const name = ofGroup + digestOf(written)
  const known = rulesBefore.get(name) ?? readAll(ofGroup, texts)
  keepNewest(rulesBefore, mostMonths, name, known)
  known.catch(() => rulesBefore.delete(name))
  return known
}

/** The same object for the same texts: thousands of rules are written for the solver's thread once. */
const rulesBefore = new Map<string, Promise<CustomRules>>()
const mostMonths = 50

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}

async function readAll(ofGroup: string, texts: RuleText[]): Promise<CustomRules> {
  const rules: CustomRule[] = []
  const notUnderstood: string[] = []
  for (const { where, text, context: ofText } of texts) {
    if (!text?.trim()) continue
    await pause()
    for (const line of await readText(ofGroup, text, ofText)) {
      rules.push(...line.rules)
      if (!line.applied) notUnderstood.push(`${where}: “${line.text}”`)
    }
  }
  await pause()
  return { rules, notUnderstood }
}

/** Cached by group, month, and text: every roster edit asks for them again, and few of them change. */
const readBefore = new Map<string, Line[]>()
const mostKept = 2000

async function readText(ofGroup: string, text: string, context: Context): Promise<Line[]> {
  const key = JSON.stringify([ofGroup, context.role, context.speaker, text])
  const known = readBefore.get(key)
  if (known) return known
  const lines = await readInSteps(text, context)
  keepNewest(readBefore, mostKept, key, lines)
  return lines
}

async function readInSteps(text: string, context: Context): Promise<Line[]> {
  const lines: Line[] = []
  for (const read of understandInSteps(text, context)) {
    lines.push(...read)
    for (const { rules } of read) rules.forEach(writeRule)
    await pause()
  }
  return lines
}
