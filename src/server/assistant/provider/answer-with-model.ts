/** The expert with an outside model: same tools, aliases for names, and a check of the reply before anyone sees it. */
import type { ModelMessage, ToolSet } from 'ai'
import { tool as modelTool } from 'ai'
import type { FastifyBaseLogger } from 'fastify'
import type { ChatAnswer, ChatMessage } from '../../../contract/assistant.ts'
import { displayName } from '../../../engine/text/names.ts'
import type { AskModel } from '../../platform/language-model.ts'
import { listMembers } from '../../users/users.store.ts'
import { type ToolName, tools } from '../tools/list.ts'
import type { Records } from '../tools/records.ts'
import { runTool, type Tool } from '../tools/tool.ts'
import { ToolRefusal } from '../tools/tool-refusal.ts'
import { type Aliases, makeAliases } from './aliases.ts'
import { checkReply } from './check-reply.ts'
import { instructionsFor } from './instructions.ts'
import { followUpsAfter, lookingAt, sourcesOf } from './tool-traces.ts'

export type ModelTurn = {
  message: string
  history: ChatMessage[]
  hasAnalysis: boolean
  records: Records
  log: FastifyBaseLogger
  signal: AbortSignal
  /** Receives pieces of the answer, with names put back. */
  onText?: (piece: string) => void
  onLooking?: (says: string) => void
}

export async function answerWithModel(model: AskModel, turn: ModelTurn): Promise<ChatAnswer> {
  const { message, history, hasAnalysis, records, log, signal, onText, onLooking } = turn
  const aliases = await aliasesOf(records)
  const used: ToolName[] = []
  const seen: string[] = [message, ...history.map(({ content }) => content)]
  const pieces = aliases.showPieces()
  const started = performance.now()
  const reply = await model.ask({
    instructions: instructionsFor(records.now.date, records.now.time, hasAnalysis),
    messages: toMessages(message, history, aliases),
    tools: offerTools(records, aliases, (name, result) => {
      used.push(name)
      seen.push(result)
      onLooking?.(lookingAt[name])
    }),
    signal,
    ...(onText ? { onText: (piece: string) => onText(pieces.push(piece)) } : {}),
  })
  onText?.(pieces.end())
  const cost = model.costOf(reply)
  // Tokens, cost, and names of tools; never what was asked or answered.
  log.info(
    {
      provider: model.name,
      model: model.model,
      inputTokens: reply.inputTokens,
      outputTokens: reply.outputTokens,
      ...(cost === undefined ? {} : { costInDollars: Math.round(cost * 1e6) / 1e6 }),
      tools: used,
      ms: Math.round(performance.now() - started),
    },
    'model answered',
  )
  const { text, note } = checkReply(reply.text, aliases, seen)
  return {
    response: text,
    followUps: followUpsAfter(used),
    usedModel: model.name,
    ...(note ? { note } : {}),
    sources: sourcesOf(used),
  }
}

export async function aliasesOf({ orm, scope, people }: Records): Promise<Aliases> {
  const told = new Map(people.map(({ id, name }) => [id, name]))
  const members = await listMembers(orm, scope)
  return makeAliases(
    members.map((row) => ({
      id: row.id,
      name: told.get(row.id) ?? displayName(row),
      email: row.email,
      isPhysician: told.has(row.id),
    })),
  )
}

function toMessages(message: string, history: ChatMessage[], aliases: Aliases): ModelMessage[] {
  const before = history.map(
    ({ role, content }): ModelMessage => ({ role, content: aliases.hide(content, role === 'user') }),
  )
  return [...before, { role: 'user', content: aliases.hide(message, true) }]
}

/** Names are put back in what the model asks, and hidden in what it gets. A refusal is returned, not thrown. */
function offerTools(records: Records, aliases: Aliases, onUse: (name: ToolName, result: string) => void): ToolSet {
  const offered: ToolSet = {}
  for (const name of Object.keys(tools) as ToolName[]) {
    const declared: Tool = tools[name]
    offered[name] = modelTool({
      description: declared.description,
      inputSchema: declared.input,
      execute: async (input: Record<string, unknown>) => {
        const result = await runTool(declared, records, aliases.showIn(input)).catch((error) => {
          if (error instanceof ToolRefusal) return { refused: error.message }
          throw error
        })
        onUse(name, JSON.stringify(result))
        return aliases.hideIn(result)
      },
    })
  }
  return offered
}
