/** The one question that would settle what a file says: each answer reads the file again. */
import { useState } from 'react'
import type { ReadingConstraint, ReadingQuestion } from '../../contract/sheet-reading.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import type { ScheduleSource } from './upload-form.tsx'

/** A file that is at hand, with the corrections that it was read with. */
export type Correctable = {
  source: ScheduleSource
  constraints: ReadingConstraint[]
  onCorrected: (id: number, constraints: ReadingConstraint[]) => void
}

type Answer = ReadingQuestion['answers'][number]

export function QuestionCard({ question, file }: { question: ReadingQuestion; file: Correctable | undefined }) {
  const analyze = useChange('analyzeSchedule')
  const [answered, setAnswered] = useState<Answer>()
  const answer = (chosen: Answer) => {
    if (!file) return
    setAnswered(chosen)
    const constraints = [...file.constraints, ...chosen.constraints]
    analyze.mutate(
      { body: { ...file.source, constraints } },
      { onSuccess: ({ id }) => file.onCorrected(id, constraints) },
    )
  }
  return (
    <section aria-label="One question" className="mt-3 rounded-inner bg-warn-soft px-3.5 py-3">
      <p className="font-semibold">{question.says}</p>
      {file ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {question.answers.map((one) => (
            <Button
              key={JSON.stringify(one.constraints)}
              size="dense"
              disabled={analyze.isPending}
              loading={analyze.isPending && answered === one}
              loadingLabel="Reading again..."
              onClick={() => answer(one)}
            >
              {one.says}
            </Button>
          ))}
        </div>
      ) : (
        <p className="mt-1 text-muted">Upload the file again to answer.</p>
      )}
      {analyze.isError && <FieldError>{reasonOf(analyze.error)}</FieldError>}
    </section>
  )
}
