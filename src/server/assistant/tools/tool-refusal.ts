/** How an assistant's tool says that it can't answer. */

/** A question the records can't answer, with a message for the person who asked. */
export class ToolRefusal extends Error {}

export function refuseTool(sentence: string): ToolRefusal {
  return new ToolRefusal(sentence)
}
