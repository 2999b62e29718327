/** Sentences coordinators write that must become rules, each with its meaning in a plan for December 2026. */

export const mustApply: { sentence: string; reads: string }[] = [
  {
    sentence: 'Nobody works both Thanksgiving and Christmas',
    reads: 'Everyone works at most 1 shift on Nov 26 and Dec 25 (hard rule)',
  },
  {
    sentence: 'No more than one major holiday per person',
    reads: 'Everyone works at most 1 shift on Jan 1, May 25, Jul 4, Sep 7, Nov 26, and Dec 25 (hard rule)',
  },
  {
    sentence: 'Whoever worked Christmas last year is off this year',
    reads: 'Anil Patel and Hana Chen work no shifts on Dec 25 (hard rule)',
  },
  { sentence: 'At least 2 attendings every night', reads: 'At least 2 attendings are on every night (high priority)' },
  {
    sentence: 'At least one senior on every night',
    reads: 'At least 1 senior or attending is on every night (high priority)',
  },
  {
    sentence: 'New grads not alone at night',
    reads: 'Juniors work nights only with someone who isn’t one of them (high priority)',
  },
  {
    sentence: 'New hires no nights in their first month',
    reads: 'Eva Novak works no nights from Dec 1 to Dec 31 (hard rule)',
  },
  { sentence: 'No one works two weekends in a row', reads: 'Everyone works at most 1 weekend in a row (hard rule)' },
  { sentence: 'At most 2 weekends a month', reads: 'Everyone works at most 2 weekends a month (hard rule)' },
  {
    sentence: 'Max 4 swings a month per physician',
    reads: 'Everyone works at most 4 Swing shifts a month (hard rule)',
  },
  { sentence: 'Nocturnists only work nights', reads: 'Chidi Okafor works only nights (hard rule)' },
  { sentence: 'Nights only for nocturnists', reads: 'No one except Chidi Okafor works nights (hard rule)' },
  { sentence: 'Switch day is Tuesday', reads: 'Everyone starts stretches on Tuesdays (preference)' },
  { sentence: 'Patel off every Friday', reads: 'Anil Patel works no shifts on Fridays (hard rule)' },
  { sentence: 'Chen no nights in December', reads: 'Hana Chen works no nights from Dec 1 to Dec 31 (hard rule)' },
  { sentence: 'Thompson away Dec 7-11', reads: 'Ruth Thompson works no shifts from Dec 7 to Dec 11 (hard rule)' },
  {
    sentence: 'Gupta on maternity leave from Dec 12 to Mar 1',
    reads: 'Priya Gupta works no shifts from Dec 12 to Mar 1, 2027 (hard rule)',
  },
  {
    sentence: 'Smith and Jones never on the same night',
    reads: 'John Smith and Mary Jones never work the same shift (nights) (hard rule)',
  },
  {
    sentence: 'Lee always with a senior',
    reads: 'Ann Lee works only with at least 1 senior or attending (high priority)',
  },
  {
    sentence: 'Kim only weekends in January',
    reads: 'Soo Kim works no shifts on weekdays, from Jan 1, 2027 to Jan 31, 2027 (hard rule)',
  },
  { sentence: 'Max 7 days in a row', reads: 'Everyone works at most 7 shifts in a row (hard rule)' },
  {
    sentence: '48 hours off after nights',
    reads: 'Everyone has at least 48 hours of rest after a night before any other kind of shift (hard rule)',
  },
  {
    sentence: 'No day shift the day after a swing',
    reads: 'Everyone has at least 24 hours of rest after a Swing shift before a day shift (hard rule)',
  },
  { sentence: 'Alvarez prefers teaching', reads: 'Luis Alvarez prefers Teaching shifts (preference)' },
  {
    sentence: 'Clinic on Tuesday mornings, so no Monday nights for Rao',
    reads: 'Vikram Rao works no nights on Mondays (hard rule)',
  },
  {
    sentence: '0.6 FTE works 8 shifts a month',
    reads:
      'Dana Brooks works at least 8 shifts a month (high priority); Dana Brooks works at most 8 shifts a month (hard rule)',
  },
  { sentence: 'Backup one week at a time', reads: 'Everyone works exactly 7 backup shifts in a row (preference)' },
]
