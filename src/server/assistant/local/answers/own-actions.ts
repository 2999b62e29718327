/** What a physician wants to do with their own shifts: the answer is a button that opens the form, filled in. */
import type { ChatLink } from '../../../../contract/assistant.ts'
import type { Answerer, Asking, Draft } from '../asking.ts'
import { describeShift, formatRange, isWholeMonth, paragraphs } from '../format.ts'
import { findShift, isShift, shiftLink } from './find-shift.ts'

const followUps = ['When am I off next?', 'Which shifts are open?']

const offer = (says: string, link: ChatLink): Draft => ({
  text: `${says} Nothing changes until you send it.`,
  links: [link],
  followUps,
})

const actions: [said: RegExp, action: (asking: Asking) => Promise<Draft> | Draft][] = [
  [/\b(cancel|withdraw)/i, () => offer('You can cancel a request while it’s pending.', timeOffLink)],
  [/\b(sick|ill|call(ing)? (out|in))\b|\b(can['’]?t|cannot|won['’]?t) (come|make)\b/i, callOut],
  [/\b(swap|trade|switch|offer|give|drop|cover)\b|\btake my\b|\bout of\b|\bcan['’]?(no)?t work\b/i, swap],
  [
    /\b(pick(ing)? ?up|extra|open shifts?|sign (me )?up)\b/i,
    () => offer('The Open shifts page lists what you can take.', openShifts),
  ],
  [/\b(off|vacation|pto|leave|away)\b/i, timeOff],
  [
    /\b(rather|prefer|avoid|like|want to work|hate)\b|\b(no|fewer|more|less|only) (nights?|weekends?|holidays?|days|\w+days)\b/i,
    () => offer('You can say in Preferences what you’d like to work.', preferences),
  ],
]

const timeOffLink: ChatLink = { title: 'Vacation Requests', link: '/vacation-requests' }
const preferences: ChatLink = { title: 'Preferences', link: '/preferences?tab=scheduling' }
const openShifts: ChatLink = { title: 'Open shifts', link: '/open-shifts' }

export const answerOwnChange: Answerer = async (asking) => {
  const [, action] = actions.find(([said]) => said.test(asking.text) || said.test(asking.said)) ?? []
  if (action) return action(asking)
  return {
    text: 'I only answer questions, so nothing was changed. You can do it here:',
    links: [{ title: 'Schedule', link: '/schedule' }],
    followUps,
  }
}

async function callOut(asking: Asking): Promise<Draft> {
  const shift = await findShift(asking, asking.records.self!.name)
  if (!isShift(shift))
    return { ...shift, text: paragraphs(shift.text, 'To call out, open the shift and select Call out.') }
  return offer(`You have ${describeShift(shift)}. Open it and select Call out.`, shiftLink(shift))
}

async function swap(asking: Asking): Promise<Draft> {
  const { form, records } = asking
  const shift = await findShift(asking, records.self!.name)
  if (!isShift(shift)) return shift
  const colleague = records.people.find(
    ({ name, id }) => id !== records.self!.id && [...form.people, ...form.company].includes(name),
  )
  const search = new URLSearchParams({
    give: String(shift.id),
    ...(colleague ? { with: String(colleague.id) } : {}),
  })
  return offer(
    `You have ${describeShift(shift)}. The next page lists the swaps${colleague ? ` with ${colleague.name}` : ''} that meet the rules.`,
    { title: `Find a swap${colleague ? ` with ${colleague.name}` : ''}`, link: `/swaps?${search}` },
  )
}

function timeOff({ form, today }: Asking): Draft {
  const [range] = form.periods
  if (!range || range.to === '' || range.from < today || isWholeMonth(range))
    return offer('Choose the days there. You’ll see how likely approval is before you send it.', timeOffLink)
  return offer(`${formatRange(range)} is filled in. You’ll see how likely approval is before you send it.`, {
    title: `Request ${formatRange(range)} off`,
    link: `/vacation-requests?${new URLSearchParams({ from: range.from, to: range.to })}`,
  })
}
