/** What the codes of the file mean; each can be given a role and hours, or be a reason to be away. */
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { absenceReasons, type ReadCode } from '../../../contract/sheet-reading.ts'
import { isClockTime } from '../../../engine/calendar.ts'
import { formatTightTimes } from '../../text/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextInput, TimeInput } from '../../ui/inputs.tsx'
import { Select } from '../../ui/select.tsx'
import { ShiftChip } from '../../ui/shift-chip.tsx'
import { isTooLong } from '../../ui/text-limit.tsx'
import { chipCode } from '../chip-code.ts'
import { type Corrections, offLabels } from '../corrections.ts'

type CodesCardProps = { codes: ReadCode[]; corrections: Corrections }

export function CodesCard({ codes, corrections }: CodesCardProps) {
  const [edited, setEdited] = useState<string>()
  const used = codes.filter(({ count }) => count > 0)
  if (used.length === 0) return null
  return (
    <Card title="Codes" padding="none">
      <ul aria-label="Codes">
        {used.map((code) => (
          <li key={code.code} className="border-b border-line px-4 py-2 last:border-b-0">
            {edited === code.code ? (
              <CodeForm
                code={code}
                onCancel={() => setEdited(undefined)}
                onSave={(told) => {
                  setEdited(undefined)
                  corrections.correct([{ code: code.code, ...told }])
                }}
              />
            ) : (
              <CodeLine
                code={code}
                onEdit={corrections.canCorrect && !corrections.isReading ? () => setEdited(code.code) : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CodeLine({ code, onEdit }: { code: ReadCode; onEdit: (() => void) | undefined }) {
  const { meaning, use, kind, startTime, endTime, isInLegend, count } = code
  const hours =
    startTime && endTime ? formatTightTimes({ startTime, endTime }) : use === 'absence' ? '' : 'no times in the file'
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)_auto_auto] items-center gap-2">
      {kind && use === 'work' ? (
        <span>
          <ShiftChip code={chipCode(code.code, code.meaning)} kind={kind} />
        </span>
      ) : (
        <strong className="truncate font-semibold">{code.code}</strong>
      )}
      <span className="min-w-0">
        <span className="block truncate">{code.off ? offLabels[code.off] : meaning}</span>
        <span className="block truncate text-12 text-muted">{hours}</span>
      </span>
      <span className="flex items-center gap-2 text-12 text-muted">
        {use === 'unknown' ? (
          <Badge tone="warn">Unknown</Badge>
        ) : (
          !isInLegend && <Badge tone="outline">Our guess</Badge>
        )}
        {count}
        <span className="sr-only"> cells</span>
      </span>
      {onEdit ? (
        <IconButton label={`Edit ${code.code}`} icon={<Pencil />} variant="quiet" onClick={onEdit} />
      ) : (
        <span />
      )}
    </div>
  )
}

type Told = { off: NonNullable<ReadCode['off']> } | { role: string; start?: string; end?: string }
type CodeFormProps = { code: ReadCode; onSave: (told: Told) => void; onCancel: () => void }

const uses = [
  { value: 'work' as const, label: 'Work' },
  ...absenceReasons.map((value) => ({ value, label: offLabels[value] })),
]

const longestRole = 100

function CodeForm({ code, onSave, onCancel }: CodeFormProps) {
  const [use, setUse] = useState<(typeof uses)[number]['value']>(code.off ?? 'work')
  const [role, setRole] = useState(code.off ? '' : code.meaning)
  const [start, setStart] = useState(code.startTime ?? '')
  const [end, setEnd] = useState(code.endTime ?? '')
  const isWork = use === 'work'
  const hasRole = role.trim() !== '' && !isTooLong(role, longestRole)
  const isWhole = !isWork || (hasRole && (start || end ? isClockTime(start) && isClockTime(end) : true))
  const save = () => {
    if (use !== 'work') onSave({ off: use })
    else onSave({ role: role.trim(), ...(start && end ? { start, end } : {}) })
  }
  return (
    <form
      aria-label={`Meaning of ${code.code}`}
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) save()
      }}
    >
      <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-2">
        <strong className="truncate font-semibold">{code.code}</strong>
        <Select aria-label={`${code.code} means`} value={use} options={uses} onValueChange={setUse} />
      </div>
      {isWork && (
        <>
          <TextInput
            aria-label="Role"
            placeholder="Role"
            value={role}
            maxLength={longestRole}
            onChange={({ target }) => setRole(target.value)}
          />
          <div className="grid grid-cols-2 gap-2">
            <TimeInput aria-label="Start" value={start} onValueChange={setStart} />
            <TimeInput aria-label="End" value={end} onValueChange={setEnd} />
          </div>
        </>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="dense" variant="primary" disabled={!isWhole}>
          Save {code.code}
        </Button>
        <Button size="dense" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
