/** The expert without any outside model: understands the turn, asks the tools, and says what they found. */
import type { ChatAnswer, ChatMessage } from '../../../contract/assistant.ts'
import type { Records } from '../tools/records.ts'
import { ToolRefusal } from '../tools/tool-refusal.ts'
import { showSubject } from './answer-subject.ts'
import { answerShares, answerTallies } from './answers/counting.ts'
import { answerOpenShifts, answerWeakDays } from './answers/gaps.ts'
import { answerAnalysis, answerRequests } from './answers/inbox.ts'
import { answerCandidates, answerMayWork, answerWhyShift } from './answers/one-shift.ts'
import { answerHeadcount, answerProfile } from './answers/people.ts'
import { answerCompare, answerImprove, answerScores } from './answers/quality.ts'
import { answerCapacity, answerHolidays, answerRoles, answerRules, answerSchedules } from './answers/set-up.ts'
import { answerWhatIfApproved, answerWhatIfAway, answerWhatIfHired } from './answers/supposing.ts'
import {
  answerAbilities,
  answerGreeting,
  answerKnowledge,
  answerPrivateReason,
  answerThanks,
} from './answers/talking.ts'
import { answerAbsences, answerPersonShifts, answerWhoIsFree, answerWhoWorks } from './answers/working.ts'
import { type Answerer, type Draft, makeAsking } from './asking.ts'
import { paragraphs } from './format.ts'
import type { Intent } from './intents.ts'
import { makeQuestionReader } from './read-question.ts'
import { type Frame, longestRead, understandConversation } from './understand-turn.ts'

const answerers: Record<Intent, Answerer> = {
  whoWorks: answerWhoWorks,
  whoIsFree: answerWhoIsFree,
  personShifts: answerPersonShifts,
  tallies: answerTallies,
  openShifts: answerOpenShifts,
  whyShift: answerWhyShift,
  candidates: answerCandidates,
  mayWork: answerMayWork,
  whatIfAway: answerWhatIfAway,
  whatIfApproved: answerWhatIfApproved,
  whatIfHired: answerWhatIfHired,
  scores: answerScores,
  improve: answerImprove,
  shares: answerShares,
  compare: answerCompare,
  requests: answerRequests,
  absences: answerAbsences,
  rules: answerRules,
  roles: answerRoles,
  capacity: answerCapacity,
  holidays: answerHolidays,
  headcount: answerHeadcount,
  profile: answerProfile,
  schedules: answerSchedules,
  analysis: answerAnalysis,
  weakDays: answerWeakDays,
  privateReason: answerPrivateReason,
  greeting: answerGreeting,
  thanks: answerThanks,
  abilities: answerAbilities,
  knowledge: answerKnowledge,
}

const tooLong = `That's more than I can read at once. Ask one question at a time, in up to ${longestRead} characters.`

export async function answerLocally(message: string, history: ChatMessage[], records: Records): Promise<ChatAnswer> {
  if (message.length > longestRead)
    return { response: tooLong, followUps: ['What can I ask?'], usedModel: 'local', sources: [] }
  const frame = understandConversation(message, history, makeQuestionReader(records))
  const draft = frame.unclear ? askBack(frame.unclear) : await answerFrame(frame, records)
  return {
    response: paragraphs(describeReading(frame), draft.text),
    followUps: [...new Set(draft.followUps ?? [])].slice(0, 4),
    usedModel: 'local',
    sources: draft.sources ?? [],
    ...(draft.about ? { about: showSubject(draft.about, records) } : {}),
  }
}

/** "Which Chen is meant: Wei Chen or Hana Chen?", with the names to choose from. */
function askBack({ question, names }: NonNullable<Frame['unclear']>): Draft {
  return { text: question, followUps: names }
}

async function answerFrame(frame: Frame, records: Records): Promise<Draft> {
  try {
    return await answerers[frame.intent](makeAsking(frame, records))
  } catch (error) {
    if (error instanceof ToolRefusal) return { text: error.message, followUps: ['What can I ask?'] }
    throw error
  }
}

/** Answers to yes-or-no questions begin with the answer; a reading of a name that may be wrong comes after it. */
function describeReading({ readAs, people }: Frame): string {
  const [slip] = readAs
  return slip && people[0] && slip.said !== '' ? `(“${slip.said}” read as ${people[0]}.)` : ''
}
