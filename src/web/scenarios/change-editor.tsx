/** One thing to suppose: its kind, and the fields that the kind needs. */
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type WhatIf, whatIf } from '../../contract/what-if.ts'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import { rules } from '../../engine/rules/list.ts'
import type { RuleId } from '../../engine/rules/rule-ids.ts'
import { listedName } from '../../engine/text/names.ts'
import { Button } from '../ui/button.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { DateInput, NumberInput, TextInput } from '../ui/inputs.tsx'
import { Select } from '../ui/select.tsx'
import { dayChoices } from './scenario-words.ts'
import type { useNames } from './use-names.ts'

type Kind = WhatIf['what']

const kinds: { value: Kind; label: string }[] = [
  { value: 'away', label: 'Someone is out' },
  { value: 'leaves', label: 'Someone leaves' },
  { value: 'fte', label: 'Someone works part-time' },
  { value: 'hired', label: 'We hire' },
  { value: 'demand', label: 'A role needs more or fewer' },
  { value: 'approved', label: 'A time-off request is approved' },
  { value: 'rule', label: 'A rule is off, on, or weighed otherwise' },
  { value: 'limits', label: 'Another limit on days in a row or rest' },
  { value: 'sentence', label: 'A new rule' },
]

/** Everything that a kind may need; what it doesn't need is left out when it is read. */
type Draft = {
  physicianId: string
  roleId: string
  requestId: string
  from: string
  to: string
  fte: number | null
  count: number | null
  nights: 'prefer' | 'neutral'
  days: string
  ruleId: RuleId | ''
  on: 'on' | 'off'
  weight: number | null
  maxDays: number | null
  minRest: number | null
  text: string
}

type EditorProps = { month: Month; known: ReturnType<typeof useNames>; onAdd: (change: WhatIf) => void }

export function ChangeEditor({ month, known, onAdd }: EditorProps) {
  const { from, to } = spanOfMonth(month)
  const empty: Draft = {
    ...{ physicianId: '', roleId: '', requestId: '', from, to, fte: 1, count: 1, nights: 'neutral', days: 'all' },
    ...{ ruleId: '', on: 'off', weight: null, maxDays: null, minRest: null, text: '' },
  }
  const [kind, setKind] = useState<Kind>('away')
  const [draft, setDraft] = useState(empty)
  const [problem, setProblem] = useState<string>()
  const set = (change: Partial<Draft>) => {
    setProblem(undefined)
    setDraft({ ...draft, ...change })
  }
  const add = () => {
    const read = whatIf.safeParse(readDraft(kind, draft))
    const missing = read.success ? missingIn(read.data) : 'Fill in all fields first.'
    if (!read.success || missing) {
      setProblem(missing)
      return
    }
    onAdd(read.data)
    setDraft(empty)
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
            set({})
          }}
        />
      </Field>
      <div className="grid gap-3 tablet:grid-cols-2">{fieldsOf(kind, { draft, set, known, span: { from, to } })}</div>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <div>
        <Button icon={<Plus />} onClick={add}>
          Add this
        </Button>
      </div>
    </fieldset>
  )
}

function missingIn(change: WhatIf): string | undefined {
  if (change.what === 'away' && change.to < change.from) return 'The last day can’t be before the first.'
  const { what } = change
  if (what === 'limits' && change.maxConsecutiveShifts === undefined && change.minRestBetweenShifts === undefined)
    return 'Enter a limit first.'
  return undefined
}

function readDraft(what: Kind, draft: Draft): unknown {
  const { from, to, fte, count, nights, days, ruleId, on, weight, maxDays, minRest, text } = draft
  return {
    ...{ what, from, to, fte, count, ruleId, text, on: on === 'on', nightShiftPreference: nights },
    physicianId: Number(draft.physicianId),
    roleId: Number(draft.roleId),
    requestId: Number(draft.requestId),
    weekdays: dayChoices.find(({ value }) => value === days)!.days,
    ...(weight !== null && on === 'on' && { weight }),
    ...(maxDays !== null && { maxConsecutiveShifts: maxDays }),
    ...(minRest !== null && { minRestBetweenShifts: minRest }),
  }
}

type FieldsProps = {
  draft: Draft
  set: (change: Partial<Draft>) => void
  known: EditorProps['known']
  span: { from: string; to: string }
}

