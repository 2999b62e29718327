/** Corrects typos, and expands what people type in a hurry. */
import { isCalendarName } from '../../../../../engine/language/calendar-words.ts'
import { distanceWithin } from '../../../../../engine/language/edit-distance.ts'
import { isTradeWord } from '../../../../../engine/language/recognize/roles.ts'
import type { Token } from '../../../../../engine/language/tokens.ts'
import { lexiconWords, tellingWords, verbs } from './lexicon.ts'
import { idiomWords } from './plain-words.ts'

/** Words worth guessing from a typo that are in no other list. */
const calendarWords =
  'tonight tomorrow yesterday weekend weekends night nights holiday holidays backup admitter rounder rounders swing teaching triage nocturnist nocturnists january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas thanksgiving'.split(
    ' ',
  )
const tellingByLetter = new Map<string, string[]>()
// If two words are equally close, the one with meaning is tried first, so a typo doesn't lose what was counted.
for (const word of new Set([...calendarWords, ...tellingWords, ...lexiconWords]))
  if (word.length >= 4) tellingByLetter.set(word[0]!, [...(tellingByLetter.get(word[0]!) ?? []), word])

/** Everyday words that aren't misspellings of the above or of names. */
const everyday = new Set(
  'charge timer timers deadline stats callouts callout a able about above after again against ago ahead all almost alone already also although always am among an and angry another any anybody anyone anything are around as ask asked asks asleep assign assigned at average baby back bad be because been before being below best better big birthday bonus both break breaks building burnout busiest busy but by call called came can cannot cant capacity capital car carries carry carrying case cause census chance change changed changes chat check child children clear clinic coffee come comes coming conference cons continuity contract cost costs could count current currently cut data date dates day days deal department did didnt different do does doesnt doing done dont down drunk due during each earlier early earn earns easiest easy else email end ends enough even evening evenings ever every everybody everyone everything expensive fairer far favor feel fever feverish few fewer fifth figure fill filled find fine first fit five fix flight floor for forget found four fourth free friend from full further game gap gaps gave get gets getting give given gives go goes going gone good got grade group had half hand hang happen happens hard has hasnt have havent having he hear hello help her here hers hey hi high him his hold hole holes home hospital hour house how however husband i id idea if ill im in inside instead insurance into is isnt it its itself ive jeopardy job joke just keep kept kids kind know known knows large last late later latest law lead leave left legal less let lets license like likes limit line list little live log long longer look looking lot love low lunch made main make makes making malpractice man mark match max maximum may maybe me mean means meet member members might min mine minimum moment money month months more morning mornings move much must my name named names near never new nice night no nobody nocturnal none nor north not nothing now number numbers nurse nurses of off office often ok okay old on once one ones only onto or order other others our out outside over overstaffed own pager paid pair parking part past patient patients pattern patterns pay payment pays per percent person phone pick picked piece place plan planned plans please poem point policy possible prefer prefers premium president pretty price problem pros put question quick raise rate rather reach read ready real really reason reasons recipe resident right room roster row run runs safe said salary same saturdays save saw say says second see seem sees send set several share she short short-staffed should show shows sick side since single sit six sixth sleep small so some somebody someone something soon sorry sort south sports spread staff staffed stand start starts state stay step still stock stop straight such sum sundays sure swap swaps system take taken takes taking talk tardy team tell ten than thank thanks that thats the their them then there theres these they thing things think third this those though three through tight tightest time times tired to together too took top total toward trade trip try turn two type under understaffed until up upon us use used using usual usually vacationing very view wait waiting want wanted wants was wasnt watch way we weather wedding week weekday weekdays weeks well went were what whats when where whether which while who whole whom whos whose why wife will wish wishes with within without won wont word work worked works worse worst would write wrong years yes yet you your yours zero'.split(
    ' ',
  ),
)

