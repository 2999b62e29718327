/** A form for one person: remembers the version it was opened with, and handles conflicting changes. */
import { useState } from 'react'
import type { PhysicianField } from '../../contract/fields/physician.ts'
import type { PhysicianFields } from '../../contract/physicians.ts'
import { type User, user } from '../../contract/users.ts'
import { ApiError } from '../api/call.ts'
import { problemsToShow } from '../api/use-change.ts'
import { type SchemaForm, useSchemaForm } from '../ui/form.tsx'
import { type PhysicianValues, physicianForm, valuesOf } from './physician-form.ts'

export type PersonForm = {
  form: SchemaForm<typeof physicianForm>
  /** Set when someone else was faster. */
  meanwhile?: { changes: FieldChange[]; isRemoved: boolean; settle: (winner: 'mine' | 'theirs') => void }
  /** Resets to what is saved. */
  restart: (person: User) => void
}

type PersonFormOptions = {
  /** Null for someone new. */
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
            isRemoved: seen.isActive && !winner.isActive,
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

export type FieldChange = {
  field: PhysicianField
  before: unknown
  now: unknown
  /** What was typed here into the same field, if it differs. */
  mine?: unknown
}

/** The state that won, if that is why a change was refused. */
export function winnerIn(error: unknown): User | undefined {
  if (!(error instanceof ApiError) || error.body?.code !== 'stale') return undefined
  return user.safeParse(error.body.current).data
}

function changesBetween(seen: User, current: User, typed: PhysicianValues): FieldChange[] {
  const [before, now] = [valuesOf(seen), valuesOf(current)]
  return fieldsOf(before)
    .filter((field) => !isSame(before[field], now[field]))
    .map((field) => {
      const isMineToo = !isSame(typed[field], before[field]) && !isSame(typed[field], now[field])
      return { field, before: before[field], now: now[field], ...(isMineToo && { mine: typed[field] }) }
    })
}

/** Either way, what only one side changed is kept; `winner` decides the fields that both changed. */
function mergeValues(seen: User, current: User, typed: PhysicianValues, winner: 'mine' | 'theirs'): PhysicianValues {
  const [before, now] = [valuesOf(seen), valuesOf(current)]
  const isTaken = (field: PhysicianField) =>
    winner === 'mine' ? isSame(typed[field], before[field]) : !isSame(now[field], before[field])
  const taken = fieldsOf(before).filter(isTaken)
  return { ...typed, ...Object.fromEntries(taken.map((field) => [field, now[field]])) }
}

function fieldsOf(values: PhysicianValues): PhysicianField[] {
  return Object.keys(values) as PhysicianField[]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
