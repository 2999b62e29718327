/** How good the month is, in one strip: coverage first, then fairness, preferences, full weeks, and room to improve. */
import type { ReactNode } from 'react'
import type { Schedule, ScheduleDetails, Shift } from '../../contract/schedules.ts'
import { coverageWord } from '../assessment/coverage-words.ts'
import { describeRoom } from '../assessment/room-to-improve.ts'
import { bandOf, bandText, formatScore } from '../assessment/score-band.ts'
import { SearchLonger } from '../assessment/search-longer.tsx'
import { countStretches, titleOfStretches, wholePercent } from '../assessment/signature-words.ts'
import { joinClasses } from '../ui/join-classes.ts'
import type { Desk } from './use-desk.ts'

export function ScoreStrip({ desk: { scored: schedule, checked, edits } }: { desk: Desk }) {
  const { fairnessScore: fairness, preferencesMetScore: preferences, coverageScore: coverage } = schedule
  const open = edits.shifts.filter((shift) => shift.physicianId === null).length
  const signature = checked?.signature ?? schedule.details?.signature
  const percent = signature && wholePercent(signature)
  return (
    <dl className="ml-auto flex gap-y-2 max-tablet:order-last max-tablet:ml-0 max-tablet:w-full flex-wrap print:hidden">
      {coverage !== null && <Score label="Coverage" number={formatScore(coverage)} {...coverageWord(open, coverage)} />}
      {fairness !== null && <Score label="Fairness" number={formatScore(fairness)} {...bandWord(fairness)} />}
      {preferences !== null &&
        (schedule.details?.preferenceCount === 0 ? (
          <Score label="Preferences" number="–" word="none entered" />
        ) : (
          <Score label="Preferences" number={formatScore(preferences)} word="of 100" />
        ))}
      {signature && percent !== undefined && (
        <Score
          label={titleOfStretches(signature)}
          number={`${percent}%`}
          word={signature.unit === 'week' ? 'of weeks' : 'of stretches'}
          title={countStretches(signature)}
          className="max-tablet:hidden"
        />
      )}
      {schedule.details && (
        <Room
          schedule={schedule}
          details={schedule.details}
          isEdited={isEditedSince(schedule.details, edits.shifts, checked?.cost)}
        />
      )}
    </dl>
  )
}

type ScoreProps = { label: string; number: string; word: string; tone?: string; title?: string; className?: string }

/** Fixed width, so figures that change during edits don't push each other around. */
function Score({ label, number, word, tone = 'text-muted', title, className }: ScoreProps) {
  return (
    <Cell className={joinClasses('tablet:min-w-26', className)} title={title}>
      <dt className="text-12 whitespace-nowrap text-muted tablet:mt-0.5">{label}</dt>
      <dd className="flex items-baseline gap-x-1.5 text-20 leading-6 font-semibold tracking-title max-tablet:gap-x-1 max-tablet:text-16 max-tablet:leading-5">
        {number}
        <span className={`text-12 leading-4 font-medium tracking-normal whitespace-nowrap max-tablet:text-11 ${tone}`}>
          {word}
        </span>
      </dd>
    </Cell>
  )
}

type CellProps = { className?: string; title?: string; children: ReactNode }

function Cell({ className, title, children }: CellProps) {
  return (
    <div
      title={title}
      className={joinClasses(
        'flex flex-col-reverse border-l border-line px-2 first:border-l-0 max-tablet:first:pl-0 max-tablet:px-2',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** What was proven for the month as generated; later edits may have changed it. */
type RoomProps = { schedule: Schedule; details: ScheduleDetails; isEdited: boolean }

function Room({ schedule, details, isEdited }: RoomProps) {
  const room = describeRoom(details)
  if (!room) return null
  return (
    <div className="flex flex-col border-l border-line px-2 max-[1400px]:hidden">
      <dt className="text-13 leading-6 font-semibold whitespace-nowrap">{room.sentence}</dt>
      <dd className="mt-0.5 flex h-4 items-center text-12 text-muted">
        {room.canSearchLonger ? (
          <SearchLonger schedule={schedule} />
        ) : isEdited ? (
          'As generated, before edits'
        ) : room.figure === '0' ? (
          'Nothing better exists'
        ) : (
          'From the last search'
        )}
      </dd>
    </div>
  )
}

/** Costs of the same month differ by ties at most. */
const sameCost = 1

/** Whether more shifts are hand-set than the generator was told to keep, or proposals changed what it costs. */
function isEditedSince(
  { keptShifts, cost }: ScheduleDetails,
  shifts: readonly Pick<Shift, 'editedBy' | 'version'>[],
  now: number | undefined,
): boolean {
  if (shifts.filter(({ editedBy }) => editedBy !== null).length > keptShifts) return true
  return now !== undefined && shifts.some(({ version }) => version > 1) && Math.abs(now - cost) > sameCost
}

function bandWord(score: number) {
  const { word, tone } = bandOf(score, 'fairness')
  return { word: word.toLowerCase(), tone: bandText[tone] ?? 'text-muted' }
}
