/**
 * Notes as coordinators and physicians type them: five sets of 40 to 80, about 300 in all, each written in one go without the reader in view. At
 * first contact 11 were misread (two, one, four, two, and two), about half were read right, and the others were not applied. The
 * reader was extended after each set. These are some of them.
 */
import { readCorpus } from './corpus.ts'

export const coordinatorNotes = readCorpus(`
= Alvarez off every Wednesday
Please don't schedule Alvarez on Wednesdays, she teaches
= Rao no shifts on Saturdays
Rao observes Shabbat: no Saturdays
= Chen off Dec 9
Chen off on his birthday Dec 9
= Nobody works both Thanksgiving and Christmas
Whoever worked Thanksgiving gets Christmas off
= Kim off Dec 14 to Dec 20
Kim is out the week of December 14
= Smith no day shifts on Dec 8
Smith unavailable Dec 8 AM
Smith unavailable 12/8 AM
= Brooks only Mondays, Wednesdays, and Fridays
brooks mwf only
= Okafor no backup
Okafor won't do backup
= Rao at most 2 weekends a month
Give Rao at least two weekends off each month
= Chen off Fridays and Saturdays in December
Keep Chen off Fridays and Saturdays in December
= Everyone except Lee no nights on Dec 30
Nobody but Lee on Dec 30 nights
= Everyone at most 16 shifts a month
Not more than 16 shifts/mo for anyone
= Chen off Dec 1, Dec 3 and Dec 15 to Dec 18
Chen unavailable 12/1, 12/3 and 12/15-18
`)
