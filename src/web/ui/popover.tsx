// A small panel beside the thing it belongs to, opened by click or Enter and closed by Escape.
import * as Primitive from 'radix-ui/popover'
import { type ReactNode, useState } from 'react'
import { floatingFrame } from './floating-classes.ts'
import { useHoldBack } from './hold-back.ts'
import { joinClasses } from './join-classes.ts'

export interface PopoverProps {
  trigger: ReactNode
  /** What the panel is, for assistive technology. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

export function Popover({ trigger, label, open, onOpenChange, align = 'start', className, children }: PopoverProps) {
  const [isOwnOpen, setIsOwnOpen] = useState(false)
  const isOpen = open ?? isOwnOpen
  const change = (next: boolean) => {
    setIsOwnOpen(next)
    onOpenChange?.(next)
  }
  useHoldBack(isOpen, () => change(false))
  return (
    <Primitive.Root open={isOpen} onOpenChange={change}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={joinClasses(
            floatingFrame,
            'max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-24px)] overflow-y-auto p-4',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
