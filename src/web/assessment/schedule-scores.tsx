/** A schedule's scores for coordinators: the numbers, what would raise them most, and the breakdown on request. */
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { Assessment } from '../../contract/assessment.ts'
import type { Schedule } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { AssessedClasses, AssessedPeople, AssessedPreferences } from './assessment-tables.tsx'
import { HowScored } from './how-scored.tsx'
import { ScoreFigures } from './score-figures.tsx'
import { countStretches, describeHandoffs, listBlemishes, titleOfStretches } from './signature-words.ts'

export function ScheduleScores({ schedule }: { schedule: Schedule }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title="Scores"
      description="Each from 0 to 100"
      padding="none"
      actions={<HowScored />}
      footer={
        <Button size="dense" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <ChevronUp /> : <ChevronDown />}
          {isOpen ? 'Hide the breakdown' : 'Show the breakdown'}
        </Button>
      }
    >
      <ScoreFigures schedule={schedule} />
      {isOpen && <Breakdown scheduleId={schedule.id} />}
    </Card>
  )
}

/** How the month feels to someone who works it. */
function AssessedStretches({ signature }: Pick<Assessment, 'signature'>) {
  const facts = [
    `${titleOfStretches(signature)}: ${countStretches(signature)}`,
    describeHandoffs(signature),
    ...listBlemishes(signature),
  ]
  return (
    <section>
      <h3 className="font-semibold">Stretches</h3>
      <ul className="list-disc pl-4">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}

function Breakdown({ scheduleId }: { scheduleId: number }) {
  const read = useRead('scheduleAssessment', { params: { id: scheduleId } })
  return (
    <div className="border-t border-line">
      <Reading read={read} what="The breakdown">
        {(assessment: Assessment) => (
          <div className="flex flex-col gap-5 px-4 py-4 tablet:px-5">
            {assessment.broken.length > 0 && (
              <section>
                <h3 className="font-semibold text-bad">Conflicts</h3>
                <ul className="list-disc pl-4">
                  {assessment.broken.map(({ key, says }) => (
                    <li key={key}>{says}</li>
                  ))}
                </ul>
              </section>
            )}
            <AssessedStretches signature={assessment.signature} />
            <AssessedClasses assessment={assessment} />
            <AssessedPreferences assessment={assessment} />
            <AssessedPeople assessment={assessment} />
          </div>
        )}
      </Reading>
    </div>
  )
}
