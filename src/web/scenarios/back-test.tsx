/** What changed rules would have done to the last published months, before they are saved. */
import { History, Square } from 'lucide-react'
import { useState } from 'react'
import type { Scenario } from '../../contract/scenarios.ts'
import type { RuleChange } from '../../contract/what-if.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { formatNumber, plural } from '../../engine/text/plural.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogCloseFooter } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { isTooLong } from '../ui/text-limit.tsx'
import { formatDifference, longestSentence, measuresFor } from './scenario-words.ts'

/** `changes` are those that aren't saved yet. */
export function BackTestButton({ changes }: { changes: RuleChange[] }) {
  const [isOpen, open] = useState(false)
  const start = useChange('startBackTest', { isAnswered: () => true })
  const begin = () => {
    open(true)
    start.mutate({ body: { changes } })
  }
  const tooLong = findTooLong(changes)
  return (
    <>
      {tooLong !== undefined && (
        <div className="basis-full">
          <FieldError>{describeTooLong(tooLong)}</FieldError>
        </div>
      )}
      <Button icon={<History />} disabled={changes.length === 0 || tooLong !== undefined} onClick={begin}>
        Back-test
      </Button>
      {isOpen && (
        <Dialog
          onClose={() => open(false)}
          size="medium"
          title="Back-test"
          description="Your last published months, rebuilt on copies with these changes. Some differences come from searching again, not from your changes. Nothing is saved."
          isForReading
        >
          <DialogBody>
            {start.error ? <FieldError>{reasonOf(start.error)}</FieldError> : start.isSuccess && <BackTestMonths />}
          </DialogBody>
          <DialogCloseFooter />
        </Dialog>
      )}
    </>
  )
}

/** The first new rule that is too long to try; it may still be saved. */
function findTooLong(changes: readonly RuleChange[]): string | undefined {
  return changes.flatMap((change) => (change.what === 'sentence' ? change.text : [])).find(isTooLongToTry)
}

const isTooLongToTry = (text: string) => isTooLong(text, longestSentence)

/** Which one it is shows from how it starts. */
function describeTooLong(text: string): string {
  const start = text.split(/\s+/).slice(0, 5).join(' ').slice(0, 40)
  return `Rules in a back-test can have up to ${plural(longestSentence, 'character')}. “${start}...” has ${formatNumber(text.length)}.`
}

const isRunning = ({ state }: Scenario) => state === 'queued' || state === 'running'

function BackTestMonths() {
  const read = useRead('currentBackTest', {})
  const cancel = useChange('cancelScenario')
  return (
    <Reading read={read} what="The back-test">
      {(months) => {
        const running = months.filter(isRunning)
        return (
          <div className="flex flex-col gap-4">
            {months.map((month) => (
              <BackTestMonth key={month.id} month={month} />
            ))}
            {running.length > 0 && (
              <div>
                <Button
                  size="dense"
                  icon={<Square />}
                  loading={cancel.isPending || cancel.isSuccess}
                  loadingLabel="Stopping..."
                  onClick={() => {
                    for (const { id } of running) cancel.mutate({ params: { id } })
                  }}
                >
                  Stop back-test
                </Button>
              </div>
            )}
          </div>
        )
      }}
    </Reading>
  )
}

function BackTestMonth({ month }: { month: Scenario }) {
  const [version] = month.versions
  const before = month.comparedWith
  const name = formatMonth(month)
  return (
    <section aria-label={name}>
      <h3 className="font-semibold">{name}</h3>
      {isRunning(month) && (
        <div className="mt-2">
          <ProgressBar label={`Back-testing ${name}`} value={month.progress} />
          <p role="status" className="mt-1 text-12 text-muted">
            {month.state === 'queued' ? 'Waiting in line' : `Searching, ${month.progress}%`}
          </p>
        </div>
      )}
      {month.state === 'failed' && <p className="text-bad">{month.error}</p>}
      {month.state === 'cancelled' && <p className="text-muted">Stopped.</p>}
      {version && before && (
        <>
          <p>{describeBroken(before, month.changes)}</p>
          <p className="text-muted">
            Rebuilt with your changes: {plural(version.changed, 'shift change')},{' '}
            {version.people.filter(({ verdict }) => verdict === 'worse').length} worse off,{' '}
            {version.people.filter(({ verdict }) => verdict === 'better').length} better off.
          </p>
          <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
            {measuresFor(before.measures, [version.measures]).map(({ id, label, show, value, unit }) => (
              <div key={id} className="flex flex-col-reverse">
                <dt className="text-12 text-muted">{label}</dt>
                <dd className="font-semibold">
                  {show(version.measures)}{' '}
                  <span className="font-normal text-muted">
                    {formatDifference(value(version.measures) - value(before.measures), unit)}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

function describeBroken(
  { broken: { hard, soft }, lifted }: NonNullable<Scenario['comparedWith']>,
  changes: Scenario['changes'],
): string {
  const parts = [hard > 0 && plural(hard, 'conflict'), soft > 0 && plural(soft, 'trade-off')].filter(
    (part) => part !== false,
  )
  const says = [
    parts.length > 0 && `As published, this month has ${joinWords(parts, 'and')} under the changed rules.`,
    lifted > 0 &&
      `As published, this month breaks the rules you’re removing or relaxing ${lifted === 1 ? 'once' : `${lifted} times`}.`,
  ].filter(Boolean)
  // Fairness and full weeks are hardly ever met by everyone, with either weight.
  const isWeighed = changes.every((change) => change.what === 'rule' && change.on && change.weight !== undefined)
  const none = isWeighed
    ? 'These rules are preferences, so they cause no conflicts in the published month.'
    : 'As published, this month meets both the old and the changed rules.'
  return says.join(' ') || none
}
