/** Signs of questions about counts, shares and scores. */
import type { SignsOf } from './signs.ts'

export const signsOfFigures = {
  tallies: {
    cues: [
      [/\b(how many|how much|number of|count|total|tally)\b/, 2],
      [/\b(hours|nights?|weekend|holiday|shifts?|ROLE|in a row|consecutive|days)\b/, 1],
      [/\b(most|least|fewest|highest|lowest|busiest|heaviest|lightest|longest)\b/, 3],
      [/\b(PERSON|she|he|her|they)\b/, 0.5],
      [/\bwork(s|ed|ing)?\b/, 0.5],
    ],
    when: ({ measure, shape, roles, kinds }) =>
      (measure !== undefined || roles.length > 0 || kinds.length > 0) &&
      !/\b(open|unfilled|uncovered|unassigned|empty|need|needed|needs|required|require|request|requests|why|can|may|enough|weakest|allowed|limit|maximum of|patients|census)\b/.test(
        shape,
      ),
  },
  scores: {
    cues: [
      [/\b(fairness|coverage|preferences?|scores?|fair)\b/, 2],
      [/\b(how (fair|good|well|is|are|was)|what is|what was|whats|show)\b/, 1],
      [/\b(DATE|schedule|month)\b/, 1],
      [/\b(score|scores|scored|rated)\b/, 1],
    ],
    when: ({ shape }) =>
      /\b(fairness|coverage|preferences?|scores?|scored|fair|good is|doing)\b/.test(shape) &&
      !/\b(measured|calculated|computed|mean|means|meaning|define|raise|improve|increase|why|fairer|share)\b/.test(
        shape,
      ),
  },
  improve: {
    cues: [
      [/\b(raise|improve|increase|better|boost|lift|fix|fairer|help)\b/, 3],
      [/\b(fairness|score|scores|coverage|schedule|fair|preferences|it)\b/, 1],
      [/\b(what would|what can|what could|how can (we|i)|suggest|suggestions?|recommend)\b/, 1],
      [/\bwhy\b.*\b(fairness|score|unfair|low|fair)\b/, 4],
      [/\b(dragging|drags|pulling|pulls|weighs|weighing|hurts|hurting|holding)\b/, 4],
      [/\bDATE\b/, 1],
    ],
    when: ({ shape }) =>
      /\b(raise|improve|increase|better|boost|lift|fix|fairer|suggest\w*|recommend\w*|why|drag\w*|pull\w*|weigh\w*|hurt\w*|holding)\b/.test(
        shape,
      ) &&
      /\b(fairness|scores?|coverage|schedule|fair\w*|unfair|preferences|month|DATE|it)\b/.test(shape) &&
      !/\bcompare|better than\b/.test(shape),
  },
  shares: {
    cues: [
      [
        /\b(too many|too few|more than (their|the|a) (fair )?share|above|below|under|over|share|fair share|overworked|carrying|unfair(ly)?|owe|owes|behind|ahead)\b/,
        3,
      ],
      [/\b(who|which physicians?|anyone|anybody)\b/, 1],
      [/\b(nights?|weekend|holiday|shifts?|ROLE|share)\b/, 1],
    ],
    when: ({ shape }) =>
      /\b(who|anyone|anybody|which)\b/.test(shape) &&
      /\b(too many|too few|share|overworked|underworked|carrying|unfairly|owes?|behind)\b/.test(shape),
  },
  compare: {
    cues: [
      [/\b(compare|comparison|versus|difference between|better than|worse than|compared)\b/, 4],
      [/\bDATE\b.*\b(and|or|versus|with|to|than|against)\b.*\bDATE\b/, 2],
      [/\b(better|worse|fairer|change|changed)\b/, 1],
    ],
    when: ({ shape, ranges }) =>
      ranges.length > 0 &&
      /\b(compare|comparison|compared|versus|difference|better|worse|fairer|changed?)\b/.test(shape),
  },
  weakDays: {
    cues: [
      [/\b(weakest|worst|thinnest|tightest|hardest|riskiest|weak|thin|tight)\b/, 3],
      [/\b(days?|WEEKDAY|week|dates?|weekdays)\b/, 1],
      [/\b(which|what|when|where)\b/, 1],
    ],
    when: ({ shape }) =>
      /\b(weakest|worst|thinnest|tightest|hardest|riskiest|weak|thin|tight)\b/.test(shape) &&
      /\b(days?|weeks?|weekdays?|dates?|where|when)\b/.test(shape),
  },
  capacity: {
    cues: [
      [/\benough\b/, 3],
      [/\b(understaffed|short staffed|overstaffed|capacity|short of|too few people|deficit|surplus)\b/, 4],
      [/\b(people|physicians?|staff|doctors?|hospitalists?|fte|coverage|hands)\b/, 1],
      [/\b(need to hire|should we hire|how many more)\b/, 3],
    ],
    when: ({ shape }) =>
      /\b(enough|understaffed|short staffed|overstaffed|staffed|capacity|short of|deficit|surplus|need to hire|should we hire|how many more)\b/.test(
        shape,
      ) && !/\brest\b/.test(shape),
  },
} satisfies SignsOf
