/** Articles about work patterns: what groups use, what each is good for, and how to change. */
import type { Article } from './article.ts'

export const workingPatterns: Article[] = [
  {
    id: 'seven-on-seven-off',
    title: '7-on/7-off: pros and cons',
    about: 'trade',
    asked:
      '7 on 7 off seven on seven off meaning week on week off block schedule right for us good bad pros cons advantages disadvantages worth it what speaks for and against it',
    text: 'In a national survey, 42% of adult hospitalist groups worked 7-on/7-off, and the same share worked variable schedules. The pros: patients keep one physician for a week, there are few handoffs, everyone knows the rhythm a year ahead, and recruits like it. The cons: the week on is long (seven 12-hour days are 84 hours), an illness in the middle of a week is hard to cover, everyone loses half of their weekends, and staffing doesn’t follow demand within the week. It works best when switch days are staggered, people who ask can shorten a stretch to five or six days, and extra shifts don’t eat up the week off. Source: State of Hospital Medicine Report, Society of Hospital Medicine, 2012.',
  },
  {
    id: 'alternatives-to-seven',
    title: 'Alternatives to 7-on/7-off',
    about: 'trade',
    asked:
      'other patterns five on five off 4 on 4 off flexible schedule options instead of week on week off what else different models wishes',
    text: 'Shorter blocks (5-on/5-off, 4-on/3-off) are easier on people and mean more handoffs. Weekday teams with a rotating weekend suit groups that teach. Fully flexible schedules meet the most requests and have the least continuity, so set a floor: stretches of at least three to four days, and no single working day between days off. 24-hour shifts need few people a day, but they wear people out and require 14 hours off afterward. Change one thing at a time, and compare the scores of two drafts of the same month before you decide.',
  },
  {
    id: 'continuity',
    title: 'Why continuity matters, and how to see it in a schedule',
    about: 'trade',
    asked:
      'continuity of care hand-off handover handoffs long runs same doctor patient outcomes mortality readmission evidence runs hand-over',
    text: 'You can read continuity from the schedule alone: it’s the share of days on that fall in stretches of seven or more. In a large study, patients of the physicians with the largest share had lower 30-day mortality (adjusted odds 0.88) and fewer readmissions (0.94) than patients of those with the smallest. So plan stretches of at least three to four days, avoid single working days between days off, and keep the same role within a stretch. The Fairness page shows days on by length of stretch. Source: Goodwin and others, “Association of the Work Schedules of Hospitalists With Patient Outcomes of Hospitalization,” JAMA Internal Medicine, 2020.',
  },
  {
    id: 'days-in-a-row',
    title: 'How many days in a row',
    about: 'trade',
    asked:
      'consecutive days in a row straight days stretch of days too many too long normal safe bad without a day off work working long run days on 5 6 7 8 9 10 12 14',
    text: 'Seven days in a row is typical: it’s what 7-on/7-off groups work, and seven 12-hour days are 84 hours in that week. Stretches longer than seven days are among the things that wear people out most, and people who ask can do five or six. The rule for residents is one day off in seven, averaged over four weeks. The floor is three to four days, because each shorter stretch means another handoff. Your group’s limit is a rule; ask “What are our rules?”',
  },
  {
    id: 'switch-days',
    title: 'Switch days: stagger them',
    about: 'trade',
    asked: 'switch day changeover which weekday start block everyone changes monday tuesday stagger handover day',
    text: 'If all your rounders switch on one day, every patient gets a new physician that day. Stagger the switch so no more than about half of the rounders change together: some start on Monday, others on Tuesday or Wednesday. Avoid Fridays and weekends, when there are the fewest people to ask. The Fairness page shows which days people come and go.',
  },
  {
    id: 'shift-lengths',
    title: 'How long shifts are',
    about: 'trade',
    asked: 'shift length hours how long 12 hour 10 hour 8 hour 14 hour day shift duration typical',
    text: 'In a national survey, three out of four groups had day shifts of 12 to 14 hours, nights were as long, and most swing shifts were shorter than 12. Longer shifts mean fewer handoffs and fewer days on. Past 12 hours, the next shift starts too soon for 12 hours of rest. Let rounders leave when the work is done, as long as someone holds the pager until the night physician arrives. Source: State of Hospital Medicine Report, Society of Hospital Medicine, 2012.',
  },
  {
    id: 'swing-shifts',
    title: 'What a swing shift is for',
    about: 'trade',
    asked: 'swing shift evening shift bridge admissions peak why need what is 4pm to 2am late admitter',
    text: 'A swing shift bridges day and night, for example 4 PM to 2 AM, because admissions peak in the late afternoon and evening. It lets rounders sign out on time and spares the night physician the 7 PM backlog. It ends too late for a day shift the next morning, so plan swings in stretches, and move forward from day to swing to night, never back.',
  },
  {
    id: 'typical-day',
    title: 'Staffing of a typical day',
    about: 'trade',
    asked:
      'how many rounders admitters nights do others have typical staffing model 300 beds roles positions example benchmark',
    text: 'An example for about 300 beds: 10 rounders from 7 AM to 7 PM, one admitter from 9 AM to 7 PM, one swing from 4 PM to 2 AM, and one or two nights from 7 PM or 9 PM to 7 AM, plus a backup at home. Add teaching, triage, consults, and an ICU-capable physician where the hospital needs them. Weekends often run with fewer admitters and no teaching.',
  },
  {
    id: 'roll-out',
    title: 'Rolling out a new schedule',
    about: 'trade',
    asked:
      'roll out introduce new schedule change management launch pilot convince physicians adoption transition switch to new pattern implement',
    text: 'Explain why first, with numbers from your own months: nights, weekends, and holidays per person. Show a draft month next to the current one, and let people look at their own rows. Publish six to eight weeks ahead, keep your promises (approved time off, swaps), and run the new pattern for a quarter before you judge it. Ask for a rating after each month and respond to the feedback: people judge the process more than the totals.',
  },
  {
    id: 'publish-early',
    title: 'How far ahead to publish',
    about: 'trade',
    asked: 'when publish schedule how early in advance weeks ahead lead time notice post schedule deadline wishes',
    text: 'Publish at least six weeks ahead; the further ahead, the fewer swaps and late requests. Close requests two weeks before you generate. Time off needs two weeks’ notice, and holidays thirty days or more. Shorter notice isn’t turned down automatically; the reviewer sees a flag.',
  },
  {
    id: 'census',
    title: 'Census and rounders: how many you need',
    about: 'trade',
    asked:
      'census patients per physician how many patients workload load rounders needed ratio volume encounters productivity rounding physician mean',
    text: 'Hospitalists report about 16 patients a shift, and many groups plan for 15 per rounder. Divide the census by 15 and round up: a census of 150 needs 10 rounders. Far above that, discharges run later and length of stay grows. Look at your census by weekday before you set the counts: a flexible extra rounder helps most on days above the average. Sources: Compensation and Career Survey, Today’s Hospitalist, 2024; Elliott and others, “Effect of Hospitalist Workload on the Quality and Efficiency of Care,” JAMA Internal Medicine, 2014.',
  },
  {
    id: 'capacity',
    title: 'How many physicians a group needs',
    about: 'trade',
    asked:
      'how many physicians need hire staffing fte enough people recruit headcount capacity shortage deficit surplus',
    text: 'A full-time hospitalist works about 182 shifts a year, or about 15 a month. Positions you can fill a day = total FTE x 182 / 365, which is about half the FTE: 40 full-time physicians fill about 20 positions, 60 about 30. If your roles require more than that, shifts stay open or people work extra, whatever the software does. Subtract time off and vacancies before you promise a new service. Source: State of Hospital Medicine Report, Society of Hospital Medicine, 2012.',
  },
  {
    id: 'fte',
    title: 'What FTE means, and part-timers',
    about: 'trade',
    asked: 'fte full time equivalent part time part-timer 0.5 0.8 share fewer shifts moonlighter per diem definition',
    text: 'FTE is the share of full time someone works, from 0.1 to 1. Fair shares of shifts, nights, weekends, and holidays scale with it: at 0.5, you owe half of each. Let part-timers work whole blocks and take whole two-week blocks off instead of scattered single days. That keeps continuity, and it’s what most of them prefer.',
  },
]
