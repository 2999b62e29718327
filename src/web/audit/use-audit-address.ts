/** The filters of the audit log, kept in the address so results can be linked to. */
import { useSearchChange } from '../ui/use-search.ts'

const names = ['actor', 'thing', 'action', 'from', 'to', 'search'] as const
export type FilterName = (typeof names)[number]
export type AuditFilter = Partial<Record<FilterName, string>>

export type AuditAddress = {
  filter: AuditFilter
  set: (name: FilterName, value: string) => void
  clear: () => void
}

/** Values the server would reject are ignored. */
const shapes: Record<FilterName, RegExp> = {
  actor: /^(system|[1-9]\d{0,9})$/,
  thing: /^[a-z][a-z-]{0,39}$/,
  action: /^[a-z-]{1,40}\.[a-z-]{1,40}$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
  search: /^.{1,100}$/,
}

export function useAuditAddress(): AuditAddress {
  const [search, change] = useSearchChange()
  const given = names.flatMap((name): [FilterName, string][] => {
    const value = search.get(name)
    return value && shapes[name].test(value) ? [[name, value]] : []
  })
  return {
    filter: Object.fromEntries(given),
    set: (name, value) => change({ [name]: value }),
    clear: () => change(Object.fromEntries(names.map((name) => [name, null]))),
  }
}
