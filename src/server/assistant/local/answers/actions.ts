/** Questions that ask for a change: the answer is a button that opens the filled-in dialog. A question never changes anything. */
import type { ChatLink } from '../../../../contract/assistant.ts'
import { type RequestType, requestTypes } from '../../../../contract/requests.ts'
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import { type Month, monthKey, monthOf } from '../../../../engine/month.ts'
import { formatDate, formatMonth } from '../../../../engine/text/dates.ts'
import { readRule } from '../../tools/read-rule.ts'
import { requests } from '../../tools/requests.ts'
import { ToolRefusal } from '../../tools/tool-refusal.ts'
import { judgeMoves } from '../../tools/what-if.ts'
import { type Answerer, type Asking, type Draft, rolesMeant } from '../asking.ts'
import { describeShift, formatList, formatRange } from '../format.ts'
import { readFacts, type ShiftFact } from '../query/facts.ts'
import { describeRequest } from './inbox.ts'

const followUps = ['Which shifts are open from today on?', 'Show me the pending requests']

/** What the button opens; the person decides there. */
const offer = (says: string, ...links: ChatLink[]): Draft => ({
  text: `${says} Nothing changes until you confirm.`,
  links,
  followUps,
})

const refuse = (text: string, ...links: ChatLink[]): Draft => ({ text, links, followUps })

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

const polite =
  /^((please|pls|can you|could you|would you|lets|let's|go ahead and|i want to|i need to|i['’]?d like to)\s+)*/i

const plainly = ({ said }: Asking) => said.replace(polite, '')

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

/** "Change Chen to 0.6 FTE", "mark Foster as senior": what is set on someone's page. */
function openPage(asking: Asking): Draft | undefined {
  const [name, ...others] = asking.form.people
  if (!name || others.length > 0) return undefined
  return refuse(
    `I only answer questions, so nothing was changed. What holds for ${name} every month is on their page:`,
    {
      title: name,
      link: address('/admin/physicians', { physician: String(idOf(asking, name)) }),
    },
  )
}

const address = (path: string, search: Record<string, string>) => {
  const written = new URLSearchParams(search)
  return written.size > 0 ? `${path}?${written}` : path
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
    : 'You can turn off, change, or remove a rule where the rules are listed.'
  return refuse(says, { title: 'Open the rules', link: address('/admin/group-settings', { tab: 'rules' }) })
}

