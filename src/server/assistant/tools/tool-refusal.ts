/** How a tool of the assistant says that it cannot answer. */

/** A question that the records cannot answer, with a sentence for the person who asked. */
export class ToolRefusal extends Error {}

export function refuseTool(sentence: string): ToolRefusal {
  return new ToolRefusal(sentence)
}
