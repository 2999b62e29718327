/** Which categories of roles count as on call: on the dashboard, whoever has such a shift today. */
import { useState } from 'react'
import type { Group } from '../../../contract/groups.ts'
import { roleCategories } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { SaveFooter, useGroupChange } from './group-change.tsx'
import { useTyped, useUnsaved } from './unsaved.tsx'

export function BackupCategoriesCard({ group }: { group: Group }) {
  const saved = group.settings.backupCategories
  const { value: chosen, seen, type, settle } = useTyped<readonly (typeof roleCategories)[number][]>(saved)
  const [problem, setProblem] = useState<string>()
  const { save, isSaving } = useGroupChange(group)
  const isSame = roleCategories.every((category) => chosen.includes(category) === saved.includes(category))
  useUnsaved('Backup categories', !isSame)
  const submit = async () => {
    const backupCategories = roleCategories.filter((category) => chosen.includes(category))
    const problems = await save({ settings: { backupCategories } }, { settings: { backupCategories: seen } })
    setProblem(problems?.[0]?.message)
    if (!problems) settle()
  }
  return (
    <Card
      title="Backup categories"
      footer={
        <SaveFooter problem={problem} isSaving={isSaving} isDisabled={isSame} onSave={() => void submit()}>
          Save backup categories
        </SaveFooter>
      }
    >
      <FieldGroup
        label="Counts as on call"
        help="Anyone with a shift in these categories today shows as On Call on the dashboard."
      >
        <div className="grid grid-cols-2 gap-x-4 gap-y-2">
          {roleCategories.map((category) => (
            <Checkbox
              key={category}
              label={capitalize(category)}
              checked={chosen.includes(category)}
              onCheckedChange={(isOn) =>
                type(isOn ? [...chosen, category] : chosen.filter((other) => other !== category))
              }
            />
          ))}
        </div>
      </FieldGroup>
    </Card>
  )
}
