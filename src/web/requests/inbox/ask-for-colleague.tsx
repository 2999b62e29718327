/** An admin asks for a colleague who cannot do it: choose whom, then the same form; or a sick call. */
import { PhoneOff, Plus, UserRound } from 'lucide-react'
import { useState } from 'react'
import { displayName } from '../../../engine/text/names.ts'
import { useRead } from '../../api/use-read.ts'
import { CallOutDialog } from '../../call-outs/call-out-dialog.tsx'
import { useMember } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Select } from '../../ui/select.tsx'
import { RequestDialog } from '../request-dialog.tsx'

type Step = 'menu' | 'whom' | 'form' | 'sick'

export function AskForColleague({ onSent }: { onSent: (requestId: number) => void }) {
  const { groupId } = useMember()
  const [step, setStep] = useState<Step>('menu')
  const [whom, setWhom] = useState<{ id: number; name: string }>()
  const physicians = useRead('listPhysicians', { params: { groupId } }).data ?? []
  const options = physicians
    .filter(({ isActive }) => isActive)
    .map((physician) => ({ value: String(physician.id), label: displayName(physician) }))
    .sort((one, other) => one.label.localeCompare(other.label))
  const close = () => setStep('menu')
  const choose = (value: string) => {
    const option = options.find((each) => each.value === value)
    if (!option) return
    setWhom({ id: Number(value), name: option.label })
    setStep('form')
  }
  return (
    <>
      <Menu
        trigger={
          <Button size="dense" className="max-tablet:h-11">
            <Plus aria-hidden="true" />
            New
          </Button>
        }
      >
        <MenuItem icon={<UserRound aria-hidden="true" />} onSelect={() => setStep('whom')}>
          Request for a colleague
        </MenuItem>
        <MenuItem icon={<PhoneOff aria-hidden="true" />} onSelect={() => setStep('sick')}>
          Sick call
        </MenuItem>
      </Menu>
      <Dialog open={step === 'whom'} onOpenChange={(open) => !open && close()} title="Request for a colleague">
        <DialogBody>
          <Field label="Colleague">
            {(control) => (
              <Select {...control} value="" options={options} placeholder="For whom?" onValueChange={choose} />
            )}
          </Field>
        </DialogBody>
      </Dialog>
      {whom && (
        <RequestDialog
          key={whom.id}
          open={step === 'form'}
          onOpenChange={(open) => !open && close()}
          askedFor={whom}
          onSent={({ id }) => onSent(id)}
        />
      )}
      {step === 'sick' && <CallOutDialog open onOpenChange={close} />}
    </>
  )
}
