/** The kinds of question: the words each can place, and those it must have. The one that leaves the fewest over wins; the first on a tie. */

import { hasSense, type Sentence } from '../sentence.ts'
import { isForDraft, isLetter } from './kinds-of-draft.ts'
import {
  asksForHelp,
  asksHowManyOfRole,
  handoffOf,
  hasPerson,
  hasThing,
  isAboutHolidays,
  isAboutPerson,
  isAboutPhysicians,
  isAboutRequests,
  isAboutRules,
  isCommand,
  isForCandidates,
  isForMeaning,
  isForTimes,
  isOverview,
  namesBurden,
  requestUnitOf,
} from './kinds-of-question.ts'
import { isForChange, isForHire, isForRule } from './kinds-of-what-if.ts'
import { type Reading, reading } from './reading.ts'

/** "Should seniors get fewer nights" is about no one in particular. */
function asksInGeneral({ has, of, pieces }: Sentence): boolean {
  const asked = pieces.find((piece) => hasSense(piece, 'explain'))?.text ?? ''
  const isHowTo = /\b(i|we|to)$/i.test(asked)
  const isDated = of('dates').some(({ isHoliday }) => !isHoliday)
  // "Who usually works Christmas", "how far in advance was December published": about the group's data.
  if (of('person').length > 0 || (has('who') && of('dates').length > 0) || (isDated && !isHowTo)) return false
  if (/^usually$/i.test(asked) && has('count') && of('weekdays').length > 0) return false
  return asked !== '' || (/^should$/i.test(pieces[0]?.text ?? '') && of('dates').length === 0 && !has('self'))
}

/** "How many shifts do Chen and Patel share" */
const isShared = ({ has, of }: Sentence) => has('together') && of('person').length + Number(has('self')) > 1

