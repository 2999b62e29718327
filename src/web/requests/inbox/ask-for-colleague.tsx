/** An admin asks on behalf of an absent colleague: choose whom, then the same form; or a call-out. */
import { PhoneOff, Plus, UserRound } from 'lucide-react'
import { useState } from 'react'
import { CallOutDialog } from '../../call-outs/call-out-dialog.tsx'
import { NeedsPhysicians } from '../../layout/no-physicians.tsx'
import { usePhysicianOptions } from '../../session/use-physician-options.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogBody } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Select } from '../../ui/select.tsx'
import { useSearchChange } from '../../ui/use-search.ts'
import { RequestDialog } from '../request-form.tsx'

/** A link can ask for a swap: ?swap=<shift>&for=<physician>&with=<the colleague's shift>. */
function useAskedSwap(options: { value: string; name: string }[]) {
  const [search, change] = useSearchChange()
  const [originalShiftId, targetShiftId] = [Number(search.get('swap')), Number(search.get('with'))]
  const option = options.find(({ value }) => value === search.get('for'))
  const isAsked = originalShiftId > 0 && targetShiftId > 0 && option !== undefined
  const asked = isAsked && {
    whom: { id: Number(option.value), name: option.name },
    start: { requestType: 'swap' as const, originalShiftId, swapWith: `shift ${targetShiftId}` },
  }
  return [asked, () => change({ swap: null, for: null, with: null })] as const
}

type Step = 'menu' | 'whom' | 'form' | 'sick'

export function AskForColleague({ onSent }: { onSent: (requestId: number) => void }) {
  const [step, setStep] = useState<Step>('menu')
  const [whom, setWhom] = useState<{ id: number; name: string }>()
  const options = usePhysicianOptions()
  const [swap, forgetSwap] = useAskedSwap(options)
  const close = () => setStep('menu')
  const choose = (value: string) => {
    const option = options.find((each) => each.value === value)
    if (!option) return
    setWhom({ id: Number(value), name: option.name })
    setStep('form')
  }
  return (
    <>
      <Menu
        trigger={
          <Button size="dense" className="touch:h-11" icon={<Plus />}>
            New
          </Button>
        }
      >
        <MenuItem icon={<UserRound />} onSelect={() => setStep('whom')}>
          Request for a colleague
        </MenuItem>
        <MenuItem icon={<PhoneOff />} onSelect={() => setStep('sick')}>
          Call-out
        </MenuItem>
      </Menu>
      <Dialog open={step === 'whom'} onOpenChange={(open) => !open && close()} title="Request for a colleague">
        <DialogBody>
          <NeedsPhysicians then="Add physicians first, then choose who it’s for.">
            <Field label="Colleague">
              <Select value="" options={options} placeholder="Who’s it for?" onValueChange={choose} />
            </Field>
          </NeedsPhysicians>
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
      {swap && (
        <RequestDialog
          open
          onOpenChange={(open) => !open && forgetSwap()}
          start={swap.start}
          askedFor={swap.whom}
          onSent={({ id }) => onSent(id)}
        />
      )}
      {step === 'sick' && <CallOutDialog open onOpenChange={close} />}
    </>
  )
}