function fieldsOf(kind: Kind, props: FieldsProps): ReactNode {
  const { draft, set, known, span } = props
  switch (kind) {
    case 'away':
      return (
        <>
          <PhysicianChoice {...props} />
          <div className="grid grid-cols-2 gap-3">
            <Field label="First day">
              <DateInput value={draft.from} min={span.from} max={span.to} onValueChange={(from) => set({ from })} />
            </Field>
            <Field label="Last day">
              <DateInput value={draft.to} min={span.from} max={span.to} onValueChange={(to) => set({ to })} />
            </Field>
          </div>
        </>
      )
    case 'leaves':
      return <PhysicianChoice {...props} />
    case 'fte':
      return (
        <>
          <PhysicianChoice {...props} />
          <FteInput {...props} />
        </>
      )
    case 'hired':
      return (
        <>
          <CountInput {...props} label="How many" min={1} max={10} />
          <FteInput {...props} />
          <Field label="Works">
            <Select
              value={draft.nights}
              options={[
                { value: 'neutral', label: 'Days and nights' },
                { value: 'prefer', label: 'Nights (a nocturnist)' },
              ]}
              onValueChange={(nights) => set({ nights })}
            />
          </Field>
        </>
      )
    case 'demand':
      return (
        <>
          <Field label="Role">
            <Select
              value={draft.roleId}
              options={known.roles.map(({ id, name }) => ({ value: String(id), label: name }))}
              onValueChange={(roleId) => set({ roleId })}
            />
          </Field>
          <CountInput {...props} label="Required" min={0} max={60} />
          <Field label="On">
            <Select value={draft.days} options={dayChoices} onValueChange={(days) => set({ days })} />
          </Field>
        </>
      )
    case 'approved':
      return (
        <Field label="Request" help={known.timeOff.length === 0 ? 'No time off is pending.' : undefined}>
          <Select
            value={draft.requestId}
            disabled={known.timeOff.length === 0}
            options={known.timeOff.map(({ id }) => ({ value: String(id), label: known.names.request(id) }))}
            onValueChange={(requestId) => set({ requestId })}
          />
        </Field>
      )
    case 'rule':
      return <RuleFields {...props} />
    case 'limits':
      return (
        <>
          <Field label="Days in a row, at most" optional>
            <NumberInput
              value={draft.maxDays}
              min={1}
              max={31}
              unit="days"
              onValueChange={(maxDays) => set({ maxDays })}
            />
          </Field>
          <Field label="Rest between shifts, at least" optional>
            <NumberInput
              value={draft.minRest}
              min={0}
              max={72}
              unit="hours"
              onValueChange={(minRest) => set({ minRest })}
            />
          </Field>
        </>
      )
    case 'sentence':
      return (
        <Field label="Rule" help="As you’d write it: At most 3 nights in a row" className="tablet:col-span-2">
          <TextInput value={draft.text} maxLength={300} onChange={(event) => set({ text: event.target.value })} />
        </Field>
      )
  }
}

function PhysicianChoice({ draft, set, known }: FieldsProps) {
  const options = known.physicians
    .filter(({ isActive, isScheduled }) => isActive && isScheduled)
    .map((person) => ({ value: String(person.id), label: listedName(person) }))
  return (
    <Field label="Physician">
      <Select value={draft.physicianId} options={options} onValueChange={(physicianId) => set({ physicianId })} />
    </Field>
  )
}

function FteInput({ draft, set }: FieldsProps) {
  return (
    <Field label="FTE">
      <NumberInput value={draft.fte} min={0.1} max={1} step={0.1} onValueChange={(fte) => set({ fte })} />
    </Field>
  )
}

function CountInput({ draft, set, label, min, max }: FieldsProps & { label: string; min: number; max: number }) {
  return (
    <Field label={label}>
      <NumberInput value={draft.count} min={min} max={max} onValueChange={(count) => set({ count })} />
    </Field>
  )
}

/** Rules that always hold can't be supposed otherwise. */
const choosable = rules.filter(({ always }) => !always)

function RuleFields({ draft, set }: FieldsProps) {
  const rule = choosable.find(({ id }) => id === draft.ruleId)
  return (
    <>
      <Field label="Rule" className="tablet:col-span-2">
        <Select
          value={draft.ruleId}
          options={choosable.map(({ id, title }) => ({ value: id, label: title }))}
          onValueChange={(ruleId) => set({ ruleId })}
        />
      </Field>
      <Field label="In this scenario">
        <Select
          value={draft.on}
          options={[
            { value: 'off', label: 'Off' },
            { value: 'on', label: 'On' },
          ]}
          onValueChange={(on) => set({ on })}
        />
      </Field>
      {rule && !rule.strength.hard && draft.on === 'on' && (
        <Field label="Weight" help={`Usually ${rule.strength.weight}.`} optional>
          <NumberInput value={draft.weight} min={0} max={10_000} onValueChange={(weight) => set({ weight })} />
        </Field>
      )}
    </>
  )
}
