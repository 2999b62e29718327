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
