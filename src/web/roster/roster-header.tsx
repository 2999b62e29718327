/** The header of the roster: which schedule, its status, undo and redo, and actions. */
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import { ScheduleActions } from '../schedule-actions/schedule-actions.tsx'
import { StatusBadge } from '../ui/badge.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { UndoButtons } from './edits/undo-buttons.tsx'
import { ScoreStrip } from './score-strip.tsx'
import type { Desk } from './use-desk.ts'

type RosterHeaderProps = {
  desk: Desk
  schedules: Schedule[]
  facts: string
  /** The choice between roster, calendar, and list. */
  views: ReactNode
  onChoose: (id: number | null) => void
}

export function RosterHeader({ desk, schedules, facts, views, onChoose }: RosterHeaderProps) {
  const { schedule } = desk
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-raised py-3 pr-4 pl-5 max-tablet:gap-x-2 max-tablet:gap-y-1.5 max-tablet:py-2 max-tablet:pl-4">
      <div className="max-w-full min-w-0 flex-1 basis-56 max-tablet:basis-48">
        <h1 className="flex items-center text-20 leading-6 font-semibold tracking-title max-tablet:text-16">
          <ScheduleMenu schedule={schedule} schedules={schedules} onChoose={onChoose} />
          <StatusBadge status={schedule.status} />
        </h1>
        <p title={facts} className="mt-0.5 truncate text-12 text-muted">
          {facts}
        </p>
      </div>
      <ScoreStrip desk={desk} />
      <div className="flex flex-wrap items-center gap-2 max-tablet:contents max-desktop:ml-auto print:hidden">
        <div className="flex items-center gap-2 max-tablet:order-1 max-tablet:w-full max-tablet:justify-between">
          {views}
          <UndoButtons edits={desk.edits} />
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <ScheduleActions
            schedule={schedule}
            schedules={schedules}
            onChoose={onChoose}
            onChanged={desk.edits.recordChanged}
            isSaving={desk.edits.savingIds.size > 0}
          />
        </div>
      </div>
    </header>
  )
}

type ScheduleMenuProps = { schedule: Schedule; schedules: Schedule[]; onChoose: (id: number) => void }

function ScheduleMenu({ schedule, schedules, onChoose }: ScheduleMenuProps) {
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${schedule.name}, choose another schedule`}
          className="mr-2 -ml-1.5 flex min-w-0 max-tablet:mr-1 items-center gap-1 rounded-inner px-1.5 hover:bg-sunken"
        >
          <span title={schedule.name} className="truncate">
            {schedule.name}
          </span>
          <ChevronDown className="shrink-0 text-faint print:hidden" />
        </button>
      }
    >
      {schedules.map(({ id, name, status }) => (
        <MenuItem
          key={id}
          icon={id === schedule.id ? <Check /> : <span className="w-4" />}
          shortcut={<StatusBadge status={status} />}
          onSelect={() => onChoose(id)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
