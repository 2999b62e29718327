/** Everyone whose month differs in a version, physician by physician, with one column for each version. */
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { useState } from 'react'
import type { Scenario, ScenarioVersion } from '../../contract/scenarios.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogCloseFooter } from '../ui/dialog.tsx'
import { versionTitle } from './version-words.ts'

type ShownVersion = { scenario: Scenario; version: ScenarioVersion }

export function ComparePeople({ columns }: { columns: ShownVersion[] }) {
  const [isOpen, open] = useState(false)
  const people = peopleIn(columns)
  if (people.length === 0) return null
  return (
    <div className="flex flex-col border-t border-line px-4 py-3 tablet:px-5">
      <Button icon={<Columns3 />} onClick={() => open(true)}>
        Compare by physician
      </Button>
      {isOpen && (
        <Dialog
          title="Compare by physician"
          description="Against the current schedule. Empty cells are the same as now."
          size="large"
          isForReading
          onClose={() => open(false)}
        >
          <DialogBody>
            <div className="overflow-x-auto">
              <table
                className="w-full text-12"
                style={{ minWidth: `${7 + 10 * columns.length}rem` }}
                aria-label="Physicians by version"
              >
                <thead>
                  <tr className="text-left align-bottom">
                    <th scope="col" className="py-1.5 pr-3 font-medium text-muted">
                      Physician
                    </th>
                    {columns.map(({ scenario, version }) => (
                      <th key={keyOf({ scenario, version })} scope="col" className="py-1.5 pr-3 font-semibold">
                        {scenario.offersAlternatives ? versionTitle(version) : scenario.name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {people.map(({ id, name }) => (
                    <tr key={id} className="border-t border-line align-top">
                      <th scope="row" className="py-1.5 pr-3 text-left font-semibold">
                        {name}
                      </th>
                      {columns.map((column) => (
                        <td key={keyOf(column)} className="py-1.5 pr-3">
                          <Change person={column.version.people.find(({ physicianId }) => physicianId === id)} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </DialogBody>
          <DialogCloseFooter />
        </Dialog>
      )}
    </div>
  )
}

function Change({ person }: { person: ScenarioVersion['people'][number] | undefined }) {
  if (!person) return null
  const { verdict, says } = person
  return (
    <span className="flex gap-1.5">
      {verdict === 'better' ? (
        <ArrowUp aria-label="Better off" className="mt-0.5 size-3.5 shrink-0 text-good" />
      ) : (
        <ArrowDown aria-label="Worse off" className="mt-0.5 size-3.5 shrink-0 text-warn" />
      )}
      <span className="text-muted">{says}</span>
    </span>
  )
}

const keyOf = ({ scenario, version }: ShownVersion) => `${scenario.id} ${version.sense}`

/** By name, each once. */
function peopleIn(columns: readonly ShownVersion[]): { id: number; name: string }[] {
  const all = columns.flatMap(({ version }) =>
    version.people.map(({ physicianId, name }) => [physicianId, name] as const),
  )
  return [...new Map(all)].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name))
}
