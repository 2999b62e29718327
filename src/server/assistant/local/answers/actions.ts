/** Questions that ask for a change: the answer is a button that opens the filled-in dialog. Nothing is changed by a question. */
import type { ChatLink } from '../../../../contract/assistant.ts'
import { type Month, monthKey, monthOf } from '../../../../engine/month.ts'
import { formatDate, formatMonth } from '../../../../engine/text/dates.ts'
import { requests } from '../../tools/requests.ts'
import type { Answerer, Asking, Draft } from '../asking.ts'
import { describeShift, formatList } from '../format.ts'
import { readFacts, type ShiftFact } from '../query/facts.ts'
import { describeRequest } from './inbox.ts'

const followUps = ['Which shifts are open from today on?', 'Show me the pending requests']

/** What the button opens; the person there decides. */
const offer = (says: string, ...links: ChatLink[]): Draft => ({
  text: `${says} Nothing changes until you confirm it there.`,
  links,
  followUps,
})

const refuse = (text: string, ...links: ChatLink[]): Draft => ({ text, links, followUps })

type Action = (asking: Asking) => Promise<Draft>

const actions: [verb: RegExp, action: Action][] = [
  [/\brules?\b/i, addRule],
  [/^(approve|grant|accept|deny|decline|reject)/i, decide],
  [/^publish/i, publish],
  [/^(generate|regenerate|build|make|create|plan)/i, generate],
  [/^(swap|switch|trade)/i, swap],
  [/^(assign|unassign|give|put|move|remove|cancel|add|delete|replace)/i, assign],
]

const polite =
  /^((please|pls|can you|could you|would you|lets|let's|go ahead and|i want to|i need to|i'd like to)\s+)*/i

export const answerChange: Answerer = async (asking) => {
  const said = asking.text.trim().replace(polite, '')
  const [, action] = actions.find(([verb]) => verb.test(said)) ?? []
  return action
    ? action(asking)
    : refuse('I only answer questions, so nothing was changed. You can do it on the schedule:', {
        title: 'Open the schedule',
        link: address('/schedule', asking.form.periods[0] ? { date: asking.form.periods[0].from } : {}),
      })
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

/** "Add a rule: no more than 3 nights in a row" opens the rules with the sentence written under the others. */
async function addRule({ text }: Asking): Promise<Draft> {
  const [, sentence = ''] = /\brules?\b\s*(?:that|saying|which says|so that)?\s*[:,-]?\s*(.*)$/i.exec(text.trim()) ?? []
  const rule = sentence.trim().slice(0, 200)
  return rule
    ? offer(`“${rule}” is ready to be saved under the custom rules.`, {
        title: 'Open the rule',
        link: address('/admin/group-settings', { tab: 'rules', rule }),
      })
    : refuse('Which rule? For example: add a rule that Dr. Chen works no nights in December.', {
        title: 'Open the rules',
        link: address('/admin/group-settings', { tab: 'rules' }),
      })
}

async function decide(asking: Asking): Promise<Draft> {
  const { form, use } = asking
  const { requests: pending } = await use(requests, { status: 'pending' })
  const found = pending.filter(({ physician }) => form.people.length === 0 || form.people.includes(physician))
  if (found.length === 0)
    return refuse(
      form.people.length > 0 ? `${formatList(form.people)} has no pending request.` : 'There are no pending requests.',
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

const mostButtons = 4

async function publish(asking: Asking): Promise<Draft> {
  const { form, records } = asking
  const drafts = records.schedules.filter(({ status }) => status === 'draft')
  const month = form.periods.length > 0 || !drafts[0] ? monthMeant(asking) : drafts[0]
  const isOf = (one: Month) => one.month === month.month && one.year === month.year
  const draft = drafts.find(isOf)
  if (draft)
    return offer(`The draft of ${formatMonth(month)} is ready to be published.`, {
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

/** The shifts of the people who are named, on the first day that is. */
async function shiftsNamed({ form, records }: Asking): Promise<{ date: string | undefined; shifts: ShiftFact[] }> {
  const [range] = form.periods
  if (!range) return { date: undefined, shifts: [] }
  const { shifts } = await readFacts(records, [{ from: range.from, to: range.from }])
  return { date: range.from, shifts }
}

const idOf = ({ records }: Asking, name: string) => String(records.people.find((one) => one.name === name)?.id ?? '')

const cellLink = (asking: Asking, name: string, date: string): ChatLink => ({
  title: `${name} on ${formatDate(date)}`,
  link: address('/schedule', { view: 'roster', date, cell: idOf(asking, name) }),
})

async function swap(asking: Asking): Promise<Draft> {
  const { form, today } = asking
  const [one, other] = form.people
  const { date, shifts } = await shiftsNamed(asking)
  if (!one || !other || !date)
    return refuse('Name two physicians and the day. For example: swap Chen and Foster on Dec 15.')
  if (date < today) return refuse(`${formatDate(date)} has passed.`)
  const given = shifts.find(({ person }) => person === one)
  const taken = shifts.find(({ person }) => person === other)
  if (given && taken)
    return offer(`${one} has ${describeShift(given)}. ${other} has ${describeShift(taken)}.`, {
      title: `Swap ${one} and ${other}`,
      link: address('/admin/requests', { swap: String(given.id), for: idOf(asking, one), with: String(taken.id) }),
    })
  const had = given ?? taken
  if (!had) return refuse(`Neither ${one} nor ${other} has a shift on ${formatDate(date)}.`)
  const without = given ? other : one
  return offer(
    `${had.person} has ${describeShift(had)}, and ${without} has no shift that day, so there’s nothing to swap. You can give it to ${without} instead.`,
    cellLink(asking, had.person!, date),
  )
}

/** Opens the cell of the person and day: whose shift it is can be changed there, or one assigned. */
async function assign(asking: Asking): Promise<Draft> {
  const [person] = asking.form.people
  const { date, shifts } = await shiftsNamed(asking)
  if (!person || !date) return refuse('Name the physician and the day. For example: assign Chen to Rounder on Dec 20.')
  const had = shifts.find((shift) => shift.person === person)
  return offer(
    had ? `${person} has ${describeShift(had)}.` : `${person} has no shift on ${formatDate(date)}.`,
    cellLink(asking, person, date),
  )
}
