/** Whom a clause is about: the people it names, minus exceptions. */
import { type CustomRule, type ExperienceLevel, experienceLevels } from '../model.ts'
import type { Context } from './context.ts'
import type { Lexeme } from './lexeme.ts'
import { levelsFrom } from './recognize/groups-of-people.ts'
import { union } from './scope.ts'

export type Who = {
  physicianIds: string[]
  experience: ExperienceLevel[]
  everyone: boolean
  /** At least one is named, not only described. */
  named: boolean
}

export function isEveryone(lexeme: Lexeme): boolean {
  return lexeme.of === 'people' && lexeme.everyone === true
}

export function readWho(lexemes: Lexeme[]): Who | undefined {
  const people = lexemes.filter((lexeme) => lexeme.of === 'people')
  if (people.length === 0) return undefined
  const specific = people.some((one) => !one.everyone) ? people.filter((one) => !one.everyone) : people
  return specific.reduce<Who>(
    (who, one) => ({
      physicianIds: one.everyone ? who.physicianIds : union(who.physicianIds, one.physicianIds),
      experience: union(who.experience, one.experience ?? []),
      everyone: who.everyone || one.everyone === true,
      named: who.named || one.named,
    }),
    { physicianIds: [], experience: [], everyone: false, named: false },
  )
}

export function idsOf(who: Who, context: Context): string[] {
  return context.physicians
    .filter(
      (physician) =>
        who.everyone || who.physicianIds.includes(physician.id) || who.experience.includes(physician.experienceLevel),
    )
    .map((physician) => physician.id)
}

export function ruleSubject(who: Who, except: Who | undefined, context: Context): CustomRule['who'] {
  if (!except) {
    if (who.everyone) return 'everyone'
    if (who.physicianIds.length === 0)
      return { experience: experienceLevels.filter((level) => who.experience.includes(level)) }
    return { physicianIds: idsOf(who, context) }
  }
  const excepted = new Set(idsOf(except, context))
  return { physicianIds: idsOf(who, context).filter((id) => !excepted.has(id)) }
}

/** Where a senior is required, an attending qualifies, too. */
export function seniorsAndAbove(who: Who): Who {
  return who.experience.includes('senior')
    ? { ...who, experience: union(who.experience, levelsFrom(['senior'], 'above')) }
    : who
}

export const everybody: Who = { physicianIds: [], experience: [], everyone: true, named: false }
