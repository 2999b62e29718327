// Keeps one choice in the page's address, so that a tab, a filter or an order can be linked to.
import { useSearchParams } from 'wouter'

/** The first value is the default and leaves the address clean; an unknown word in the address counts as it. */
export function useSearchChoice<Value extends string>(
  parameter: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [search, setSearch] = useSearchParams()
  const chosen = values.find((value) => value === search.get(parameter)) ?? values[0]
  const choose = (value: Value) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous)
        if (value === values[0]) next.delete(parameter)
        else next.set(parameter, value)
        return next
      },
      { replace: true },
    )
  return [chosen, choose]
}
