// Reads and changes the page's query string; empty values are left out.
import { useSearchParams } from 'wouter'

type SearchChanges = Partial<Record<string, string | null>>

/** `replace: false` makes a step that the browser's way back undoes. */
export function useSearchChange(): [URLSearchParams, (changes: SearchChanges, options?: { replace: boolean }) => void] {
  const [search, setSearch] = useSearchParams()
  const page = window.location.pathname
  const change = (changes: SearchChanges, options = { replace: true }) => {
    // A late answer to a page that was left must not write into the address of another one.
    if (window.location.pathname !== page) return
    setSearch((previous) => {
      const next = new URLSearchParams(previous)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    }, options)
  }
  return [search, change]
}

/** The first value is the default and leaves the address clean; an unknown word in the address counts as it. */
export function useSearchChoice<Value extends string>(
  parameter: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [search, change] = useSearchChange()
  const chosen = values.find((value) => value === search.get(parameter)) ?? values[0]
  const choose = (value: Value) => change({ [parameter]: value === values[0] ? null : value })
  return [chosen, choose]
}
