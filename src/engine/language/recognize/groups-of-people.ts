/** Recognizes people by description: residents, part-timers, nocturnists, everyone, "I", "she". */
import { type ExperienceLevel, experienceLevels } from '../../model.ts'
import type { Context, KnownPhysician } from '../context.ts'
import type { Match } from '../lexeme.ts'
import type { Token } from '../tokens.ts'

const levels: Record<string, ExperienceLevel> = {
  resident: 'resident',
  residents: 'resident',
  junior: 'junior',
  juniors: 'junior',
  midlevel: 'mid-level',
  midlevels: 'mid-level',
  senior: 'senior',
  sr: 'senior',
  jr: 'junior',
  seniors: 'senior',
  attending: 'attending',
  attendings: 'attending',
}

const everyone = new Set([
  'everyone',
  'everybody',
  'anyone',
  'anybody',
  'physicians',
  'hospitalists',
  'docs',
  'providers',
  'clinicians',
  'staff',
  'team',
  'people',
  'person',
  'doc',
  'hospitalist',
  'provider',
])
const people = new Set([
  'physician',
  'physicians',
  'doc',
  'docs',
  'doctor',
  'doctors',
  'staff',
  'people',
  'person',
  'hospitalists',
])
const speaks = new Set(['i', 'im', 'ive', 'id', 'ill', 'me', 'my', 'myself', 'mine'])
/** "ill" and "id" are words; "I'll" and "I'd" have a capital letter. */
const spelledLikeWords = new Set(['ill', 'id'])
const pronouns = new Set(['he', 'she', 'they', 'him', 'her', 'them', 'hes', 'shes', 'theyre'])

/** Groups of people that the data doesn't identify. */
const unmarked = [
  'locums',
  'locum',
  'moonlighters',
  'nps',
  'interns',
  'fellows',
  'parents',
  'moms',
  'the team lead',
].map(toWords)

/** Just out of residency. */
const newGrads = ['new grads', 'new grad', 'new graduates', 'new graduate', 'recent grads', 'recent graduates'].map(
  toWords,
)
const newcomers =
  'physicians physician doctors doctor docs doc hospitalists hospitalist hires hire people folks providers starters joiners'
const newHires = [
  ...['new', 'brand new', 'newly hired'].flatMap((how) => newcomers.split(' ').map((who) => `${how} ${who}`)),
  'newbies',
  'hires',
  'hire',
].map(toWords)

function toWords(phrase: string): string[] {
  return phrase.split(' ')
}

function lengthOfAny(phrases: string[][], tokens: Token[], at: number): number | undefined {
  return phrases.find((phrase) => phrase.every((part, step) => tokens[at + step]?.word === part))?.length
}

export function matchGroup(tokens: Token[], at: number, context: Context, last: string | undefined): Match | undefined {
  const word = tokens[at]!.word
  const next = tokens[at + 1]?.word ?? ''
  const afterNext = tokens[at + 2]?.word ?? ''
  // A coordinator's "I want a senior on every night" is a rule.
  if (word === 'i' && !context.speaker && /^(?:want|need)$/.test(next))
    return { meaning: { of: 'word', sense: 'must', soft: false }, length: 2 }
  if (speaks.has(word) && (tokens[at]!.isCapitalized || !spelledLikeWords.has(word)))
    return matchSpeaker(tokens[at]!, context)
  if (pronouns.has(word)) return matchPronoun(tokens[at]!, last)
  for (const phrase of unmarked)
    if (phrase.every((part, step) => tokens[at + step]?.word === part))
      return trouble(`We don’t know who is meant by “${phrase.join(' ')},” so write their names.`, phrase.length)
  const grads = lengthOfAny(newGrads, tokens, at)
  if (grads) return level('junior', grads)
  const hires = lengthOfAny(newHires, tokens, at)
  if (hires) return { meaning: { of: 'people', physicianIds: [], named: false, newHires: true }, length: hires }
  const share = matchFte(tokens, at, context)
  if (share) return share
  if (word === 'mid' && (next === 'level' || next === 'levels')) return level('mid-level', 2 + named(afterNext))
  // "Someone senior"
  const isSomeone = /^some(?:one|body)$/.test(word)
  const experience = isSomeone ? levels[next] : levels[word]
  if (experience) return level(experience, isSomeone ? 2 : 1 + named(next))
  if (word === 'part' && /^timers?$|^time$/.test(next))
    return byData(context, 2 + named(afterNext), 'works part time', (physician) => physician.fte < 1)
  if (word === 'full' && /^timers?$|^time$/.test(next))
    return byData(context, 2 + named(afterNext), 'works full time', (physician) => physician.fte >= 1)
  // "After nights people need rest": only "night people" are those who work them.
  const isOfNights = /^(?:over)?nights?$/.test(word) && isCrew(next) && !(word.endsWith('s') && people.has(next))
  if (isOfNights || word === 'nocturnists' || word === 'nocturnist')
    return byData(
      context,
      isOfNights ? 2 : 1 + named(next),
      'prefers nights',
      (physician) => physician.nightShiftPreference === 'prefer',
    )
  if (/^(?:day|evening|weekend|weekday)$/.test(word) && isCrew(next))
    return trouble(`We don’t know who is meant by “the ${word} ${next},” so write their names.`, 2)
  if (word === 'non' && next === 'nocturnists')
    return byData(context, 2, 'doesn’t prefer nights', (physician) => physician.nightShiftPreference !== 'prefer')
  if (word === 'half' && /^timers?$|^time$/.test(next))
    return byData(context, 2 + named(afterNext), 'works 0.5 FTE', (physician) => physician.fte === 0.5)
  if (everyone.has(word)) return all(context, 1)
  if (
    (word === 'all' || word === 'every' || word === 'each' || word === 'any' || word === 'per') &&
    (people.has(next) || everyone.has(next))
  )
    return all(context, 2)
  return undefined
}