export const readings: Reading[] = [
  reading('draft', 'every', 'every', isLetter),
  reading(
    'draft',
    'asking draft summary audience open request denied approved approve away swap pickup about pronoun with score fair need left off month why emergency published cannot can not change history next hours thatTime list monthly everyone found thanks cover change like suppose',
    'shift group number',
    isForDraft,
  ),
  reading(
    'change',
    'asking operators change off published rule about denied request approve pending approved canceled swap switch cap hire like can cannot cover pickup sick avoid need away used draft thanks greeting emergency replacement',
    'known',
    isCommand,
  ),
  reading('change', 'every', 'every', (one) => isCommand(one) && one.has('rule')),
  reading('roles', 'count compare link', 'roles', (one) => isForMeaning(one) || asksHowManyOfRole(one)),
  reading('knowledge', 'every', 'every', asksInGeneral),
  reading('greeting', 'greeting', '', ({ has }) => has('greeting')),
  reading('thanks', 'thanks it work score improve', '', ({ has }) => has('thanks')),
  reading('abilities', 'abilities work improve self', '', asksForHelp),
  reading(
    'query',
    'asking operators leaveDays used callOut away request swap pickup arrived sick cover',
    'shift group specialty number',
    (one) => requestUnitOf(one) !== null,
  ),
  reading('query', 'asking relieve handOver next until', 'shift', (one) => handoffOf(one) !== null),
  reading(
    'privateReason',
    'asking why away request sick like off denied approved canceled swap pickup not',
    'person dates',
    (one) =>
      one.has('why') &&
      hasPerson(one) &&
      one.has('away', 'request', 'sick', 'like', 'denied', 'approved', 'canceled', 'off'),
  ),
  reading(
    'whatIfHired',
    'asking effects hire another more fte need trait newest',
    'dates group number kinds unclear',
    isForHire,
  ),
  reading('whatIfChanged', 'every', 'known', isForRule),
  reading(
    'whatIfChanged',
    'asking effects need fte with switch only trait less more daily each not another hire',
    'person dates number roles kinds weekdays group unclear',
    isForChange,
  ),
  reading(
    'whatIfApproved',
    'asking effects approve approved request away swap pickup pending',
    'person number dates ordinal',
    ({ has }) => (has('approve') && has('suppose', 'can')) || (has('approved') && has('suppose') && !has('why')),
  ),
  reading(
    'whatIfAway',
    'asking effects away off sick left not cover both used',
    'person dates',
    (one) =>
      (one.has('suppose') || (one.has('can') && one.of('dates').length > 0 && !one.has('who'))) &&
      // "If Volkov left"
      (one.has('away', 'off', 'sick') || (one.has('suppose') && one.has('left') && !one.has('shifts'))) &&
      hasPerson(one),
  ),
  reading(
    'whyShift',
    'asking why open not can cannot cover next',
    'shift',
    (one) =>
      one.has('why') && !one.has('fair', 'score', 'away', 'request') && !(one.has('cannot', 'not') && hasPerson(one)),
  ),
  reading(
    'trade',
    'asking swap can with cover next off',
    'dates roles kinds holidays',
    // "Has anyone taken my swap" asks about the request.
    ({ has, pieces }) =>
      has('who') && has('swap') && has('self') && !/^(did|has|have|was|were)$/i.test(pieces[0]!.text),
  ),
  reading(
    'candidates',
    'asking can cover pickup like replacement sick need open away off found more another',
    'shift number',
    isForCandidates,
  ),
  reading(
    'mayWork',
    'asking can cannot cover why open left pickup another',
    'shift',
    (one) =>
      (one.has('cannot') || (one.has('can') && !one.has('why'))) &&
      hasPerson(one) &&
      !one.has('who') &&
      (one.has('open') || !one.has('when', 'count')),
  ),
  reading(
    'shares',
    'asking share more less than most least fair compare versus why list fte',
    'dates kinds roles weekdays holidays person group number',
    (one) =>
      (one.has('share') && !isShared(one)) ||
      (one.has('fte') && one.has('more', 'less') && one.has('pronoun', 'self')) ||
      (one.has('why') && hasPerson(one) && namesBurden(one) && one.of('number').length > 0) ||
      (one.has('fair') && (namesBurden(one) || one.has('self'))),
  ),
  reading(
    'improve',
    'improve fair score suppose why can list month link self it thatTime when count first not more less only',
    'dates number',
    ({ has }) =>
      (has('improve') && has('fair', 'score', 'list', 'month', 'it', 'suppose', 'why', 'can')) ||
      (has('why') && has('fair', 'score') && !has('self')),
  ),
  reading(
    'conflicts',
    'asking breach rule month score',
    'dates person',
    ({ has }) => has('breach') && !has('suppose', 'can', 'why', 'explain'),
  ),
  reading(
    'scores',
    'fair score compare list month shifts link self it thatTime than with count work best most least monthly each improve',
    'dates',
    ({ has, of }) =>
      ((has('fair', 'score') || (has('compare') && of('dates').length > 1)) && !has('improve', 'why', 'self')) ||
      // "Is December better than November"
      (has('improve') && has('than') && of('dates').length === 2),
  ),
  reading('scores', 'work list', 'dates', isOverview),
  reading(
    'capacity',
    'enough people self need fte hire count more open',
    '',
    ({ has }) => has('enough') || (has('need') && has('more', 'hire') && has('people')),
  ),
  reading(
    'rules',
    'about self rule role stretch rest can most least at-most list count day shifts hours people work everyone who link need until time',
    'kinds weekdays holidays roles',
    isAboutRules,
  ),
  reading(
    'roles',
    'role need time count list day when self link shifts people hours total each daily weekday least cap',
    'roles kinds weekdays dates holidays',
    (one) =>
      one.of('person').length === 0 &&
      !(one.has('role') && one.has('each')) &&
      (one.has('role') ||
        ((hasThing(one) || one.has('shifts')) && one.has('time')) ||
        isForTimes(one) ||
        ((hasThing(one) || one.has('people')) && one.has('need')) ||
        (one.of('roles').length > 0 && one.has('cap') && !one.has('who'))) &&
      !one.has('self'),
  ),
  reading('holidays', 'list when next holidayList link self count left', 'holidays dates', isAboutHolidays),
  reading(
    'contact',
    'contact who list self pronoun link everyone',
    'person',
    (one) => one.has('contact') && (hasPerson(one) || one.has('everyone')),
  ),
  reading(
    'profile',
    'about trait like avoid newest another who work not self pronoun link fte hours list can stretch',
    'person group kinds specialty number',
    isAboutPerson,
  ),
  reading(
    'schedules',
    'published list month when link next it self not work latest',
    'dates',
    ({ has }) => has('published') && !has('who', 'count'),
  ),
  reading(
    'history',
    'history arrived until who list when next latest link self it thatTime published month count first shifts total',
    'dates person',
    ({ has, pieces, of }) =>
      has('history') &&
      !has('suppose', 'can', 'compare') &&
      of('kinds').length + of('roles').length === 0 &&
      (has('who', 'list', 'latest', 'count') || /^(what|whats|did|has|have|any|were|was|is)\b/i.test(pieces[0]!.text)),
  ),
  // "Who approved Chen's vacation"
  reading(
    'history',
    'who approved denied approve away request swap pickup off pronoun link when',
    'person dates',
    ({ has, of }) => has('who') && has('approved', 'denied', 'approve') && of('person').length === 1,
  ),
  reading('analysis', 'analysis found list score improve self it why link', '', ({ has }) => has('analysis')),
  reading(
    'query',
    'who everyone count list when people link self total about request pending approved denied canceled swap pickup away pronoun thatTime else need most not off approve emergency next left arrived open with like shifts first latest versus compare more than day week cover place time',
    'person dates group holidays number',
    isAboutRequests,
    'requests',
  ),
  reading(
    'query',
    'who count list people everyone link total fte inactive like avoid work trait about not average pronoun with newest longestHere less self',
    'group specialty kinds number',
    isAboutPhysicians,
    'physicians',
  ),
  reading('query', 'asking operators about', 'shift group specialty number', () => true),
]
