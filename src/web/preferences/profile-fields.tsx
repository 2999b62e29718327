/** What a person says about himself, and below it what only administrators set. */

import { entryOf } from '../../contract/fields/physician.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { sayValue } from '../physicians/field-words.ts'
import { SectionFields } from '../physicians/person-fields.tsx'
import { useMember } from '../session/use-session.ts'

export function ProfileFields() {
  const user = useMember()
  const set = {
    experienceLevel: capitalize(user.experienceLevel),
    fte: user.fte,
    seniorityRank: user.seniorityRank,
    startDateWithGroup: user.startDateWithGroup,
  }
  return (
    <div className="flex flex-col gap-5">
      <SectionFields section="contact" by="physician" />
      <SectionFields section="experience" by="physician" />
      <div className="border-t border-line pt-4">
        <h3 className="text-12 text-muted">Set by your administrators</h3>
        <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 tablet:grid-cols-4">
          {Object.entries(set).map(([field, value]) => (
            <div key={field}>
              <dt className="text-12 text-muted">{entryOf(field as keyof typeof set).label}</dt>
              <dd className="font-semibold">{value === null ? '–' : sayValue(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
