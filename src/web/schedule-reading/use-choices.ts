/** What to implement of an analysis: whole parts, single things left out of them, and addresses of new physicians. */
import { useState } from 'react'
import type { ImplementationPlan } from '../../contract/implementation.ts'

export const parts = ['roles', 'shiftTypes', 'settings', 'physicians', 'drafts'] as const
export type Part = (typeof parts)[number]

/** Of a file that may have been misread nothing is chosen beforehand. */
export function useChoices(isSure: boolean) {
  const [chosen, setChosen] = useState<Record<Part, boolean>>({
    roles: isSure,
    shiftTypes: isSure,
    settings: isSure,
    physicians: isSure,
    drafts: false,
  })
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const [emails, setEmails] = useState<Readonly<Record<string, string>>>({})
  const has = (part: Part, name: string) => chosen[part] && !without.has(`${part} ${name}`)
  return {
    chosen,
    choose: (part: Part, isChosen: boolean) => setChosen({ ...chosen, [part]: isChosen }),
    has,
    take: (part: Part, name: string, isTaken: boolean) => {
      const next = new Set(without)
      if (isTaken) next.delete(`${part} ${name}`)
      else next.add(`${part} ${name}`)
      setWithout(next)
    },
    emails,
    setEmail: (key: string, email: string) => setEmails({ ...emails, [key]: email }),
    /** The body of the call. */
    bodyFor: (plan: ImplementationPlan) => ({
      roles: [...new Set(plan.roles.map(({ foundRole }) => foundRole))].filter((name) => has('roles', name)),
      shiftTypes: plan.shiftTypes.map(({ name }) => name).filter((name) => has('shiftTypes', name)),
      settings: chosen.settings,
      physicians: plan.physicians
        .filter(({ key }) => has('physicians', key))
        .map(({ key }) => ({ key, ...(emails[key]?.trim() ? { email: emails[key].trim() } : {}) })),
      drafts: plan.drafts.filter(({ name }) => has('drafts', name)).map(({ month, year }) => ({ month, year })),
    }),
  }
}
export type Choices = ReturnType<typeof useChoices>
