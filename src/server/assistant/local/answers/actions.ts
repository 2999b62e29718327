/** Questions that ask for a change: the answer is a button that opens the filled-in dialog. A question never changes anything. */
import type { ChatLink } from '../../../../contract/assistant.ts'
import { type RequestType, requestTypes } from '../../../../contract/requests.ts'
import { type Month, monthKey, monthOf } from '../../../../engine/month.ts'
import { formatMonth } from '../../../../engine/text/dates.ts'
import { readRule } from '../../tools/read-rule.ts'
import { requests } from '../../tools/requests.ts'
import type { Answerer, Asking, Draft } from '../asking.ts'
import { formatList, formatRange } from '../format.ts'
import { describeRequest } from './inbox.ts'
import { address, offer, openPage, plainly, refuse } from './offers.ts'
import { assign, swap } from './shift-actions.ts'

type Action = (asking: Asking) => Promise<Draft>

/** Actions for the whole group don't apply if someone is named. */
const actions: [verb: RegExp, action: Action, isForGroup?: true][] = [
  [/\brules?\b/i, addRule],
  [
    /^(approve|grant|accept|deny|decline|reject)|^(cancel|withdraw|review|decide).*\b(requests?|swaps?|pickups?)\b/i,
    decide,
  ],
  [/^publish/i, publish, true],
  [/^(generate|regenerate|build|make|create|plan|start|begin|get started)/i, generate, true],
  [/^(swap|switch|trade)/i, swap],
  [/^(assign|reassign|unassign|give|put|move|remove|cancel|add|delete|replace|take|schedule|drop|make)/i, assign],
]

export const answerChange: Answerer = async (asking) => {
  const said = plainly(asking)
  const isOfSomeone = asking.form.people.length > 0
  const [, action] = actions.find(([verb, , isForGroup]) => verb.test(said) && !(isForGroup && isOfSomeone)) ?? []
  return action
    ? action(asking)
    : (answerRuleSaid(asking) ??
        openPage(asking) ??
        refuse('I only answer questions, so nothing was changed. You can do it on the schedule:', {
          title: 'Open the schedule',
          link: address('/schedule', asking.form.periods[0] ? { date: asking.form.periods[0].from } : {}),
        }))
}

const generateLink = (month: Month): ChatLink => ({
  title: `Generate ${formatMonth(month)}`,
  link: address('/admin/dashboard', { generate: monthKey(month) }),
})

const monthMeant = ({ form, today }: Asking) => monthOf(form.periods[0]?.from ?? today)

/** "Add a rule: no more than 3 nights in a row" opens the rules with the sentence added below the others. */
async function addRule(asking: Asking): Promise<Draft> {
  const { text } = asking
  // "Keep Chen off nights" is a rule that wasn't called one.
  if (!/\brules?\b/i.test(text)) return answerRuleSaid(asking) ?? offerRule(text)
  const [, sentence = ''] = /\brules?\b\s*(?:that|saying|which says|so that)?\s*[:,-]?\s*(.*)$/i.exec(text.trim()) ?? []
  const isNew =
    !/\b(remove|delete|drop|turn o(n|ff)|switch o(n|ff)|enable|disable|change|edit|relax|lift|undo)\b/i.test(text)
  if (isNew && sentence.trim()) return offerRule(sentence)
  const says = isNew
    ? 'Which rule? For example: add a rule that Dr. Chen works no nights in December.'
    : 'You can turn off, change, or remove rules under Group Settings, Rules & Constraints.'
  return refuse(says, { title: 'Open the rules', link: address('/admin/group-settings', { tab: 'rules' }) })
}

const offerRule = (sentence: string): Draft => {
  const rule = sentence.trim().slice(0, 200)
  return offer(`“${rule}” is ready to save under Custom rules.`, {
    title: 'Open the rule',
    link: address('/admin/group-settings', { tab: 'rules', rule }),
  })
}

const question =
  /^(who|what|when|where|why|how|which|is|are|was|were|do|does|did|has|have|had|will|can|could|should|would|if|suppose|show|list|any)\b|\?\s*$/i

/** "Set a maximum of 5 nights in a row for Chen" */
const limitSet = /^(please )?(set|put|make|add|give) (a|the) (max(imum)?|limit|cap) (of|at) /i

/** "No more than 4 nights in a row for Chen": a sentence that only makes sense as a rule. */
export function answerRuleSaid({ text, records }: Asking): Draft | undefined {
  const isSaid = records.scope.role === 'admin' && !question.test(text.trim()) && text.trim().includes(' ')
  const rule = text.replace(limitSet, 'At most ')
  return isSaid && readRule(rule, records) ? offerRule(rule) : undefined
}

async function decide(asking: Asking): Promise<Draft> {
  const { form, use } = asking
  const [type] = requestTypes.filter((one) => saidTypes[one].test(asking.text))
  const { requests: pending } = await use(requests, { status: 'pending', ...(type ? { type } : {}) })
  const [period] = form.periods
  const found = pending.filter(
    ({ physician, from, to }) =>
      (form.people.length === 0 || form.people.includes(physician)) &&
      (!period || (from !== null && from <= period.to && (to ?? from) >= period.from)),
  )
  if (found.length === 0)
    return refuse(
      `${form.people.length > 0 ? `${formatList(form.people)} has no pending request` : 'There are no pending requests'}${period ? ` for ${formatRange(period)}` : ''}.`,
    )
  if (found.length > mostButtons)
    return offer(`${found.length} requests are pending.`, { title: 'Open pending requests', link: '/admin/requests' })
  return offer(
    found.length === 1 ? `${describeRequest(found[0]!)}.` : `${found.length} requests are pending.`,
    ...found.map((request) => ({
      title: `Review ${describeRequest(request)}`,
      link: address('/admin/requests', { request: String(request.id) }),
    })),
  )
}

const saidTypes: Record<RequestType, RegExp> = {
  timeoff: /\b(time off|vacations?|leave|pto)\b/i,
  swap: /\b(swaps?|trades?)\b/i,
  pickup: /\bpick ?ups?\b/i,
}

const mostButtons = 4

async function publish(asking: Asking): Promise<Draft> {
  const { form, records } = asking
  const drafts = records.schedules.filter(({ status }) => status === 'draft')
  const month = form.periods.length > 0 || !drafts[0] ? monthMeant(asking) : drafts[0]
  const isOf = (one: Month) => one.month === month.month && one.year === month.year
  const draft = drafts.find(isOf)
  if (draft)
    return offer(`The draft for ${formatMonth(month)} is ready to publish.`, {
      title: `Publish ${formatMonth(month)}`,
      link: address('/schedule', { view: 'roster', schedule: String(draft.id), do: 'publish' }),
    })
  const isPublished = records.schedules.some((one) => one.status === 'active' && isOf(one))
  return isPublished
    ? refuse(`${formatMonth(month)} is already published, and there’s no newer draft.`)
    : refuse(`There’s no schedule for ${formatMonth(month)} yet. Generate it?`, generateLink(month))
}

async function generate(asking: Asking): Promise<Draft> {
  const month = monthMeant(asking)
  return offer(`The generator is set to ${formatMonth(month)}.`, generateLink(month))
}
