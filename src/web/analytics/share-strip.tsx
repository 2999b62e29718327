/** One burden: a dot for everyone who rotates, right of the line if above their share, left if below. */
import { type KeyboardEvent, useState } from 'react'
import type { YearClass } from '../../contract/analytics.ts'
import { fullName } from '../../engine/text/names.ts'
import { pluralWord } from '../../engine/text/plural.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { useWidth } from '../ui/use-is-wide.ts'
import { classWords, formatCount, formatOver } from './analytics-words.ts'
import { ShiftsTip } from './shifts-behind.tsx'
import { fitName, placeDots, StripAxis, scaleStrip } from './strip-picture.tsx'
import type { PersonSum } from './summarize-period.ts'

const height = 112
const middle = 44
const halfBand = 40
const radius = 4.5

type ShareStripProps = {
  name: YearClass
  people: PersonSum[]
  rounding: number
  scheduleIds: readonly number[]
  holidays: readonly string[]
}

export function ShareStrip(props: ShareStripProps) {
  const { name, people } = props
  const sharing = people.filter((person) => person.burdens[name].over !== null)
  const others = people.length - sharing.length
  const shared = sharing.reduce((sum, person) => sum + (person.burdens[name].share ?? 0), 0)
  return (
    <div className="grid gap-x-4 tablet:grid-cols-[128px_minmax(0,1fr)]">
      <div className="pt-3">
        <h3 className="font-semibold">{classWords[name].title}</h3>
        <p className="text-12 text-faint">{classWords[name].detail}</p>
        {others > 0 && shared > 0 && (
          <p className="text-12 text-faint">
            {others} {pluralWord(others, 'doesn’t', 'don’t')} rotate
          </p>
        )}
      </div>
      {shared === 0 ? (
        <p className="py-8 text-muted">No one rotates through these; volunteers cover them all.</p>
      ) : (
        <Strip {...props} people={sharing} />
      )}
    </div>
  )
}

function Strip({ name, people, rounding, ...behind }: ShareStripProps) {
  const [box, width] = useWidth<HTMLDivElement>(640)
  const [activeId, activate] = useState<number | null>(null)
  const overOf = (person: PersonSum) => person.burdens[name].over ?? 0
  const scale = scaleStrip(people.map(overOf), rounding, width)
  const dots = placeDots(people, (person) => scale.x(overOf(person)), { middle, radius, reach: halfBand - radius })
  const [lowest, highest] = [dots[0], dots[dots.length - 1]]
  const places = dots.map(({ x }) => x)
  const [left, right] = [Math.min(...places) - 11, Math.max(...places) + 11]
  const active = dots.find(({ item }) => item.id === activeId)
  const focusable = activeId ?? highest?.item.id
  const step = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Escape') activate(null)
    const next = event.key === 'ArrowRight' ? dots[index + 1] : event.key === 'ArrowLeft' ? dots[index - 1] : undefined
    if (!next) return
    event.preventDefault()
    box.current?.querySelector<SVGGElement>(`[data-person="${next.item.id}"]`)?.focus()
  }
  return (
    <div ref={box} className="relative min-w-0">
      {/* biome-ignore lint/a11y/useSemanticElements: a picture of controls; no element groups parts of an svg. */}
      <svg
        role="group"
        aria-label={`${classWords[name].title} vs. fair share; arrow keys move between people`}
        width={width}
        height={height}
        className="block overflow-visible text-11 font-medium"
      >
        <StripAxis scale={scale} rounding={rounding} middle={middle} halfBand={halfBand} width={width} />
        {dots.map(({ item, x, y }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a dot of the picture; there is no button element in svg.
          <g
            key={item.id}
            role="button"
            tabIndex={item.id === focusable ? 0 : -1}
            data-person={item.id}
            aria-label={`${fullName(item)}: ${formatCount(item.burdens[name].has, name)}, ${formatOver(overOf(item))} vs. fair share`}
            className="group outline-none"
            onMouseEnter={() => activate(item.id)}
            onMouseLeave={() => activate(null)}
            onFocus={() => activate(item.id)}
            onBlur={() => activate(null)}
            onKeyDown={(event) => step(event, index)}
          >
            <circle cx={x} cy={y} r="8" strokeWidth="2" className="fill-transparent group-focus-visible:stroke-focus" />
            <circle cx={x} cy={y} r={radius} strokeWidth="1.5" className={toneOf(overOf(item), rounding)} />
          </g>
        ))}
        {highest && overOf(highest.item) > 0 && (
          <text
            x={right}
            y={middle + 4}
            className={joinClasses('font-semibold', overOf(highest.item) > rounding ? 'fill-warn' : 'fill-muted')}
          >
            {fitName(highest.item.lastName, width - right)} {formatOver(overOf(highest.item))}
          </text>
        )}
        {lowest && overOf(lowest.item) < 0 && (
          <text x={left} y={middle + 4} textAnchor="end" className="fill-muted">
            {fitName(lowest.item.lastName, left)} {formatOver(overOf(lowest.item))}
          </text>
        )}
      </svg>
      {active && (
        <ShiftsTip
          {...behind}
          person={active.item}
          name={name}
          left={Math.min(Math.max(active.x, 100), width - 100)}
          top={active.y + 14}
        />
      )}
    </div>
  )
}

function toneOf(over: number, rounding: number): string {
  if (over > rounding) return 'fill-warn stroke-warn'
  return over < -rounding ? 'fill-raised stroke-faint' : 'fill-accent stroke-accent'
}
