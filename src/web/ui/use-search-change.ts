// Reads the page's address after the question mark and changes parts of it; what is empty leaves it clean.
import { useSearchParams } from 'wouter'

type SearchChanges = Partial<Record<string, string | null>>

/** `replace: false` makes a step that the browser's way back undoes. */
export function useSearchChange(): [URLSearchParams, (changes: SearchChanges, options?: { replace: boolean }) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (changes: SearchChanges, options = { replace: true }) =>
    setSearch((previous) => {
      const next = new URLSearchParams(previous)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    }, options)
  return [search, change]
}
