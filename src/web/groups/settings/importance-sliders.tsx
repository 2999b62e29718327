/** Five sliders for what matters most; the first can't be moved, since coverage always comes first. */
import { type ReactNode, useId } from 'react'
import type { Pattern } from '../../../engine/model.ts'
import { lastStep, stepWords, usualStep } from '../../text/importance-steps.ts'
import { type Choices, type Concern, concerns, stepOf, withStep } from './importance.ts'

type ImportanceSlidersProps = { pattern: Pattern; choices: Choices; onChoose: (choices: Choices) => void }

export function ImportanceSliders({ pattern, choices, onChoose }: ImportanceSlidersProps) {
  return (
    <section aria-label="What matters most">
      <Row title="Coverage" help="Within the hard rules, filling required shifts comes first." word="Always first">
        {(ids) => <Range {...ids} step={lastStep} isFixed />}
      </Row>
      {concerns.map((concern) => (
        <ConcernRow key={concern.id} concern={concern} pattern={pattern} choices={choices} onChoose={onChoose} />
      ))}
    </section>
  )
}

function ConcernRow({ concern, pattern, choices, onChoose }: ImportanceSlidersProps & { concern: Concern }) {
  const step = stepOf(concern, choices, pattern)
  const word = step === undefined ? 'Set under Advanced' : stepWords[step]!
  return (
    <Row title={concern.title} help={concern.help} word={word}>
      {(ids) => (
        <Range
          {...ids}
          word={word}
          step={step ?? usualStep}
          onStep={(next) => onChoose(withStep(concern, next, choices, pattern))}
        />
      )}
    </Row>
  )
}

type Ids = { titleId: string; helpId: string }
type RowProps = { title: string; help: string; word: string; children: (ids: Ids) => ReactNode }

function Row({ title, help, word, children }: RowProps) {
  const id = useId()
  const ids = { titleId: `${id}title`, helpId: `${id}help` }
  return (
    <div className="grid gap-x-5 gap-y-1.5 border-b border-line px-4 py-3 last:border-b-0 tablet:grid-cols-[minmax(0,1fr)_220px] tablet:px-5">
      <div className="min-w-0">
        <p id={ids.titleId} className="font-medium">
          {title}
        </p>
        <p id={ids.helpId} className="text-12 text-muted">
          {help}
        </p>
      </div>
      <div className="self-center">
        {children(ids)}
        <p className="text-12 text-muted">{word}</p>
      </div>
    </div>
  )
}

type RangeProps = Ids & { step: number; word?: string; isFixed?: boolean; onStep?: (step: number) => void }

function Range({ titleId, helpId, step, word, isFixed = false, onStep }: RangeProps) {
  return (
    <input
      type="range"
      min={0}
      max={lastStep}
      step={1}
      value={step}
      disabled={isFixed}
      aria-labelledby={titleId}
      aria-describedby={helpId}
      aria-valuetext={word}
      onChange={(event) => onStep?.(Number(event.target.value))}
      className="block h-6 w-full accent-accent disabled:opacity-60"
    />
  )
}
