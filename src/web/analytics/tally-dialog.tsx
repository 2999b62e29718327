/** Adds, changes, or removes one of the group's custom tallies. */
import { type FormEvent, useState } from 'react'
import type { Tally } from '../../contract/fields/tally.ts'
import type { Group } from '../../contract/groups.ts'
import { weekdays } from '../../engine/model.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { problemsAfter, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { FieldGroup } from '../ui/field-group.tsx'
import { TextInput } from '../ui/inputs.tsx'
import { Switch } from '../ui/switch.tsx'
import { isTooLong } from '../ui/text-limit.tsx'

type TallyDialogProps = {
  group: Group
  /** Which one; a new one where none is said. */
  place: number | undefined
  onClose: () => void
}

const changedMeanwhile = 'A colleague changed this tally. Save again to use yours.'
const removedMeanwhile = 'A colleague removed this tally. Save again to add it back.'
const longestName = 60
const empty: Tally = { name: '', roleIds: [], weekdays: [], onlyHolidays: false }

export function TallyDialog({ group, place, onClose }: TallyDialogProps) {
  const { groupId } = useMember()
  const saved = group.settings.tallies
  // As it was opened: a colleague's change arrives while the dialog is open, and moves the others in the list.
  const [opened, setOpened] = useState(place === undefined ? undefined : saved[place])
  const [tally, setTally] = useState<Tally>(opened ?? empty)
  const [problem, setProblem] = useState<string>()
  const current = saved.find(({ name }) => name === opened?.name)
  const roles = useRead('listRoles', { params: { groupId } }).data
  const deleted = roles ? tally.roleIds.filter((id) => !roles.some((role) => role.id === id)) : []
  const change = useChange('updateGroup', { as: 'saveTallies' })
  const save = async (tallies: Tally[]) => {
    const body = { settings: { tallies }, version: group.version }
    const problems = await problemsAfter(change.mutateAsync({ params: { id: group.id }, body }))
    if (problems) setProblem(problems[0]?.message)
    else onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const named = { ...tally, name: tally.name.trim() }
    if (!named.name) return setProblem('Name is required')
    if (saved.some((one) => one !== current && one.name === named.name))
      return setProblem('Another tally has this name')
    if (opened && JSON.stringify(current) !== JSON.stringify(opened)) {
      setOpened(current)
      return setProblem(current ? changedMeanwhile : removedMeanwhile)
    }
    void save(current ? saved.map((one) => (one === current ? named : one)) : [...saved, named])
  }
  return (
    <Dialog onClose={onClose} size="medium" title={place === undefined ? 'Add tally' : 'Edit tally'}>
      <form onSubmit={submit}>
        <DialogBody>
          <div className="flex flex-col gap-4">
            <Field label="Name">
              <TextInput
                maxLength={longestName}
                placeholder="Friday nights"
                value={tally.name}
                onChange={(event) => {
                  setTally({ ...tally, name: event.target.value })
                  setProblem(undefined)
                }}
              />
            </Field>
            <FieldGroup label="Roles" help="None selected means every role.">
              <div className="grid grid-cols-2 gap-x-4 gap-y-2">
                {(roles ?? []).map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    checked={tally.roleIds.includes(id)}
                    onCheckedChange={(isOn) => setTally({ ...tally, roleIds: toggled(tally.roleIds, id, isOn) })}
                  />
                ))}
                {deleted.length > 0 && (
                  <Checkbox
                    label="Roles that were deleted"
                    checked
                    onCheckedChange={() =>
                      setTally({ ...tally, roleIds: tally.roleIds.filter((id) => !deleted.includes(id)) })
                    }
                  />
                )}
              </div>
            </FieldGroup>
            <FieldGroup label="Weekdays" help="None selected means every day.">
              <div className="grid grid-cols-2 gap-x-4 gap-y-2 min-[480px]:grid-cols-4">
                {weekdays.map((day) => (
                  <Checkbox
                    key={day}
                    label={capitalize(day)}
                    checked={tally.weekdays.includes(day)}
                    onCheckedChange={(isOn) => setTally({ ...tally, weekdays: toggled(tally.weekdays, day, isOn) })}
                  />
                ))}
              </div>
            </FieldGroup>
            <Switch
              label="Holidays only"
              checked={tally.onlyHolidays}
              onCheckedChange={(onlyHolidays) => setTally({ ...tally, onlyHolidays })}
            />
            <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
          </div>
        </DialogBody>
        <DialogFooter>
          {current && (
            <Button
              variant="danger"
              className="mr-auto"
              disabled={change.isPending}
              onClick={() => void save(saved.filter((one) => one !== current))}
            >
              Remove
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={isTooLong(tally.name, longestName)}
            loading={change.isPending}
            loadingLabel="Saving..."
          >
            Save tally
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

function toggled<One>(list: readonly One[], one: One, isOn: boolean): One[] {
  return isOn ? [...list, one] : list.filter((other) => other !== one)
}
