/** What was changed on the settings page and not saved: kept while tabs change, and asked about before the page is left. */
import { hashKey } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { LeaveGuard } from '../../ui/leave-guard.tsx'

const Report = createContext<(card: string, isUnsaved: boolean) => void>(() => {})

export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [cards, setCards] = useState<readonly string[]>([])
  const report = useCallback((card: string, isUnsaved: boolean) => {
    setCards((before) =>
      before.includes(card) === isUnsaved
        ? before
        : isUnsaved
          ? [...before, card]
          : before.filter((other) => other !== card),
    )
  }, [])
  return (
    <Report.Provider value={report}>
      <LeaveGuard isDirty={cards.length > 0} what={cards.join(', ')} />
      {children}
    </Report.Provider>
  )
}

/** `card` names it in the question. */
export function useUnsaved(card: string, isUnsaved: boolean): void {
  const report = useContext(Report)
  useEffect(() => {
    report(card, isUnsaved)
    return () => report(card, false)
  }, [report, card, isUnsaved])
}

type Typed<Value> = {
  value: Value
  /** What typing started from. */
  seen: Value
  /** It was saved in place of this. */
  replaced?: Value
}

/** What a card shows: what is saved, whoever saved it, until something is typed here. */
export function useTyped<Value>(saved: Value, first = saved) {
  const [typed, setTyped] = useState<Typed<Value> | undefined>(
    isSameValue(first, saved) ? undefined : { value: first, seen: saved },
  )
  const isSaved = (one: Typed<Value>) =>
    isSameValue(one.value, saved) || (one.replaced !== undefined && !isSameValue(one.replaced, saved))
  const own = typed && !isSaved(typed) ? typed : undefined
  if (typed && !own) setTyped(undefined)
  const seen = own ? (own.replaced === undefined ? own.seen : own.value) : saved
  return {
    value: own ? own.value : saved,
    seen,
    isTyped: own !== undefined,
    type: (value: Value) => setTyped({ value, seen }),
    /** It was saved: from the next answer on, what is saved counts. */
    settle: () => setTyped((current) => current && { ...current, replaced: saved }),
  }
}

/** What is saved now, with what was typed since `seen`: a colleague's other changes stay. */
export function mergeTyped<Value extends object>(seen: Value, typed: Value, saved: Value): Value {
  const keys = new Set([...Object.keys(seen), ...Object.keys(typed)]) as Set<keyof Value>
  const merged = { ...saved }
  for (const key of keys) if (!isSameValue(seen[key], typed[key])) merged[key] = typed[key]
  return merged
}

/** Whatever the order of their keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other])
}

/** A form of saved values: what was saved counts as unchanged, and a colleague's change shows unless something is typed. */
export function useSavedForm<Typed extends FieldValues, Parsed>(
  card: string,
  form: UseFormReturn<Typed, unknown, Parsed>,
  saved: Typed,
): void {
  const { isDirty, isSubmitSuccessful } = form.formState
  useUnsaved(card, isDirty)
  useEffect(() => {
    if (isSubmitSuccessful) form.reset(form.getValues())
  }, [form, isSubmitSuccessful])
  const seen = hashKey([saved])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other saved values are a reason
  useEffect(() => {
    if (!isDirty) form.reset(saved)
  }, [seen])
}
