/** Who worked which major holiday in the last 3 years: from published schedules, and entered by hand for the rest. */

import { useState } from 'react'
import type { Group } from '../../../contract/groups.ts'
import type { HolidayHistory } from '../../../contract/holiday-history.ts'
import { isStaff } from '../../../contract/staff.ts'
import type { Colleague, User } from '../../../contract/users.ts'
import { yearOf } from '../../../engine/calendar.ts'
import { fullName, listedName } from '../../../engine/text/names.ts'
import { reasonOf, useChange } from '../../api/use-change.ts'
import { useRead } from '../../api/use-read.ts'
import { NoPhysicians } from '../../layout/no-physicians.tsx'
import { Reading } from '../../layout/reading.tsx'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SaveFooter } from './group-change.tsx'
import { useUnsaved } from './unsaved.tsx'

export function HolidayHistoryCard({ group }: { group: Group }) {
  const physicians = useRead('listPhysicians', { params: { groupId: group.id } })
  const history = useRead('showHolidayHistory', { params: { id: group.id } })
  return (
    <Reading read={physicians} what="The physicians">
      {(people) => (
        <Reading read={history} what="The holiday history">
          {(known) =>
            known.holidays.length > 0 && <History group={group} people={people.filter(isStaff)} known={known} />
          }
        </Reading>
      )}
    </Reading>
  )
}

type Person = User | Colleague
type Entry = HolidayHistory['entries'][number]
/** Null: unknown. */
type Answer = boolean | null
type Turn = Pick<Entry, 'physicianId' | 'holiday' | 'year'>

const keyOf = ({ physicianId, holiday, year }: Turn) => `${physicianId} ${year} ${holiday}`

function History({ group, people, known }: { group: Group; people: Person[]; known: HolidayHistory }) {
  const years = [...new Set(known.holidays.map(({ date }) => yearOf(date)))].reverse()
  const [year, setYear] = useState(years[0]!)
  const [changes, setChanges] = useState<ReadonlyMap<string, Turn & { worked: Answer }>>(new Map())
  useUnsaved('Holiday history', changes.size > 0)
  const save = useChange('saveHolidayHistory')
  const entries = new Map(known.entries.map((entry) => [keyOf(entry), entry]))
  const columns = known.holidays.filter(({ date }) => yearOf(date) === year)

  const press = (turn: Turn) => {
    const key = keyOf(turn)
    const entry = entries.get(key)
    const change = changes.get(key)
    const saved = entry?.worked ?? null
    const next = nextAnswer(change ? change.worked : saved, entry)
    const changed = new Map(changes)
    if (next === saved) changed.delete(key)
    else changed.set(key, { ...turn, worked: next })
    setChanges(changed)
  }
  const send = async () => {
    await save.mutateAsync({ params: { id: group.id }, body: { entries: [...changes.values()] } }).then(
      () => setChanges(new Map()),
      () => undefined,
    )
  }
  return (
    <Card
      title="Holiday history"
      description="Who worked each major holiday. Select a cell to change it."
      padding="none"
      actions={
        <SegmentedControl
          label="Year"
          value={String(year)}
          options={[...years].reverse().map((one) => ({ value: String(one), label: one }))}
          onValueChange={(chosen) => setYear(Number(chosen))}
        />
      }
      footer={
        <>
          <span>Gray entries come from published schedules and uploaded files.</span>
          <SaveFooter
            problem={save.error ? reasonOf(save.error) : undefined}
            isSaving={save.isPending}
            isDisabled={changes.size === 0}
            onSave={send}
          >
            Save holiday history
          </SaveFooter>
        </>
      }
    >
      {people.length === 0 ? (
        <NoPhysicians>Their holidays appear here.</NoPhysicians>
      ) : (
        <div className="max-h-120 overflow-auto">
          <table aria-label={`Holiday history ${year}`} className="w-full border-collapse">
            <thead className="sticky top-0 z-10 bg-raised text-12 text-muted">
              <tr>
                <th className="px-4 py-2 text-left font-normal tablet:px-5">Physician</th>
                {columns.map(({ name }) => (
                  <th key={name} scope="col" className="px-1 py-2 font-normal">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.id} className="border-t border-line">
                  <th scope="row" className="px-4 text-left font-normal whitespace-nowrap tablet:px-5">
                    {listedName(person)}
                  </th>
                  {columns.map(({ name }) => {
                    const turn = { physicianId: person.id, holiday: name, year }
                    const entry = entries.get(keyOf(turn))
                    const change = changes.get(keyOf(turn))
                    return (
                      <td key={name} className="px-1 text-center">
                        <AnswerButton
                          label={`${fullName(person)}, ${name} ${year}`}
                          answer={change ? change.worked : (entry?.worked ?? null)}
                          isTyped={change !== undefined || entry?.source === 'typed'}
                          onPress={() => press(turn)}
                        />
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

/** Cycles through the values. An entry from a schedule can only be reversed, and back. */
function nextAnswer(answer: Answer, entry: Entry | undefined): Answer {
  if (entry?.source === 'schedule') return !answer
  if (answer === null) return true
  return answer ? false : null
}

const words = { worked: 'Worked', off: 'Off', unknown: '–' }

type AnswerButtonProps = { label: string; answer: Answer; isTyped: boolean; onPress: () => void }

function AnswerButton({ label, answer, isTyped, onPress }: AnswerButtonProps) {
  const state = answer === null ? 'unknown' : answer ? 'worked' : 'off'
  return (
    <button
      type="button"
      aria-label={`${label}: ${state === 'unknown' ? 'unknown' : state}`}
      onClick={onPress}
      className={joinClasses(
        'my-0.5 h-8 w-18 rounded-control text-12 hover:bg-quiet',
        state === 'unknown' || !isTyped ? 'text-muted' : 'font-semibold',
        state === 'worked' && isTyped && 'bg-accent-soft',
      )}
    >
      {words[state]}
    </button>
  )
}
