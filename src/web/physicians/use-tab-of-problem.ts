/** Opens the tab that holds the first problem of a form, puts the cursor there, and says which tabs have one. */

import { useEffect, useRef } from 'react'
import type { PhysicianField } from '../../contract/fields/physician.ts'
import type { SchemaForm } from '../ui/form.tsx'
import type { physicianForm } from './physician-form.ts'

type TabFields<Tab extends string> = Record<Tab, readonly PhysicianField[]>

export function useTabOfProblem<Tab extends string>(
  { form }: SchemaForm<typeof physicianForm>,
  fieldsOfTabs: TabFields<Tab>,
  openTab: (tab: Tab) => void,
): ReadonlySet<Tab> {
  const { errors, submitCount } = form.formState
  const answered = useRef(submitCount)
  const tabs = Object.keys(fieldsOfTabs) as Tab[]
  const wrongField = (tab: Tab) => fieldsOfTabs[tab].find((field) => errors[field])
  const wrongTabs = tabs.filter(wrongField)

  useEffect(() => {
    if (submitCount === answered.current) return
    answered.current = submitCount
    const tab = wrongTabs[0]
    if (!tab) return
    openTab(tab)
    const field = wrongField(tab)
    // The fields of a tab that opens are there once React has done what it has to do now. Not later: a cursor that moves
    // after the message is seen takes what is typed into another field.
    queueMicrotask(() => field && form.setFocus(field))
  })

  return new Set(wrongTabs)
}
