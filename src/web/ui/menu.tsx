// A list of actions or links that a button opens; arrows move, Enter chooses, letters jump.
import { Check } from 'lucide-react'
import * as DropdownMenu from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { floatingFrame, floatingItem } from './floating-classes.ts'
import { joinClasses } from './join-classes.ts'

export interface MenuProps {
  trigger: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Open from the start: it was asked for before its code was there. */
  defaultOpen?: boolean
  children: ReactNode
}

export function Menu({ trigger, align = 'end', defaultOpen, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={joinClasses(
            floatingFrame,
            'max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-48 wrap-anywhere overflow-y-auto p-1',
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

export interface MenuItemProps {
  icon?: ReactNode
  tone?: 'regular' | 'danger'
  /** Keys that do the same, at the end of the row. */
  shortcut?: ReactNode
  onSelect?: () => void
  /** A page of the application. */
  to?: string
  /** An address outside the application's pages, such as /api/logout: the browser goes there itself. */
  href?: string
  children: ReactNode
}

export function MenuItem({ icon, tone = 'regular', shortcut, onSelect, to, href, children }: MenuItemProps) {
  const words = (
    <>
      {icon}
      <span className="flex-1">{children}</span>
      {shortcut}
    </>
  )
  return (
    <DropdownMenu.Item
      asChild={to !== undefined || href !== undefined}
      onSelect={onSelect}
      className={joinClasses(floatingItem, tone === 'danger' && 'text-bad [&_.lucide]:text-bad!')}
    >
      {to !== undefined ? <Link href={to}>{words}</Link> : href !== undefined ? <a href={href}>{words}</a> : words}
    </DropdownMenu.Item>
  )
}

export interface MenuChoicesProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
}

/** A group with exactly one item selected, marked with a check. */
export function MenuChoices<Value extends string>({ label, value, onValueChange, options }: MenuChoicesProps<Value>) {
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={value}>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          onSelect={() => onValueChange(option.value)}
          className={joinClasses(floatingItem, 'pr-8')}
        >
          {option.label}
          <DropdownMenu.ItemIndicator className="absolute right-2">
            <Check className="size-3.5" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2 pt-1.5 pb-1 text-12 text-muted">{children}</DropdownMenu.Label>
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />
}
