/** Words for the form of the answer: who, how many, the most, more than, not, per week. */
export const askingWords = {
  // The form of the answer.
  who: 'need names for, names for, names of, who, whos, whoever, whom, whose, anyone, anybody, any one, someone, somebody, which of, who all, who among',
  count:
    'quantity of, amount of, how busy, how far, by how much, counts, counts for, how many more, how many, how much, number of, the number of, count, count of, a count of, counts of, total number of, headcount, head count, tally, how often, on how many occasions, how many occasions, no of, how many times, number of times, what number of, how many total',
  list: 'which of my, which of mine, identify, provide, provide the names of, a rundown of, rundown of, rundown, walk me through, go over, what happened to, whats happening with, whats the status of, status of, whats going on with, any word on, any news on, any update on, update on, any news about, show me, show us, list me, give me a list of, give me the list of, read me, which shifts, what shifts, list, what are the, show, display, pull up, lineup, line up, roster, schedule, schedules, what are, see, view, look at, who are',
  when: 'the dates, dates, which date, what date, on how many days, when, what days, which days, what dates, which dates, on what days, on which days, on what dates, on which dates, what day, which day',
  most: 'most often, most frequently, min and max, max and min, minimum and maximum, lowest and highest, highest and lowest, most rested, biggest difference, biggest difference in, largest difference, largest difference in, biggest gap, biggest gap in, widest gap, most loaded, most work, heaviest load, hardest hit, overloaded, most, max, highest, busiest, heaviest, maximum, top, biggest, greatest, hammered, hammered with, getting hammered with, weakest, worst, thinnest, tightest, riskiest, furthest, farthest, largest, slammed, swamped, hardest',
  least:
    'least often, least frequently, min and max, max and min, minimum and maximum, lowest and highest, highest and lowest, least rested, biggest difference, biggest difference in, largest difference, largest difference in, biggest gap, biggest gap in, widest gap, got it easy, have it easy, has it easy, easiest month, least loaded, least busy, lightest load, least work, least, fewest, lowest, lightest, smallest, minimum, shortest, bottom, slowest',
  average:
    'the average number of, the mean number of, average, avg, mean, averages, on average, average number of, mean number of, the average, typical number of',
  median: 'median, the median, median number of',
  total:
    'total, totals, in total, altogether, in all, overall, combined, sum, in sum, all together, all told, put together, between them, jointly',
  percent:
    'percent, percentage, percent of, percentage of, what percent of, what percentage of, what % of, % of, what %, fraction of, proportion of, share of, what share of, what portion of, portion of, what fraction of, what proportion of, the percentage of',
  versus: 'versus, against, compared to, compared with',
  compare:
    'go up, gone up, went up, goes up, going up, go down, gone down, went down, goes down, going down, how do i compare, how do we compare, split of, split between, compare, compares, compared, comparison, versus, difference, difference between, differ, compared to, compared with, side by side, against',
  next: 'back, come back, comes back, back on, go back on, goes back on, come back on, return, returns, be back, next, upcoming, coming up, next up, soonest, next time, the next time',
  best: 'best, best month, worst month, best months',
  first: 'waiting longest, waiting the longest, oldest, first, earliest, very first',
  latest: 'last, very last, most recent, latest, last time, most recently, the last time',
  // What to do with a number.
  more: 'way more, far more, much more, a lot more, greater, in excess of, older than, above average, over average, more than average, how many more, more, more than, over, above, greater than, exceeding, higher than, longer than, longer, heavier, bigger, higher',
  less: 'below average, less than average, under average, fewer, fewer than, less, less than, under, below, lower than, shorter than, shorter, lighter, smaller, lower',
  'at-least': 'at least, minimum of, no fewer than, no less than, not less than, not fewer than',
  'at-most': 'at most, up to, no more than, not more than, maximum of',
  'or-more': 'or more, or above, and more',
  'or-less': 'or fewer, or less, or below',
  exactly: 'exactly, precisely',
  than: 'in excess of, more than, less than, fewer than, higher than, lower than, above average, over average, more than average, below average, less than average, under average, than others, than anyone else, than everyone else, than average, than the average, than most, than most people, than the rest, than',
  not: 'neither, nor, but not, and not, but no, and no, not, no, never, hasnt, havent, hadnt, isnt, arent, wasnt, werent, doesnt, dont, didnt, wont, none, nobody, no one, noone, zero, without, without a, without any, has no, have no, not any, nobodys',
  except:
    'excluded, not included, left out, aside, excl, exclusive of, sans, minus, ignoring, leaving aside, disregarding, omitting, with the exception of, outside of, not counting the, except, except for, besides, other than, apart from, aside from, excluding, not counting, not including, but not, and not, leaving out, other',
  including: 'including, counting, included, includes',
  ever: 'ever, never, has ever, have ever',
  // What someone can't do; "can" without a "not" asks the opposite.
  cannot:
    'cant, cannot, couldnt, unable to, not able to, not allowed, not allowed to, not eligible, not eligible for, can not',
  both: 'both, each of, either',
  others:
    'above average, over average, more than average, below average, less than average, under average, others, than others, than anyone else, than everyone else, than average, than the average, than most, than most people, than the rest, everyone else, everybody else, other people, the others, the rest of us, the rest of the group, other physicians, other doctors, my colleagues, my peers, the average, the average physician, the group average, average physician, most people, the group',
  rank: 'lowest to highest, fewest to most, least to most, smallest first, largest first, from lowest to highest, from fewest to most, rank, ranking, ranked, rankings, rank order, sort, sorted, order, ranking of, highest first, most first, biggest first, descending, from highest to lowest, from most to fewest, high to low, lowest first, fewest first, least first, ascending, low to high, highest to lowest, most to least, most to fewest',
  until: 'until, till, through, before, since, after',
  only: 'only, just the, exclusively',
  each: 'per, by, each, for each, every, broken down by, breakdown by, split by, breakdown of, breakdown, grouped by',
  weekly:
    'any week where, a week where, any week when, one week, any week, any one week, any given week, a given week, a single week, the same calendar week, weekly, week by week, per week, a week, each week, every week, by week, by the week',
  monthly:
    'any month, any one month, a single month, any given month, month over month, month to month, over time, over the months, trend, trends, trending, trend of, change from, changed from, change since, changed since, change over, changed over, monthly, month by month, per month, a month, each month, every month, by month',
  daily:
    'any day, any single day, on any day, on any given day, any one day, any given day, daily, day by day, per day, a day, each day, every day, by day, by date, per date',
  left: 'left, remaining, remain, still to come, to go, still to work, yet to work, coming',
  soFar: 'so far, already, to date, until now, up to now',
} as const
