/** The fields of each kind of change. */
import { usualCount } from '../../engine/demand.ts'
import { listedName } from '../../engine/text/names.ts'
import { Field } from '../ui/field.tsx'
import { DateInput, NumberInput, TextInput } from '../ui/inputs.tsx'
import { Select } from '../ui/select.tsx'
import type { ChangeDraft, ChangeKind } from './change-draft.ts'
import { RuleFields } from './rule-fields.tsx'
import { dayChoices, daysOfChoice, longestSentence } from './scenario-words.ts'
import { daysOf, type useNames } from './use-names.ts'

type FieldsProps = {
  draft: ChangeDraft
  set: (change: Partial<ChangeDraft>) => void
  known: ReturnType<typeof useNames>
  span: { from: string; to: string }
}

export function ChangeFields({ kind, ...props }: FieldsProps & { kind: ChangeKind }) {
  const { draft, set, known, span } = props
  switch (kind) {
    case 'away':
      return (
        <>
          <PhysicianChoice {...props} />
          <div className="grid grid-cols-2 gap-3 tablet:col-span-2">
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
              onValueChange={(roleId) => set({ roleId, ...needNow(known, roleId, draft.days) })}
            />
          </Field>
          <CountInput {...props} label="Required" min={0} max={60} />
          <Field label="On">
            <Select
              value={draft.days}
              options={dayChoices}
              onValueChange={(days) => set({ days, ...needNow(known, draft.roleId, days) })}
            />
          </Field>
        </>
      )
    case 'approved':
      return <RequestChoice {...props} />
    case 'rule':
      return <RuleFields {...props} />
    case 'limits':
      return (
        <>
          <Field label="Max days in a row" optional>
            <NumberInput
              value={draft.maxDays}
              min={1}
              max={31}
              unit="days"
              onValueChange={(maxDays) => set({ maxDays })}
            />
          </Field>
          <Field label="Min rest between shifts" optional>
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
    case 'without':
      return (
        <Field
          label="Rule"
          help={known.customRules.length === 0 ? 'Your group has no custom rules.' : undefined}
          className="tablet:col-span-2"
        >
          <Select
            value={draft.text}
            disabled={known.customRules.length === 0}
            options={known.customRules.map((text) => ({ value: text, label: text }))}
            onValueChange={(text) => set({ text })}
          />
        </Field>
      )
    case 'sentence':
      return (
        <Field label="Rule" help="In plain words, such as: At most 3 nights in a row" className="tablet:col-span-2">
          <TextInput
            value={draft.text}
            maxLength={longestSentence}
            onChange={(event) => set({ text: event.target.value })}
          />
        </Field>
      )
  }
}

function RequestChoice({ draft, set, known, span }: FieldsProps) {
  const requests = known.requests.filter((request) => {
    const days = daysOf(request).sort()
    return days.length > 0 && days[0]! <= span.to && days.at(-1)! >= span.from
  })
  return (
    <Field
      label="Request"
      help={requests.length === 0 ? 'No pending requests this month.' : undefined}
      className="tablet:col-span-2"
    >
      <Select
        value={draft.requestId}
        disabled={requests.length === 0}
        options={requests.map(({ id }) => ({ value: String(id), label: known.names.request(id) }))}
        onValueChange={(requestId) => set({ requestId })}
      />
    </Field>
  )
}

/** What a role needs on these days now, to start from: the most of them. */
function needNow(
  { roles }: FieldsProps['known'],
  roleId: string,
  days: string,
): Pick<ChangeDraft, 'count'> | undefined {
  const role = roles.find(({ id }) => String(id) === roleId)
  const chosen = dayChoices.find(({ value }) => value === days)
  return role && chosen && { count: Math.max(...daysOfChoice(chosen.days).map((day) => usualCount(role, day))) }
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
