/**
 * A later set of 60 phrasings of the sentences in `must-apply.ts`. 57 were written in one go without knowledge of the
 * reader, three afterward. The reader was then extended with all of them in view, so they don't show how it generalizes.
 * "Should" turns a rule into a preference: the six that use it have been under "If possible" since the first run.
 */
import { readCorpus } from './corpus.ts'

export const lateParaphrases = readCorpus(`
= Nobody works both Thanksgiving and Christmas
Working Thanksgiving means you're off for Christmas
Please don't give the same person Thanksgiving and Christmas
Everyone gets either Thanksgiving or Christmas off
= No more than one major holiday per person
Only one major holiday for each physician
One big holiday per doc, tops
= Whoever worked Christmas last year is off this year
People who had to work last Christmas get this Christmas off
= At least 2 attendings every night
We need a minimum of two attendings overnight
Nights always have at least two attendings
= At least one senior on every night
There has to be a senior physician on each night
No night without a senior
= New grads not alone at night
Never have just a new grad on at night
= New hires no nights in their first month
New hires don't do nights for their first month
Keep new hires off nights for the first month
= No one works two weekends in a row
After working a weekend, you get the next one off
= At most 2 weekends a month
Two weekends per month is the maximum
Nobody works a third weekend in the same month
= Max 4 swings a month per physician
Swing shifts are capped at four per person each month
Four swings is the most anybody works in a month
= Nocturnists only work nights
The nocturnists work nights exclusively
= Nights only for nocturnists
All nights go to nocturnists
Night shifts may only be worked by nocturnists
= Switch day is Tuesday
Our switch day is Tuesday
We change over every Tuesday
Weeks run Tuesday to Monday
Everybody's week on starts on a Tuesday
= Patel off every Friday
Patel doesn't do Fridays
Fridays don't work for Patel
Never schedule Dr. Patel on a Friday
= Chen no nights in December
Chen can't be on nights this December
December: Chen is off nights
Chen will not take any night shifts in December
= Thompson away Dec 7-11
Thompson will be away from December 7 through December 11
Thompson is at a conference the 7th to the 11th of December
= Gupta on maternity leave from Dec 12 to Mar 1
Gupta starts maternity leave December 12 and is back after March 1
Maternity leave for Gupta: Dec 12 to Mar 1
= Smith and Jones never on the same night
Smith and Jones must not be on together at night
= Lee always with a senior
Lee needs a senior on whenever Lee works
Make sure there's always a senior working with Lee
= Kim only weekends in January
In January Kim can only work weekends
Kim works just the weekends during January
= Max 7 days in a row
Seven consecutive days is the limit
Nobody works more than 7 straight days
= 48 hours off after nights
Give people two days off after a run of nights
After nights everyone gets at least 48 hours off
= No day shift the day after a swing
If you work a swing, no day shift the next day
Swings can't be followed by a day shift the day after
= Alvarez prefers teaching
Alvarez would rather be on teaching
Alvarez likes the teaching service best
= Clinic on Tuesday mornings, so no Monday nights for Rao
Rao has Tuesday morning clinic and can't work Monday nights
No Monday nights for Rao because of clinic on Tuesdays
= 0.6 FTE works 8 shifts a month
Anyone at 0.6 FTE does 8 shifts each month
0.6 FTE physicians get 8 shifts per month
= Backup one week at a time
Backup should be assigned by the week
Schedule backup in one-week blocks
= If possible, new grads not alone at night
New grads shouldn't be by themselves overnight
= If possible, no one works two weekends in a row
Nobody should be on for two straight weekends
= If possible, max 4 swings a month per physician
No physician should get over 4 swing shifts in a month
= If possible, Smith and Jones never on the same night
Smith shouldn't share a night with Jones
= If possible, nocturnists only work nights
Nocturnists shouldn't be given anything except nights
= If possible, whoever worked Christmas last year is off this year
Anyone on for Christmas last year should be off for it this time
`)
