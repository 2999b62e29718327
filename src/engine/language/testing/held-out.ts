/**
 * Sentences as coordinators type them, written in one go before the reader was extended and not tuned on: each means what the
 * plain sentence above it means, and is read so or not applied.
 */

type HeldOut = { means: string; texts: string[] }

export const heldOut: HeldOut[] = [
  {
    means: 'Nobody works both Thanksgiving and Christmas',
    texts: [
      'nobody does both thanksgiving & xmas',
      'Docs work Thanksgiving or Christmas, never both',
      'no doc should have to work both Tgiving and Christmas',
      'If someone works thanksgiving, they get christmas off',
      'Thanksgiving and Christmas: max one of the two per person',
    ],
  },
  {
    means: 'No more than one major holiday per person',
    texts: [
      'limit of one major holiday per doc',
      'major holidays: max 1 each',
      'no one gets stuck with 2 major holidays',
      'each physician works 1 major holiday at most',
    ],
  },
  {
    means: 'Whoever worked Christmas last year is off this year',
    texts: [
      'if you worked xmas last year, you get it off this year',
      'worked christmas last yr = off this yr',
      'docs who had to work Christmas in 2025 should be off Christmas 2026',
      'Nobody works Christmas two years in a row',
    ],
  },
  {
    means: 'At least 2 attendings every night',
    texts: [
      'min 2 attendings on nights',
      'need two attendings on every night shift',
      'there must be at least 2 attendings on each night',
      'never fewer than 2 attendings overnight',
      '2+ attendings every nite',
    ],
  },
  {
    means: 'At least one senior on every night',
    texts: [
      'always have a senior on at night',
      'every night shift needs a senior',
      'need at least 1 senior doc on overnight, every night',
      'min one senior per night',
    ],
  },
  {
    means: 'New grads not alone at night',
    texts: [
      'dont leave new grads alone on nights',
      'new grads never solo overnight',
      "No new grad should be by themselves on a night",
      'a new grad is never the only one on at night',
    ],
  },
  {
    means: 'New hires no nights in their first month',
    texts: [
      'no nights for new hires for the first month',
      "don't put new hires on nights their 1st month",
      'new docs: no nights first 30 days',
      'New hires stay off nights during month one',
    ],
  },
  {
    means: 'No one works two weekends in a row',
    texts: [
      'no back to back weekends',
      'nobody should work 2 wknds in a row',
      'never 2 consecutive weekends for anyone',
      'no consecutive wkends',
      "don't schedule anyone for back-to-back weekends",
    ],
  },
  {
    means: 'At most 2 weekends a month',
    texts: [
      'max 2 wknds/month',
      'no one works more than 2 weekends per month',
      'cap weekends at 2 a month',
      '2 weekends a month max for everybody',
      'everyone: 2 weekends/mo max',
    ],
  },
  {
    means: 'Max 4 swings a month per physician',
    texts: [
      'no more than 4 swing shifts per doc per month',
      'swings: 4/month max',
      'limit swings to 4 a month',
      'nobody gets more than four swings a month',
    ],
  },
  {
    means: 'Nocturnists only work nights',
    texts: [
      'nocturnists do nights only',
      'nocturnists never work days or swings or any other shift, just nights',
      'our nocturnists work nothing but nights',
      'nocturnist = nights only',
    ],
  },
  {
    means: 'Nights only for nocturnists',
    texts: [
      'only nocturnists work nights',
      'nobody but the nocturnists works nights',
      'nights are reserved for nocturnists',
      'no nights for anyone who is not a nocturnist',
    ],
  },
  {
    means: 'Switch day is Tuesday',
    texts: [
      'we switch on tuesdays',
      'switch day = tues',
      'Weeks start on Tuesday',
      'changeover day: Tuesday',
      'handoff day is tuesday',
    ],
  },
  {
    means: 'Patel off every Friday',
    texts: [
      'patel - no fridays',
      'Dr. Patel needs Fridays off',
      "Patel can't work Fri",
      'Fridays off for Patel',
      'dr patel does not work on fridays',
      'Patell off fridays',
    ],
  },
  {
    means: 'Chen no nights in December',
    texts: [
      'chen: no nights in dec',
      'no december nights for Dr Chen',
      "Don't put Chen on nights in December",
      'keep chen off nights during december',
      'Hana Chen is not doing nights in Dec',
    ],
  },
  {
    means: 'Thompson away Dec 7-11',
    texts: [
      'thompson out 12/7-12/11',
      'Thompson PTO Dec 7 - 11',
      'Ruth T. is on vacation dec 7 thru dec 11',
      'Thompson not available December 7th to 11th',
      'Thompson vacation 12/7 to 12/11',
      'no shifts for Thompson dec 7-11, conference',
    ],
  },
  {
    means: 'Gupta on maternity leave from Dec 12 to Mar 1',
    texts: [
      'Gupta mat leave 12/12 - 3/1',
      'gupta out on maternity leave dec 12 through march 1',
      'Dr. Gupta is on leave Dec 12 until Mar 1',
      'Gupta LOA 12/12/26-3/1/27',
    ],
  },
  {
    means: 'Smith and Jones never on the same night',
    texts: [
      "don't put Smith and Jones on the same night",
      'Smith & Jones not on nights together',
      'never schedule jones with smith at night',
      "smith and jones can't work the same nights",
      'keep Smith and Jones apart on nights',
    ],
  },
  {
    means: 'Lee always with a senior',
    texts: [
      'Lee must be paired with a senior',
      'lee only works when a senior is on',
      'dr lee needs a senior on with her',
      'Lee never without a senior',
    ],
  },
  {
    means: 'Kim only weekends in January',
    texts: [
      'kim weekends only in jan',
      'In January Kim works only weekends',
      'Kim - only wknds in January',
      'for january, kim can only do weekends',
    ],
  },
  {
    means: 'Max 7 days in a row',
    texts: [
      'no more than 7 in a row',
      'nobody works more than 7 consecutive days',
      '7 straight days max',
      'never 8 days in a row',
      'max stretch 7 days',
    ],
  },
  {
    means: '48 hours off after nights',
    texts: [
      '48h off after a night',
      'at least 48 hrs off following nights',
      '2 days off after nights',
      'need 48 hours between a night and anything else',
      'after nights everyone gets 48 hours off',
    ],
  },
  {
    means: 'No day shift the day after a swing',
    texts: [
      'swing then day next morning not allowed',
      "don't follow a swing with a day shift",
      'no days right after swing',
      'nobody goes from a swing to a day the next day',
      'After a swing no day shift next day',
    ],
  },
  {
    means: 'Alvarez prefers teaching',
    texts: [
      'alvarez likes teaching',
      'Alvarez would rather be on teaching',
      'give Alvarez teaching if possible',
      'Dr. Alvarez wants teaching shifts when possible',
    ],
  },
  {
    means: 'Clinic on Tuesday mornings, so no Monday nights for Rao',
    texts: [
      'Rao has clinic Tues AM - no Mon nights',
      'no monday nights for rao (clinic tuesday am)',
      "rao can't do monday nights because of tuesday clinic",
      'Rao: no Mon nights, clinic on Tues mornings',
    ],
  },
  {
    means: '0.6 FTE works 8 shifts a month',
    texts: [
      '0.6 FTEs do 8 shifts per month',
      '.6 fte = 8 shifts/month',
      'people at 0.6 fte work 8 shifts each month',
      'our 0.6 docs get 8 shifts a month',
    ],
  },
  {
    means: 'Backup one week at a time',
    texts: [
      'backup goes by the week',
      'backup is assigned in 1 week blocks',
      'do backup in full weeks',
      'each backup block is 7 days',
    ],
  },
]

