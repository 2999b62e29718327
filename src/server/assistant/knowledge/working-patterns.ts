/** Articles about patterns of work: what groups use, what each is good for, and how to move to another. */
import type { Article } from './article.ts'

export const workingPatterns: Article[] = [
  {
    id: 'seven-on-seven-off',
    title: '7-on/7-off: what speaks for and against it',
    about: 'trade',
    asked:
      'seven on seven off week on week off block schedule right for us good bad pros cons advantages disadvantages worth it',
    text: 'A little more than half of adult hospitalist groups work 7-on/7-off. For it: patients keep one physician for a week, hand-overs are few, everybody knows the rhythm a year ahead, and it is easy to sell to recruits. Against it: the week on is long (seven 12-hour days are 84 hours), illness inside a block is hard to cover, half of all weekends are gone for everybody, and demand that changes during the week is not followed. It works best when the switch days are staggered, when a run may be cut to five or six days for those who ask, and when the week off is not used up by extra shifts.',
  },
  {
    id: 'alternatives-to-seven',
    title: 'Alternatives to 7-on/7-off',
    about: 'trade',
    asked:
      'other patterns five on five off 4 on 4 off flexible schedule options instead of week on week off what else different models',
    text: 'Shorter blocks (5-on/5-off, 4-on/3-off) are easier on people and cost more hand-overs. Weekday teams with a rotating weekend suit groups with teaching duties. Fully flexible schedules give the most wishes and the least continuity, so set a floor: runs of at least three to four days and no single working day between days off. 24-hour shifts need few people a day, but 14 hours off after them, and they wear people out. Change one thing at a time and compare the scores of two drafts of the same month before you decide.',
  },
  {
    id: 'continuity',
    title: 'Why continuity matters, and how to see it in a schedule',
    about: 'trade',
    asked:
      'continuity of care hand-off handover handoffs long runs same doctor patient outcomes mortality readmission evidence',
    text: 'Continuity can be read from the schedule alone: the share of working days that lie inside runs of seven or more. In a large study, patients of physicians with the largest share had lower 30-day mortality (adjusted odds 0.88) and fewer readmissions (0.94) than patients of those with the smallest. So plan runs of at least three to four days, avoid single working days between days off, and keep the same role within a run. The Fairness page shows working days by length of run.',
  },
  {
    id: 'switch-days',
    title: 'Switch days: stagger them',
    about: 'trade',
    asked: 'switch day changeover which weekday start block everyone changes monday tuesday stagger handover day',
    text: 'If all rounders change on one day, every patient gets a new physician on that day. Stagger the switch so that at most about half of the rounders change together: some lines start on Monday, others on Tuesday or Wednesday. Avoid Fridays and weekends, when there are the fewest people to ask. The Fairness page shows on which days people come and go.',
  },
  {
    id: 'shift-lengths',
    title: 'How long shifts are',
    about: 'trade',
    asked: 'shift length hours how long 12 hour 10 hour 8 hour 14 hour day shift duration typical',
    text: 'Most day shifts last 12 to 14 hours, nights 12, swing shifts 8 to 12. Longer shifts mean fewer hand-overs and fewer working days; beyond 12 hours the next shift starts too soon for 12 hours of rest. Let rounders leave when the work is done, if somebody holds the pager until the night arrives.',
  },
  {
    id: 'swing-shifts',
    title: 'What a swing shift is for',
    about: 'trade',
    asked: 'swing shift evening shift bridge admissions peak why need what is 4pm to 2am late admitter',
    text: 'A swing shift bridges day and night, for instance 16:00 to 02:00, because admissions peak in the late afternoon and evening. It lets rounders sign out on time and spares the night physician the backlog at 19:00. It ends too late for a day shift on the next morning: plan swings in runs, and move forward from day to swing to night, never back.',
  },
  {
    id: 'typical-day',
    title: 'Staffing of a typical day',
    about: 'trade',
    asked:
      'how many rounders admitters nights do others have typical staffing model 300 beds roles positions example benchmark',
    text: 'For about 300 beds many groups run 10 rounders from 07 to 19, one admitter from 09 to 19, one swing from 16 to 02, and one or two nights from 19 or 21 to 07, plus a backup at home. Teaching, triage, consults and an ICU-capable physician come on top where the hospital asks for them. Weekends often run with fewer admitters and no teaching.',
  },
  {
    id: 'roll-out',
    title: 'Rolling out a new schedule',
    about: 'trade',
    asked:
      'roll out introduce new schedule change management launch pilot convince physicians adoption transition switch to new pattern implement',
    text: 'Say why first, with the numbers of your own months: nights, weekends and holidays by person. Show a draft of one month beside the present one, and let people look at their own lines. Publish six to eight weeks ahead, keep what was promised (approved time off, swaps), and run the new pattern for a quarter before judging it. Ask for a rating after each month and answer what comes back: people judge the process more than the totals.',
  },
  {
    id: 'publish-early',
    title: 'How far ahead to publish',
    about: 'trade',
    asked: 'when publish schedule how early in advance weeks ahead lead time notice post schedule deadline',
    text: 'Publish at least six weeks ahead; the further ahead, the fewer swaps and late requests. Close wishes two weeks before you generate. Time off needs two weeks of notice, holidays thirty days or more; shorter notice is not refused, but flagged to the reviewer.',
  },
  {
    id: 'census',
    title: 'Census and rounders: how many you need',
    about: 'trade',
    asked:
      'census patients per physician how many patients workload load rounders needed ratio volume encounters productivity',
    text: 'The mean is about 15 patients for a rounding physician. Rounders needed = census divided by 15, rounded up: a census of 150 needs 10. Far above it, discharges get later and length of stay grows. Look at your census by weekday before you set the counts: a flexible extra rounder helps most on the days above the mean.',
  },
  {
    id: 'capacity',
    title: 'How many physicians a group needs',
    about: 'trade',
    asked:
      'how many physicians need hire staffing fte enough people recruit headcount capacity shortage deficit surplus',
    text: 'A full-time hospitalist works about 182 shifts a year, about 15 a month. Positions that can be filled a day = sum of FTE x 182 / 365, about half of the FTE: 40 physicians fill about 20 positions, 60 about 30. If your roles ask for more than that, shifts stay open or people work extra, whatever the software does. Count time off and vacancies before you promise a new service.',
  },
  {
    id: 'fte',
    title: 'What FTE means, and part-timers',
    about: 'trade',
    asked: 'fte full time equivalent part time part-timer 0.5 0.8 share fewer shifts moonlighter per diem definition',
    text: 'FTE is the share of full time, from 0.1 to 1. Fair shares of shifts, nights, weekends and holidays scale with it: somebody at 0.5 owes half of each. Let part-timers work whole blocks and take whole fortnights off, instead of scattered single days: that keeps continuity and is what most of them prefer.',
  },
]
