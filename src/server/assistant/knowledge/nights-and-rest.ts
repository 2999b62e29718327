/** Articles about nights, rest, backup and the limits of what people can bear. */
import type { Article } from './article.ts'

export const nightsAndRest: Article[] = [
  {
    id: 'nocturnists',
    title: 'Nocturnists and shared nights',
    about: 'trade',
    asked:
      'nocturnist night doctor dedicated nights hire night physician how do others cover nights incentive pay fewer shifts',
    text: 'About 40 % of groups have nocturnists; the others share the nights. Nocturnists mostly work fewer shifts for the same pay, or are paid more a shift. What they leave is shared among those who are eligible, and only those count in the fairness of nights. Plan for their absences: when two nocturnists are on leave at once, nights stay open.',
  },
  {
    id: 'night-runs',
    title: 'How to plan nights',
    about: 'trade',
    asked:
      'nights in a row how many consecutive nights night block recovery after nights single night rotation circadian',
    text: 'Plan nights in runs of three to seven and never alone: a single night costs two days and gives the body no time to adapt. After the last night leave at least 24 hours before a day shift, better 48. Rotate forward: day, evening, night. A night counts once, on the day that it starts.',
  },
  {
    id: 'rest-rules',
    title: 'Rest between shifts and duty hours',
    about: 'trade',
    asked:
      'rest hours between shifts minimum rest turnaround fatigue duty hours 80 hour week legal limit acgme residents one day in seven',
    text: 'Twelve hours between two shifts is a good default and eight the floor. A sensible ceiling for all, and the rule for residents: 80 hours a week on the average of four weeks, one day in seven free on the same average, 24 hours on end plus 4 for the hand-over, and 14 hours off after 24. Test rolling windows of 28 days, not calendar weeks: seven 12-hour shifts are 84 hours in one week and still fine over four.',
  },
  {
    id: 'burnout',
    title: 'Schedules and burnout',
    about: 'trade',
    asked: 'burnout exhaustion tired wellness retention turnover people leaving fatigue resign morale overload',
    text: 'What wears people out is less the number of shifts than the lack of control and recovery: runs longer than seven days, single days off, days right after nights, extra shifts in the week off, and wishes refused month after month. Watch who is above the fair share in several classes at once and whose wishes went unmet twice in a row. Cheap remedies: five-day runs for those who ask, protected days after nights, and swaps that take a minute.',
  },
  {
    id: 'backup',
    title: 'How to run backup (jeopardy)',
    about: 'trade',
    asked:
      'backup jeopardy on call standby reserve sick call coverage how do others run backup system tiers activation pay',
    text: 'More than half of groups have no backup, and call around when somebody is ill. Good practice: one or two tiers of backup at home, a written trigger (illness, census above a number, more than so many admissions waiting), credit or pay for being on backup and again for coming in, and activations counted as burden, so that the turn moves on. Do not put somebody on backup on the days between two nights.',
  },
  {
    id: 'sick-calls',
    title: 'When somebody calls in sick',
    about: 'trade',
    asked: 'sick call ill absent emergency coverage short notice last minute replacement someone called out no show',
    text: 'Look in this order: the backup of the day; a colleague whose run would only get longer by a day and stays within the limits; an exchange of two shifts; an open offer to everybody. Ask the one with the fewest short-notice changes first, and write the change down at once, so that nobody works from a stale copy. Pay back within the quarter.',
  },
  {
    id: 'surge',
    title: 'Surge plans',
    about: 'trade',
    asked: 'surge census high winter flu season busy extra physician overflow plan trigger',
    text: 'Write the trigger down before winter: at a census of so many patients for each rounder, the surge shift opens. Offer it as a pickup first, then use the backup. A short surge shift in the busiest hours is easier to fill than one more full day.',
  },
  {
    id: 'vacation-policy',
    title: 'Time off in a 7-on/7-off group',
    about: 'trade',
    asked: 'vacation policy pto leave how do groups handle time off requests approve rules limit people away same time',
    text: 'Many 7-on/7-off groups have no vacation days: the week off is the vacation, and longer leave is made by swapping weeks. Others grant leave and pro-rate: whoever is away for two weeks owes half a month of nights and weekends. Set the number of people who may be away at once, decide by the date of the request or by turns for the popular weeks, and show the coverage that is left before you approve.',
  },
  {
    id: 'rotation-direction',
    title: 'Rotate forward',
    about: 'trade',
    asked: 'forward rotation backward rotation day to night night to day circadian clockwise order of shifts',
    text: 'The body follows a day that gets longer more easily than one that gets shorter. So move from day to evening to night, and rest before starting again with days. A day shift right after a night is the worst of all changes; the rule "day after night" forbids it.',
  },
]
