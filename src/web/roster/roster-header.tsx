/** The head of the roster: which schedule, how it stands, undo and redo, and what can be done with it. */
import { Check, ChevronDown, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import { round } from '../../engine/text/round.ts'
import { describeRoom } from '../assessment/room-to-improve.ts'
import { bandOf, bandText, sayScore } from '../assessment/score-band.ts'
import { titleOfStretches, wholePercent } from '../assessment/signature-words.ts'
import { ScheduleActions } from '../schedule-actions/schedule-actions.tsx'
import { StatusBadge } from '../ui/badge.tsx'
import { IconButton } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { nextRedo, nextUndo } from './edits/history.ts'
import type { Desk } from './use-desk.ts'

type RosterHeaderProps = {
  desk: Desk
  schedules: Schedule[]
  facts: string
  /** The choice between roster, calendar and list. */
  views: ReactNode
  onChoose: (id: number | null) => void
}

export function RosterHeader({ desk, schedules, facts, views, onChoose }: RosterHeaderProps) {
  const { schedule } = desk
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-raised py-3 pr-4 pl-5 max-tablet:gap-y-1.5 max-tablet:py-2 max-tablet:pl-4">
      <div className="max-w-full min-w-0 max-tablet:flex-1 desktop:max-w-96">
        <h1 className="flex items-center text-20 leading-6 font-semibold tracking-title">
          <ScheduleMenu schedule={schedule} schedules={schedules} onChoose={onChoose} />
          <StatusBadge status={schedule.status} />
        </h1>
        <p title={facts} className="mt-0.5 truncate text-12 text-muted">
          {facts}
        </p>
      </div>
      <Scores desk={desk} />
      <div className="flex flex-wrap items-center gap-2 max-tablet:contents max-desktop:ml-auto print:hidden">
        <div className="flex items-center gap-2 max-tablet:order-1 max-tablet:w-full max-tablet:justify-between">
          {views}
          <UndoButtons desk={desk} />
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <ScheduleActions
            schedule={schedule}
            schedules={schedules}
            onChoose={onChoose}
            onCleared={desk.edits.recordOpened}
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
          className="mr-2 -ml-1.5 flex min-w-0 items-center gap-1 rounded-inner px-1.5 hover:bg-sunken"
        >
          <span className="truncate">{schedule.name}</span>
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

/** Live figures as soon as the browser can count them, else those that were saved. */
function Scores({ desk: { schedule, checked, edits } }: { desk: Desk }) {
  const live = checked?.scores
  const fairness = live?.fairness ?? schedule.fairnessScore
  const preferences = live?.preferences ?? schedule.preferencesMetScore
  const coverage = live?.coverage ?? schedule.coverageScore
  const open = edits.shifts.filter((shift) => shift.physicianId === null).length
  const signature = checked?.signature ?? schedule.details?.signature
  const percent = signature && wholePercent(signature)
  const room = schedule.details ? describeRoom(schedule.details) : undefined
  return (
    <dl className="ml-auto flex gap-y-2 max-tablet:order-last max-tablet:ml-0 max-tablet:w-full flex-wrap print:hidden">
      {fairness !== null && <Score label="Fairness" number={sayScore(fairness)} {...bandWord(fairness, 'fairness')} />}
      {preferences !== null && schedule.details?.preferenceCount !== 0 && (
        <Score label="Preferences met" number={sayScore(preferences)} {...bandWord(preferences, 'preferences')} />
      )}
      {coverage !== null && (
        <Score
          label="Coverage"
          number={sayScore(coverage)}
          word={open > 0 ? `${open} open` : 'complete'}
          tone={open > 0 ? 'text-bad' : 'text-good'}
        />
      )}
      {signature && percent !== undefined && (
        <Score
          label={titleOfStretches(signature)}
          number={`${percent}%`}
          word={`${round(signature.handoffs, 1)} handoffs a day`}
          tone="text-muted"
          className="max-large:hidden"
        />
      )}
      {room && !room.canSearchLonger && (
        <Score
          label="Room to improve"
          number={room.figure}
          word={room.says}
          tone="text-muted"
          className="max-large:hidden"
        />
      )}
    </dl>
  )
}

type ScoreProps = { label: string; number: string; word: string; tone: string; className?: string }

function Score({ label, number, word, tone, className }: ScoreProps) {
  return (
    <div
      className={joinClasses(
        'flex flex-col-reverse border-l border-line px-3.5 first:border-l-0 tablet:min-w-26 max-tablet:first:pl-0 max-tablet:px-2',
        className,
      )}
    >
      <dt className="text-12 whitespace-nowrap text-muted tablet:mt-0.5">{label}</dt>
      <dd className="flex items-baseline gap-x-1.5 text-20 leading-6 font-semibold tracking-title max-tablet:gap-x-1 max-tablet:text-16 max-tablet:leading-5">
        {number}
        <span className={`text-12 leading-4 font-medium tracking-normal whitespace-nowrap max-tablet:text-11 ${tone}`}>
          {word}
        </span>
      </dd>
    </div>
  )
}

function bandWord(score: number, kind: 'fairness' | 'preferences') {
  const { word, tone } = bandOf(score, kind)
  return { word: word.toLowerCase(), tone: bandText[tone] ?? 'text-muted' }
}

function UndoButtons({ desk: { edits } }: { desk: Desk }) {
  const [undoable, redoable] = [nextUndo(edits.history), nextRedo(edits.history)]
  return (
    <span className="flex">
      <IconButton
        label={undoable ? `Undo: ${undoable.label}` : 'Undo'}
        title="Undo (Ctrl+Z)"
        aria-keyshortcuts="Control+Z"
        icon={<Undo2 />}
        disabled={!undoable}
        className="rounded-r-none"
        onClick={() => void edits.undo()}
      />
      <IconButton
        label={redoable ? `Redo: ${redoable.label}` : 'Redo'}
        title="Redo (Ctrl+Y)"
        aria-keyshortcuts="Control+Y"
        icon={<Redo2 />}
        disabled={!redoable}
        className="-ml-px rounded-l-none"
        onClick={() => void edits.redo()}
      />
    </span>
  )
}
