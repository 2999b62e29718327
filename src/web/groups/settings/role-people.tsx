/** Who may work a role: a level, a specialty, only some people, never others; and the same in words for the list. */
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { type Role, roleFields } from '../../../contract/roles.ts'
import { experienceLevels } from '../../../engine/model.ts'
import { capitalize } from '../../../engine/text/capital.ts'
import { joinWords } from '../../../engine/text/join-words.ts'
import { usePhysicianOptions } from '../../session/use-physician-options.ts'
import { SelectField, TextField } from '../../ui/form-fields.tsx'
import { PickSeveral } from '../../ui/pick-several.tsx'

const anyLevel = 'any'
const levels = [
  { value: anyLevel, label: 'Any' },
  ...experienceLevels.map((value) => ({ value, label: `${capitalize(value)} or above` })),
]

/** The form keeps restrictions flat; roleFields nests them. */
export const peopleForm = z.object({
  minExperience: roleFields.shape.description,
  specialties: roleFields.shape.description,
  only: z.array(z.number()),
  never: z.array(z.number()),
})
type PeopleForm = z.output<typeof peopleForm>

export function peopleOf(role: Role | undefined): PeopleForm {
  const { minExperience = anyLevel, specialties = [], only = [], never = [] } = role?.restrictions ?? {}
  return { minExperience, specialties: specialties.join(', '), only, never }
}

/** Without what is empty. */
export function restrictionsToSend({ minExperience, specialties, only, never }: PeopleForm): Role['restrictions'] {
  const level = experienceLevels.find((one) => one === minExperience)
  const named = (specialties ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
  return {
    ...(level && { minExperience: level }),
    ...(named.length > 0 && { specialties: named }),
    ...(only.length > 0 && { only }),
    ...(never.length > 0 && { never }),
  }
}

export function RolePeople() {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <SelectField name="minExperience" label="Experience needed" options={levels} />
      <TextField
        name="specialties"
        label="Specialties needed"
        placeholder="ICU, Procedures"
        help="One of these is enough."
      />
      <PeopleField name="only" label="Only these physicians" nobody="Everyone" />
      <PeopleField name="never" label="Never these physicians" nobody="No one" />
    </div>
  )
}

function PeopleField({ name, label, nobody }: { name: 'only' | 'never'; label: string; nobody: string }) {
  const { watch, setValue } = useFormContext<PeopleForm>()
  const chosen = watch(name)
  return (
    <PickSeveral
      label={label}
      placeholder={chosen.length === 0 ? nobody : 'Add a physician'}
      options={usePhysicianOptions(chosen)}
      chosen={chosen.map(String)}
      onChange={(ids) => setValue(name, ids.map(Number), { shouldDirty: true })}
    />
  )
}

/** How many names the list shows before it counts. */
const mostNames = 3

export type PersonOf = (id: number) => { lastName: string; isActive: boolean } | undefined

/** "Senior or above", "Only Chen, Li (left)", "Never Okafor" */
export function describeRestrictions(
  { minExperience, specialties = [], only = [], never = [] }: Role['restrictions'],
  personOf: PersonOf,
): string[] {
  const named = (ids: readonly number[]) => {
    const names = ids.flatMap((id) => {
      const person = personOf(id)
      return person ? `${person.lastName}${person.isActive ? '' : ' (left)'}` : []
    })
    const rest = names.length - mostNames
    return rest > 0 ? `${names.slice(0, mostNames).join(', ')}, and ${rest} more` : names.join(', ')
  }
  return [
    ...(minExperience ? [`${capitalize(minExperience)} or above`] : []),
    ...(specialties.length > 0 ? [joinWords(specialties)] : []),
    ...(only.length > 0 ? [`Only ${named(only)}`] : []),
    ...(only.length > 0 && only.every((id) => personOf(id)?.isActive === false) ? ['No one can work it'] : []),
    ...(never.length > 0 ? [`Never ${named(never)}`] : []),
  ]
}
