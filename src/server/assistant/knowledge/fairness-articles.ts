/** Articles about fairness, preferences, and holidays, and how we measure them. */
import type { Article } from './article.ts'

export const fairnessArticles: Article[] = [
  {
    id: 'fairness-measure',
    title: 'How fairness is measured',
    about: 'trade',
    asked:
      'fairness score meaning calculated how is this scored what does fairness mean equal share measure definition',
    text: 'We compare what each physician works with their fair share, one burden at a time: all shifts, nights, weekends, holidays, and backup. A fair share depends on FTE and on the days you were here and eligible. Time off lowers it, and if you never work nights, you have no share of them. 100 is the best this group can do with its time off, so unavoidable rounding doesn’t lower it. Next to the score, look at the range and at who is worst off.',
  },
  {
    id: 'scores-meaning',
    title: 'What the three scores mean',
    about: 'trade',
    asked: 'coverage score preferences met score what do the scores mean 80 60 excellent good needs improvement bands',
    text: 'Coverage is how many of the required positions are filled, weighted by priority. Fairness compares what people work with their fair share. Preferences met is the weighted share of preferences and requests that were met. All three go from 0 to 100: 80 and up is excellent, 60 to 79 is good, and below 60 needs improvement. Next to each score you see what would raise it most.',
  },
  {
    id: 'raise-fairness',
    title: 'How to raise fairness',
    about: 'trade',
    asked: 'improve fairness fairer more equal balance nights unfair complaint distribute evenly',
    text: 'Start with the burden that has the lowest score. Move shifts from the person furthest above their fair share to the one furthest below, within the rules; the schedule page suggests these swaps. If the same person is always above, look at everyone else’s restrictions: when some people never work nights or weekends, others work more of them. Small differences even out over the year, because each month takes the balance of earlier months into account.',
  },
  {
    id: 'weekends',
    title: 'Weekends',
    about: 'trade',
    asked: 'weekend work how many weekends fair weekend rotation every other weekend weekend coverage',
    text: 'In a 7-on/7-off group, everyone works about every other weekend, or 26 a year. Keep Saturday and Sunday with the same physician: a split weekend spoils it for two people. To compare who does more, count weekend days, too. Some people like weekends for the calmer pace or the pay, so ask before you split them evenly.',
  },
  {
    id: 'holidays',
    title: 'Sharing holidays',
    about: 'trade',
    asked: 'holiday fair thanksgiving christmas new year who works holidays rotation policy turn odd even years',
    text: 'There are six major holidays (New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving, and Christmas) and eleven federal ones. The usual deal is Thanksgiving or Christmas, not both, and the other one the next year. Count the actual date, not the observed one. Let people rank the holidays, settle the whole winter in the fall, and count who worked which holidays in earlier years.',
  },
  {
    id: 'preferences',
    title: 'Requests and preferences',
    about: 'trade',
    asked:
      'preferences wishes requests honored honoured how many preferences first choice unmet wish priority wish dated requests day off request shift request',
    text: 'Measure preferences by the weighted share that was met, and look at the person with the lowest share instead of the average. Keep track of how many months in a row someone’s requests went unmet. Two in a row is a reason to talk. A few firm requests are worth more than many weak ones, so ask for a handful a month at most.',
  },
  {
    id: 'swaps',
    title: 'Swaps that meet the rules',
    about: 'trade',
    asked: 'swap trade shifts exchange colleagues swap policy approve swap three way',
    text: 'A swap works when both people agree, both still get their rest before and after, and neither goes over the limits on stretches and monthly shifts. Check the rules on the day you approve it, not the day it was requested. When two people can’t trade directly, a three-way swap often works. If you see many swaps of the same kind, the schedule is missing something many people want.',
  },
  {
    id: 'seniority',
    title: 'Seniority and juniors',
    about: 'trade',
    asked: 'seniority senior junior resident new graduate experience mix supervision who gets first choice',
    text: 'Use seniority to break ties, not to set fair shares: perks that grow with tenure push nights onto the people most likely to leave. Keep at least one experienced physician on every shift juniors work, especially at night. Have new colleagues work alongside someone before they work alone.',
  },
  {
    id: 'credits',
    title: 'Points and credits for hard shifts',
    about: 'trade',
    asked: 'points credit system weighted shifts night differential pay incentive bonus extra shift compensation',
    text: 'Some groups use points, so a night or a holiday counts more than a day. Points make different burdens comparable and give people a choice. Keep the table short, publish it, and never reset the tally without telling people: tallies that drift and get reset are a common complaint about scheduling tools.',
  },
]
