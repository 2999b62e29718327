/** A role code that is typed letter by letter: what it means so far, and whether to wait for more. */
export type Typed = { role: string | undefined; isComplete: boolean; isPossible: boolean }

/** `codes`: role name to code. Capitals do not matter. */
export function readTypedCode(typed: string, codes: ReadonlyMap<string, string>): Typed {
  const text = typed.toLowerCase()
  const starting = [...codes].filter(([, code]) => code.toLowerCase().startsWith(text))
  const role = starting.find(([, code]) => code.toLowerCase() === text)?.[0]
  return { role, isComplete: role !== undefined && starting.length === 1, isPossible: starting.length > 0 }
}
