/** The expert without an outside model: reads the question, queries the records, and says what it counted. */
import type { ChatAnswer, ChatMessage } from '../../../contract/assistant.ts'
import type { Records } from '../tools/records.ts'
import { ToolRefusal } from '../tools/tool-refusal.ts'
import { showSubject } from './answer-subject.ts'
import { answerChange, answerRuleSaid } from './answers/actions.ts'
import { answerDraft } from './answers/drafts.ts'
import { answerHistory } from './answers/history.ts'
import { answerAnalysis, answerRequests } from './answers/inbox.ts'
import { answerCandidates, answerMayWork, answerWhyShift } from './answers/one-shift.ts'
import { answerPhysician, answerTrade, notYours } from './answers/own.ts'
import { answerContact, answerHeadcount, answerProfile } from './answers/people.ts'
import { answerConflicts, answerImprove, answerScores, answerShares } from './answers/quality.ts'
import { answerCapacity, answerHolidays, answerRoles, answerRules, answerSchedules } from './answers/set-up.ts'
import { answerShifts } from './answers/shifts/shifts.ts'
import { findOwnDay } from './answers/shifts/stretches.ts'
import { answerWhatIfApproved, answerWhatIfAway } from './answers/supposing.ts'
import { answerWhatIfChanged } from './answers/supposing-changes.ts'
import {
  answerAbilities,
  answerGreeting,
  answerKnowledge,
  answerPrivateReason,
  answerThanks,
  answerUnknown,
  findArticle,
  isOffTopic,
  leavesOut,
  notSchedules,
} from './answers/talking.ts'
import { type Answerer, type Draft, makeAsking } from './asking.ts'
import { paragraphs } from './format.ts'
import { type Act, ownDay } from './question/form.ts'
import { knownOf, makeBook } from './question/question-book.ts'
import { hasSense } from './question/sentence.ts'
import { longestRead, type Part, type Understanding, understandParts } from './question/understand-conversation.ts'
import type { ReadQuestion } from './read-question.ts'
import { watchForm } from './watch-form.ts'

const answerQuery: Answerer = (asking) =>
  ({ shifts: answerShifts, requests: answerRequests, physicians: answerHeadcount })[asking.form.table](asking)

const answerers: Record<Exclude<Act, 'knowledge'>, Answerer> = {
  query: answerQuery,
  candidates: answerCandidates,
  mayWork: answerMayWork,
  whyShift: answerWhyShift,
  trade: answerTrade,
  whatIfAway: answerWhatIfAway,
  whatIfApproved: answerWhatIfApproved,
  whatIfHired: answerWhatIfChanged,
  whatIfChanged: answerWhatIfChanged,
  shares: answerShares,
  scores: answerScores,
  improve: answerImprove,
  conflicts: answerConflicts,
  capacity: answerCapacity,
  rules: answerRules,
  roles: answerRoles,
  holidays: answerHolidays,
  profile: answerProfile,
  contact: answerContact,
  schedules: answerSchedules,
  analysis: answerAnalysis,
  history: answerHistory,
  privateReason: answerPrivateReason,
  greeting: answerGreeting,
  thanks: answerThanks,
  abilities: answerAbilities,
  change: answerChange,
  draft: answerDraft,
}

const tooLong = `That’s more than I can read at once. Ask one question at a time, in up to ${longestRead} characters.`

const readHere: ReadQuestion = async (message, history, known) => understandParts(message, history, makeBook(known))

export async function answerLocally(
  message: string,
  history: ChatMessage[],
  records: Records,
  read: ReadQuestion = readHere,
): Promise<ChatAnswer> {
  if (message.length > longestRead)
    return { response: tooLong, followUps: ['What can I ask?'], usedModel: 'local', sources: [] }
  const draft = await read(message, history, knownOf(records))
    .then((parts) => answerParts(parts, records))
    .catch(asRefusal)
  return {
    response: draft.text,
    followUps: [...new Set(draft.followUps ?? [])].slice(0, 4),
    usedModel: 'local',
    sources: draft.sources ?? [],
    ...(draft.links && draft.links.length > 0 ? { links: draft.links } : {}),
    ...(draft.draft ? { draft: draft.draft } : {}),
    ...(draft.rowLinks && draft.rowLinks.length > 0 ? { rowLinks: draft.rowLinks } : {}),
    ...(draft.about ? { about: showSubject(draft.about, records) } : {}),
  }
}

