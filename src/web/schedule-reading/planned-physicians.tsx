/** The physicians of a file: members are recognized, new ones get their address now or later. */

import type { ImplementationPlan } from '../../contract/implementation.ts'
import { hasNoAddress } from '../../contract/no-address.ts'
import { Badge } from '../ui/badge.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldError } from '../ui/field.tsx'
import { TextInput } from '../ui/inputs.tsx'
import type { Choices } from './use-choices.ts'

type Problem = { field: string; message: string }
type PlannedPhysiciansProps = { physicians: ImplementationPlan['physicians']; choices: Choices; problems: Problem[] }

export function PlannedPhysicians({ physicians, choices, problems }: PlannedPhysiciansProps) {
  if (physicians.length === 0) return null
  const sent = physicians.filter(({ key }) => choices.has('physicians', key))
  const problemOf = (key: string) => {
    const index = sent.findIndex((physician) => physician.key === key)
    return problems.find(({ field }) => index >= 0 && field.startsWith(`choices.physicians.${index}.`))?.message
  }
  const isAdding = sent.some(({ action, key }) => action === 'create' && !choices.emails[key]?.trim())
  return (
    <section aria-label="Physicians">
      <h3 className="font-semibold">Physicians</h3>
      {isAdding && (
        <p className="text-12 text-muted">
          People without an email are added anyway and marked in Manage Physicians. They get no messages and can’t sign
          in until you enter one.
        </p>
      )}
      <ul className="mt-1.5 rounded-control border border-line">
        {physicians.map(({ key, name, action, says, email }) => (
          <li
            key={key}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-3 py-2 last:border-b-0"
          >
            <Badge tone={action === 'create' ? 'good' : 'quiet'} className="w-18 justify-center">
              {action === 'create' ? 'New' : 'No change'}
            </Badge>
            <div className="min-w-0 flex-1 basis-40">
              <Checkbox
                label={name}
                help={says || undefined}
                checked={choices.has('physicians', key)}
                onCheckedChange={(isTaken) => choices.take('physicians', key, isTaken)}
              />
            </div>
            <div className="w-60 max-tablet:w-full">
              {action === 'create' ? (
                <>
                  <TextInput
                    type="email"
                    size="dense"
                    aria-label={`Email address of ${name}`}
                    aria-invalid={problemOf(key) ? true : undefined}
                    placeholder="no email yet"
                    value={choices.emails[key] ?? ''}
                    onChange={(event) => choices.setEmail(key, event.target.value)}
                  />
                  {problemOf(key) && <FieldError>{problemOf(key)}</FieldError>}
                </>
              ) : (
                <span className="block truncate text-12 text-muted">
                  {email && (hasNoAddress(email) ? 'no email yet' : email)}
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
