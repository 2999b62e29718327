/** The group's rules in plain words, and beside each line how it was understood. */

import { useMemo, useState } from 'react'
import { type Group, groupFields } from '../../../contract/groups.ts'
import { holidaysOf } from '../../../contract/holidays.ts'
import type { Role } from '../../../contract/roles.ts'
import type { User } from '../../../contract/users.ts'
import { monthStart, yearOf } from '../../../engine/calendar.ts'
import { type Line, understand } from '../../../engine/language/understand.ts'
import { fullName } from '../../../engine/text/names.ts'
import { useRead } from '../../api/use-read.ts'
import { momentIn } from '../../text/group-day.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/inputs.tsx'
import { useGroupChange } from './group-change.tsx'
import { RewordLine } from './reword-line.tsx'

const longest = 10_000

export function WrittenRulesCard({ group }: { group: Group }) {
  const { save, isSaving } = useGroupChange(group)
  const [text, setText] = useState(group.additionalRules ?? '')
  const [problem, setProblem] = useState<string>()
  const lines = useUnderstanding(group, text)
  const submit = async () => {
    const parsed = groupFields.shape.additionalRules.safeParse(text)
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message)
    setProblem((await save({ additionalRules: text }))?.[0]?.message)
  }
  return (
    <Card
      title="Additional rules"
      description="One sentence a line. Each line shows at once how it was understood."
      footer={
        <Button variant="primary" className="ml-auto" onClick={submit} loading={isSaving} loadingLabel="Saving...">
          Save Additional Rules
        </Button>
      }
    >
      <Field label="Rules in plain words" error={problem}>
        <Textarea
          rows={7}
          maxLength={longest}
          value={text}
          placeholder={'Dr. Chen no nights in December\nMax 3 nights in a row\nNever pair Smith and Jones'}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <ul aria-label="How it was understood" className="mt-3 flex flex-col gap-2.5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
          <UnderstoodLine key={index} line={line} onReword={(reworded) => setText(text.replace(line.text, reworded))} />
        ))}
      </ul>
    </Card>
  )
}

const words = { yes: 'Understood', partly: 'Partly', no: 'Not understood' } as const
const tones = { yes: 'good', partly: 'warn', no: 'bad' } as const

function UnderstoodLine({ line, onReword }: { line: Line; onReword: (reworded: string) => void }) {
  return (
    <li className="flex items-start gap-3">
      <Badge tone={tones[line.understood]}>{words[line.understood]}</Badge>
      <div className="min-w-0">
        <p className="text-12 text-muted">{line.text}</p>
        {line.says && <p>{line.says}</p>}
        {line.notUnderstood && <p className="text-warn">Not understood: {line.notUnderstood}</p>}
        {line.question && <p className="text-muted">{line.question}</p>}
        {line.understood !== 'yes' && <RewordLine key={line.text} text={line.text} onUse={onReword} />}
      </div>
    </li>
  )
}

/** Reads the text against the group as it is, for the month that begins next. */
function useUnderstanding(group: Group, text: string): Line[] {
  const physicians = useRead('listPhysicians', { params: { groupId: group.id } }).data
  const roles = useRead('listRoles', { params: { groupId: group.id } }).data
  const { settings } = group
  return useMemo(() => {
    if (!physicians || !roles || text.trim() === '') return []
    const year = yearOf(momentIn(settings.timeZone, new Date()).date)
    return understand(text, {
      physicians: physicians.filter((physician) => physician.isActive).map(known),
      roles: roles.map(knownRole),
      from: monthStart(year, 1),
      days: 730,
      holidays: holidaysOf(settings, [year, year + 1]),
    })
  }, [physicians, roles, text, settings])
}

function known(physician: Pick<User, 'id' | 'firstName' | 'lastName' | 'experienceLevel'> & Partial<User>) {
  return {
    id: String(physician.id),
    name: fullName(physician),
    experienceLevel: physician.experienceLevel,
    fte: physician.fte ?? 1,
    nightShiftPreference: physician.nightShiftPreference ?? ('neutral' as const),
  }
}

function knownRole(role: Role) {
  return {
    id: String(role.id),
    name: role.name,
    category: role.category,
    startTime: role.startTime,
    endTime: role.endTime,
    lasts24Hours: role.startTime === role.endTime,
  }
}
