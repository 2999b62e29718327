// The parts to type, choose and sort with.
import { Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ThemeSwitch } from '../../src/web/theme/theme-switch.tsx'
import { Button, IconButton } from '../../src/web/ui/button.tsx'
import { Card, EmptyState } from '../../src/web/ui/card.tsx'
import { Checkbox } from '../../src/web/ui/checkbox.tsx'
import { Field } from '../../src/web/ui/field.tsx'
import { DateInput, NumberInput, Textarea, TextInput } from '../../src/web/ui/inputs.tsx'
import { RadioCards } from '../../src/web/ui/radio-cards.tsx'
import { SearchInput } from '../../src/web/ui/search-input.tsx'
import { Select } from '../../src/web/ui/select.tsx'
import { Switch } from '../../src/web/ui/switch.tsx'
import { Table } from '../../src/web/ui/table.tsx'
import type { Column } from '../../src/web/ui/table-sort.ts'
import { Tabs } from '../../src/web/ui/tabs.tsx'
import { Block, Row } from './block.tsx'

const months = [
  { value: '1', label: 'January' },
  { value: '2', label: 'February' },
  { value: '3', label: 'March' },
] as const

interface Physician {
  last: string
  first: string
  level: string
  nights: number
  weekends: number
}
const physicians: Physician[] = [
  { last: 'Abara', first: 'Chidinma', level: 'Attending', nights: 3, weekends: 11 },
  { last: 'Farouk', first: 'Salma', level: 'Mid-level', nights: 6, weekends: 12 },
  { last: 'Hoang', first: 'Linh', level: 'Senior', nights: 3, weekends: 11 },
]
const columns: Column<Physician>[] = [
  {
    id: 'physician',
    header: 'Physician',
    namesRow: true,
    sortBy: (row) => row.last,
    cell: (row) => (
      <>
        <b>{row.last}</b> {row.first}
      </>
    ),
  },
  { id: 'level', header: 'Level', cell: (row) => <span className="text-muted">{row.level}</span> },
  {
    id: 'nights',
    header: 'Nights',
    align: 'end',
    sortBy: (row) => row.nights,
    cell: (row) => (row.nights > 5 ? <b className="text-warn">{row.nights}</b> : row.nights),
  },
  { id: 'weekends', header: 'Weekends', align: 'end', sortBy: (row) => row.weekends, cell: (row) => row.weekends },
]

function Inputs() {
  const [month, setMonth] = useState<'1' | '2' | '3' | ''>('1')
  const [size, setSize] = useState<number | null>(24)
  const [query, setQuery] = useState('')
  const [day, setDay] = useState('2027-01-04')
  return (
    <div className="grid gap-3.5 tablet:grid-cols-2">
      <Field label="Group Name">
        <TextInput defaultValue="Riverbend Hospitalists" />
      </Field>
      <Field label="Month">
        <Select value={month} onValueChange={setMonth} options={months} />
      </Field>
      <Field label="Number of Physicians" error="Minimum 30 physicians">
        <NumberInput value={size} onValueChange={setSize} />
      </Field>
      <Field label="Find a physician" help="Press / anywhere">
        <SearchInput label="Find a physician" value={query} onValueChange={setQuery} placeholder="Name or code" />
      </Field>
      <Field label="First day">
        <DateInput value={day} onValueChange={setDay} />
      </Field>
      <Field label="Rest between shifts">
        <NumberInput value={12} unit="hours" onValueChange={() => {}} />
      </Field>
      <Field label="Disabled">
        <TextInput disabled defaultValue="Set by the owner" />
      </Field>
      <Field label="Notes" optional>
        <Textarea placeholder="What should the scheduler know?" />
      </Field>
    </div>
  )
}

function Choices() {
  const [choice, setChoice] = useState<'sandoval' | 'jansen' | 'quispe'>('sandoval')
  const [isNeeded, setNeeded] = useState(true)
  const [isMailed, setMailed] = useState(true)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Checkbox label="Coverage needed" checked={isNeeded} onCheckedChange={setNeeded} />
        <Checkbox label="Emergency" checked={false} onCheckedChange={() => {}} />
        <Checkbox label="Some" checked="indeterminate" onCheckedChange={() => {}} />
        <Switch label="Email" checked={isMailed} onCheckedChange={setMailed} />
        <Switch label="Weekly digest" checked={false} onCheckedChange={() => {}} />
      </div>
      <RadioCards
        aria-label="Who covers"
        value={choice}
        onValueChange={setChoice}
        options={[
          { value: 'sandoval', label: 'Mateo Sandoval', description: '3 shifts under share', detail: '+0.4' },
          { value: 'jansen', label: 'Willem Jansen', description: 'No holiday yet this year', detail: '-0.3' },
          { value: 'quispe', label: 'Rosa Quispe', description: 'Would work 10 days in a row', disabled: true },
        ]}
      />
    </>
  )
}

export function Controls({ parameter }: { parameter: string }) {
  return (
    <>
      <Block title="Buttons">
        <Row>
          <Button variant="primary">Publish</Button>
          <Button icon={<Download />}> Export</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Deny</Button>
          <IconButton label="Undo" icon={<Undo2 />} />
          <Button disabled>Redo</Button>
          <Button variant="link">Open inbox</Button>
        </Row>
        <Row>
          <Button variant="primary" loading loadingLabel="Generating...">
            Generate Schedule
          </Button>
          <Button loading loadingLabel="Saving...">
            Save
          </Button>
          <IconButton label="Reload" icon={<Undo2 />} loading />
        </Row>
        <Row>
          <Button size="dense">28 dense</Button>
          <Button>32 default</Button>
          <Button size="touch">44 touch</Button>
        </Row>
      </Block>
      <Block title="Inputs">
        <Inputs />
        <Choices />
      </Block>
      <Block title="Tabs">
        <Tabs
          label="Group settings"
          parameter={`tab-${parameter}`}
          tabs={[
            { value: 'basic', label: 'Basic Info', content: <ThemeSwitch /> },
            { value: 'roles', label: 'Roles & Positions', content: 'Roles' },
            { value: 'shifts', label: 'Shift Types', count: 2, content: 'Shift types' },
            { value: 'rules', label: 'Rules', content: 'Rules' },
          ]}
        />
      </Block>
      <Block title="Table">
        <Card padding="none">
          <Table
            label="Physicians"
            columns={columns}
            rows={physicians}
            rowKey={(row) => row.last}
            sortParameter={`sort-${parameter}`}
            defaultSort="physician"
            empty={<EmptyState icon={null} title="No physicians yet" />}
          />
        </Card>
        <Card padding="none"></Card>
      </Block>
    </>
  )
}
