/** Signs of questions about shifts: who has them, who may, why, and what if. */
import { hasPerson, isHow, type SignsOf } from './signs.ts'

export const signsOfShifts = {
  whoWorks: {
    cues: [
      [/\bwho(s|se|m)?\b/, 1],
      [
        /\bwho(s)?( is| are| will be| was| were| all)?( on| working| work| works| worked| scheduled| covering| covers| doing| rounding| assigned| there| in)\b/,
        2,
      ],
      [/\bwho( do we)? ha(s|ve|d)\b/, 1],
      [/\b(DATE|NOW)\b/, 1],
      [/\bROLE\b/, 1],
      [/\b(show|list|give|pull up|see)\b.*\b(schedule|roster|lineup|line up)\b/, 2],
      [/\bwho(s)? (is |are )?(the |our |my )?ROLE\b/, 2],
      [/\b(on duty|on service|in house)\b/, 2],
    ],
    when: ({ shape, order }) =>
      !order &&
      !/\b(can|could|should|might|cover for|replace|why|fill)\b/.test(shape) &&
      /\bwho|\b(schedule|roster|lineup)\b|on duty/.test(shape),
  },
  whoIsFree: {
    cues: [
      [/\bwho(s)?( is| are| else is| all)?( not| n't)? (free|off|unscheduled|not working|not on)\b/, 4],
      [/\b(isnt|arent|not) (working|on|scheduled)\b/, 3],
      [/\bwho\b.*\bavailable\b/, 3],
      [/\bwho has\b.*\boff\b/, 4],
    ],
    when: ({ shape }) => /\bwho/.test(shape) && !/\btime off\b/.test(shape),
  },
  personShifts: {
    cues: [
      [/\bPERSON\b/, 1],
      [/\b(when|what days?|which days?)\b/, 1],
      [/\b(is|does|will|are|was|did)( dr)? (PERSON|she|he|they)\b.*\b(on|work|working|scheduled|off|in)\b/, 2],
      [/\b(next|upcoming)\b.*\b(shift|work|works|working|on)\b|\bwork(s|ing)? next\b|\b(on|shift|duty) next\b/, 2],
      [/\b(show|list|give|what are|what is|whats)\b.*\b(shifts?|schedule)\b/, 2],
      [/\bwhat('s| is|s)?\b.*\b(PERSON|she|he)\b.*\b(doing|working|on)\b/, 2],
      [/\bDATE\b/, 0.5],
    ],
    when: (reading) =>
      hasPerson(reading) && !/\b(who|why|how many|can|may|could|cover|approve|if|most|hours)\b/.test(reading.shape),
  },
  openShifts: {
    cues: [
      [/\b(open|unfilled|uncovered|unassigned|empty|vacant|not filled|not covered|nobody)\b/, 3],
      [/\b(gaps?|holes?)\b/, 3],
      [/\b(shifts?|positions?|slots?|spots?)\b/, 1],
      [/\b(short|missing|still need)\b/, 2],
      [/\b(how many|which|what|where|any|list|show)\b/, 0.5],
    ],
    when: ({ shape }) =>
      !/\b(why|how come|reason|who can|who could|who should|who might|fill it|take it)\b/.test(shape),
  },
  whyShift: {
    cues: [
      [/\b(why|how come|whats the reason|what keeps)\b/, 2],
      [/\b(open|unfilled|uncovered|nobody|empty|one|it|gap)\b/, 2],
      [/\bROLE\b/, 1],
      [/\bDATE\b/, 1],
      [/\bPERSON\b/, 0.5],
      [/\b(have|has|get|got|assigned|given|work|working|on)\b/, 0.5],
    ],
    when: ({ shape }) =>
      /\b(why|how come|reason|keeps)\b/.test(shape) && !/\b(fair|unfair|fairness|score|low)\b/.test(shape),
  },
  candidates: {
    cues: [
      [/\bwho (else )?(can|could|should|might|would|will|may|is able to|is allowed to|do i ask|should i ask)\b/, 3],
      [/\b(cover|covers|take|takes|fill|fills|replace|replaces|step in|pick up|work|fill in|sub|stand in)\b/, 1],
      [/\b(replacement|substitute|stand in|someone|somebody|anyone|anybody|candidates?)\b/, 2],
      [/\b(find|need|get|any)\b/, 0.5],
      [/\bcover(age)? (for )?PERSON\b/, 2],
    ],
    when: ({ shape }) =>
      /\b(who|find|replacement|substitute|someone|somebody|anyone|anybody|candidates?|options)\b/.test(shape) &&
      !/\bhow do (you|others|groups)\b/.test(shape),
  },
  mayWork: {
    cues: [
      [
        /\b(can|may|could|would|is|should)( i put| i assign| i schedule| i give| we put)? (dr )?(PERSON|she|he|they|her|him)\b/,
        2,
      ],
      [/\b(legal|allowed|ok|okay|possible|within the rules|permitted|breaks?|violates?|against)\b/, 2],
      [/\b(work|works|take|cover|do|pick up|on)\b/, 1],
      [/\b(DATE|ROLE)\b/, 1],
      [/\b(put|assign|schedule|give|move)\b/, 1],
    ],
    when: (reading) =>
      hasPerson(reading) &&
      !/\b(who|why|when|how many|working|if i approve|approve)\b/.test(reading.shape) &&
      /\b(can|may|could|legal|allowed|ok|okay|possible|permitted|rules?|violates?|breaks?)\b/.test(reading.shape),
  },
  whatIfAway: {
    cues: [
      [/\b(what if|what happens|suppose|imagine|if)\b/, 2],
      [/\b(away|off|out|sick|ill|vacation|leave|absent|gone|calls? (in|out)|not available|cant work|unavailable)\b/, 2],
      [/\b(PERSON|she|he)\b/, 1],
    ],
    when: (reading) =>
      hasPerson(reading) &&
      /\b(if|suppose|imagine|what happens)\b/.test(reading.shape) &&
      !/\b(approve|hire|work)\b/.test(reading.shape),
  },
  whatIfApproved: {
    cues: [
      [/\b(approve|approved|approving|grant|granting|accept|say yes|ok the|deny|agree)\b/, 3],
      [/\b(request|time off|swap|pickup|vacation|leave)\b/, 1],
      [/\b(what if|what happens|if i|should i|can i|effect|consequences?|impact)\b/, 2],
      [/\b(PERSON|NUMBER|her|his|their)\b/, 1],
    ],
    when: (reading) =>
      /\b(approv|grant|accept|say yes|ok the|agree)/.test(reading.shape) &&
      !isHow(reading) &&
      !/^(who|which|was|were|is|did)\b/.test(reading.shape),
  },
  whatIfHired: {
    cues: [
      [/\b(hire|hired|hiring|recruit|recruited|add|added|adding)\b/, 3],
      [/\b(one more|another|extra|a new|NUMBER more|new)\b/, 1],
      [/\b(if|what if|would)\b/, 1],
      [/\b(ROLE|nocturnist|physician|person|doctor)\b/, 1],
    ],
    when: ({ shape }) =>
      /\b(hire|hired|hiring|recruit|recruited|add|added|adding|one more)\b/.test(shape) &&
      /\b(if|would|suppose|what)\b/.test(shape) &&
      !/\bhow do\b/.test(shape),
  },
  absences: {
    cues: [
      [/\b(away|vacation|leave|pto|absent|out of office|time off|on holiday)\b/, 3],
      [/\b(who|is|are|when|anyone|how many)\b/, 1],
      [/\bDATE\b/, 1],
    ],
    when: (reading) =>
      /\b(away|vacation|leave|absent|time off|out)\b/.test(reading.shape) &&
      !isHow(reading) &&
      !/\b(if|approve|requests?|pending|policy|asked|why|groups|others|handle)\b/.test(reading.shape),
  },
} satisfies SignsOf
