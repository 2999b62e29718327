/**
 * Other phrasings of the sentences in `must-apply.ts`, as coordinators type them. They were written in one go before the
 * reader was extended and never tuned on, so the number read shows how well it generalizes.
 */
import { readCorpus } from './corpus.ts'

export const heldOut = readCorpus(`
= Nobody works both Thanksgiving and Christmas
nobody does both thanksgiving & xmas
Docs work Thanksgiving or Christmas, never both
If someone works thanksgiving, they get christmas off
Thanksgiving and Christmas: max one of the two per person
no doc should have to work both Tgiving and Christmas
= No more than one major holiday per person
limit of one major holiday per doc
major holidays: max 1 each
no one gets stuck with 2 major holidays
each physician works 1 major holiday at most
= Whoever worked Christmas last year is off this year
if you worked xmas last year, you get it off this year
worked christmas last yr = off this yr
Nobody works Christmas two years in a row
= At least 2 attendings every night
min 2 attendings on nights
need two attendings on every night shift
there must be at least 2 attendings on each night
never fewer than 2 attendings overnight
2+ attendings every nite
= At least one senior on every night
always have a senior on at night
every night shift needs a senior
need at least 1 senior doc on overnight, every night
min one senior per night
= New grads not alone at night
dont leave new grads alone on nights
new grads never solo overnight
a new grad is never the only one on at night
= New hires no nights in their first month
no nights for new hires for the first month
don't put new hires on nights their 1st month
New hires stay off nights during month one
= New hires no nights in their first 30 days
new docs: no nights first 30 days
= No one works two weekends in a row
no back to back weekends
never 2 consecutive weekends for anyone
no consecutive wkends
don't schedule anyone for back-to-back weekends
= At most 2 weekends a month
max 2 wknds/month
no one works more than 2 weekends per month
cap weekends at 2 a month
2 weekends a month max for everybody
everyone: 2 weekends/mo max
= Max 4 swings a month per physician
no more than 4 swing shifts per doc per month
swings: 4/month max
limit swings to 4 a month
nobody gets more than four swings a month
= Nocturnists only work nights
nocturnists do nights only
nocturnists never work days or swings or any other shift, just nights
our nocturnists work nothing but nights
nocturnist = nights only
= Nights only for nocturnists
only nocturnists work nights
nobody but the nocturnists works nights
nights are reserved for nocturnists
no nights for anyone who is not a nocturnist
= Switch day is Tuesday
we switch on tuesdays
switch day = tues
Weeks start on Tuesday
changeover day: Tuesday
handoff day is tuesday
= Patel off every Friday
patel - no fridays
Dr. Patel needs Fridays off
Patel can't work Fri
Fridays off for Patel
dr patel does not work on fridays
Patell off fridays
= Chen no nights in December
chen: no nights in dec
no december nights for Dr Chen
Don't put Chen on nights in December
keep chen off nights during december
Hana Chen is not doing nights in Dec
= Thompson away Dec 7-11
thompson out 12/7-12/11
Thompson PTO Dec 7 - 11
Ruth T. is on vacation dec 7 thru dec 11
Thompson not available December 7th to 11th
Thompson vacation 12/7 to 12/11
no shifts for Thompson dec 7-11, conference
= Gupta on maternity leave from Dec 12 to Mar 1
Gupta mat leave 12/12 - 3/1
gupta out on maternity leave dec 12 through march 1
Dr. Gupta is on leave Dec 12 until Mar 1
Gupta LOA 12/12/26-3/1/27
= Smith and Jones never on the same night
don't put Smith and Jones on the same night
Smith & Jones not on nights together
never schedule jones with smith at night
smith and jones can't work the same nights
keep Smith and Jones apart on nights
= Lee always with a senior
Lee must be paired with a senior
lee only works when a senior is on
dr lee needs a senior on with her
Lee never without a senior
= Kim only weekends in January
kim weekends only in jan
In January Kim works only weekends
Kim - only wknds in January
for january, kim can only do weekends
= Max 7 days in a row
no more than 7 in a row
nobody works more than 7 consecutive days
7 straight days max
never 8 days in a row
max stretch 7 days
= 48 hours off after nights
48h off after a night
at least 48 hrs off following nights
2 days off after nights
need 48 hours between a night and anything else
after nights everyone gets 48 hours off
= No day shift the day after a swing
swing then day next morning not allowed
don't follow a swing with a day shift
no days right after swing
nobody goes from a swing to a day the next day
After a swing no day shift next day
= Alvarez prefers teaching
alvarez likes teaching
Alvarez would rather be on teaching
give Alvarez teaching if possible
Dr. Alvarez wants teaching shifts when possible
= Clinic on Tuesday mornings, so no Monday nights for Rao
Rao has clinic Tues AM - no Mon nights
no monday nights for rao (clinic tuesday am)
rao can't do monday nights because of tuesday clinic
Rao: no Mon nights, clinic on Tues mornings
= 0.6 FTE works 8 shifts a month
0.6 FTEs do 8 shifts per month
.6 fte = 8 shifts/month
people at 0.6 fte work 8 shifts each month
our 0.6 docs get 8 shifts a month
= Backup one week at a time
backup goes by the week
backup is assigned in 1 week blocks
do backup in full weeks
each backup block is 7 days
= New grads should not be alone at night
No new grad should be by themselves on a night
= No one should work two weekends in a row
nobody should work 2 wknds in a row
= Whoever worked Christmas last year should be off this year
docs who had to work Christmas in 2025 should be off Christmas 2026
`)
