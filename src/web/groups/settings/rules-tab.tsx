/** Rules & Constraints: what matters most, hard rules, individual weights behind a fold, and the group's custom rules. */
import { ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Group } from '../../../contract/groups.ts'
import type { Pattern } from '../../../engine/model.ts'
import { rules } from '../../../engine/rules/list.ts'
import type { Rule } from '../../../engine/rules/rule.ts'
import { BackTestButton } from '../../scenarios/back-test.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { AnchorsCard } from './anchors-card.tsx'
import { SaveFooter, useGroupChange } from './group-change.tsx'
import type { Choices } from './importance.ts'
import { ImportanceSliders } from './importance-sliders.tsx'
import { changedRules } from './rule-changes.ts'
import { focusNumber, type Limits, numberOf, type RuleNumber, RuleNumberBox } from './rule-number.tsx'
import { isSameValue, mergeTyped, useTyped, useUnsaved } from './unsaved.tsx'
import { WrittenRulesCard } from './written-rules-card.tsx'

export function RulesTab({ group }: { group: Group }) {
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-[3fr_2fr]">
      <RuleList group={group} />
      {/* As high as the rules, so that it stops above the card that follows. */}
      <div className="desktop:self-stretch">
        <div className="desktop:sticky desktop:top-18">
          <WrittenRulesCard group={group} />
        </div>
      </div>
      {group.shiftType === '7-on-7-off' && (
        <div className="desktop:col-span-2">
          <AnchorsCard group={group} />
        </div>
      )}
    </div>
  )
}

/** What was typed and can't be saved, such as an empty box. */
type Unfit = Partial<Record<Rule['id'], number | null>>

function RuleList({ group }: { group: Group }) {
  const { save, isSaving } = useGroupChange(group)
  // Only what was typed here: colleagues and Basic Info may change others meanwhile.
  const { minRestBetweenShifts, maxConsecutiveShifts } = group
  const saved = { choices: group.settings.rules, limits: { minRestBetweenShifts, maxConsecutiveShifts } }
  const own = { choices: useTyped<Choices>(saved.choices), limits: useTyped<Limits>(saved.limits) }
  const choices = mergeTyped(own.choices.seen, own.choices.value, saved.choices)
  const limits = mergeTyped(own.limits.seen, own.limits.value, saved.limits)
  const setChoices = own.choices.type
  const [unfit, setUnfit] = useState<Unfit>({})
  const isUnfit = Object.keys(unfit).length > 0
  useUnsaved('Rules', isUnfit || !isSameValue({ choices, limits }, saved))
  const [problem, setProblem] = useState<string>()
  const advanced = useRef<HTMLDetailsElement>(null)
  const choose = (rule: Rule, part: { on?: boolean; weight?: number }) => {
    const before = choices[rule.id] ?? { on: rule.on }
    setChoices({ ...choices, [rule.id]: { ...before, ...part } })
  }
  const type = (rule: Rule, number: RuleNumber, typed: number | null) => {
    const { [rule.id]: _, ...others } = unfit
    setProblem(undefined)
    if (number.problemOf(typed)) return setUnfit({ ...others, [rule.id]: typed })
    setUnfit(others)
    if (number.limit) own.limits.type({ ...limits, [number.limit]: typed! })
    else choose(rule, { weight: typed! })
  }
  const slide = (next: Choices) => {
    setChoices(next)
    const isMoved = (id: string) => !isSameValue(next[id as Rule['id']], choices[id as Rule['id']])
    setUnfit(Object.fromEntries(Object.entries(unfit).filter(([id]) => !isMoved(id))))
  }
  const submit = async () => {
    const wrong = rules.find(({ id }) => id in unfit)
    if (wrong) {
      const { problemOf } = numberOf(wrong, group.shiftType)!
      setProblem(`${wrong.title}: ${problemOf(unfit[wrong.id]!)}`)
      if (!wrong.strength.hard) advanced.current!.open = true
      return focusNumber(wrong)
    }
    const seen = {
      ...mergeTyped(own.limits.value, own.limits.seen, saved.limits),
      settings: { rules: mergeTyped(own.choices.value, own.choices.seen, saved.choices) },
    }
    const changed = own.limits.isTyped ? limits : {}
    const problems = await save({ ...changed, settings: { rules: choices } }, seen)
    setProblem(problems?.[0]?.message)
    if (problems) return
    own.choices.settle()
    own.limits.settle()
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
          limits={limits}
          unfit={unfit}
          isTried={problem !== undefined}
          onType={(number, typed) => type(rule, number, typed)}
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
          beside={<BackTestButton changes={isUnfit ? [] : changedRules(group, choices, limits)} />}
        >
          Save rules
        </SaveFooter>
      }
    >
      <ImportanceSliders pattern={group.shiftType} choices={choices} onChoose={slide} />
      <section aria-label="Hard rules">
        <h3 className="border-y border-line bg-surface px-4 py-2 text-12 text-muted tablet:px-5">Hard rules</h3>
        <ul>{rowsOf(true)}</ul>
      </section>
      <details ref={advanced} className="group border-t border-line">
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
  onChoose: (part: { on: boolean }) => void
  limits: Limits
  unfit: Unfit
  isTried: boolean
  onType: (number: RuleNumber, typed: number | null) => void
}

function RuleRow({ rule, pattern, choice, onChoose, limits, unfit, isTried, onType }: RuleRowProps) {
  const isOn = rule.always === true || (choice?.on ?? rule.on)
  const number = numberOf(rule, pattern)
  const fit = number?.limit ? limits[number.limit] : (choice?.weight ?? number?.usual)
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
      {number && (
        <RuleNumberBox
          rule={rule}
          number={number}
          value={rule.id in unfit ? unfit[rule.id]! : (fit ?? null)}
          isOn={isOn}
          isTried={isTried}
          onType={(typed) => onType(number, typed)}
        />
      )}
    </li>
  )
}