/** The word that was meant: itself, a word of questions, or part of a name. The first letter is rarely wrong. */
export function correctWord(word: string, nameWords: ReadonlySet<string>, otherWords: ReadonlySet<string>): string {
  const short = shortcuts.get(word)
  if (short) return short
  if (
    lexiconWords.has(word) ||
    idiomWords.has(word) ||
    everyday.has(word) ||
    nameWords.has(word) ||
    otherWords.has(word)
  )
    return word
  if (isCalendarName(word) || isTradeWord(word) || word.length < 4 || !/^\p{L}+$/u.test(word)) return word
  const plain = plainForm(word)
  if (plain) return plain
  if (everyday.has(word.replace(/(s|ed|ing)$/, ''))) return word
  const within = word.length < 7 ? 1 : 2
  let best = within + 1
  let meant = word
  for (const candidate of [...(tellingByLetter.get(word[0]!) ?? []), ...nameWords]) {
    if (candidate[0] !== word[0] || candidate.length < 4) continue
    // In a short word, a letter too many makes another word, unless it's doubled or the last: "black" isn't "back".
    const isLonger = word.length < 7 && word.length > candidate.length
    if (isLonger && !isDoubled(word, candidate) && !word.startsWith(candidate)) continue
    const distance = distanceWithin(word, candidate, within)
    if (distance > within || (word.length === 4 && candidate.length === 4 && !hasSameLetters(word, candidate))) continue
    // Swapped letters are the likeliest typo.
    const cost = hasSameLetters(word, candidate) ? distance - 0.5 : distance
    if (cost >= best) continue
    best = cost
    meant = candidate
  }
  return meant
}

/** "whens" is "when is", "swapped" and "swapping" are "swap". */
function plainForm(word: string): string | undefined {
  const [, asked] = /^(who|what|when|where|why|how)(?:s|d|ll|re|ve)$/.exec(word) ?? []
  if (asked) return asked
  const [, stem] = /^(.{3,}?)(?:ed|ing|es|s)$/.exec(word) ?? []
  if (!stem) return undefined
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((one) => verbs.has(one))
}

/** In four letters, a different letter makes a different word: only swapped or missing letters are corrected. */
function hasSameLetters(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join('') === [...other].sort().join('')
}

const isDoubled = (word: string, candidate: string) =>
  [...word].some((letter, at) => letter === word[at + 1] && word.slice(0, at) + word.slice(at + 1) === candidate)

/** "b4" and "any1" are one word. */
export const joinShorthand = (tokens: Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isOf = (one: Token | undefined, other: Token | undefined) =>
      one !== undefined && one.end === other?.start && shortcuts.has(one.word + other.word)
    if (isOf(before, token)) return []
    return isOf(token, after)
      ? [{ ...token, word: token.word + after!.word, text: token.text + after!.text, end: after!.end }]
      : [token]
  })

const shortcuts = new Map(
  'rn now, wts whats, wut what, rly really, vacant open, chk check, smth something, sth something, mobile cell, overnight night, overnights nights, cvrg coverage, cvg coverage, every1 everyone, no1 nobody, plz please, tonights tonight, todays today, tomorrows tomorrow, msg message, msgs messages, txt text, atm now, thx thanks, ty thanks, wkday weekday, wkdays weekdays, phys physician, appt appointment, bkup backup, noct nocturnist, nocts nocturnists, noc night, nocs nights, eves evenings, cov coverage, sr senior, jr junior, cld could, shld should, wld would, sked schedule, skeds schedules, shd should, betw between, addl additional, ea each, mth month, mths months, qtr quarter, yday yesterday, ystrdy yesterday, tgiving thanksgiving, tday thanksgiving, til until, hav have, hv have, wrk work, wrking working, abt about, nt night, nts nights, cn can, ur your, bc because, yr year, yrs years, tmw tomorrow, vacay vacation, avail available, diff difference, wkend weekend, wkends weekends, hw how, wk week, mo month, nite night, wkd weekend, tmr tomorrow, tmrw tomorrow, pls please, u you, r are, doc physician, docs physicians, mds physicians, md physician, vs versus, teh the, hwo who, woh who, wat what, wich which, nites nights, hrs hours, tomorow tomorrow, 2day today, 2moro tomorrow, xmas christmas, wknd weekend, wknds weekends, w with, sched schedule, reqs requests, req request, nxt next, wks weeks, mos months, shft shift, shfts shifts, ppl people, any1 anyone, some1 someone, tonite tonight, 2nite tonight, 2night tonight, vaca vacation, vac vacation, hols holidays, hol holiday, pct percent, gonna will, wanna want, gimme show, lemme let, cuz because, thru through, btwn between, b4 before, tot total, ttl total, thnx thanks'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)