const offerRule = (sentence: string): Draft => {
  const rule = sentence.trim().slice(0, 200)
  return offer(`“${rule}” is ready to save under Additional rules.`, {
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
    return offer(`The draft of ${formatMonth(month)} is ready to publish.`, {
      title: `Publish ${formatMonth(month)}`,
      link: address('/schedule', { view: 'roster', schedule: String(draft.id), do: 'publish' }),
    })
  const isPublished = records.schedules.some((one) => one.status === 'active' && isOf(one))
  return isPublished
    ? refuse(`${formatMonth(month)} is already published, and there’s no newer draft.`)
    : refuse(`${formatMonth(month)} isn’t planned yet. Generate it?`, generateLink(month))
}

async function generate(asking: Asking): Promise<Draft> {
  const month = monthMeant(asking)
  return offer(`${formatMonth(month)} is chosen in the generator.`, generateLink(month))
}

/** Someone's shift on the first named day, or on the second: "swap Chen's 14th with Foster's 16th". */
async function shiftOf({ form, records }: Asking, name: string | undefined, place = 0): Promise<ShiftFact | undefined> {
  const date = dateAt(form.periods, place)
  if (!name || !date) return undefined
  const { shifts } = await readFacts(records, [{ from: date, to: date }])
  return shifts.find(({ person }) => person === name)
}

const dateAt = (periods: DateRange[], place: number) =>
  place === 0 ? periods[0]?.from : (periods[1]?.from ?? periods[0]?.to)

const idOf = ({ records }: Asking, name: string) => records.people.find((one) => one.name === name)?.id ?? 0

const cellLink = (asking: Asking, name: string, date: string): ChatLink => ({
  title: `${name} on ${formatDate(date)}`,
  link: address('/schedule', { view: 'roster', date, cell: String(idOf(asking, name)) }),
})

/** Whether the rules allow it, and why it may be refused. */
async function describeMoves(asking: Asking, moves: [ShiftFact, taker: string][]): Promise<string> {
  const holders = new Map(moves.map(([{ id }, taker]) => [id, idOf(asking, taker)]))
  const against = await judgeMoves(asking.records, moves[0]![0].date, holders).then(
    ({ findings }) => findings.filter(({ hard }) => hard).map(({ says }) => says),
    (error: unknown) => {
      if (error instanceof ToolRefusal) return [error.message]
      throw error
    },
  )
  return against.length === 0 ? 'It meets every rule.' : `It may be refused: ${against.join(' ')}`
}

async function swap(asking: Asking): Promise<Draft> {
  const { form, today } = asking
  const [one, other] = [...form.people, ...form.company]
  const [date, otherDate] = [dateAt(form.periods, 0), dateAt(form.periods, 1)]
  if (!one || !other || !date || !otherDate)
    return refuse('Name two physicians and the day. For example: swap Chen and Foster on Dec 15.')
  if (date < today) return refuse(`${formatDate(date)} has passed.`)
  const given = await shiftOf(asking, one)
  const taken = await shiftOf(asking, other, 1)
  if (given && taken) {
    const isSame = given.date === taken.date && given.role === taken.role
    const says = isSame
      ? 'That’s the same shift, so nothing would change.'
      : await describeMoves(asking, [
          [given, other],
          [taken, one],
        ])
    return offer(`${one} has ${describeShift(given)}. ${other} has ${describeShift(taken)}. ${says}`, {
      title: `Swap ${one} and ${other}`,
      link: address('/admin/requests', {
        swap: String(given.id),
        for: String(idOf(asking, one)),
        with: String(taken.id),
      }),
    })
  }
  const had = given ?? taken
  if (!had)
    return refuse(
      `Neither ${one} nor ${other} has a shift ${date === otherDate ? `on ${formatDate(date)}` : 'on those days'}.`,
    )
  const without = given ? other : one
  return offer(
    `${had.person} has ${describeShift(had)}, and ${without} has no shift on ${formatDate(given ? otherDate : date)}, so there’s nothing to swap. You can give it to ${without} instead. ${await describeMoves(asking, [[had, without]])}`,
    cellLink(asking, had.person!, had.date),
  )
}

/** The role of the open shift, if "the open shift" is meant and there's one. */
async function openRole({ form, records }: Asking, date: string): Promise<string | undefined> {
  if (!form.counts.some(({ isOpen }) => isOpen)) return undefined
  const { shifts } = await readFacts(records, [{ from: date, to: date }])
  return shifts.find(({ person }) => person === null)?.role
}

/** Opens the cell of that person and day, where a shift can be reassigned or assigned. */
async function assign(asking: Asking): Promise<Draft> {
  const [person, second] = asking.form.people
  const date = dateAt(asking.form.periods, 0)
  if (person && !date && /^(remove|delete|drop|add)/i.test(plainly(asking))) return openPage(asking)!
  if (!person || !date) return refuse('Name the physician and the day. For example: assign Chen to Rounder on Dec 20.')
  // "Give Chen's shift to Foster", "assign Foster to Chen's shift".
  const isGiven = /^(give|move|hand)/i.test(plainly(asking))
  const giver = isGiven ? person : (second ?? person)
  const taker = second && (isGiven ? second : person)
  const had = await shiftOf(asking, giver)
  const to = dateAt(asking.form.periods, 1)
  if (to && to !== date && !taker) return moveTo(asking, giver, had, to)
  const [role = had ? undefined : await openRole(asking, date)] = rolesMeant(asking)
  const other = role && had && role !== had.role && !taker ? ` You can change it to ${role} there.` : ''
  const says = had
    ? `${giver} has ${describeShift(had)}.${other}`
    : `${giver} has no shift on ${formatDate(date)}, so you can choose ${role ?? 'the shift'} there.`
  return offer(
    had && taker ? `${says} Choose ${taker} there. ${await describeMoves(asking, [[had, taker]])}` : says,
    cellLink(asking, giver, date),
  )
}

/** "Move Chen from the 17th to the 18th": one cell is emptied, the other filled. */
function moveTo(asking: Asking, person: string, had: ShiftFact | undefined, to: string): Draft {
  if (!had)
    return refuse(
      `${person} has no shift on ${formatDate(dateAt(asking.form.periods, 0)!)}, so there’s nothing to move.`,
    )
  return offer(
    `${person} has ${describeShift(had)}. Unassign it there, then assign ${formatDate(to)}.`,
    cellLink(asking, person, had.date),
    cellLink(asking, person, to),
  )
}
