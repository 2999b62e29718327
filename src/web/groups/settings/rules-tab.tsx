/** Rules & Constraints: what matters most, hard rules, individual weights behind a fold, and the group's custom rules. */
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Group } from '../../../contract/groups.ts'
import type { Pattern } from '../../../engine/model.ts'
import { rules } from '../../../engine/rules/list.ts'
import { type Rule, usualStrength } from '../../../engine/rules/rule.ts'
import { BackTestButton } from '../../scenarios/back-test.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { NumberInput } from '../../ui/inputs.tsx'
import { Switch } from '../../ui/switch.tsx'
import { AnchorsCard } from './anchors-card.tsx'
import { SaveFooter, useGroupChange } from './group-change.tsx'
import type { Choices } from './importance.ts'
import { ImportanceSliders } from './importance-sliders.tsx'
import { changedRules } from './rule-changes.ts'
import { isSameValue, useUnsaved } from './unsaved.tsx'
import { WrittenRulesCard } from './written-rules-card.tsx'

export function RulesTab({ group }: { group: Group }) {
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-[3fr_2fr]">
      <RuleList group={group} />
      <div className="desktop:sticky desktop:top-18">
        <WrittenRulesCard group={group} />
      </div>
      {group.shiftType === '7-on-7-off' && (
        <div className="desktop:col-span-2">
          <AnchorsCard group={group} />
        </div>
      )}
    </div>
  )
}

/** Empty while a number is being typed. */
type Limits = { minRestBetweenShifts?: number | undefined; maxConsecutiveShifts?: number | undefined }

/** Hard rules whose number belongs to the group; Basic Info shows the same numbers. */
const numbered: Partial<Record<Rule['id'], { field: keyof Limits; unit: string; min: number; max: number }>> = {
  'minimum-rest': { field: 'minRestBetweenShifts', unit: 'hours', min: 8, max: 72 },
  'group-max-days': { field: 'maxConsecutiveShifts', unit: 'days', min: 1, max: 31 },
}

function RuleList({ group }: { group: Group }) {
  const { save, isSaving } = useGroupChange(group)
  const [choices, setChoices] = useState<Choices>(group.settings.rules)
  // Only what was typed here: Basic Info may change the same numbers meanwhile.
  const [limits, setLimits] = useState<Limits>({})
  const { minRestBetweenShifts, maxConsecutiveShifts } = group
  const saved: Limits = { minRestBetweenShifts, maxConsecutiveShifts }
  useUnsaved('Rules', !isSameValue([choices, { ...saved, ...limits }], [group.settings.rules, saved]))
  const [problem, setProblem] = useState<string>()
  const choose = (rule: Rule, part: { on?: boolean; weight?: number }) => {
    const before = choices[rule.id] ?? { on: rule.on }
    setChoices({ ...choices, [rule.id]: { ...before, ...part } })
  }
  const submit = async () => {
    const problems = await save({ ...limits, settings: { rules: choices } })
    setProblem(problems?.[0]?.message)
    if (!problems) setLimits({})
  }
  const rowsOf = (isHard: boolean) =>
    rules
      .filter((rule) => rule.strength.hard === isHard)
      .map((rule) => (
        <RuleRow
          key={rule.id}
          rule={rule}
          pattern={group.shiftType}
          choice={choices[rule.id]}
          onChoose={(part) => choose(rule, part)}
          limits={{ ...saved, ...limits }}
          onLimit={(part) => setLimits({ ...limits, ...part })}
        />
      ))
  return (
    <Card
      title="Rules"
      description="What matters most, and what can’t be broken."
      padding="none"
      footer={
        <SaveFooter
          problem={problem}
          isSaving={isSaving}
          onSave={submit}
          beside={<BackTestButton changes={changedRules(group, choices, limits)} />}
        >
          Save rules
        </SaveFooter>
      }
    >
      <ImportanceSliders pattern={group.shiftType} choices={choices} onChoose={setChoices} />
      <section aria-label="Hard rules">
        <h3 className="border-y border-line bg-surface px-4 py-2 text-12 text-muted tablet:px-5">Hard rules</h3>
        <ul>{rowsOf(true)}</ul>
      </section>
      <details className="group border-t border-line">
        <summary className="flex cursor-pointer items-center gap-2 bg-surface px-4 py-2.5 font-medium tablet:px-5">
          <ChevronRight className="size-4 text-muted transition-transform group-open:rotate-90" />
          Advanced: each rule and its weight
        </summary>
        <p className="border-t border-line px-4 py-2 text-12 text-muted tablet:px-5">
          Each violation adds its weight: 20 counts twice as much as 10.
        </p>
        <ul className="border-t border-line">{rowsOf(false)}</ul>
      </details>
    </Card>
  )
}

type RuleRowProps = {
  rule: Rule
  pattern: Pattern
  choice: Choices[Rule['id']]
  onChoose: (part: { on?: boolean; weight?: number }) => void
  limits: Limits
  onLimit: (part: Limits) => void
}

function RuleRow({ rule, pattern, choice, onChoose, limits, onLimit }: RuleRowProps) {
  const isOn = rule.always === true || (choice?.on ?? rule.on)
  const strength = usualStrength(rule, pattern)
  const limit = numbered[rule.id]
  return (
    <li className="flex items-start gap-4 border-b border-line px-4 py-2.5 last:border-b-0 tablet:px-5">
      <div className="min-w-0 flex-1">
        {rule.always ? (
          <>
            <p className="font-medium">{rule.title}</p>
            <p className="text-12 text-muted">{rule.help}</p>
          </>
        ) : (
          <Switch
            label={<span className="font-medium">{rule.title}</span>}
            help={rule.help}
            checked={isOn}
            onCheckedChange={(on) => onChoose({ on })}
          />
        )}
      </div>
      {rule.always && <Badge>Always on</Badge>}
      {limit && (
        <div className="w-26 shrink-0">
          <NumberInput
            aria-label={`${rule.title}, ${limit.unit}`}
            unit={limit.unit}
            value={limits[limit.field] ?? null}
            min={limit.min}
            max={limit.max}
            disabled={!isOn}
            onValueChange={(number) => onLimit({ [limit.field]: number ?? undefined })}
          />
        </div>
      )}
      {!rule.always && !strength.hard && strength.weight > 0 && (
        <div className="w-26 shrink-0">
          <NumberInput
            aria-label={`Weight: ${rule.title}`}
            value={choice?.weight ?? strength.weight}
            min={0}
            max={10_000}
            step={0.5}
            disabled={!isOn}
            onValueChange={(weight) => onChoose({ weight: weight ?? strength.weight })}
          />
        </div>
      )}
    </li>
  )
}
