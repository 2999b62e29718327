/** The physicians of the file: who looks like one person, and names to change, join or dismiss. */
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { ScheduleAnalysis } from '../../../contract/schedule-reading.ts'
import { joinWords } from '../../../engine/text/join-words.ts'
import { plural } from '../../../engine/text/plural.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx'
import { isTooLong } from '../../ui/text-limit.tsx'
import type { Corrections } from '../corrections.ts'

type Person = ScheduleAnalysis['people'][number]
type PeopleCardProps = { people: Person[]; corrections: Corrections }

/** As many as fit beside the sheet; the rest is folded. */
const fewPeople = 8

export function PeopleCard({ people, corrections }: PeopleCardProps) {
  const [isWhole, setIsWhole] = useState(false)
  const doubtful = people.filter(({ couldBe = [] }) => couldBe.length > 0)
  const others = people.filter((person) => !doubtful.includes(person))
  const shown = isWhole ? others : others.slice(0, fewPeople)
  return (
    <Card
      title="Physicians"
      padding="none"
      actions={
        <span className="text-12 text-muted">
          {people.length}
          {doubtful.length > 0 && `, ${doubtful.length} to look at`}
        </span>
      }
    >
      <ul aria-label="Physicians">
        {doubtful.map((person) => (
          <Doubtful key={person.key} person={person} people={people} corrections={corrections} />
        ))}
        {shown.map((person) => (
          <PersonLine key={person.key} person={person} people={people} corrections={corrections} />
        ))}
      </ul>
      {others.length > shown.length && (
        <div className="px-2 py-1.5">
          <Button variant="quiet" size="dense" onClick={() => setIsWhole(true)}>
            Show {others.length - shown.length} more
          </Button>
        </div>
      )}
    </Card>
  )
}

/** How the file writes someone; older analyses only have the name. */
const writtenAs = ({ aliases, name }: Person) => aliases?.[0] ?? name

type LineProps = { person: Person; people: Person[]; corrections: Corrections }

function Doubtful({ person, people, corrections }: LineProps) {
  const candidates = people.filter(({ key }) => person.couldBe?.includes(key))
  const isBusy = !corrections.canCorrect || corrections.isReading
  return (
    <li className="border-b border-line px-4 py-2">
      <p>
        Is <strong className="font-semibold">{writtenAs(person)}</strong>{' '}
        {joinWords(candidates.map(({ name }) => name))}?
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {candidates.map((other) => (
          <Button
            key={other.key}
            size="dense"
            disabled={isBusy}
            onClick={() => corrections.correct([{ same: [writtenAs(person), writtenAs(other)] }])}
          >
            Merge with {other.name}
          </Button>
        ))}
        <Button
          size="dense"
          variant="quiet"
          disabled={isBusy}
          onClick={() =>
            corrections.correct(candidates.map((other) => ({ apart: [writtenAs(person), writtenAs(other)] })))
          }
        >
          Someone else
        </Button>
      </div>
    </li>
  )
}

function PersonLine({ person, people, corrections }: LineProps) {
  const [isRenamed, setIsRenamed] = useState(false)
  const { name, shifts, aliases = [] } = person
  const written = writtenAs(person)
  const isBusy = !corrections.canCorrect || corrections.isReading
  if (isRenamed)
    return (
      <li className="border-b border-line px-4 py-2 last:border-b-0">
        <RenameForm
          name={name}
          onCancel={() => setIsRenamed(false)}
          onSave={(next) => {
            setIsRenamed(false)
            corrections.correct([{ rename: [written, next] }])
          }}
        />
      </li>
    )
  return (
    <li className="flex items-center gap-2 border-b border-line py-1 pr-2 pl-4 last:border-b-0">
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {aliases.length > 1 && <span className="block truncate text-12 text-muted">{aliases.join(', ')}</span>}
      </span>
      <span className="text-12 text-muted">{plural(shifts, 'shift')}</span>
      {!isBusy && (
        <Menu trigger={<IconButton label={`Change ${name}`} icon={<MoreHorizontal />} variant="quiet" />}>
          <MenuItem onSelect={() => setIsRenamed(true)}>Rename</MenuItem>
          <MenuItem onSelect={() => corrections.correct([{ notPerson: written }])}>Not a physician</MenuItem>
          {aliases.slice(1).map((alias) => (
            <MenuItem key={alias} onSelect={() => corrections.correct([{ apart: [written, alias] }])}>
              {alias} is someone else
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuLabel>Same person as</MenuLabel>
          {people
            .filter(({ key }) => key !== person.key)
            .map((other) => (
              <MenuItem key={other.key} onSelect={() => corrections.correct([{ same: [written, writtenAs(other)] }])}>
                {other.name}
              </MenuItem>
            ))}
        </Menu>
      )}
    </li>
  )
}

const longestName = 200

type RenameFormProps = { name: string; onSave: (name: string) => void; onCancel: () => void }

function RenameForm({ name, onSave, onCancel }: RenameFormProps) {
  const [text, setText] = useState(name)
  return (
    <form
      aria-label={`Rename ${name}`}
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onSave(text.trim())
      }}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <TextInput
          // The menu that opened it is gone.
          autoFocus
          aria-label="First and last name"
          size="dense"
          value={text}
          maxLength={longestName}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button
        type="submit"
        size="dense"
        variant="primary"
        disabled={text.trim() === '' || isTooLong(text, longestName)}
      >
        Save
      </Button>
      <Button size="dense" variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
