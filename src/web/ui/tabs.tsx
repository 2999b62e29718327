// Tabs that keep the open one in the address, so it can be linked to and survives a reload.
import * as Primitive from 'radix-ui/tabs'
import { type ReactNode, useState } from 'react'
import { CountBadge } from './badge.tsx'
import { joinClasses } from './join-classes.ts'
import { useSearchChoice } from './use-search.ts'

export interface Tab {
  /** The word in the address. */
  value: string
  label: ReactNode
  /** Hidden at 0. */
  count?: number
  content: ReactNode
}

export interface TabsProps {
  label: string
  tabs: readonly [Tab, ...Tab[]]
  /** The name in the address; two sets of tabs on a page need two names. */
  parameter?: string
  /** What was typed in a tab is still there after a look at another one. */
  keepsOpened?: boolean
}

const shape =
  'flex items-center gap-[7px] font-control text-muted transition-colors hover:text-text data-[state=active]:font-semibold'
const onWideScreens =
  'tablet:-mb-px tablet:rounded-t-chip tablet:border-b-2 tablet:border-transparent tablet:pt-[9px] tablet:pb-2 tablet:focus-visible:outline-offset-0 tablet:data-[state=active]:border-accent tablet:data-[state=active]:text-text'
// Several lines of tabs: a line under the open one would float between them, so it gets a fill.
const onPhones =
  'touch:min-h-11 touch:min-w-11 touch:justify-center max-tablet:rounded-control max-tablet:px-2.5 max-tablet:text-14 max-tablet:data-[state=active]:bg-accent-soft max-tablet:data-[state=active]:text-accent-text'

export function Tabs({ label, tabs, parameter = 'tab', keepsOpened = false }: TabsProps) {
  const [first, ...others] = tabs
  const [chosen, choose] = useSearchChoice(parameter, [first.value, ...others.map((tab) => tab.value)])
  const [opened, setOpened] = useState<readonly string[]>([chosen])
  const open = (value: string) => {
    setOpened([...new Set([...opened, chosen, value])])
    choose(value)
  }
  return (
    <Primitive.Root value={chosen} onValueChange={open}>
      <Primitive.List
        aria-label={label}
        className="flex flex-wrap gap-x-1 border-b border-line max-tablet:pb-1 tablet:gap-x-5"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} className={joinClasses(shape, onWideScreens, onPhones)}>
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} tone="quiet" />}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          className="pt-5"
          {...(keepsOpened && opened.includes(tab.value) && { forceMount: true, hidden: tab.value !== chosen })}
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
