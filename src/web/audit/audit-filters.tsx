/** Filters of the audit log by person, item, action, and time, and a search. */
import { useEffect, useState } from 'react'
import { useRead } from '../api/use-read.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { DateInput } from '../ui/inputs.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { Select } from '../ui/select.tsx'
import { nameAction, nameThing } from './audit-words.ts'
import type { AuditAddress, FilterName } from './use-audit-address.ts'

/** The value of an empty select. */
const any = 'any'
/** Milliseconds without typing before the server is asked. */
const typingPause = 300

export function AuditFilters({ address }: { address: AuditAddress }) {
  const known = useRead('auditFilters', {}).data
  const { filter, set, clear } = address
  const people = (known?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <section aria-label="Filters" className="flex flex-wrap items-end gap-3">
      <TypedSearch value={filter.search ?? ''} onSearch={(text) => set('search', text)} />
      <Choice
        name="actor"
        label="Person"
        all="Everyone"
        address={address}
        options={[...people, { value: 'system', label: 'Evenshift (automatic)' }]}
      />
      <Choice
        name="thing"
        label="Item"
        all="Everything"
        address={address}
        options={(known?.things ?? []).map((value) => ({ value, label: nameThing(value) }))}
      />
      <Choice
        name="action"
        label="Action"
        all="Every action"
        address={address}
        phoneWidth="max-tablet:w-full"
        options={(known?.actions ?? []).map((value) => ({ value, label: nameAction(value) }))}
      />
      <Field label="From" className="w-36 max-tablet:w-[calc(50%-6px)]">
        <DateInput value={filter.from ?? ''} max={filter.to} onValueChange={(date) => set('from', date)} />
      </Field>
      <Field label="To" className="w-36 max-tablet:w-[calc(50%-6px)]">
        <DateInput value={filter.to ?? ''} min={filter.from} onValueChange={(date) => set('to', date)} />
      </Field>
      {Object.keys(filter).length > 0 && (
        <Button variant="quiet" onClick={clear}>
          Clear filters
        </Button>
      )}
    </section>
  )
}

type ChoiceProps = {
  name: FilterName
  label: string
  all: string
  address: AuditAddress
  options: { value: string; label: string }[]
  phoneWidth?: string
}

const halfOfPhone = 'max-tablet:w-[calc(50%-6px)]'

function Choice({ name, label, all, address, options, phoneWidth = halfOfPhone }: ChoiceProps) {
  const chosen = address.filter[name] ?? any
  // A link may name someone the audit log no longer knows.
  const missing =
    chosen === any || options.some(({ value }) => value === chosen) ? [] : [{ value: chosen, label: chosen }]
  return (
    <Field label={label} className={`w-44 ${phoneWidth}`}>
      <Select
        value={chosen}
        options={[{ value: any, label: all }, ...options, ...missing]}
        onValueChange={(value) => address.set(name, value === any ? '' : value)}
      />
    </Field>
  )
}

/** Shows every keystroke right away, and asks the server when typing pauses. */
function TypedSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts the pause
  useEffect(() => {
    if (typed.trim() === value) return
    const pause = setTimeout(() => onSearch(typed.trim().slice(0, 100)), typingPause)
    return () => clearTimeout(pause)
  }, [typed])
  return (
    <SearchInput
      label="Search the audit log"
      placeholder="Search the audit log"
      value={typed}
      onValueChange={setTyped}
      className="min-w-60 flex-1"
    />
  )
}
