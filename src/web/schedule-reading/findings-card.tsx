/** What else the file says, and what was not understood of it: each with its cells. */
import type { ReactNode } from 'react'
import type { ScheduleAnalysis } from '../../contract/schedule-reading.ts'
import { plural } from '../../engine/text/plural.ts'
import { Card } from '../ui/card.tsx'
import { Table } from '../ui/table.tsx'
import type { Column } from '../ui/table-sort.ts'
import { EvidenceButton, formatCells } from './evidence.tsx'

type Person = ScheduleAnalysis['people'][number]

const personColumns: Column<Person>[] = [
  { id: 'name', header: 'Physician', namesRow: true, cell: ({ name }) => name, sortBy: ({ lastName }) => lastName },
  { id: 'shifts', header: 'Shifts', align: 'end', sortBy: ({ shifts }) => shifts },
  { id: 'nights', header: 'Nights', align: 'end', sortBy: ({ nights }) => nights },
  { id: 'weekend', header: 'Weekend shifts', align: 'end', sortBy: ({ weekendDays }) => weekendDays },
  { id: 'hours', header: 'Hours', align: 'end', sortBy: ({ hours }) => hours },
  {
    id: 'stances',
    header: 'What the file shows',
    cell: ({ preferences }) => <span className="text-12 text-muted">{preferences.join(' ')}</span>,
  },
  {
    id: 'sure',
    header: 'How sure',
    hidesHeader: true,
    align: 'end',
    cell: ({ name, confidence, cells, cellCount }) => (
      <EvidenceButton of={name} {...{ confidence, cells, cellCount }} />
    ),
  },
]

export const doubtsPlace = 'not-understood'

export function FindingsCard({ analysis }: { analysis: ScheduleAnalysis }) {
  const { people, findings, notUnderstood, warnings } = analysis
  return (
    <Card title="What we found" padding="none">
      <Section title={plural(people.length, 'physician')}>
        <Table
          label="Physicians in the file"
          columns={personColumns}
          rows={people}
          rowKey={({ key }) => key}
          sortParameter="people"
          empty={null}
        />
      </Section>
      {findings.length > 0 && (
        <Section title={`Codes, patterns, and notes: ${findings.length}`}>
          <ul aria-label="Codes, patterns, and notes">
            {findings.map((finding, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: what was found in a file has no identity but its place
                key={place}
                className="flex items-start gap-3 border-t border-line px-4 py-2 tablet:px-5"
              >
                <span className="w-20 shrink-0 text-muted">{finding.what}</span>
                <span className="min-w-0 flex-1">{finding.says}</span>
                <EvidenceButton
                  of={finding.says}
                  confidence={finding.confidence}
                  cells={finding.cells}
                  cellCount={finding.cellCount}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {warnings.length > 0 && (
        <Section title={plural(warnings.length, 'assumption')} isOpen>
          <ul aria-label="Assumptions" className="list-disc border-t border-line py-3 pr-5 pl-9">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Section>
      )}
      <div id={doubtsPlace} className="scroll-mt-20">
        {notUnderstood.length > 0 && (
          <Section title={`${plural(notUnderstood.length, 'item')} we couldn’t read`} isOpen>
            <ul aria-label="What we couldn’t read" className="border-t border-line">
              {notUnderstood.map(({ says, cells, cellCount }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <li key={place} className="border-b border-line px-4 py-2 last:border-b-0 tablet:px-5">
                  {says}
                  {cells.length > 0 && (
                    <span className="block text-12 text-muted">{formatCells(cells, cellCount)}</span>
                  )}
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </Card>
  )
}

function Section({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="border-b border-line last:border-b-0">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold hover:bg-surface tablet:px-5">
        {title}
      </summary>
      {children}
    </details>
  )
}
