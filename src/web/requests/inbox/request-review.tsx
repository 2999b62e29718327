/** One request with everything needed to decide: who asks and why, the days, the rules, who could cover. */
import type { Consequences, CoverageOfDay } from '../../../contract/request-outlook.ts'
import type { ShiftRequest } from '../../../contract/requests.ts'
import { formatDateRange } from '../../../engine/text/dates.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import type { GroupClock } from '../../session/use-session.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { AnswerButtons } from '../waiting-for-me.tsx'
import { type CoverChoice, useCoverChoice } from './cover-choice.ts'
import { DayStrip } from './day-strip.tsx'
import { othersOf, requestorOf, useDaysAround } from './days-concerned.ts'
import { DecisionBar } from './decision-bar.tsx'
import { HolidayTurns } from './holiday-turns.tsx'
import type { InboxRequest } from './inbox-request.ts'
import { Replacements } from './replacements.tsx'
import { PastReview, RequestFacts, RequestHead } from './request-facts.tsx'
import { Rivals } from './rivals.tsx'
import { RulesAndScores } from './rules-and-scores.tsx'
import type { UndoReview } from './use-undo-review.ts'

type RequestReviewProps = {
  request: InboxRequest
  clock: GroupClock
  /** Of the whole inbox, for those who want the same shift. */
  all: readonly InboxRequest[]
  onChoose: (id: number) => void
  onDecided: (decided: ShiftRequest) => void
  onUndo: UndoReview
  /** A sheet already has its title above. */
  isSheet?: boolean
}

export function RequestReview(props: RequestReviewProps) {
  const { request, clock, onDecided, onUndo, isSheet = false } = props
  const isPending = request.status === 'pending'
  const consequences = useRead('requestConsequences', { params: { id: request.id } }, { enabled: isPending })
  const found = isPending ? consequences.data : undefined
  const choice = useCoverChoice(found, canCover(request) && request.coverageNeeded)
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-6 desktop:px-8 desktop:pt-5">
        <RequestHead request={request} isSheet={isSheet} />
        <RequestFacts request={request} clock={clock} />
        {isPending ? (
          <Reading
            read={consequences}
            what="The effects"
            loading={
              <div className="mt-5">
                <SkeletonList of="sentences" rows={4} label="Checking the effects..." />
              </div>
            }
          >
            {(known) => <WhatFollows {...props} found={known} choice={choice} />}
          </Reading>
        ) : (
          <PastReview request={request} clock={clock} onUndo={onUndo} />
        )}
      </div>
      <DecisionBar
        request={request}
        covers={choice.covers}
        opens={canCover(request) ? (found?.opened.length ?? 0) : 0}
        overLimit={found?.overLimit ?? []}
        blocked={found?.blocked ?? null}
        isUnknown={!found}
        onDecided={onDecided}
      />
    </>
  )
}

/** An approved offer opens nothing: whoever takes the shift has it. */
const canCover = ({ requestType }: InboxRequest) => requestType === 'timeoff'

type WhatFollowsProps = RequestReviewProps & { found: Consequences; choice: CoverChoice }

function WhatFollows({ request, all, onChoose, found, choice }: WhatFollowsProps) {
  const { opened, days } = found
  const { requestorId: id, requestorName: name, requestType } = request
  const holidays =
    requestType === 'timeoff' ? days.flatMap(({ date, holiday }) => (holiday ? [{ name: holiday, date }] : [])) : []
  const shownDays = useDaysAround(days)
  const takenOn = (date: string) => choice.covers.filter(({ shift }) => shift.date === date).length
  return (
    <>
      <AnswersMissing request={request} />
      <NoScheduleYet days={days} />
      <Rivals request={request} all={all} onChoose={onChoose} />
      {days.length > 0 && (
        <section aria-label="If you approve, these days change" className="mt-4.5">
          <header className="mb-2 flex items-baseline justify-between gap-3">
            <h3 className="text-14 font-semibold">If you approve, these days change</h3>
            <span className="text-12 text-muted max-tablet:hidden">filled of required, all roles</span>
          </header>
          <DayStrip
            days={shownDays}
            requestor={requestorOf(request, opened)}
            others={othersOf(request, choice.covers)}
            isAsked={(date) => isAskedOn(request, date)}
            {...(opened.length > 0 && canCover(request) && { coveredOn: takenOn })}
          />
        </section>
      )}
      <div className={joinClasses('mt-4.5 grid gap-6', opened.length > 0 && 'desktop:grid-cols-[300px_minmax(0,1fr)]')}>
        <RulesAndScores found={found} />
        <Replacements opened={opened} choice={choice} canChoose={canCover(request)} />
      </div>
      <HolidayTurns person={{ id, name }} asked={holidays} />
    </>
  )
}

/** Hidden if all days have a schedule. */
function NoScheduleYet({ days }: { days: readonly CoverageOfDay[] }) {
  const missing = days.filter(({ isScheduled }) => !isScheduled).map(({ date }) => date)
  const [first, last] = [missing[0], missing.at(-1)]
  if (!first || !last) return null
  return (
    <p className="mt-3 rounded-control border border-line bg-raised px-4 py-3">
      <b>There’s no schedule for {formatDateRange(first, last)} yet.</b> If you approve, the schedule is built around
      this time off. The numbers below are estimates from who’s available.
    </p>
  )
}

function isAskedOn(request: InboxRequest, date: string): boolean {
  const { requestType, requestedDate, endDate, originalShift, targetShift, cycle } = request
  if (requestType === 'timeoff' && requestedDate) return requestedDate <= date && date <= (endDate ?? requestedDate)
  return [originalShift, targetShift, ...(cycle ?? []).map(({ shift }) => shift)].some((shift) => shift?.date === date)
}

/** Hidden if no answer is missing. */
function AnswersMissing({ request }: { request: InboxRequest }) {
  return missingIn(request).map(({ name, shiftId }) => (
    <section
      key={name}
      aria-label={`${name}’s answer`}
      className="mt-3 rounded-control border border-warn-line bg-warn-soft px-4 py-3"
    >
      <p className="mb-2">
        <b>{name}</b> hasn’t answered yet. If you talked to them, you can answer for them. The audit log says so.
      </p>
      <AnswerButtons request={request} inNameOf={name} {...(shiftId && { shiftId })} />
    </section>
  ))
}

function missingIn({ requestType, cycle, targetName, targetResponse, requestorId }: InboxRequest) {
  if (requestType !== 'swap') return []
  if (cycle) {
    return cycle
      .filter(({ giverId, response }) => giverId !== requestorId && response === 'pending')
      .map(({ giverName, shiftId }) => ({ name: giverName, shiftId }))
  }
  return targetName && targetResponse === 'pending' ? [{ name: targetName, shiftId: undefined }] : []
}
