/** Articles about fairness, wishes, holidays and how this product measures them. */
import type { Article } from './article.ts'

export const fairnessArticles: Article[] = [
  {
    id: 'fairness-measure',
    title: 'How fairness is measured',
    about: 'trade',
    asked:
      'fairness score meaning calculated how is this scored what does fairness mean equal share measure definition',
    text: 'Each class of burden (all shifts, nights, weekends, holidays, backup) is compared with the fair share of each physician. The share follows from the part of full time and from the days on which somebody was there and eligible: leave lowers it, and who never works nights has no share of them. 100 is the best that the group and its absences allow, so rounding that nobody can avoid costs nothing. Look at the range and the worst-off person beside the number.',
  },
  {
    id: 'scores-meaning',
    title: 'What the three scores mean',
    about: 'trade',
    asked: 'coverage score preferences met score what do the scores mean 80 60 excellent good needs improvement bands',
    text: 'Coverage is the part of the needed positions that somebody fills, weighted by priority. Fairness compares burdens with shares. Preferences met is the weighted part of the wishes that came true. All go from 0 to 100: 80 and more is excellent, 60 to 79 good, below 60 needs improvement. What would raise a score most is listed beside it.',
  },
  {
    id: 'raise-fairness',
    title: 'How to raise fairness',
    about: 'trade',
    asked: 'improve fairness fairer more equal balance nights unfair complaint too many nights distribute evenly',
    text: 'Start with the class that has the lowest score and move shifts from the person furthest above the share to the one furthest below, within the rules; the schedule page proposes such exchanges. If the same person is always above, look for a restriction of others: who never works nights or weekends shifts the burden. Over a year small differences even out, since the balance of the months before counts in the next one.',
  },
  {
    id: 'weekends',
    title: 'Weekends',
    about: 'trade',
    asked: 'weekend work how many weekends fair weekend rotation every other weekend weekend coverage',
    text: 'In a 7-on/7-off group everybody works about every second weekend, 26 a year. Count weekend days, not weekends, and keep Saturday and Sunday with the same physician: a split weekend spoils two. Some people like weekends for the calmer pace or the pay; ask before you share equally.',
  },
  {
    id: 'holidays',
    title: 'Sharing holidays',
    about: 'trade',
    asked: 'holiday fair thanksgiving christmas new year who works holidays rotation policy turn odd even years',
    text: 'There are six big ones (New Year, Memorial Day, Independence Day, Labor Day, Thanksgiving, Christmas) and eleven federal ones. The usual deal is Thanksgiving or Christmas, not both, and the other one in the next year. Count the actual date, not the observed one. Let people rank the holidays, decide in autumn for the whole winter, and count the holidays of earlier years.',
  },
  {
    id: 'preferences',
    title: 'Wishes and preferences',
    about: 'trade',
    asked: 'preferences wishes requests honored honoured how many preferences first choice unmet wish priority',
    text: 'Measure wishes by the weighted part that was met, and look at the person with the smallest part, not at the mean. Keep an eye on how many months in a row the wishes of somebody went unmet: two is a reason to talk. Few and firm wishes are worth more than many weak ones; ask for at most a handful a month.',
  },
  {
    id: 'swaps',
    title: 'Swaps that keep the rules',
    about: 'trade',
    asked: 'swap trade shifts exchange colleagues swap policy approve swap three way',
    text: 'A swap is fine when both agree, both keep their rest before and after, and neither goes over the limits of run and month. Check the rules on the day of the approval, not on the day of the request. When two cannot exchange directly, a cycle of three often works. Many swaps of the same kind are a sign that the schedule misses a wish that many have.',
  },
  {
    id: 'seniority',
    title: 'Seniority and juniors',
    about: 'trade',
    asked: 'seniority senior junior resident new graduate experience mix supervision who gets first choice',
    text: 'Let seniority break ties, not set shares: privileges that grow with the years push nights to those who leave first. Keep at least one experienced physician on each shift that juniors work, above all at night, and let new colleagues work beside somebody before they work alone.',
  },
  {
    id: 'credits',
    title: 'Points and credits for hard shifts',
    about: 'trade',
    asked: 'points credit system weighted shifts night differential pay incentive bonus extra shift compensation',
    text: 'Some groups give points, so that a night or a holiday counts more than a day. It makes different burdens comparable and lets people choose. Keep the table short, publish it, and never reset the tally silently: tallies that drift and get reset are a standing complaint about scheduling tools.',
  },
]
