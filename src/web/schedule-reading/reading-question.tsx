/** The one question that would settle what a file says: each answer reads the file again. */
import type { ReadingQuestion } from '../../contract/sheet-reading.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Kbd } from '../ui/kbd.tsx'
import type { Corrections } from './corrections.ts'

type QuestionCardProps = { question: ReadingQuestion; corrections: Corrections }

export function QuestionCard({ question, corrections }: QuestionCardProps) {
  const { canCorrect, isReading, latest, failure, correct } = corrections
  return (
    <section
      aria-label="One question"
      className="rounded-control border border-accent bg-raised px-4 py-3.5 inset-ring inset-ring-accent"
    >
      <h2 className="text-14 font-semibold">{question.says}</h2>
      {canCorrect ? (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {question.answers.map((one, place) => (
            <Button
              key={JSON.stringify(one.constraints)}
              aria-keyshortcuts={String(place + 1)}
              disabled={isReading}
              loading={isReading && latest === one.constraints}
              loadingLabel="Reading again..."
              onClick={() => correct(one.constraints)}
            >
              {one.says}
              <Kbd>{place + 1}</Kbd>
            </Button>
          ))}
        </div>
      ) : (
        <p className="mt-1 text-muted">Upload the file again to answer.</p>
      )}
      {failure && <FieldError>{failure}</FieldError>}
    </section>
  )
}
