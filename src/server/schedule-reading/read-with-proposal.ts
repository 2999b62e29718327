/** If we aren't sure of a file, reads it again with the outside model's proposal, and keeps the cheaper reading. */
import type { AskModel } from '../platform/language-model.ts'
import { proposeLayout } from './propose-layout.ts'
import { understandUpload } from './read-upload.ts'
import type { ReaderTask, Understood } from './reader-thread.ts'

/** Bits by which a proposal must explain the file better than the search did. */
const leastGain = 1

type Upload = Pick<ReaderTask, 'content' | 'timeZone'> & { today: string }

export async function withProposal(
  model: AskModel,
  { content, today, timeZone }: Upload,
  own: Understood,
  milliseconds?: number,
): Promise<Understood> {
  if (!own.sample || own.recalled) return own
  const constraints = await proposeLayout(model, own.sample, milliseconds)
  if (constraints.length === 0) return own
  const proposed = await understandUpload(content, today, { constraints, timeZone }).catch((): undefined => undefined)
  if (!proposed || proposed.bits > own.bits - leastGain) return own
  return { ...proposed, kept: own.kept, proposed: { by: model.name, constraints } }
}
