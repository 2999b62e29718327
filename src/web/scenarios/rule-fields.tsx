/** Which rule a scenario changes, whether it's on there, and how much it counts. */
import { rules } from '../../engine/rules/list.ts'
import { stepWords } from '../text/importance-steps.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { ChangeDraft } from './change-draft.ts'

type RuleFieldsProps = { draft: ChangeDraft; set: (change: Partial<ChangeDraft>) => void }

/** Rules that are always on can't be turned off in a scenario. */
const choosable = rules.filter(({ always }) => !always)

export function RuleFields({ draft, set }: RuleFieldsProps) {
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
        <Field label="How much it counts">
          <Select
            value={draft.step}
            options={stepWords.map((label, step) => ({ value: String(step), label }))}
            onValueChange={(step) => set({ step })}
          />
        </Field>
      )}
    </>
  )
}
