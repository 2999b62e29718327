// An on/off switch for something that takes effect at once, with its words beside it.
import * as Primitive from 'radix-ui/switch'
import { type ReactNode, useId } from 'react'

export interface SwitchProps {
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  help?: ReactNode
  disabled?: boolean
  ref?: React.Ref<HTMLButtonElement>
  onBlur?: () => void
}

export function Switch({ label, help, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-2">
      <Primitive.Root
        {...rest}
        id={id}
        aria-describedby={help ? `${id}help` : undefined}
        className="group relative h-5 w-8 shrink-0 max-tablet:mt-3 rounded-full transition-colors after:absolute after:inset-x-0 after:-inset-y-0.5 disabled:cursor-not-allowed data-[state=checked]:bg-accent data-[state=unchecked]:inset-ring-[1.5px] data-[state=unchecked]:inset-ring-control disabled:data-[state=checked]:bg-line-strong"
      >
        <Primitive.Thumb className="block size-3.5 translate-x-[3px] rounded-full bg-control transition-transform data-[state=checked]:translate-x-[15px] data-[state=checked]:bg-raised" />
      </Primitive.Root>
      <span className="flex min-w-0 flex-col pt-px touch:text-14">
        <label htmlFor={id} className="touch:py-3">
          {label}
        </label>
        {help && (
          <span id={`${id}help`} className="text-12 text-muted max-tablet:-mt-2">
            {help}
          </span>
        )}
      </span>
    </div>
  )
}
