/** The group's custom rules, and how each was read. */
import { useState } from 'react'
import { type Group, groupFields } from '../../../contract/groups.ts'
import { RuleFeedback } from '../../custom-rules/rule-feedback.tsx'
import { BackTestButton } from '../../scenarios/back-test.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/inputs.tsx'
import { isTooLong } from '../../ui/text-limit.tsx'
import { useSearchChange } from '../../ui/use-search.ts'
import { useGroupChange } from './group-change.tsx'
import { RewordLine } from './reword-line.tsx'
import { changedLines } from './rule-changes.ts'
import { useTyped, useUnsaved } from './unsaved.tsx'

const longest = 10_000

function withRule(text: string, rule: string | undefined): string {
  if (!rule || text.split('\n').includes(rule)) return text
  return text.trim() === '' ? rule : `${text.trimEnd()}\n${rule}`
}

export function WrittenRulesCard({ group }: { group: Group }) {
  const { save, isSaving } = useGroupChange(group)
  // A link can bring a rule: ?rule=... It is added below the others until it is saved.
  const [search] = useSearchChange()
  const saved = group.additionalRules ?? ''
  const { value: text, seen, type: setText, settle } = useTyped(saved, withRule(saved, search.get('rule')?.trim()))
  const [problem, setProblem] = useState<string>()
  useUnsaved('Custom rules', text !== saved)
  const submit = async () => {
    const parsed = groupFields.shape.additionalRules.safeParse(text)
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message)
    const problems = await save({ additionalRules: text }, { additionalRules: seen })
    setProblem(problems?.[0]?.message)
    if (!problems) settle()
  }
  return (
    <Card
      title="Custom rules"
      description="One rule per line."
      footer={
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          <BackTestButton changes={changedLines(saved, text)} />
          <Button
            variant="primary"
            onClick={submit}
            disabled={isTooLong(text, longest)}
            loading={isSaving}
            loadingLabel="Saving..."
          >
            Save custom rules
          </Button>
        </div>
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
      <RuleFeedback
        text={text}
        helpFor={(line) => (
          <RewordLine
            key={line.text}
            text={line.text}
            onUse={(reworded) => setText(text.replace(line.text, reworded))}
          />
        )}
      />
    </Card>
  )
}
