/** Signs of questions that need no data: greetings, what stays private, and the craft itself. */
import { hasPerson, type SignsOf } from './signs.ts'

export const signsOfTalk = {
  privateReason: {
    cues: [
      [/\b(why|reason|what for)\b/, 3],
      [/\b(time off|away|vacation|leave|request|requested|asked|asking|want|wants|off)\b/, 3],
      [/\b(PERSON|she|he|they)\b/, 1],
    ],
    when: (reading) =>
      hasPerson(reading) &&
      /\b(why|reason|what for)\b/.test(reading.shape) &&
      /\b(time off|away|vacation|leave|request|requested|requesting|ask|asked|asking|want|wants|off)\b/.test(
        reading.shape,
      ),
  },
  greeting: {
    cues: [[/^(hi|hello|hey|good (morning|afternoon|evening))\b/, 3]],
    when: ({ shape }) => shape.split(' ').length <= 4,
  },
  thanks: {
    cues: [[/\b(thanks?|thank you|great|perfect|cheers)\b/, 3]],
    when: ({ shape }) => shape.split(' ').length <= 5,
  },
  abilities: {
    cues: [
      [/\bwhat (can|could) (you|i ask)\b/, 4],
      [/\b(what do you know|how can you help|what are you|who are you|your abilities)\b/, 4],
      [/^help( me)?$/, 4],
    ],
  },
  knowledge: {
    cues: [
      [
        /\b(what (is|are) (a|an|the difference)|what does|what do (people|you|we) mean|mean by|means?|define|definition|explain)\b/,
        4,
      ],
      [
        /\b(how do (others|other groups|most groups|groups|hospitals)|other groups|best practice|pros and cons|typical(ly)?|usual(ly)?|in general|evidence|good idea|patients|census)\b/,
        4,
      ],
      [/\b(how (do|can|would|should|to) (i|we|you)|where (do|can) (i|we))\b/, 4],
    ],
    when: ({ people, ranges }) => people.length === 0 && ranges.length === 0,
  },
} satisfies SignsOf
