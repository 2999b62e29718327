/** What will be created and changed, before it is: each thing can be left out, new physicians can get their address. */
import type { Implementation, ImplementationPlan, Planned } from '../../contract/implementation.ts'
import { problemsOf, reasonOf, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog, DialogBody, DialogClose, DialogFooter } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { PlannedPhysicians } from './planned-physicians.tsx'
import type { Choices, Part } from './use-choices.ts'

type ImplementDialogProps = {
  analysisId: number
  choices: Choices
  onClose: () => void
  onImplemented: (made: Implementation) => void
}

export function ImplementDialog({ analysisId, choices, onClose, onImplemented }: ImplementDialogProps) {
  const plan = useRead('planImplementation', { params: { id: analysisId } })
  const implement = useChange('implementAnalysis')
  const start = (read: ImplementationPlan) =>
    implement.mutate({ body: { id: analysisId, choices: choices.bodyFor(read) } }, { onSuccess: onImplemented })
  const problems = implement.isError ? problemsOf(implement.error) : []
  return (
    <Dialog
      size="large"
      onClose={onClose}
      title="What will be created and changed"
      description="Applied all at once. Existing roles and physicians aren’t duplicated."
    >
      <DialogBody>
        <Reading read={plan} what="The plan">
          {(data) => (
            <div className="flex flex-col gap-5">
              <PlannedList part="roles" title="Roles" items={rolesOf(data)} choices={choices} />
              <PlannedList
                part="shiftTypes"
                title="Shift types"
                items={data.shiftTypes.map(byName)}
                choices={choices}
              />
              <PlannedList part="settings" title="Settings" items={data.settings.map(byName)} choices={choices} />
              {choices.chosen.physicians && (
                <PlannedPhysicians physicians={data.physicians} choices={choices} problems={problems} />
              )}
              <PlannedList part="drafts" title="Drafts" items={data.drafts.map(byName)} choices={choices}>
                If you leave out a physician, their shifts stay open. If you leave out a role, its shifts are left out.
              </PlannedList>
            </div>
          )}
        </Reading>
      </DialogBody>
      <DialogFooter>
        {implement.isError && <FieldError>{reasonOf(implement.error)}</FieldError>}
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button
          variant="primary"
          disabled={!plan.data}
          loading={implement.isPending}
          loadingLabel="Implementing..."
          onClick={() => plan.data && start(plan.data)}
        >
          Implement
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

type Item = Planned & { key: string }

const byName = (item: Planned): Item => ({ ...item, key: item.name })
/** The parts of one found role are taken over together. */
const rolesOf = ({ roles }: ImplementationPlan): Item[] => roles.map((role) => ({ ...role, key: role.foundRole }))

const actionBadges: Record<Planned['action'], { word: string; tone: BadgeTone }> = {
  create: { word: 'New', tone: 'good' },
  change: { word: 'Changed', tone: 'warn' },
  same: { word: 'No change', tone: 'quiet' },
}

type PlannedListProps = { part: Part; title: string; items: Item[]; choices: Choices; children?: string }

function PlannedList({ part, title, items, choices, children }: PlannedListProps) {
  if (!choices.chosen[part] || items.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {children && <p className="text-12 text-muted">{children}</p>}
      <ul className="mt-1.5 rounded-control border border-line">
        {items.map(({ key, name, action, says }) => (
          <li key={name} className="flex items-center gap-3 border-b border-line px-3 py-2 last:border-b-0">
            <Badge tone={actionBadges[action].tone} className="w-18 justify-center">
              {actionBadges[action].word}
            </Badge>
            <div className="min-w-0 flex-1">
              {part === 'settings' ? (
                name
              ) : (
                <Checkbox
                  label={name}
                  checked={choices.has(part, key)}
                  onCheckedChange={(isTaken) => choices.take(part, key, isTaken)}
                />
              )}
            </div>
            <span className="text-right text-12 text-muted">{says}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
