/** The number of a rule: the limit of a hard rule, or the weight of another. What doesn't fit stays in its box and says why. */
import { useId, useState } from 'react'
import type { z } from 'zod'
import { rangeOf } from '../../../contract/fields/field.ts'
import { groupTable } from '../../../contract/fields/group.ts'
import { ruleWeight } from '../../../contract/fields/group-settings.ts'
import type { Pattern } from '../../../engine/model.ts'
import { type Rule, usualStrength } from '../../../engine/rules/rule.ts'
import { FieldError } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/inputs.tsx'

export type Limits = { minRestBetweenShifts?: number; maxConsecutiveShifts?: number }

/** Hard rules whose number belongs to the group; Basic Info shows the same numbers. */
const limitOf: Partial<Record<Rule['id'], { field: keyof Limits; unit: string }>> = {
  'minimum-rest': { field: 'minRestBetweenShifts', unit: 'hours' },
  'group-max-days': { field: 'maxConsecutiveShifts', unit: 'days' },
}

export type RuleNumber = {
  label: string
  unit?: string
  step?: number
  range: { min: number; max: number } | undefined
  /** The group's field, if it isn't a weight. */
  limit?: keyof Limits
  /** The weight of a rule that nobody changed. */
  usual?: number
  /** Why a number can't be saved. */
  problemOf: (typed: number | null) => string | undefined
}

export function numberOf(rule: Rule, pattern: Pattern): RuleNumber | undefined {
  const limit = limitOf[rule.id]
  if (limit) {
    const { field, unit } = limit
    return { label: `${rule.title}, ${unit}`, unit, limit: field, ...checksOf(groupTable[field].schema) }
  }
  const strength = usualStrength(rule, pattern)
  if (rule.always || strength.hard || strength.weight === 0) return undefined
  return { label: `Weight: ${rule.title}`, step: 0.5, usual: strength.weight, ...checksOf(ruleWeight) }
}

function checksOf(schema: z.ZodType): Pick<RuleNumber, 'range' | 'problemOf'> {
  return { range: rangeOf(schema), problemOf: (typed) => schema.safeParse(typed).error?.issues[0]?.message }
}

const idOf = ({ id }: Rule) => `number-of-${id}`

export function focusNumber(rule: Rule): void {
  document.getElementById(idOf(rule))?.focus()
}

type RuleNumberBoxProps = {
  rule: Rule
  number: RuleNumber
  value: number | null
  isOn: boolean
  /** Someone tried to save. */
  isTried: boolean
  onType: (typed: number | null) => void
}

export function RuleNumberBox({ rule, number, value, isOn, isTried, onType }: RuleNumberBoxProps) {
  const { label, unit, step, range, problemOf } = number
  const errorId = useId()
  // While someone types 12, the 1 isn't a mistake yet.
  const [isLeft, setLeft] = useState(false)
  const problem = problemOf(value)
  const isShown = problem !== undefined && (isLeft || isTried)
  return (
    <div className="flex w-26 shrink-0 flex-col gap-[5px]">
      <NumberInput
        id={idOf(rule)}
        aria-label={label}
        aria-invalid={isShown || undefined}
        aria-describedby={isShown ? errorId : undefined}
        unit={unit}
        value={value}
        {...range}
        step={step}
        // Whoever switches the rule off can still correct its number.
        disabled={!isOn && problem === undefined}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onValueChange={onType}
      />
      {isShown && <FieldError id={errorId}>{problem}</FieldError>}
    </div>
  )
}
