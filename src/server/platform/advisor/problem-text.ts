/**
 * A problem as text, for a thread to read. Large groups have thousands of custom rules, the same ones at every edit: each
 * is written once, when it is understood, so the event loop isn't held by all of them together.
 */
import type { CustomRule, Problem } from '../../../engine/model.ts'

const texts = new WeakMap<CustomRule, string>()

export function writeRule(rule: CustomRule): string {
  const known = texts.get(rule)
  if (known !== undefined) return known
  const text = JSON.stringify(rule)
  texts.set(rule, text)
  return text
}

const problemTexts = new WeakMap<Problem, string>()

/** A problem isn't changed once it is made. */
export function writeProblem(problem: Problem): string {
  const known = problemTexts.get(problem)
  if (known !== undefined) return known
  const text = write(problem)
  problemTexts.set(problem, text)
  return text
}

function write({ group: { customRules, ...group }, ...problem }: Problem): string {
  return `{"problem":${JSON.stringify({ ...problem, group })},"customRules":${writeRules(customRules)}}`
}

const listTexts = new WeakMap<CustomRule[], string>()

function writeRules(rules: CustomRule[]): string {
  const known = listTexts.get(rules)
  if (known !== undefined) return known
  const text = `[${rules.map(writeRule).join(',')}]`
  listTexts.set(rules, text)
  return text
}

export function readProblem(text: string): Problem {
  const { problem, customRules } = JSON.parse(text) as { problem: Problem; customRules: CustomRule[] }
  return { ...problem, group: { ...problem.group, customRules } }
}
