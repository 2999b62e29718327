/** Which requests and which physicians a question is about. */
import type { Act, Form } from './form.ts'
import type { Sentence } from './sentence.ts'

export function readRequestFilter({ has, of, isYesOrNo }: Sentence, act: Act): NonNullable<Form['request']> {
  const type = has('swap') ? 'swap' : has('pickup') ? 'pickup' : has('away', 'off') ? 'timeoff' : null
  const isEmergency = has('emergency')
  const byArrival = has('arrived') && of('dates').length > 0
  // "Was Chen's vacation approved?" asks for its status.
  const asksStatus = act === 'query' && isYesOrNo && (has('self') || of('person').length > 0) && !has('count', 'list')
  if (asksStatus && has('approved', 'denied', 'canceled', 'approve'))
    return { type, status: null, isEmergency, byArrival }
  const status =
    has('pending') || (act === 'query' && has('open'))
      ? 'pending'
      : has('denied')
        ? 'denied'
        : has('canceled')
          ? 'cancelled'
          : has('approved') || (act === 'query' && has('approve')) || (has('away') && !has('request'))
            ? 'approved'
            : null
  return { type, status, isEmergency, byArrival }
}

export function readPhysicianFilter({ has, of }: Sentence): NonNullable<Form['physician']> {
  const groups = of('group').map(({ text }) => text.toLowerCase())
  const isNight = of('kinds').some(({ kinds }) => kinds.includes('night'))
  return {
    level: of('group').find(({ level }) => level)?.level ?? null,
    partTime: groups.some((text) => text.startsWith('part')),
    inactive: has('inactive'),
    nights: groups.some((text) => text.startsWith('nocturn'))
      ? 'prefer'
      : !isNight
        ? null
        : has('avoid', 'not')
          ? 'avoid'
          : 'prefer',
    specialty: of('specialty')[0]?.specialty ?? null,
    names: of('group').find(({ level, text }) => !level && !/^(part|nocturn)/i.test(text))?.names ?? null,
  }
}
