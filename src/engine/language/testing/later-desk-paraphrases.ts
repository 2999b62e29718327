/** Written after that: 54 of 75 were read as meant at first contact, 20 weren't applied, and 1 was misread. */
import { readCorpus } from './corpus.ts'

export const laterDeskParaphrases = readCorpus(`
= Nobody works both Thanksgiving and Christmas
Can’t have the same person on for Thanksgiving and Christmas
Christmas and Thanksgiving: pick one, nobody works the two
= No more than one major holiday per person
Each doc works one major holiday max
limit everyone to a single major holiday
= Whoever worked Independence Day last year is off this year
Those who had the 4th of July last year get it off this year
July 4: anyone who worked it in 2026 is off in 2027
= At least 2 attendings every night
We need at least two attendings overnight
two attendings every night, minimum
Every night must have 2 or more attendings
= At least one senior on every night
always a senior on nights
there’s always got to be one senior at night
Need a sr doc on each overnight
= New grads not alone at night
never put a new grad on nights alone
Recent grads can’t be the only one on at night
= New hires no nights in their first month
New hires get no night shifts during month one
don’t give new docs nights in their first month here
no overnights the first month for new hires
= No one works two weekends in a row
weekends never back-to-back
Don’t schedule people for two straight weekends
Anyone working a weekend gets the next weekend off
= At most 2 weekends a month
no more than 2 weekends/month each
Everyone: 2 weekends max per month
Nobody works more than two weekends in any month
= Max 4 swings a month per physician
swing shifts: 4 a month is the max per doc
Don’t give anyone more than 4 swings in a month
= Nocturnists only work nights; nocturnists no days; nocturnists no swings
nocturnists work only nights, no days no swings
= Nocturnists only work nights
The nocturnists should be scheduled for nights exclusively, must be nights
= Nights only for nocturnists
nights go to nocturnists only
Everyone who isn’t a nocturnist stays off nights
= Switch day is Tuesday
Tuesday is switch day
we hand off on Tuesdays
All weeks run Tues-Mon
= Walsh off every Friday
Walsh: no Fridays
Every Friday off for Kevin Walsh
dr. walsh cant work on fridays
= Ortiz no nights in July
July: no nights for Ortiz
Ortiz is off nights for all of July
dont schedule ortiz for nights in july
= Tanaka away Jul 19-23
Tanaka on PTO 7/19 to 7/23
Yuki Tanaka will be away July 19–23 inclusive
Tanaka leaves July 19, returns July 24
tanaka gone 19-23 july
= Haddad on maternity leave from Jul 9 to Oct 1
Haddad’s maternity leave runs July 9 - Oct 1
Haddad: mat leave from 7/9 thru 10/1/27
= Desai and Walsh never on the same night
Desai/Walsh: never together on nights
No nights with both Desai and Walsh
= Silva always with a senior
Silva can only work with a senior on
whenever Silva works a senior has to be on too
No shifts for Silva without a senior present
= Osei only weekends in August
Osei: Aug weekends only
In Aug Osei is available weekends only
= Max 7 days in a row
cap stretches at 7 days
After 7 straight days everybody gets a break
no 8 day stretches
= 48 hours off after nights
need 48 hours between last night and next shift
min 48h off following nights
2 days off after a stretch of nights
= No day shift the day after a swing
Swing → no day shift next day
swings can’t be followed by days
= O’Brien prefers teaching
O’Brien would like to be on teaching
prefer teaching for O’Brien
= Nguyen no nights on Mondays
Nguyen: clinic Tues morning, so not on Monday night
Mondays nights off for Nguyen, clinic on Tues
= 0.5 FTE works 8 shifts a month
0.5 FTE people: 8 shifts a month
Anyone at half time FTE 0.5 works 8 shifts per month
= Backup one week at a time
Backup is weekly
backup call assigned 1 week at a time
`)

/** What a physician types about themselves; the meaning names them. */
export const ownParaphrases = readCorpus(`
= Mercer off every Friday
I don’t work Fridays
Fridays off please, my kid has PT
= Mercer away Jul 12-16
I’ll be in Italy July 12-16
out 7/12-7/16 for my sister’s wedding
back on the 17th, off from the 12th
= Mercer at most 2 weekends a month
No more than 2 weekends a month for me
I can do two weekends a month max
= Mercer no nights on Mondays
No Monday nights, I have clinic Tues AM
`)
