/** Articles about nights, rest, backup, and what people can sustain. */
import type { Article } from './article.ts'

export const nightsAndRest: Article[] = [
  {
    id: 'nocturnists',
    title: 'Nocturnists and shared nights',
    about: 'trade',
    asked:
      'nocturnist night doctor dedicated nights hire night physician how do others cover nights incentive pay fewer shifts',
    text: 'Many groups have nocturnists; others share the nights. Most nocturnists work fewer shifts for the same pay or earn more per shift. Everyone else who’s eligible shares the nights that are left, and the fairness of nights compares only them. Plan for time off: when two nocturnists are away at once, nights go uncovered.',
  },
  {
    id: 'night-runs',
    title: 'How to plan nights',
    about: 'trade',
    asked:
      'nights in a row how many consecutive nights too many nights in a month long stretches dangerous unsafe harmful night block recovery after nights single night rotation circadian stretch of nights',
    text: 'Plan nights in stretches of three to seven, never one at a time: a single night costs two days and gives the body no time to adapt. After the last night, leave at least 24 hours before a day shift; 48 is better. Rotate forward: day, evening, night. A night counts once, on the day it starts.',
  },
  {
    id: 'rest-rules',
    title: 'Rest between shifts and duty hours',
    about: 'trade',
    asked:
      'rest hours between shifts minimum rest turnaround fatigue duty hours 80 hour week legal limit acgme residents one day in seven',
    text: 'Twelve hours between shifts is a good default, and eight is the floor. These limits are the rule for residents and a sensible ceiling for everyone: 80 hours a week averaged over four weeks, one day off in seven over the same four weeks, 24 hours straight plus 4 for the handoff, and 14 hours off after 24. Check rolling 28-day windows, not calendar weeks: seven 12-hour shifts are 84 hours in one week and still fine over four. Source of the limits for residents: Common Program Requirements, Accreditation Council for Graduate Medical Education, 2023.',
  },
  {
    id: 'burnout',
    title: 'Schedules and burnout',
    about: 'trade',
    asked: 'burnout exhaustion tired wellness retention turnover people leaving fatigue resign morale overload',
    text: 'Too little control and recovery wears people out more than the number of shifts: stretches longer than seven days, single days off, day shifts right after nights, extra shifts in the week off, and requests turned down month after month. Watch for people above their fair share of several things at once, and for anyone whose requests went unmet twice in a row. Cheap fixes: five-day stretches for people who ask, protected days after nights, and swaps that take a minute.',
  },
  {
    id: 'backup',
    title: 'How to run backup (jeopardy)',
    about: 'trade',
    asked:
      'backup jeopardy on call standby reserve sick call coverage how do others run backup system tiers activation pay',
    text: 'Many groups have no backup and call around when someone is sick. What works well: one or two tiers of backup at home; a written trigger (illness, census above a set number, too many admissions waiting); and credit or pay for being on call, plus more for coming in. Count each activation as a burden, so the next one goes to someone else. Don’t put anyone on backup on the days between two nights.',
  },
  {
    id: 'sick-calls',
    title: 'When someone calls out',
    about: 'trade',
    asked:
      'sick call ill absent emergency coverage short notice last minute replacement someone called out no show calls in sick call-out',
    text: 'Work down this list: the day’s backup; a colleague whose stretch would get one day longer and stay within the limits; a swap of two shifts; an open offer to everyone. Start with the person who has had the fewest short-notice changes, and record the change right away so no one works from an old copy. Pay the favor back within the quarter.',
  },
  {
    id: 'surge',
    title: 'Surge plans',
    about: 'trade',
    asked: 'surge census high winter flu season busy extra physician overflow plan trigger',
    text: 'Write down the trigger before winter: at a set census per rounder, the surge shift opens. Offer it as a pickup first, then use the backup. A short surge shift in the busiest hours is easier to fill than another full day.',
  },
  {
    id: 'vacation-policy',
    title: 'Time off in a 7-on/7-off group',
    about: 'trade',
    asked: 'vacation policy pto leave how do groups handle time off requests approve rules limit people away same time',
    text: 'Many 7-on/7-off groups have no vacation days: the week off is the vacation, and people swap weeks for longer leave. Others grant leave and prorate: someone who is away for half a month owes half of that month’s nights and weekends. Set how many people can be away at once. Decide by request date, or take turns for the popular weeks. Check the coverage that’s left before you approve.',
  },
  {
    id: 'rotation-direction',
    title: 'Rotate forward',
    about: 'trade',
    asked: 'forward rotation backward rotation day to night night to day circadian clockwise order of shifts',
    text: 'The body adjusts to a longer day more easily than to a shorter one. So move from day to evening to night, and rest before going back to days. A day shift right after a night is the worst change of all; the rule on days after nights prevents it.',
  },
  {
    id: 'sleep',
    title: 'Sleeping between nights',
    about: 'trade',
    asked:
      'sleep sleeping between night shifts during the day nap before first night recover after nights tips caffeine melatonin drive home adjust stay awake survive',
    text: 'Before the first night, nap in the afternoon. Between nights, go to bed soon after you get home, in a dark, cool room, and plan for at least seven hours of sleep in 24, as every adult needs; if you can’t, split it into a long sleep and a nap before work. Keep caffeine to the first half of the night. Don’t drive home drowsy: nap first or get a ride. After the last night, sleep a few hours, get up, and go to bed early. Source: “Recommended Amount of Sleep for a Healthy Adult,” American Academy of Sleep Medicine and Sleep Research Society, 2015.',
  },
  {
    id: 'handoffs',
    title: 'Good handoffs',
    about: 'trade',
    asked:
      'handoff handoffs hand off hand-off handover sign out signout sign-out i-pass ipass what makes a good handoff how to hand off patients structured',
    text: 'A good handoff is structured, in person or by phone, and in a quiet place: how sick each patient is, a short summary, what’s left to do, what could go wrong, and a read-back. With one such structure (I-PASS), medical errors fell by 23% and preventable harm by 30% among residents of nine hospitals. The schedule helps: overlap shifts, keep stretches long enough that patients change hands rarely, and don’t let everyone switch on the same day. Source: Starmer and others, “Changes in Medical Errors after Implementation of a Handoff Program,” New England Journal of Medicine, 2014.',
  },
  {
    id: 'locums',
    title: 'Locums, moonlighters, and extra shifts',
    about: 'trade',
    asked:
      'locums locum tenens moonlighting moonlighter per diem prn agency temporary physician extra shifts overtime stopgap',
    text: 'Fill open shifts from inside the group first: an extra shift offered to everyone with its pay stated, then moonlighters and per diem physicians who know the hospital. Locums cost the most and take the longest to start, because licenses and privileges take time; ask early if a long leave or a vacancy is coming. Give them the same rest rules, and plan them into whole stretches instead of single days.',
  },
  {
    id: 'long-leave',
    title: 'Parental and other long leave',
    about: 'trade',
    asked:
      'maternity leave paternity parental fmla medical leave long leave sabbatical how do groups cover pregnant pregnancy nights',
    text: 'Plan a long leave as soon as you know of it: enter it as time off, generate the months, and see what stays open. Cover it with a temporary hire or paid extra shifts that people choose, not by cutting everyone’s time off. Fair shares leave out the months away, so nobody has to catch up on nights or weekends afterward. Many groups take people off nights late in a pregnancy and ease them back in with shorter stretches.',
  },
]
