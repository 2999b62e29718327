/** The kinds of question: the words each can place, and those it must have. The one that leaves the fewest over wins; the first on a tie. */
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
  isForChange,
  isForDraft,
  isForHire,
  isForMeaning,
  isForRule,
  isOverview,
  namesBurden,
  requestUnitOf,
} from './kinds-of-question.ts'
import { everySense } from './lexicon.ts'
import { asking, everyPiece, kinds, operators, type Reading, reading, senses, shiftPieces } from './reading.ts'

export const readings: Reading[] = [
  reading(
    'draft',
    [
      ...asking,
      ...senses(
        'draft summary audience open request denied approved approve away swap pickup about pronoun with score fair need left off month why emergency published cannot can not change next hours thatTime',
      ),
    ],
    [...shiftPieces, ...kinds('group')],
    isForDraft,
  ),
  reading(
    'change',
    everySense,
    everyPiece.filter((of) => of !== 'unknown'),
    isCommand,
  ),
  reading('change', everySense, everyPiece, (one) => isCommand(one) && one.has('rule')),
  reading('roles', senses('count compare link'), kinds('roles'), (one) => isForMeaning(one) || asksHowManyOfRole(one)),
  reading('knowledge', everySense, everyPiece, (one) => one.has('explain') && one.of('person').length === 0),
  reading('greeting', senses('greeting'), [], ({ has }) => has('greeting')),
  reading('thanks', senses('thanks it work score improve'), [], ({ has }) => has('thanks')),
  reading('abilities', senses('abilities work improve self'), [], asksForHelp),
  reading(
    'query',
    [...asking, ...operators, ...senses('leaveDays used callOut away request swap pickup arrived sick cover')],
    [...shiftPieces, ...kinds('group specialty number')],
    (one) => requestUnitOf(one) !== null,
  ),
  reading(
    'query',
    [...asking, ...senses('relieve handOver next until')],
    shiftPieces,
    (one) => handoffOf(one) !== null,
  ),
  reading(
    'privateReason',
    [...asking, ...senses('why away request sick like off denied approved canceled swap pickup not')],
    kinds('person dates'),
    (one) =>
      one.has('why') &&
      hasPerson(one) &&
      one.has('away', 'request', 'sick', 'like', 'denied', 'approved', 'canceled', 'off'),
  ),
  reading(
    'whatIfHired',
    [...asking, ...senses('hire suppose another more improve fte need trait')],
    kinds('dates group number kinds unclear'),
    isForHire,
  ),
  reading('whatIfChanged', everySense, everyPiece, isForRule),
  reading(
    'whatIfChanged',
    [...asking, ...senses('suppose can need fte with switch only trait less more daily each not another hire')],
    kinds('person dates number roles kinds weekdays group unclear'),
    isForChange,
  ),
  reading(
    'whatIfApproved',
    [...asking, ...senses('approve suppose can request away swap pickup pending')],
    kinds('person number dates ordinal'),
    ({ has }) => has('approve') && has('suppose', 'can'),
  ),
  reading(
    'whatIfAway',
    [...asking, ...senses('suppose can away off sick not cover both score fair used')],
    kinds('person dates'),
    (one) =>
      (one.has('suppose') || (one.has('can') && one.of('dates').length > 0 && !one.has('who'))) &&
      one.has('away', 'off', 'sick') &&
      hasPerson(one),
  ),
  reading(
    'whyShift',
    [...asking, ...senses('why open not can cannot cover')],
    shiftPieces,
    (one) =>
      one.has('why') && !one.has('fair', 'score', 'away', 'request') && !(one.has('cannot', 'not') && hasPerson(one)),
  ),
  reading(
    'trade',
    [...asking, ...senses('swap can with cover next')],
    kinds('dates roles kinds holidays'),
    ({ has }) => has('who') && has('swap') && has('self'),
  ),
  reading(
    'candidates',
    [...asking, ...senses('can cover replacement sick need open away off found')],
    [...shiftPieces, ...kinds('number')],
    isForCandidates,
  ),
  reading(
    'mayWork',
    [...asking, ...senses('can cannot cover why open left')],
    shiftPieces,
    (one) =>
      (one.has('cannot') || (one.has('can') && !one.has('why'))) &&
      hasPerson(one) &&
      !one.has('who') &&
      (one.has('open') || !one.has('when', 'count')),
  ),
  reading(
    'shares',
    [...asking, ...senses('share more less than most least fair compare why list')],
    kinds('dates kinds roles weekdays holidays'),
    (one) => one.has('share') || (one.has('fair') && (namesBurden(one) || one.has('self'))),
  ),
  reading(
    'improve',
    senses('improve fair score suppose why can list month link self it thatTime when count first not more less'),
    kinds('dates'),
    ({ has }) =>
      (has('improve') && has('fair', 'score', 'list', 'month', 'it', 'suppose', 'why', 'can')) ||
      (has('why') && has('fair', 'score') && !has('self')),
  ),
  reading(
    'conflicts',
    [...asking, ...senses('breach rule month score')],
    kinds('dates person'),
    ({ has }) => has('breach') && !has('suppose', 'can', 'why', 'explain'),
  ),
  reading(
    'scores',
    senses('fair score compare list month link self it thatTime than with count work best most least monthly each'),
    kinds('dates'),
    ({ has, of }) =>
      (has('fair', 'score') || (has('compare') && of('dates').length > 1)) && !has('improve', 'why', 'self'),
  ),
  reading('scores', senses('work'), kinds('dates'), isOverview),
  reading(
    'capacity',
    senses('enough people self need fte hire count more open'),
    [],
    ({ has }) => has('enough') || (has('need') && has('more', 'hire') && has('people')),
  ),
  reading(
    'rules',
    senses(
      'about self rule stretch rest can most least at-most list count day shifts hours people work everyone who link need until time',
    ),
    kinds('kinds weekdays holidays roles'),
    isAboutRules,
  ),
  reading(
    'roles',
    senses('role need time count list day when self link shifts people hours total'),
    kinds('roles kinds weekdays dates holidays'),
    (one) =>
      one.of('person').length === 0 &&
      (one.has('role') ||
        ((hasThing(one) || one.has('shifts')) && one.has('time')) ||
        ((hasThing(one) || one.has('people')) && one.has('need'))) &&
      !one.has('self'),
  ),
  reading('holidays', senses('list when next holidayList link self count'), kinds('holidays dates'), isAboutHolidays),
  reading(
    'contact',
    senses('contact who list self pronoun link'),
    kinds('person'),
    (one) => one.has('contact') && hasPerson(one),
  ),
  reading(
    'profile',
    senses('about trait like avoid who work not self pronoun link fte hours list'),
    kinds('person group kinds specialty'),
    isAboutPerson,
  ),
  reading(
    'schedules',
    senses('published list month when link next it self not work'),
    kinds('dates'),
    ({ has }) => has('published') && !has('who', 'count'),
  ),
  reading(
    'history',
    senses('history who list when next latest link self it thatTime published month count first shifts total'),
    kinds('dates person'),
    ({ has, pieces, of }) =>
      has('history') &&
      !has('suppose', 'can', 'compare') &&
      of('kinds').length + of('roles').length === 0 &&
      (has('who', 'list', 'latest', 'count') || /^(what|whats|did|has|have|any|were|was|is)$/i.test(pieces[0]!.text)),
  ),
  reading('analysis', senses('analysis found list score improve self it why link'), [], ({ has }) => has('analysis')),
  reading(
    'query',
    senses(
      'who count list when people link self total request pending approved denied canceled swap pickup away pronoun thatTime else need most not off approve emergency next left arrived open with like shifts first latest versus compare more than day week cover',
    ),
    kinds('person dates group holidays number'),
    isAboutRequests,
    'requests',
  ),
  reading(
    'query',
    senses(
      'who count list people link total fte inactive like avoid work trait about not average pronoun with newest longestHere less',
    ),
    kinds('group specialty kinds number'),
    isAboutPhysicians,
    'physicians',
  ),
  reading('query', [...asking, ...operators], [...shiftPieces, ...kinds('group specialty number')], () => true),
]
