/** Calls about reading an existing schedule and setting the group up from it. */
import type { FastifyReply } from 'fastify'
import type { ImplementationPlan, implementationApi } from '../../contract/implementation.ts'
import type { scheduleReadingApi } from '../../contract/schedule-reading.ts'
import { spanOfMonth } from '../../engine/month.ts'
import { formatDate, formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../platform/fail.ts'
import { UnreadableFileError } from '../platform/files/read/read-sheet.ts'
import { localMoment } from '../platform/group-time.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { lookAtSchedule } from '../schedules/look-at-schedule.ts'
import { findSchedule, updateSchedule } from '../schedules/schedules.store.ts'
import { standingColumns } from '../schedules/standing-columns.ts'
import { findAnalysis, insertAnalysis, listAnalyses, showAnalysis } from './analyses.store.ts'
import { analyze } from './analyze.ts'
import { type Decisions, decideChanges } from './decide-changes.ts'
import type { FileMonth } from './file-schedule.ts'
import { implementAnalysis, readState } from './implement.ts'
import { keepMemory, listMemories } from './memory/memories.store.ts'
import { understandUpload } from './read-upload.ts'
import { withProposal } from './read-with-proposal.ts'
import { whyRefused } from './understanding/no-schedule.ts'

export function scheduleReadingHandlers(
  services: Services,
): HandlersOf<typeof scheduleReadingApi & typeof implementationApi> {
  const { orm, advisor, now, model } = services

  async function requireGroup(scope: Scope) {
    const group = await findOwnGroup(orm, scope)
    if (!group) throw fail('not-found')
    return { group, settings: settingsOf(group) }
  }

  async function requireAnalysis(scope: Scope, id: number) {
    const row = await findAnalysis(orm, scope, id)
    if (!row) throw fail('not-found', { message: 'We couldn’t find this analysis.' })
    return row
  }

  return {
    analyzeSchedule: async ({ scope, body, change, reply }) => {
      const content = contentOf(body)
      const by = await requireGroup(scope)
      const { timeZone } = by.settings
      const today = localMoment(now(), timeZone).date
      const { constraints } = body
      const memories = constraints ? [] : await listMemories(orm, scope)
      const told = { constraints, memories, timeZone }
      const left = whenLeft(reply)
      const own = await understandUpload(content.text, today, told, { signal: left }).catch((error: unknown) => {
        if (error instanceof UnreadableFileError) throw unreadable(error.message, content.field)
        throw error
      })
      const read =
        model && !constraints ? await withProposal(model, { content: content.text, today, timeZone }, own) : own
      const { understanding, shape, kept } = read
      // Corrections, even none yet, are from someone who sees the file and points at its schedule.
      const refusal = constraints ? undefined : whyRefused(understanding)
      if (refusal) throw unreadable(refusal, content.field, 'no-schedule')
      const fileName = body.fileName ?? null
      const analysis = await analyze({ fileName, ...read }, by, advisor)
      if (left.aborted) throw unreadable('The reading was canceled.', content.field)
      const row = await change(async ({ tx, audit }) => {
        const [month = null] = analysis.months
        if (constraints) await keepMemory(tx, scope, { shape, corrections: kept, month })
        const made = await insertAnalysis(tx, scope, { ...analysis, understanding, drafts: {} })
        audit({
          action: 'analysis.create',
          thing: 'analysis',
          thingId: made.id,
          text: `analyzed ${fileName ?? 'a pasted schedule'}`,
        })
        return made
      })
      return showAnalysis(row)
    },

    listAnalyses: async ({ scope }) => {
      const rows = await listAnalyses(orm, scope)
      return rows.map(({ id, implemented, createdAt, analysisData: { fileName, summary, efficiency } }) => ({
        id,
        fileName,
        summary,
        score: efficiency.score,
        implemented,
        createdAt,
      }))
    },

    findAnalysis: async ({ scope, params }) => showAnalysis(await requireAnalysis(scope, params.id)),

    planImplementation: async ({ scope, params }) => {
      const row = await requireAnalysis(scope, params.id)
      return showPlan(decideChanges(row.analysisData.understanding, await readState(orm, scope, row)))
    },

    implementAnalysis: async ({ scope, body, change }) => {
      const made = await implementAnalysis(now, scope, body.id, body.choices, change)
      for (const { scheduleId } of made.drafts) await scoreDraft(scope, scheduleId)
      return made
    },
  }

  /** After the commit: the scores need the physicians and roles that were just made, and a few hundred milliseconds. */
  async function scoreDraft(scope: Scope, id: number): Promise<void> {
    const draft = await findSchedule(orm, scope, id)
    if (!draft || draft.fairnessScore !== null) return
    const look = await lookAtSchedule(orm, draft)
    if (look.problem.physicians.length === 0) return
    const standing = await advisor.ask('stand', look.problem, { assignments: look.assignments })
    await updateSchedule(orm, scope, id, standingColumns(standing, draft, look.inputs.roles), undefined)
  }
}

type Body = { fileContent?: string; scheduleText?: string }

function contentOf({ fileContent, scheduleText }: Body): { text: string; field: keyof Body } {
  const hasFile = fileContent !== undefined && fileContent.trim() !== ''
  const hasText = scheduleText !== undefined && scheduleText.trim() !== ''
  if (hasFile && hasText)
    throw fail('invalid', {
      message: 'Send either a file or text, not both: fileContent or scheduleText.',
      field: 'fileContent',
    })
  if (hasFile) return { text: fileContent, field: 'fileContent' }
  if (hasText) return { text: scheduleText, field: 'scheduleText' }
  const field = fileContent !== undefined ? 'fileContent' : 'scheduleText'
  throw fail('invalid', { message: 'There’s nothing to analyze. Choose a file or paste a schedule.', field })
}

function unreadable(message: string, field: keyof Body, code: 'unreadable-file' | 'no-schedule' = 'unreadable-file') {
  return fail(code, { message, field, problems: [{ field, message }] })
}

/** Ends with the connection: whoever canceled doesn’t wait for the answer. */
function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableEnded) left.abort()
  })
  return left.signal
}

function showPlan({ roles, shiftTypes, settings, physicians, drafts }: Decisions): ImplementationPlan {
  return {
    roles: roles.map(({ role, fields, action, says }) => ({ foundRole: role.name, name: fields.name, action, says })),
    shiftTypes: shiftTypes.map(({ found, action, says }) => ({ name: found, action, says })),
    settings: settings.map(({ name, action, says }) => ({ name, action, says })),
    physicians: physicians.map(({ person, member, says }) => ({
      key: person.key,
      name: person.name,
      action: member ? 'same' : 'create',
      says,
      userId: member?.id ?? null,
      email: member?.email ?? null,
    })),
    drafts: drafts.map(({ month, shifts, existing }) => ({
      name: existing?.name ?? formatMonth(month),
      action: existing ? 'same' : 'create',
      says: existing ? 'already created from this file' : describeDraft(month, shifts),
      month: month.month,
      year: month.year,
      shifts,
      scheduleId: existing?.id ?? null,
    })),
  }
}

function describeDraft(month: FileMonth, shifts: number): string {
  const isWhole = month.days === spanOfMonth(month).days
  const count = plural(shifts, 'shift')
  return isWhole ? count : `${count}, ${formatDate(month.from)} to ${formatDate(month.to)} only`
}
