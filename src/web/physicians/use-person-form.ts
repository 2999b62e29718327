/** A form over one person: remembers the version it was opened on, and holds the meeting of two changes. */

import { useState } from 'react'
import type { PhysicianField } from '../../contract/fields/physician.ts'
import type { PhysicianFields } from '../../contract/physicians.ts'
import type { User } from '../../contract/users.ts'
import { problemsToShow } from '../api/use-change.ts'
import { type SchemaForm, useSchemaForm } from '../ui/form.tsx'
import { changesBetween, type FieldChange, mergeValues, winnerIn } from './changed-meanwhile.ts'
import { type PhysicianValues, physicianForm, valuesOf } from './physician-form.ts'

export type PersonForm = {
  form: SchemaForm<typeof physicianForm>
  /** Set when somebody else was faster. */
  meanwhile?: { changes: FieldChange[]; settle: (winner: 'mine' | 'theirs') => void }
  /** Starts anew from what is saved. */
  restart: (person: User) => void
}

type PersonFormOptions = {
  /** Null for somebody new. */
  person: User | null
  save: (fields: PhysicianFields, version: number | undefined) => Promise<User>
  onSaved: (person: User) => void
}

export function usePersonForm({ person, save, onSaved }: PersonFormOptions): PersonForm {
  const [seen, setSeen] = useState(person)
  const [winner, setWinner] = useState<User | null>(null)
  const form = useSchemaForm({
    schema: physicianForm,
    defaultValues: valuesOf(person),
    onSubmit: async (fields) => {
      try {
        const saved = await save(fields, seen?.version)
        setWinner(null)
        onSaved(saved)
        return undefined
      } catch (error) {
        const current = winnerIn(error)
        setWinner(current ?? null)
        if (current) return undefined
        return problemsToShow(error)
      }
    },
  })

  function settle(seenPerson: User, current: User, side: 'mine' | 'theirs') {
    const merged = mergeValues(seenPerson, current, form.form.getValues(), side)
    form.form.reset(valuesOf(current))
    for (const field of Object.keys(merged) as PhysicianField[]) {
      form.form.setValue(field, merged[field], { shouldDirty: true })
    }
    setSeen(current)
    setWinner(null)
  }

  return {
    form,
    meanwhile:
      seen && winner
        ? {
            changes: changesBetween(seen, winner, form.form.getValues() as PhysicianValues),
            settle: (side) => settle(seen, winner, side),
          }
        : undefined,
    restart: (saved) => {
      setSeen(saved)
      setWinner(null)
      form.form.reset(valuesOf(saved))
    },
  }
}
