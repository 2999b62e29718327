/** Signs of questions about the group itself: its people, roles, rules, holidays, requests and schedules. */
import { hasPerson, isHow, type SignsOf } from './signs.ts'

export const signsOfGroup = {
  requests: {
    cues: [
      [/\b(requests?|inbox)\b/, 3],
      [/\b(pending|waiting|open|outstanding|denied|deny|approved|review|decide|cancelled)\b/, 2],
      [/\b(time off|swaps?|pickups?|vacation)\b/, 1],
      [/\b(who|which|what|show|list|how many|any|did)\b/, 0.5],
      [/\basked? for\b/, 2],
    ],
    when: (reading) =>
      /\b(requests?|requested|pending|asked|asks|inbox|waiting|swaps)\b/.test(reading.shape) &&
      !isHow(reading) &&
      !/\b(if i|what happens|why)\b/.test(reading.shape),
  },
  rules: {
    cues: [
      [/\brules?\b/, 3],
      [/\b(rest|break)\b.*\b(between|after)\b|\bbetween (shifts|two shifts)\b/, 3],
      [/\b(maximum|max|limit|limits|longest|most)\b.*\b(days|in a row|consecutive|run|stretch)\b/, 3],
      [
        /\b(days|shifts|ROLE)\b.*\b(in a row|consecutive|straight)\b.*\b(can|may|allowed|max|limit)\b|\b(can|may|allowed)\b.*\b(in a row|consecutive|straight)\b/,
        4,
      ],
      [/\b(in force|our|hard|set|have|which|what)\b/, 0.5],
      [/\b(pattern|rest)\b/, 1],
    ],
    when: (reading) =>
      !hasPerson(reading) &&
      !isHow(reading) &&
      /\b(rules?|rest|maximum|max|limits?|in a row|consecutive|pattern|allowed|straight|between shifts)\b/.test(
        reading.shape,
      ) &&
      reading.order !== 'least' &&
      !/\bwho\b/.test(reading.shape),
  },
  roles: {
    cues: [
      [/\b(roles?|positions?)\b/, 3],
      [/\b(need|needed|needs|require|required|requires|staff|should we have|demand)\b/, 2],
      [/\bROLE\b/, 1],
      [/\b(WEEKDAY|weekend|day)\b/, 0.5],
      [/\b(what time|when|what hours|hours)\b.*\b(start|starts|begin|begins|end|ends|run|runs|is|of)\b/, 2],
      [/\bhow many\b/, 1],
    ],
    when: (reading) =>
      reading.people.length === 0 &&
      !isHow(reading) &&
      (/\b(roles|positions)\b/.test(reading.shape) ||
        ((reading.roles.length > 0 || reading.kinds.length > 0) &&
          /\b(need|needed|needs|require|required|requires|start|starts|begin|begins|end|ends|what time|hours|demand|long)\b/.test(
            reading.shape,
          ))) &&
      !/\b(who|open|hire|someone|somebody|anyone|anybody|patients)\b/.test(reading.shape),
  },
  holidays: {
    cues: [
      [/\bholiday\b/, 2],
      [/\b(which|what|list|upcoming|coming|next|when)\b/, 1],
      [/\bwhen is DATE\b/, 4],
      [/\b(count|recogni[sz]e|observe|follow)\b/, 1],
    ],
    when: ({ shape, people, order }) =>
      people.length === 0 &&
      !order &&
      (/^(and )?when is DATE$/.test(shape) ||
        (/\bholiday\b/.test(shape) && /\b(which|what|list|upcoming|coming|next|when|any)\b/.test(shape))) &&
      !/\b(who|how many|works?|fair)\b/.test(shape),
  },
  headcount: {
    cues: [
      [/\bhow (many|big)\b|\b(number of|list|who are|which|show|any)\b/, 1],
      [
        /\b(physicians?|doctors?|people|hospitalists?|members?|staff|colleagues|team|group|nocturnists?|attendings?|seniors?|juniors?|residents?|part timers?|part time)\b/,
        2,
      ],
      [/\b(do we have|are there|in the group|in our group|on staff|total|are we|have we got|have)\b/, 1],
      [/\b(prefer|like|avoid|hate)s?\b.*\bROLE\b|\bspecial\w*\b|\b(icu|unknown-role)\b/, 2],
      [/\bfte\b/, 2],
      [/\b(headcount|head count)\b/, 4],
    ],
    when: (reading) =>
      reading.people.length === 0 &&
      !reading.order &&
      !isHow(reading) &&
      /\b(physicians?|doctors?|people|hospitalists?|members?|staff|colleagues|team|group|nocturnists?|attendings?|seniors?|juniors?|residents?|mid level|part|fte|prefer|prefers|like|likes|avoid|avoids|ROLE|unknown-role|headcount|head count)\b/.test(
        reading.shape,
      ) &&
      /\b(how|who|which|list|number|show|any|anyone|headcount|head count)\b/.test(reading.shape) &&
      !/\b(DATE|need|enough|work|works|working|on|off|away|open|request|requests|can|could|can cover|too many|share)\b/.test(
        reading.shape,
      ),
  },
  profile: {
    cues: [
      [/\b(tell me about|who is|what about|profile|details?|info)\b/, 2],
      [
        /\b(part time|full time|fte|level|senior|seniority|junior|attending|specialt\w*|prefer|prefers|likes?|avoids?|how long|since when|experience|skills?|limits?|nocturnist)\b/,
        3,
      ],
      [/\bPERSON\b/, 1],
    ],
    when: (reading) =>
      hasPerson(reading) &&
      /\b(tell me|who is|profile|details?|info|part|full time|fte|level|senior|seniority|junior|attending|specialt\w*|prefer|prefers|likes?|avoids?|how long|since|experience|skills?|limits?|nocturnist)\b/.test(
        reading.shape,
      ) &&
      !/\b(working|how many|most)\b/.test(reading.shape),
  },
  schedules: {
    cues: [
      [/\b(which|what) months?\b/, 3],
      [/\b(published|drafts?|archived)\b/, 3],
      [/\b(schedules?|months?)\b/, 1],
      [/\b(have|is|are|do we|ready|exist|planned|done|next to plan|plan next)\b/, 1],
    ],
    when: (reading) =>
      /\b(published|drafts?|archived|planned|ready|months?)\b/.test(reading.shape) &&
      !isHow(reading) &&
      !hasPerson(reading) &&
      !/\b(most|fair|fairness|score|how many|who|open|off)\b/.test(reading.shape),
  },
  analysis: {
    cues: [
      [/\b(upload|uploaded|analysis|analyse|analyze|analysed|analyzed|file|efficiency)\b/, 3],
      [/\b(what|found|find|say|said|score|recommend)\b/, 1],
    ],
    when: (reading) =>
      !isHow(reading) && /\b(uploaded|analysis|analysed|analyzed|efficiency|file)\b/.test(reading.shape),
  },
} satisfies SignsOf
