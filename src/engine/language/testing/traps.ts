/** Sentences that are easily misread: they contain more than a rule can express, or mean the reverse. */

/** None of them may become a rule. */
export const notRules = `
Chen no nights in December unless she volunteers
Patel off every other Friday
Patel off the first Friday of each month
Nobody works both Thanksgiving and Christmas unless they ask to
Whoever worked Christmas last year works New Year this year
At least 2 attendings every night except Sundays
At least one senior or two juniors on every night
No one works two weekends in a row more than once a quarter
At most 2 weekends a month on average
Max 4 swings a month, 5 for juniors
Nocturnists mostly work nights
Nights only for nocturnists when we have enough
Switch day is Tuesday for rounders and Thursday for admitters
Thompson away Dec 7-11 or Dec 14-18
Thompson may be away Dec 7-11
Thompson back Dec 7
Gupta returns from maternity leave Mar 1
Lee always with a senior for the first two weeks
Kim not only weekends in January
Max 7 days in a row, 6 for part-timers
Max 7 days in a row with 7 off after
48 hours off after three nights
Day shift the day after a swing is fine
No day shift two days after a swing
Alvarez prefers teaching but not with Lee
Alvarez used to prefer teaching
Ask Rao about Monday nights
Rao is happy to do Monday nights
Is Patel off every Friday?
Patel was off every Friday last year
0.6 FTE works about 8 shifts a month
Backup one week at a time, never two
Jones's daughter gets married Dec 12
Patel and Chen off every Friday in turns
Either Patel or Chen is off every Friday
One of Smith and Jones must be on every night
Chen no nights in December before 10
No nights for Chen if she worked the weekend before
If Patel is off on a Friday, Chen works
Kim can work weekends in January
Patel no longer off Fridays
Thompson not away Dec 7-11 after all
Whoever had Christmas off last year works it this year
Chen does not work every weekend
Chen can't work all weekends
Not everyone works nights
Chen is not always off Fridays
Patel worked Christmas
Patel has been off Fridays
Chen is free Dec 24
Chen off the rest of December
Smith and Jones max 4 nights combined
Smith and Jones max 4 nights in total
Patel off Friday Dec 19
Smith, Jones and Lee never all on the same night
Chen no nights because of exams until Dec 15
Chen no nights (pending)
Chen no nights (ends Dec 15)
Patel or Chen works Christmas
Chen can do days, no nights
Chen is fine with no weekends
Patel off Fridays, but only if Chen works
Part-time seniors no nights
Chen wants to switch Tuesday
Chen no nights for 3 weeks
Chen no nights except Patel
Chen no nights except Chen
Lee always with a senior except Patel
At most 2 weekends a month on weekdays
Nights only for nocturnists in 2025
Max 7 days in a row over Christmas
Kim has to leave by 5 on Wednesdays
Chen and Patel share Fridays
Chen works every other weekend
Chen no nights until Nov 30
`
  .trim()
  .split('\n')

/** These mean nearly what they seem to. */
export const readings: [string, string][] = [
  ['Patel off Friday mornings', 'Anil Patel works no day shifts on Fridays (hard rule)'],
  [
    'Smith and Jones never on the same night as Lee',
    'John Smith and Ann Lee never work the same shift (nights) (hard rule); Mary Jones and Ann Lee never work the same shift (nights) (hard rule)',
  ],
  ['Alvarez prefers not to teach', 'Luis Alvarez works no Teaching shifts (preference)'],
  ['Chen no nights in December after Dec 20', 'Hana Chen works no nights from Dec 21 to Dec 31 (hard rule)'],
  ['Chen no nights over Christmas', 'Hana Chen works no nights on Dec 25 (hard rule)'],
  ['Chen no nights as of Dec 15', 'Hana Chen works no nights from Dec 15 to Dec 31 (hard rule)'],
  ['Chen only works two nights in December', 'Hana Chen works at most 2 nights from Dec 1 to Dec 31 (hard rule)'],
  ['Everyone but Chen max 3 nights a week', 'Everyone except Hana Chen works at most 3 nights a week (hard rule)'],
  ['Lee always with Smith or Jones', 'Ann Lee works only with at least 1 of John Smith and Mary Jones (high priority)'],
  ['Patel off Friday Dec 18', 'Anil Patel works no shifts on Fridays, on Dec 18 (hard rule)'],
  [
    'Patel off every Friday except Dec 18',
    'Anil Patel works no shifts on Fridays, from Dec 1 to Dec 17 and from Dec 19 to Dec 31 (hard rule)',
  ],
  ['Chen no nights until February', 'Hana Chen works no nights from Dec 1 to Jan 31, 2027 (hard rule)'],
  ['Chen needs Dec 12 off for a wedding', 'Hana Chen works no shifts on Dec 12 (hard rule)'],
  ['Chen is pregnant, no nights', 'Hana Chen works no nights (hard rule)'],
  ['Nobody works Thanksgiving and Christmas', 'Everyone works at most 1 shift on Nov 26, and Dec 25 (hard rule)'],
  ['Chen no nights starting Jan 8', 'Hana Chen works no nights from Jan 8, 2027 to Jan 31, 2027 (hard rule)'],
  ['Kim off Christmas or New Year', 'Soo Kim works at most 1 shift on Dec 25 and Jan 1, 2027 (hard rule)'],
  ['Chen no nights, clinic on Tuesdays', 'Hana Chen works no nights (hard rule)'],
]
