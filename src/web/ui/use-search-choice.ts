// Keeps one choice in the page's address, so that a tab, a filter or an order can be linked to.
import { useSearchChange } from './use-search-change.ts'

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