/** "0.6 FTE", "60% FTE" */
function matchFte(tokens: Token[], at: number, context: Context): Match | undefined {
  const written = Number(tokens[at]!.word)
  const isPercent = tokens[at + 1]?.word === '%'
  const unit = at + (isPercent ? 2 : 1)
  const isShare = written > 0 && written < 1 && named(tokens[unit]?.word ?? '') === 1
  if (!Number.isFinite(written) || !(isShare || /^ftes?$/.test(tokens[unit]?.word ?? ''))) return undefined
  const fte = isPercent ? written / 100 : written
  const length = unit + 1 - at + named(tokens[unit + 1]?.word ?? '')
  return byData(context, length, `works ${fte} FTE`, (physician) => Math.abs(physician.fte - fte) < 0.001)
}

/** "Night people", "the day team": those who usually work then. */
function isCrew(word: string): boolean {
  return word === 'crew' || word === 'team' || (people.has(word) && word !== 'person')
}

/** "senior physicians" is one thing. */
function named(word: string): number {
  return people.has(word) ? 1 : 0
}

function level(experience: ExperienceLevel, length: number): Match {
  return { meaning: { of: 'people', physicianIds: [], experience: [experience], named: false }, length }
}

/** "seniors and above" */
export function levelsFrom(experience: ExperienceLevel[], direction: 'above' | 'below'): ExperienceLevel[] {
  const ranks = experience.map((level) => experienceLevels.indexOf(level))
  return experienceLevels.filter((_, rank) =>
    direction === 'above' ? rank >= Math.min(...ranks) : rank <= Math.max(...ranks),
  )
}

function all(context: Context, length: number): Match {
  const physicianIds = context.physicians.map((physician) => physician.id)
  return { meaning: { of: 'people', physicianIds, named: false, everyone: true }, length }
}

function byData(context: Context, length: number, claim: string, holds: (physician: KnownPhysician) => boolean): Match {
  const physicianIds = context.physicians.filter(holds).map((physician) => physician.id)
  if (physicianIds.length === 0) return trouble(`No one in the group ${claim}. Who do you mean?`, length)
  return { meaning: { of: 'people', physicianIds, named: false }, length }
}

function matchSpeaker(token: Token, context: Context): Match {
  if (!context.speaker) return trouble(`Who is “${token.text}”? Write the name.`, 1)
  return { meaning: { of: 'people', physicianIds: [context.speaker], named: true }, length: 1 }
}

function matchPronoun(token: Token, last: string | undefined): Match {
  if (!last) return trouble(`Who is “${token.text}”? Write the name.`, 1)
  return { meaning: { of: 'people', physicianIds: [last], named: true }, length: 1 }
}

function trouble(question: string, length: number): Match {
  return { meaning: { of: 'trouble', about: 'person', question }, length }
}
