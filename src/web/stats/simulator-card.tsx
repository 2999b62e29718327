/** A private what-if for one's own month: other days off, nights, or FTE. Nothing is stored, and no one else sees it. */
import { Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type SimulatedClass, type Simulation, simulatedClasses, simulationSeconds } from '../../contract/simulator.ts'
import { type NightShiftPreference, nightShiftPreferences } from '../../engine/model.ts'
import { type Month, monthKey, spanOfMonth } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { DateInput, NumberInput } from '../ui/inputs.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Select } from '../ui/select.tsx'

type Kind = 'off' | 'nights' | 'fte'
type Asked = { offFrom?: string; offTo?: string; nights?: NightShiftPreference; fte?: number }

const kinds: { value: Kind; label: string }[] = [
  { value: 'off', label: 'I asked for days off' },
  { value: 'nights', label: 'I preferred or avoided nights' },
  { value: 'fte', label: 'I changed my FTE' },
]

const stances: Record<NightShiftPreference, string> = {
  prefer: 'Preferred nights',
  neutral: 'No preference',
  avoid: 'Avoided nights',
}

export function SimulatorCard({ month }: { month: Month }) {
  const { from, to } = spanOfMonth(month)
  const [kind, setKind] = useState<Kind>('off')
  const [days, setDays] = useState({ from, to: from })
  const [nights, setNights] = useState<NightShiftPreference>('prefer')
  const [fte, setFte] = useState<number | null>(0.8)
  const [asked, ask] = useState<Asked>()
  const wanted: Record<Kind, Asked | undefined> = {
    off: days.from && days.from <= days.to ? { offFrom: days.from, offTo: days.to } : undefined,
    nights: { nights },
    fte: fte !== null && fte >= 0.1 && fte <= 1 ? { fte } : undefined,
  }
  return (
    <Card
      title="What if?"
      description={`Try a change to ${formatMonth(month)}. Private: nothing is saved, and no one else sees it.`}
    >
      <div className="grid items-end gap-3 tablet:grid-cols-2">
        <Field label="What if">
          <Select value={kind} options={kinds} onValueChange={setKind} />
        </Field>
        {kind === 'off' && (
          <div className="grid two-columns gap-3">
            <Field label="First day">
              <DateInput
                value={days.from}
                min={from}
                max={to}
                onValueChange={(day) => setDays({ ...days, from: day })}
              />
            </Field>
            <Field label="Last day">
              <DateInput value={days.to} min={from} max={to} onValueChange={(day) => setDays({ ...days, to: day })} />
            </Field>
          </div>
        )}
        {kind === 'nights' && (
          <Field label="Nights">
            <Select
              value={nights}
              options={nightShiftPreferences.map((value) => ({ value, label: stances[value] }))}
              onValueChange={setNights}
            />
          </Field>
        )}
        {kind === 'fte' && (
          <Field label="FTE">
            <NumberInput value={fte} min={0.1} max={1} step={0.1} onValueChange={setFte} />
          </Field>
        )}
      </div>
      <div className="mt-3">
        <Button disabled={!wanted[kind]} onClick={() => ask(wanted[kind])}>
          Try it
        </Button>
      </div>
      {asked && <Outcome month={month} asked={asked} onCancel={() => ask(undefined)} />}
    </Card>
  )
}

type OutcomeProps = { month: Month; asked: Asked; onCancel: () => void }

function Outcome({ month, asked, onCancel }: OutcomeProps) {
  const read = useRead('simulateMine', { query: { month: monthKey(month), ...asked } }, { isCostly: true })
  return (
    <div className="mt-4 border-t border-line pt-3" aria-live="polite">
      <Reading read={read} what="The estimate" loading={<Searching onCancel={onCancel} />}>
        {(outcome) => <Figures outcome={outcome} />}
      </Reading>
    </div>
  )
}

/** Milliseconds between two looks at the clock. */
const lookEvery = 250

/** The search lasts a known time; only when others are searching, too, it starts later. */
function Searching({ onCancel }: { onCancel: () => void }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const begun = Date.now()
    const looking = setInterval(() => setSeconds((Date.now() - begun) / 1000), lookEvery)
    return () => clearInterval(looking)
  }, [])
  const percent = Math.min(99, Math.floor((100 * seconds) / simulationSeconds))
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <ProgressBar label="Trying it out" value={percent} />
        <p role="status" className="mt-1 text-12 text-muted">
          {percent < 99 ? `Searching, ${percent}%` : 'Almost done'}
        </p>
      </div>
      <Button size="dense" icon={<Square />} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

const labels: Record<SimulatedClass, string> = {
  total: 'Shifts',
  night: 'Nights',
  weekend: 'Weekend shifts',
  holiday: 'Holidays',
}

function Figures({ outcome: { before, after, daysOff, uncovered } }: { outcome: Simulation }) {
  return (
    <>
      {daysOff && (
        <p>
          {daysOff.free === daysOff.asked
            ? `You’d have ${daysOff.asked === 1 ? 'that day' : `all ${daysOff.asked} days`} off.`
            : `You’d have ${daysOff.free} of ${plural(daysOff.asked, 'day')} off.`}
        </p>
      )}
      <p>
        {uncovered === 0
          ? 'Your group would still cover everything it covers now.'
          : `${plural(uncovered, 'shift')} in your group would stay open.`}
      </p>
      <table className="mt-2 w-full">
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              Yours
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Now
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              With this change
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              Fair share
            </th>
          </tr>
        </thead>
        <tbody>
          {simulatedClasses.map((name) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {labels[name]}
              </th>
              <td className="text-right">{before[name].has}</td>
              <td className="text-right font-semibold">{after[name].has}</td>
              <td className="text-right text-muted">{after[name].share ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-12 text-muted">An estimate from a short search. The real month may differ.</p>
    </>
  )
}
