/** The bar above the grid: which days, whom, density, and what the marks mean. */
import { ChevronLeft, ChevronRight, Dot, Heart, ListFilter, Minus, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Role } from '../../contract/roles.ts'
import { experienceLevels } from '../../engine/model.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Menu, MenuChoices, MenuLabel, MenuSeparator } from '../ui/menu.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { type ChipKind, ShiftChip } from '../ui/shift-chip.tsx'
import type { Span } from './model/days.ts'
import { type Grouping, groupings } from './model/rows.ts'
import { type Density, densities, type RosterAddress, type useRosterAddress } from './use-roster-address.ts'

const spanLabels: { value: Span; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'two-weeks', label: 'Two weeks' },
  { value: 'week', label: 'Week' },
]
const groupingLabels: Record<Grouping, string> = {
  none: 'Not grouped',
  team: 'By team (main role)',
  experience: 'By experience',
}
const densityLabels: Record<Density, string> = { compact: 'Compact', regular: 'Regular', relaxed: 'Relaxed' }

type RosterToolbarProps = {
  address: RosterAddress
  change: ReturnType<typeof useRosterAddress>[1]
  roles: readonly Role[]
  density: Density
  onDensity: (density: Density) => void
  /** The legend: one code of each kind in the group. */
  kinds: readonly { kind: ChipKind; code: string; word: string }[]
  onStep: (direction: -1 | 1) => void
  onToday: () => void
  /** What opens the side panel if there is no room for it. */
  side: ReactNode
}

export function RosterToolbar(props: RosterToolbarProps) {
  const { address, change } = props
  const what = address.span === 'month' ? 'schedule' : 'days'
  return (
    <div className="flex flex-wrap items-center gap-2 border-y border-line bg-surface py-2 pr-4 pl-5 max-tablet:gap-x-1.5 max-tablet:pl-4 print:hidden">
      <span className="flex">
        <IconButton
          size="dense"
          label={`Previous ${what}`}
          icon={<ChevronLeft />}
          className="rounded-r-none"
          onClick={() => props.onStep(-1)}
        />
        <Button size="dense" className="-mx-px rounded-none" onClick={props.onToday}>
          Today
        </Button>
        <IconButton
          size="dense"
          label={`Next ${what}`}
          icon={<ChevronRight />}
          className="rounded-l-none"
          onClick={() => props.onStep(1)}
        />
      </span>
      <SegmentedControl
        label="Days shown"
        size="dense"
        value={address.span}
        options={spanLabels}
        onValueChange={(span) => change({ span: span === 'month' ? null : span })}
      />
      <SearchInput
        label="Find a physician"
        placeholder="Find a physician"
        value={address.search}
        onValueChange={(find) => change({ find })}
        className="w-40 max-tablet:w-auto max-tablet:flex-[1_1_7rem] max-tablet:[&_input:placeholder-shown]:pr-2! [&_input]:h-7! [&_input]:text-12!"
      />
      <FilterMenu {...props} />
      <Menu
        align="start"
        trigger={
          <Button size="dense" variant="quiet" icon={<Rows3 />}>
            <span className="max-tablet:sr-only">Rows</span>
          </Button>
        }
      >
        <MenuLabel>Groups</MenuLabel>
        <MenuChoices
          label="Groups"
          value={address.grouping}
          onValueChange={(group) => change({ group: group === 'none' ? null : group })}
          options={groupings.map((value) => ({ value, label: groupingLabels[value] }))}
        />
        <MenuSeparator />
        <MenuLabel>Density</MenuLabel>
        <MenuChoices
          label="Density"
          value={props.density}
          onValueChange={props.onDensity}
          options={densities.map((value) => ({ value, label: densityLabels[value] }))}
        />
      </Menu>
      {props.side}
      <Legend kinds={props.kinds} />
    </div>
  )
}

const any = 'any'

function FilterMenu({ address, change, roles }: RosterToolbarProps) {
  const count = Number(address.roleId !== undefined) + Number(address.experience !== undefined)
  return (
    <Menu
      align="start"
      trigger={
        <Button size="dense" aria-label={count > 0 ? `Filter, ${count} set` : 'Filter'}>
          <ListFilter />
          Filter
          {count > 0 && <b className="text-accent-text">{count}</b>}
        </Button>
      }
    >
      <MenuLabel>Has shifts in the role</MenuLabel>
      <MenuChoices
        label="Role"
        value={address.roleId === undefined ? any : String(address.roleId)}
        onValueChange={(role) => change({ role: role === any ? null : role })}
        options={[
          { value: any, label: 'Any role' },
          ...roles.filter((role) => role.isActive).map((role) => ({ value: String(role.id), label: role.name })),
        ]}
      />
      <MenuSeparator />
      <MenuLabel>Experience</MenuLabel>
      <MenuChoices
        label="Experience"
        value={address.experience ?? any}
        onValueChange={(level) => change({ experience: level === any ? null : level })}
        options={[
          { value: any, label: 'Any experience' },
          ...experienceLevels.map((level) => ({ value: level, label: capitalize(level) })),
        ]}
      />
    </Menu>
  )
}

function Legend({ kinds }: Pick<RosterToolbarProps, 'kinds'>) {
  return (
    <ul
      aria-label="Legend"
      className="ml-auto flex flex-wrap items-center gap-2.5 text-12 text-muted max-tablet:sr-only [&>li]:flex [&>li]:items-center [&>li]:gap-1.5"
    >
      <li>
        <Heart className="size-3 text-faint" /> Wants to work
      </li>
      <li>
        <Minus className="size-3 text-faint" /> Wants off
      </li>
      <li>
        <Dot className="size-3 text-faint" /> Not available
      </li>
      <li>
        <span className="relative h-4 w-5">
          <span className="roster-pending" />
        </span>
        Pending
      </li>
      {kinds.map(({ kind, code, word }) => (
        <li key={kind}>
          <ShiftChip code={code} kind={kind} /> {word}
        </li>
      ))}
    </ul>
  )
}
