/** The words that questions are made of, and what a slip of the keyboard most likely meant. */
import { distanceWithin } from '../../../engine/language/edit-distance.ts'

/** Words that decide what is asked for; only these are worth guessing from a misspelling. */
const telling =
  'physician physicians doctor doctors hospitalist people working scheduled schedule tonight tomorrow yesterday today weekend weekends night nights holiday holidays hours shift shifts open unfilled uncovered cover coverage replace replacement backup admitter rounder rounders swing teaching triage request requests pending approve vacation fairness fair score scores improve compare difference between rule rules rest role roles position positions need enough people published publish draft month week year next most least fewest many january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas thanksgiving legal allowed away available december consecutive nocturnist nocturnists senior junior attending part-time hire hired average total longest preferences physicians weakest'.split(
    ' ',
  )

/** Words of everyday English that are no misspellings of the above or of names. */
const everyday =
  'a able about above after again against ahead all almost alone already also although always am among an and another any anybody anyone anything are around as ask asked asks assign assigned at back bad be because been before being below best better big both break breaks but by call called came can cannot cant carry carries carrying case cause chance change changed changes check chat clear come comes coming could count current currently cut data date dates day days deal did didnt different do does doesnt doing done dont down due during each earlier early easy else end ends enough even evening ever every everybody everyone everything fairer far feel few fewer figure fill filled find fine first fit fix five for forget found four free friend from full further gap gaps gave get gets getting give given gives go goes going gone good got grade group had half hand hang happen happens hard has hasnt have havent having he hear hello help her here hers hey hi high him his hold hole holes hour house how however i id idea if ill im in inside instead into is isnt it its itself ive job just keep kept kind know known knows large last late later latest law lead leave left legal less let lets like likes limit line list little live long longer look looking lot low made main make makes making man mark maximum max may maybe me mean means meet member members might min mine minimum moment more morning move much must my name named names near never new nice no nobody none nor not nothing now number numbers of off often ok okay old on once one ones only onto or order other others our out outside over own pair part past pay per percent person pick picked piece place plan planned plans please point possible prefer prefers pretty problem put question quick rather reach read ready real really reason reasons right roster row run runs said same saturdays save saw say says see seem sees send set several share she short should show shows sick side since single sit six small so some somebody someone something soon sorry sort spread staff staffed stand start starts state stay step still stop straight such sum sundays sure swap swaps system take taken takes taking talk team tell ten than thank thanks that thats the their them then there theres these they thing things think third this those though three through time times to together too took top toward trade try turn two type under until up upon us use used using usual usually very view wait waiting want wanted wants was wasnt watch way we week weekday weekdays weeks well went were what whats when where whether which while who whole whom whos whose why will wish wishes with within without wont word work worked works worse worst would write wrong yes yet you your yours zero average total both night evenings mornings month months years ago already left over rate understaffed overstaffed short-staffed busy busiest tight tightest easiest second fourth fifth sixth log capacity census burnout jeopardy continuity nocturnal pattern patterns pros cons policy weather joke president capital recipe stock poem'.split(
    ' ',
  )

const known = new Set([...telling, ...everyday])

/** The word that was meant: itself, a telling word, or part of a name. */
export function correctWord(word: string, nameWords: ReadonlySet<string>, otherWords: ReadonlySet<string>): string {
  if (known.has(word) || nameWords.has(word) || otherWords.has(word)) return word
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return shortcuts.get(word) ?? word
  const stem = word.replace(/(s|ed|ing)$/, '')
  if (known.has(stem)) return word
  const within = word.length < 7 ? 1 : 2
  let best = within + 1
  let meant = word
  for (const candidate of [...telling, ...nameWords]) {
    if (candidate.length < 4) continue
    const distance = distanceWithin(word, candidate, within)
    if (distance < best) {
      best = distance
      meant = candidate
    }
  }
  return meant
}

/** What people type when they are in a hurry. */
const shortcuts = new Map([
  ['hw', 'how'],
  ['wk', 'week'],
  ['mo', 'month'],
  ['nite', 'night'],
  ['wkd', 'weekend'],
  ['tmr', 'tomorrow'],
  ['tmrw', 'tomorrow'],
  ['pls', 'please'],
  ['u', 'you'],
  ['r', 'are'],
  ['doc', 'physician'],
  ['docs', 'physicians'],
  ['mds', 'physicians'],
  ['md', 'physician'],
  ['vs', 'versus'],
  ['teh', 'the'],
  ['hwo', 'who'],
  ['woh', 'who'],
  ['wat', 'what'],
  ['wich', 'which'],
  ['pto', 'vacation'],
])
