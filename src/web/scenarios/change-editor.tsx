/** Adds one change to a scenario: its kind, and the fields of that kind. */
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type WhatIf, whatIf } from '../../contract/what-if.ts'
import { usualCount } from '../../engine/demand.ts'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import { fullName } from '../../engine/text/names.ts'
import { usualStep } from '../text/importance-steps.ts'
import { Button } from '../ui/button.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { isTooLong } from '../ui/text-limit.tsx'
import { type ChangeDraft, type ChangeKind, readDraft } from './change-draft.ts'
import { ChangeFields } from './change-fields.tsx'
import { daysOfChoice, longestSentence } from './scenario-words.ts'
import type { useNames } from './use-names.ts'

const kinds: { value: ChangeKind; label: string }[] = [
  { value: 'away', label: 'Someone is out' },
  { value: 'leaves', label: 'Someone leaves' },
  { value: 'fte', label: 'Someone works part-time' },
  { value: 'hired', label: 'We hire someone' },
  { value: 'demand', label: 'A role needs more or fewer people' },
  { value: 'approved', label: 'A request is approved' },
  { value: 'rule', label: 'A rule is off, on, or counts differently' },
  { value: 'limits', label: 'Different limits on days in a row or rest' },
  { value: 'sentence', label: 'A new rule' },
  { value: 'without', label: 'A custom rule is removed' },
]

/** What is likely meant by part-time. */
const partTime = 0.8

type EditorProps = { month: Month; known: ReturnType<typeof useNames>; onAdd: (change: WhatIf) => void }

export function ChangeEditor({ month, known, onAdd }: EditorProps) {
  const { from, to } = spanOfMonth(month)
  const emptyOf = (of: ChangeKind): ChangeDraft => ({
    ...{ physicianId: '', roleId: '', requestId: '', from, to, fte: of === 'fte' ? partTime : 1, count: 1 },
    ...{ nights: 'neutral', days: 'all', ruleId: '', on: 'off', step: String(usualStep) },
    ...{ maxDays: null, minRest: null, text: '' },
  })
  const [kind, setKind] = useState<ChangeKind>('away')
  const [draft, setDraft] = useState(emptyOf(kind))
  const [problem, setProblem] = useState<string>()
  const set = (change: Partial<ChangeDraft>) => {
    setProblem(undefined)
    setDraft({ ...draft, ...change })
  }
  const add = () => {
    const read = whatIf.safeParse(readDraft(kind, draft, known.pattern))
    const missing = read.success ? missingIn(read.data, known) : 'Fill in all fields first'
    if (!read.success || missing) {
      setProblem(missing)
      return
    }
    onAdd(read.data)
    setDraft(emptyOf(kind))
  }
  return (
    <fieldset className="flex flex-col gap-3 rounded-control border border-line p-3">
      <legend className="px-1 font-control">What if</legend>
      <Field label="What changes">
        <Select
          value={kind}
          options={kinds}
          onValueChange={(value) => {
            setKind(value)
            set({ fte: emptyOf(value).fte })
          }}
        />
      </Field>
      <div className="grid gap-3 tablet:grid-cols-2">
        <ChangeFields kind={kind} draft={draft} set={set} known={known} span={{ from, to }} />
      </div>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <div>
        <Button icon={<Plus />} disabled={kind === 'sentence' && isTooLong(draft.text, longestSentence)} onClick={add}>
          Add change
        </Button>
      </div>
    </fieldset>
  )
}

/** Also what changes nothing. */
function missingIn(change: WhatIf, { physicians, roles }: EditorProps['known']): string | undefined {
  if (change.what === 'away' && change.to < change.from) return 'The last day can’t be before the first'
  const { what } = change
  if (what === 'limits' && change.maxConsecutiveShifts === undefined && change.minRestBetweenShifts === undefined)
    return 'Enter a limit first'
  const person = what === 'fte' && physicians.find(({ id }) => id === change.physicianId)
  if (person && 'fte' in person && person.fte === change.fte)
    return `${fullName(person)} already works ${person.fte} FTE.`
  const role = what === 'demand' && roles.find(({ id }) => id === change.roleId)
  if (role && daysOfChoice(change.weekdays).every((day) => usualCount(role, day) === change.count))
    return `${role.name} already needs ${change.count} on these days.`
  return undefined
}
