/** A tool of the expert: a typed question to the group's records that reads and never writes. Local engine and models share them. */
import type { z } from 'zod'
import type { Records } from './records.ts'
import { refuseTool } from './tool-refusal.ts'

export type Tool<In extends z.ZodObject = z.ZodObject, Out extends z.ZodType = z.ZodType> = {
  /** What it answers, so a model can choose. */
  description: string
  input: In
  output: Out
  run(records: Records, input: z.output<In>): Promise<z.input<Out>>
}

/** Keeps the exact types of a declaration. */
export function defineTool<const In extends z.ZodObject, const Out extends z.ZodType>(
  tool: Tool<In, Out>,
): Tool<In, Out> {
  return tool
}

/** Checks what goes in and what comes out: a model may send anything, and what the output doesn't name never leaves. */
export async function runTool<In extends z.ZodObject, Out extends z.ZodType>(
  tool: Tool<In, Out>,
  records: Records,
  input: z.input<In>,
): Promise<z.output<Out>> {
  const parsed = tool.input.safeParse(input)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw refuseTool(`${issue?.path.join('.') || 'The input'} isn’t valid: ${issue?.message}.`)
  }
  return tool.output.parse(await tool.run(records, parsed.data))
}
