/** What would fill an open shift, each tried on click: who would take it, the effect on scores, and where to change it. */
import { useState } from 'react'
import type { ShiftReason, TriedFix } from '../../../contract/shifts.ts'
import { round } from '../../../engine/text/round.ts'
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'

export function FixList({ shiftId, fixes }: { shiftId: number; fixes: ShiftReason['fixes'] }) {
  const [tried, setTried] = useState<number>()
  if (fixes.length === 0) return null
  return (
    <ul aria-label="What would fill it" className="mt-1.5 flex flex-col gap-1.5">
      {fixes.map(({ place, ...fix }) => (
        <li key={place} className="rounded-inner border border-line bg-surface px-2.5 py-1.5 text-text">
          {fix.says}
          {tried === place ? (
            <TriedResult shiftId={shiftId} place={place} />
          ) : (
            <p className="mt-1">
              <Button size="dense" aria-label={`Try it: ${fix.says}`} onClick={() => setTried(place)}>
                Try it
              </Button>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function TriedResult({ shiftId, place }: { shiftId: number; place: number }) {
  const read = useRead('tryFix', { params: { id: shiftId }, query: { fix: place } })
  return (
    <Reading read={read} what="The result">
      {({ takenBy, before, after, settings }) => (
        <div role="status" className="mt-1 flex flex-col gap-1">
          <p>{takenBy ? <b>Then {takenBy.name} can take it.</b> : <b>Then it’s no longer needed.</b>}</p>
          <dl className="grid grid-cols-[1fr_auto_auto_auto] gap-x-3 text-muted">
            {figures.map(({ name, label, isBetterUp }) => (
              <Figure key={name} label={label} before={before[name]} after={after[name]} isBetterUp={isBetterUp} />
            ))}
          </dl>
          <p className="text-muted">Nothing has changed yet. {settings.length > 0 && 'Change it here:'}</p>
          {settings.map((setting) => (
            <p key={`${setting.of} ${setting.id}`}>
              <ButtonLink size="dense" to={linkTo(setting)}>
                {describePlace(setting)}
              </ButtonLink>
            </p>
          ))}
        </div>
      )}
    </Reading>
  )
}

const figures = [
  { name: 'open', label: 'Open shifts', isBetterUp: false },
  { name: 'coverage', label: 'Coverage', isBetterUp: true },
  { name: 'fairness', label: 'Fairness', isBetterUp: true },
  { name: 'preferences', label: 'Preferences met', isBetterUp: true },
] as const

type FigureProps = { label: string; before: number; after: number; isBetterUp: boolean }

function Figure({ label, before, after, isBetterUp }: FigureProps) {
  const change = round(after - before, 1)
  const tone = change === 0 ? '' : change > 0 === isBetterUp ? 'text-good' : 'text-warn'
  return (
    <>
      <dt>{label}</dt>
      <dd className="text-right">{round(before, 1)}</dd>
      <dd className="text-right text-text">{round(after, 1)}</dd>
      <dd className={`text-right ${tone}`}>{change === 0 ? '±0' : `${change > 0 ? '+' : '−'}${Math.abs(change)}`}</dd>
    </>
  )
}

type Setting = TriedFix['settings'][number]

function linkTo({ of, id }: Setting): string {
  if (of === 'physician') return `/admin/physicians?physician=${id}`
  const tab = { role: 'roles', limits: 'basic', rules: 'rules' }[of]
  return `/admin/group-settings?tab=${tab}`
}

function describePlace({ of, name }: Setting): string {
  if (of === 'physician') return `Edit ${name}`
  return of === 'role' ? `Edit the ${name} role` : of === 'limits' ? 'Open Basic Info' : 'Open the rules'
}