/** Sentences with more in them than a rule can say, or with another meaning than their nearest neighbor. */
export const traps: { text: string; means: string | undefined }[] = [
  { text: 'Chen no nights in December unless she volunteers', means: undefined },
  { text: 'Patel off every other Friday', means: undefined },
  { text: 'Patel off the first Friday of each month', means: undefined },
  { text: 'Patel off every Friday except Dec 18', means: undefined },
  { text: 'Patel off Friday mornings', means: undefined },
  { text: 'Nobody works both Thanksgiving and Christmas unless they ask to', means: undefined },
  { text: 'Whoever worked Christmas last year works New Year this year', means: undefined },
  { text: 'At least 2 attendings every night except Sundays', means: undefined },
  { text: 'At least one senior or two juniors on every night', means: undefined },
  { text: 'No one works two weekends in a row more than once a quarter', means: undefined },
  { text: 'At most 2 weekends a month on average', means: undefined },
  { text: 'Max 4 swings a month, 5 for juniors', means: undefined },
  { text: 'Nocturnists mostly work nights', means: undefined },
  { text: 'Nights only for nocturnists when we have enough', means: undefined },
  { text: 'Switch day is Tuesday for rounders and Thursday for admitters', means: undefined },
  { text: 'Thompson away Dec 7-11 or Dec 14-18', means: undefined },
  { text: 'Thompson may be away Dec 7-11', means: undefined },
  { text: 'Thompson back Dec 7', means: undefined },
  { text: 'Gupta returns from maternity leave Mar 1', means: undefined },
  { text: 'Smith and Jones always on the same night', means: 'Smith and Jones always work nights together' },
  { text: 'Smith and Jones never on the same night as Lee', means: undefined },
  { text: 'Lee always with a senior for the first two weeks', means: undefined },
  { text: 'Kim not only weekends in January', means: undefined },
  { text: 'Max 7 days in a row, 6 for part-timers', means: undefined },
  { text: 'Max 7 days in a row with 7 off after', means: undefined },
  { text: '48 hours off after three nights', means: undefined },
  { text: '48 hours off after the last night of a stretch', means: '48 hours off after nights' },
  { text: 'Day shift the day after a swing is fine', means: undefined },
  { text: 'No day shift two days after a swing', means: undefined },
  { text: 'Alvarez prefers teaching but not with Lee', means: undefined },
  { text: 'Alvarez used to prefer teaching', means: undefined },
  { text: 'Alvarez prefers not to teach', means: undefined },
  { text: 'Ask Rao about Monday nights', means: undefined },
  { text: 'Rao is happy to do Monday nights', means: undefined },
  { text: 'Is Patel off every Friday?', means: undefined },
  { text: 'Patel was off every Friday last year', means: undefined },
  { text: '0.6 FTE works about 8 shifts a month', means: undefined },
  { text: 'Backup one week at a time, never two', means: undefined },
  { text: "Jones's daughter gets married Dec 12", means: undefined },
  { text: 'Patel and Chen off every Friday in turns', means: undefined },
  { text: 'Either Patel or Chen is off every Friday', means: undefined },
  { text: 'One of Smith and Jones must be on every night', means: undefined },
  { text: 'Chen no nights in December before 10', means: undefined },
  { text: 'Chen no nights in December after Dec 20', means: undefined },
  { text: 'Chen only two nights in December', means: undefined },
  { text: 'No nights for Chen if she worked the weekend before', means: undefined },
  { text: 'If Patel is off on a Friday, Chen works', means: undefined },
  { text: 'Kim can work weekends in January', means: undefined },
  { text: 'Patel no longer off Fridays', means: undefined },
  { text: 'Thompson not away Dec 7-11 after all', means: undefined },
]