/** Each part of a question is answered; what leads on from there belongs to the last. */
async function answerParts(parts: Part[], records: Records): Promise<Draft> {
  const drafts: Draft[] = []
  for (const { text, understood } of parts) {
    const draft = await answerUnderstood(understood, text, records)
    drafts.push({ ...draft, text: paragraphs(describeReading(understood), draft.text) })
  }
  const [only, other] = drafts
  if (!other) return only!
  const all = <Item>(of: (draft: Draft) => Item[] | undefined) => drafts.flatMap((draft) => of(draft) ?? [])
  return {
    ...drafts.at(-1)!,
    text: paragraphs(...drafts.map(({ text }) => text)),
    sources: all(({ sources }) => sources),
    links: all(({ links }) => links),
    rowLinks: all(({ rowLinks }) => rowLinks),
  }
}

/** Asks which person is meant if two share a name; names words it doesn't know, unless an article is about them. */
async function answerUnderstood(understood: Understanding, message: string, records: Records): Promise<Draft> {
  const { form, pieces, unread, unclear, isForeign, isGeneral, topics, said, nearest } = understood
  const asking = makeAsking(form, message, records, said)
  const { role } = records.scope
  if (isOffTopic(unread)) return answerUnknown(role, unread)
  const rule = unread.length > 0 ? answerRuleSaid(asking) : undefined
  if (rule) return rule
  if (isGeneral && (unread.length > 0 || unclear)) {
    const article = await findArticle(asking, topics.filter(isTopic))
    if (article) return article
  }
  // "Is there a phone app", "export December to Excel": what wasn't understood is about the product.
  const isCounted = pieces.some((piece) => hasSense(piece, 'count', 'most', 'least', 'average', 'percent'))
  const asksData = /^(which|who|whos|when|did|does|has|have|had|was|were|am)\b/i.test(message)
  if (unread.length > 0 && !isCounted && !asksData && form.people.every((name) => name === records.self?.name)) {
    const wordsOf = (of: typeof pieces) => of.flatMap(({ text }) => text.toLowerCase().split(' '))
    const dates = wordsOf(pieces.filter(({ of }) => of === 'dates'))
    const article = await findArticle(asking, wordsOf(unread), 'product', dates)
    if (article) return article
  }
  // Colleagues may not know that no one has a level, either.
  if (unclear?.names.length === 0 && role !== 'admin') return notYours
  if (unclear) return { text: unclear.question, followUps: unclear.names }
  if (unread.length > 0 && nearest?.answered) {
    const rest = await answerUnderstood({ ...understood, ...nearest.answered, unread: [] }, message, records)
    if (rest.sources) return { ...rest, text: paragraphs(leavesOut(unread), rest.text) }
  }
  if (unread.length > 0)
    return isForeign && unread.length > 1 ? notSchedules(role) : answerUnknown(role, unread, nearest?.questions)
  if (form.own) {
    const { day, says } = await findOwnDay(asking, form.own)
    const periods = form.periods.map((period) => (day && period.from === ownDay.from ? day : period))
    const dated = { ...understood, form: { ...form, own: null, periods } }
    const rest = day ? await answerUnderstood(dated, message, records) : undefined
    return { ...rest, text: paragraphs(says, rest?.text) }
  }
  if (form.act === 'knowledge') return answerKnowledge(asking, topics.filter(isTopic), pieces)
  const { watched, ignoredOf } = watchForm(form)
  const answer = role === 'admin' ? answerers[form.act] : answerPhysician
  const draft = await answer({ ...asking, form: watched })
  const ignored = ignoredOf(pieces)
  // An answer without sources says nothing about the group.
  return ignored.length > 0 && draft.sources ? answerUnknown(role, ignored) : draft
}

/** Of "7 on 7 off" and "blocks of 5s", the words are the topic; "normal" only says how it is asked. */
const isTopic = (topic: string) =>
  !/^(\d.*|.|normal|typical|usual|standard|common|bad|worth|reasonable|safe|healthy)$/.test(topic)

function asRefusal(error: unknown): Draft {
  if (!(error instanceof ToolRefusal)) throw error
  return { text: error.message, followUps: ['What can I ask?'] }
}

/** Answers to yes-or-no questions start with yes or no, after a note if a name may have been misread. */
function describeReading({ readAs }: Understanding): string {
  const [slip] = readAs
  return slip ? `(I read “${slip.said}” as ${slip.name}.)` : ''
}
