/**
 * Ways to say the sentences of `must-apply.ts` in a hurry, with other names and dates, written before the reader was opened. At first contact
 * 86 of 128 were read as meant, 39 weren't applied, and 3 were misread; the reader was extended after that.
 */
import { readCorpus } from './corpus.ts'

export const deskParaphrases = readCorpus(`
= Nobody works both Thanksgiving and Christmas
If you’ve got Thanksgiving you don’t get Xmas, and vice versa
thanksgiving OR christmas, never both, for anybody
Please don’t stick anyone with Turkey Day and Christmas in the same year
one of Thanksgiving/Christmas max per doc
People who do Thanksgiving are off Christmas
= No more than one major holiday per person
1 big holiday each, no more
max one major holiday per doc per year pls
Everyone gets stuck with one major holiday at most
= If possible, no more than one major holiday per person
Nobody should be doing two of the major holidays
= Whoever worked July 4 last year is off this year
if u worked the 4th of July last year you get it off this year
Anyone on for Independence Day in 2026 is off for it in 2027
Last year’s July 4th crew is off this time
Worked the Fourth last year? Off this year.
= At least 2 attendings every night
need 2 attendings on nights, always
There have to be two attendings or more on nights every single night
Never fewer than two attendings at night
min. 2 attendings/night
nights are never to drop below 2 attendings
= At least one senior on every night
I want a senior on every night shift
each night needs a senior person
No night without a senior
nights: always one senior minimum
Make sure there’s somebody senior on overnight, every night
= New grads should not be alone at night
new grads shouldnt be by themselves overnight
= New grads not alone at night
Don’t leave a new grad solo on nights
Juniors never cover nights alone
A new grad on nights needs someone more experienced with them
no solo nights for new grads
= New hires work only days in their first month
new hires: first month days only
= New hires no nights in their first month
No nights for new people until they’ve been here a month
keep new hires off nights for month 1
New starters don’t do nights for the first month
= New hires should not work nights in their first four weeks
brand new docs shouldn’t have night shifts in their first 4 weeks
= No one works two weekends in a row
no back to back weekends
Nobody gets 2 wknds in a row
If you worked a weekend you’re off the following one
never two consecutive weekends for the same person
= No one works two weekends in a row if possible
Please avoid giving anybody consecutive weekends
= At most 2 weekends a month
two weekends per month, tops
no one does a third weekend in a month
cap weekends at 2/month
2 wkends/mo max per person
= At most 2 weekends a month if possible
Everybody should have no more than two weekends on each month
= Max 4 swings a month per physician
swings capped at 4 per person per month
nobody does more than four swing shifts in a month
4 swing max / doc / mo
limit swings to 4 monthly for each doc
no 5th swing in a month for anyone
= Nocturnists only work nights
nocturnists = nights only
our nocturnists work nights and nothing else
The nocturnist never does anything but nights
= Nocturnists no day shifts
Don’t put nocturnists on days
= Nights only for nocturnists
only nocturnists do nights
Nights are the nocturnists’ job, nobody else takes them
No nights for non-nocturnists
= Nights only for nocturnists if possible
nobody but the nocturnists should be on nights
= Switch day is Tuesday
we switch on Tuesdays
Weeks start on Tues
changeover is tuesday
Everybody flips service on Tuesday
Stretches begin Tuesday
= Mercer off every Friday
Mercer doesn’t work Fridays
Paul Mercer never on fridays pls
Mercer needs every Fri off
Keep Dr. Mercer’s Fridays free
fridays off for mercer
= Tanaka no nights in July
no nites for Tanaka in july
Yuki can’t do nights during July
keep Tanaka off nights this July
= In July, Tanaka works only days, no nights
Tanaka: July days only, no nights
= Tanaka no nights in July if possible
Tanaka shouldn’t have any night shifts in Jul
= Haddad away Jul 12-16
Haddad out 7/12-7/16
Haddad is gone July 12 thru 16
Lina will be on vacation from 12 July to 16 July
Haddad unavailable the 12th to the 16th
dr haddad OOO jul 12 – 16
Haddad has a conference July 12 through July 16, so no shifts
= Feld on maternity leave from Jul 9 to Oct 1
Feld is on mat leave 7/9 - 10/1
Sarah Feld: maternity leave starting July 9, back Oct 2
Feld on leave through October 1 starting July 9 (baby!)
Dr. Feld out for maternity July 9 until October 1
= Desai and Walsh never on the same night
Desai & Walsh can’t do nights together
don’t put walsh on nights with desai
Never pair Desai with Walsh on nights
Keep Desai and Walsh apart at night
= Desai and Walsh never on the same night if possible
Walsh and Desai should not be on the same night shift
= Silva always with a senior
Silva needs a senior on with her
Only schedule Silva when a senior is on
Joana should never work without a senior
silva must be paired w/ a senior
Silva can’t be on unless there’s a senior there too
= Osei only weekends in August
Osei weekends only in Aug
In August, Kofi works just weekends
Osei can only do Sat/Sun in August
during august osei is a weekend-only doc
= Max 7 days in a row
7 consecutive days is the limit
nobody works more than a week straight
No stretches longer than 7 days
no one goes over 7 in a row
don’t schedule anybody for 8+ consecutive days
= 48 hours off after nights
48h off after a night run
two days off after coming off nights
After nights people need 48 hrs before anything else
give everyone 48 hours to recover after nights
48 hr rest post nights
= No day shift the day after a swing
no days right after a swing
swing then day the next morning is not ok
If you do a swing, no day shift tomorrow
Don’t follow a swing with a day shift
never a day shift following a swing
= O’Brien prefers teaching
O’Brien likes teaching
Tom would rather be on teaching
OBrien’d love teaching if possible
Give O'Brien teaching when you can
o'brien prefers the teaching service
= Clinic on Tuesday mornings, so no Monday nights for Nguyen
Nguyen has Tuesday AM clinic - no Monday nights please
Nguyen no Mon nights bc of clinic Tues am
Because of her Tuesday morning clinic, Dr. Nguyen can’t work Monday nights
Minh can’t do Monday nights (clinic Tuesday morning)
= 0.5 FTE works 8 shifts a month
half-timers do 8 shifts a month
.5 FTEs get 8 shifts monthly
0.5 FTE = 8 shifts/month
= 0.5 FTE works 8 shifts a month if possible
Docs at 0.5 FTE should have exactly eight shifts each month
= Backup one week at a time
backup goes by the week
Backup in weeklong blocks
assign backup a week at a time
jeopardy/backup: one full week per person at a time
= Backup in blocks of 7 days if possible
Backup should come in 7-day blocks
`)
