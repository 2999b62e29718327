/**
 * Two more sets of ways to say the sentences of `must-apply.ts`, each written in one go without the reader in view. Of the first
 * 60, 30 were read right at first, 28 were not applied and two were misread; of the next 32, written after the reader had been
 * extended with the first, 18, 11 and three. The reader was then extended with all of them in view.
 */
import { readCorpus } from './corpus.ts'

export const freshParaphrases = readCorpus(`
= Nobody works both Thanksgiving and Christmas
Anyone scheduled for Thanksgiving gets Christmas off
Don't give the same doc both Turkey Day and Christmas
You work Thanksgiving or Christmas but never the two of them
A doc on for Thanksgiving is off for Christmas
Thanksgiving and Christmas can't go to the same person
= No more than one major holiday per person
One big holiday per doc is the cap
Everybody does a single major holiday at most
Cap everyone at one major holiday
Nobody does two of the big holidays
= If possible, no more than one major holiday per person
Docs should not be stuck with more than one of the major holidays
= Whoever worked Christmas last year is off this year
People who had Christmas in 2025 don't work it in 2026
If you were on for Christmas last year you have it off this time
Last year's Christmas crew is off for Christmas this year
Christmas workers from last year are off this Christmas
= At least 2 attendings every night
Two physicians minimum on nights
We need no fewer than 2 docs on each night shift
Nights must be staffed by two or more attendings
Keep a minimum of two attendings on nights
Every overnight needs two attendings or more
= At least one senior on every night
Each night has to include a senior physician
Have a senior on for every night shift
= If possible, at least one senior on every night
There should be someone senior on overnight
= New grads not alone at night
Never leave a new grad by themselves overnight
A new grad on nights needs company
New grads always have another physician with them at night
New graduates may not be the only ones on at night
= New hires no nights in their first month
First month hires are exempt from nights
During the first month, new hires stay off nights
No new hire works nights until after their first month
= New hires no nights in their first 30 days
No overnight work for anybody in their first 30 days
= New hires no nights in their first four weeks
For the first four weeks a new hire doesn't do nights
= No one works two weekends in a row
If you worked last weekend, you're off this weekend
Nobody gets consecutive weekends
No doc works weekends back to back
Give everyone the weekend off after a weekend worked
= If possible, no one works two weekends in a row
Weekends shouldn't be back to back for anyone
= At most 2 weekends a month
Cap weekends at two per month
Two weekends monthly is the ceiling for everyone
Nobody gets more than two weekends in any month
= Max 4 swings a month per physician
Limit swings to four a month for each doc
Swings: four a month is plenty for anyone
= If possible, max 4 swings a month per physician
No one should get more than 4 swing shifts per month
= Nocturnists only work nights
Our nocturnists do nights and nothing but nights
Nocturnists never work anything but nights
= No days or swings for nocturnists
Never put nocturnists on days or swings
= Nights only for nocturnists
Only the nocturnists take overnight shifts
Day people don't cover nights, that's what nocturnists are for
= If possible, nights only for nocturnists
Nobody other than nocturnists should be on nights
= Switch day is Tuesday
We change over on Tuesdays
The new week starts on Tuesday
Handoff day is Tuesday
Tuesdays are our switch days
= Patel off every Friday
Dr. Patel can't do Fridays
Fridays are out for Patel
Patel never works on Fridays
= Chen no nights in December
Keep Chen off nights for all of December
= If possible, Chen no nights in December
Chen shouldn't have nights in December
= Chen only days in December
During December, Chen does days only
= Thompson away Dec 7-11
Thompson will be on vacation the 7th through the 11th of December
Thompson is out 12/7 - 12/11
Thompson's out of town December 7 to 11
= Gupta on maternity leave from Dec 12 to Mar 1
Gupta's maternity leave runs December 12 until March 1
No shifts for Gupta between Dec 12 and Mar 1, she's on leave
Gupta is out on maternity leave starting Dec 12, ending Mar 1
= Smith and Jones never on the same night
Don't pair Smith with Jones on nights
Smith and Jones can't share a night
If Smith is on a night, Jones isn't
= If possible, Smith and Jones never on the same night
Jones and Smith should not be on nights together
= Lee always with a senior
Lee has to work alongside a senior
Whenever Lee works, a senior must be on too
Lee can't be on without a senior
= Kim only weekends in January
Kim is weekends-only for January
In January the only days Kim can work are Saturdays and Sundays
For January, give Kim weekends only
= Max 7 days in a row
Seven straight days is the longest anyone works
After seven days on you must get a day off
No more than a week straight
= 48 hours off after nights
Two full days off following a run of nights
Give people at least 48 hours before their next shift once they finish nights
Nobody starts a day shift within 48 hours of a night
= No day shift the day after a swing
A swing is never followed by a day shift the next morning
Don't put anyone on days right after a swing
= Alvarez prefers teaching
Alvarez would rather be on teaching
Give Alvarez teaching when possible
= Clinic on Tuesday mornings, so no Monday nights for Rao
Rao has clinic Tuesday mornings, don't schedule Monday nights
Rao: no Monday nights (Tuesday morning clinic)
= 0.6 FTE works 8 shifts a month
0.6 FTEs do eight shifts a month
= If possible, 0.6 FTE works 8 shifts a month
Someone at 0.6 FTE should get 8 shifts each month
= Backup one week at a time
Backup goes by the week
Assign backup in week-long blocks
Whoever is on backup keeps it for the whole week
Hand out backup a week at a time
`)
