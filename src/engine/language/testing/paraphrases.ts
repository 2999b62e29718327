/** Other phrasings of the sentences in `must-apply.ts`: the set the reader was extended with. */
import { readCorpus } from './corpus.ts'

export const paraphrases = readCorpus(`
= Nobody works both Thanksgiving and Christmas
No one works both Christmas and Thanksgiving
Nobody can work both Thanksgiving and X-mas
Thanksgiving or Christmas, not both
No physician works Thanksgiving and Christmas both
If you work Thanksgiving you don't work Christmas
everyone gets either Thanksgiving or Christmas off
Never both Thanksgiving and Xmas for anyone
= No more than one major holiday per person
At most 1 major holiday each
max one big holiday per physician
Nobody works more than one major holiday
Everyone works at most one major holiday a year
one major holiday max per doc
Nobody does more than 1 major holiday
= Whoever worked Christmas last year is off this year
Anyone who worked Christmas last year gets it off this year
If you worked Christmas last year you are off this Christmas
People who worked last Christmas are off this Christmas
Those who worked Xmas last year have Xmas off this year
Worked Christmas last year = off this year
Docs who did Christmas last year do not work it this year
= At least 2 attendings every night
Minimum of two attendings per night
We need at least two attendings on each night
Every night needs at least 2 attendings
min 2 attendings/night
no fewer than 2 attendings at night
Two attendings minimum every night
nights must have at least 2 attending physicians
At least two attendings have to be on each night shift
= At least one senior on every night
There must be a senior on every night
Every night has at least 1 senior
Always have a senior on nights
at least one senior doc each night
a senior has to be on every night shift
Each night must include at least one senior
One senior minimum per night
= New grads not alone at night
New grads never work nights alone
New grads can't be alone on nights
No new grad alone overnight
Juniors never by themselves at night
Don't leave new grads alone at night
new graduates are not to work alone at night
New grads can't work nights on their own
= New hires no nights in their first month
No nights for new hires in the first month
New hires don't work nights during their first month
New physicians: no nights their first month
no night shifts for new hires for the first month
During the first month new hires do no nights
newly hired physicians work no nights in month one
new docs no overnights first month
= No one works two weekends in a row
No back-to-back weekends
nobody works 2 consecutive weekends
Don't schedule anyone two weekends in a row
never two weekends in a row for anybody
No two weekends back to back
no doc works consecutive weekends
max one weekend in a row
= At most 2 weekends a month
No more than two weekends per month
max 2 weekends/month
Everyone works a maximum of 2 weekends each month
nobody works over two weekends a month
two weekends a month max
Limit everyone to 2 weekends per month
= Max 4 swings a month per physician
No more than 4 swing shifts per physician per month
Each physician works at most four swings per month
swings: max 4 a month for each doc
up to 4 swings per month per person
nobody does more than four swings a month
limit of 4 swing shifts/month each
= Nocturnists only work nights
Nocturnists work only nights
Nocturnists work nights only
Our nocturnists do nothing but nights
nocturnists: nights only
A nocturnist works only nights
Nocturnists exclusively work night shifts
nocturnists just do nights
Only nights for the nocturnists
= Nights only for nocturnists
Nights are only for nocturnists
Only nocturnists work nights
Night shifts are reserved for nocturnists
Nobody but nocturnists works nights
only the nocturnists do night shifts
nights: nocturnists only
no one except nocturnists on nights
= Switch day is Tuesday
Our switch day is Tuesday
Tuesday is switch day
We switch on Tuesdays
Weeks start on Tuesday
changeover day: Tuesday
Service changes on Tuesdays
Everyone switches on Tuesday
switch days are Tuesdays
= Patel off every Friday
Dr. Patel is off on Fridays
Patel doesn't work Fridays
No Fridays for Dr Patel
Fridays off for Patel
Pattel off every Fri
Patel never works on a Friday
Every Friday off for A. Patel
Dr. Patel can't do Fridays
= Chen no nights in December
No nights for Chen in December
Dr. Chen won't do nights in Dec
Chen: no night shifts during December
December: Chen no nights
In December, Chen works no nights
Keep Dr. Chen off nights in December
Chen can't work overnights in Dec.
= Thompson away Dec 7-11
Thompson is out December 7 through 11
Dr. Thompson on vacation 12/7-12/11
Thompson PTO Dec 7 - Dec 11
Thompson is gone Dec 7 to Dec 11
Thompson at a conference Dec 7-11
Ruth Thompson unavailable from the 7th to the 11th of December
Thompson will be away December 7th-11th
Dec 7-11: Thompson off
= Gupta on maternity leave from Dec 12 to Mar 1
Gupta maternity leave Dec 12 - Mar 1
Dr. Gupta is on leave December 12 through March 1
Gupta out on mat leave 12/12 to 3/1
Gupta on parental leave Dec 12 until Mar 1
Gupta's maternity leave runs Dec 12 to March 1
Dr Gupta will be on maternity leave from December 12th till March 1st
Gupta FMLA 12/12-3/1
= Smith and Jones never on the same night
Never put Smith and Jones on the same night
Smith & Jones not on nights together
Keep Smith and Jones apart on nights
Jones and Smith can't work the same night
don't pair Jones with Smith at night
no nights with Smith and Jones together
Smith and Dr. Jones never share a night
= Lee always with a senior
Lee always works with a senior
Dr. Lee must work with a senior
Lee never works without a senior
Always pair Lee with a senior
Lee needs a senior with her
Lee only works with a senior
Lee must always be paired with a senior
No shifts for Lee without a senior
= Kim only weekends in January
Kim works only weekends in January
In January Kim works weekends only
Kim: weekends only in Jan
Dr. Kim can only work weekends in January
January: Kim only on weekends
Kim just weekends during January
Only weekends for Kim in Jan
= Max 7 days in a row
No more than seven days in a row
Nobody works more than 7 consecutive days
at most 7 shifts in a row
never more than 7 days straight
7 consecutive days max
don't work anyone over 7 days in a row
Maximum stretch is 7 days
= 48 hours off after nights
At least 48 hours off after night shifts
48h rest after nights
Two days off after nights
Everyone gets 48 hrs off after a night
After nights, 48 hours off
give people 48 hours of rest following nights
need forty-eight hours off after working nights
= No day shift the day after a swing
No day shifts after a swing
Nobody works a day shift the day after a swing shift
never a day shift right after swing
no days following a swing
After a swing, no day shift the next day
don't put anyone on days the day after swing
A swing is never followed by a day shift
= Alvarez prefers teaching
Dr. Alvarez likes teaching
Alvarez would rather do teaching
Luis Alvarez prefers the teaching role
Alvarez loves teaching shifts
Teaching is preferred by Alvarez
Alvarez would like to teach
Alvarez has a preference for teaching
= Clinic on Tuesday mornings, so no Monday nights for Rao
Rao has clinic on Tuesday mornings, so no Monday nights
No Monday nights for Rao because of Tuesday morning clinic
Rao no Monday nights (clinic on Tuesday morning)
Rao can't work Monday nights since he has clinic Tuesdays
Because of clinic on Tuesday, Rao never works Monday nights
Dr. Rao has Tuesday AM clinic, so no nights on Mondays
Rao: no Mon nights, clinic Tues AM
= 0.6 FTE works 8 shifts a month
0.6 FTEs work 8 shifts per month
Anyone at 0.6 FTE works eight shifts a month
8 shifts a month for 0.6 FTE
.6 FTE = 8 shifts/month
Physicians at 0.6 FTE do exactly 8 shifts a month
60% FTE works 8 shifts monthly
0.6 FTE physicians get 8 shifts each month
= Backup one week at a time
Backup is one week at a time
Backup comes in weeks
Backup in blocks of a week
backup call a week at a time
Backup shifts in blocks of 7
Assign backup by the week
Backup for a whole week at a time
one-week backup blocks
`)
