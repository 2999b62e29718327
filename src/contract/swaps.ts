/** Finding a swap by what someone needs, and asking colleagues in order: the first yes wins. */
import { z } from 'zod'
import { swapKinds } from '../engine/explain/swap-kinds.ts'
import { requestStatuses } from './request-states.ts'
import { idOf, noBody, pathIdOf, route } from './route.ts'
import { shift } from './schedules.ts'
import { moment, prose } from './text.ts'

const person = z.object({ physicianId: idOf('user'), name: z.string() })

/** A way to be off within every rule. The requestor comes first, then whoever takes their shift. */
export const swapOption = z.object({
  kind: z.enum(swapKinds),
  steps: z.array(
    person.extend({
      gives: z.array(shift),
      takes: z.array(shift),
      /** Its effect on their stretches and fair share. */
      effect: z.string(),
    }),
  ),
  /** What it means for the requestor. */
  worth: z.string(),
})
export type SwapOption = z.infer<typeof swapOption>

export const askStates = ['waiting', 'asked', 'accepted', 'declined', 'expired', 'gone', 'canceled'] as const
export type AskState = (typeof askStates)[number]

/** One shift that changes hands. */
export const transfer = z.object({ shiftId: idOf('shift'), giverId: idOf('user'), takerId: idOf('user') })
export type Transfer = z.infer<typeof transfer>

const swapAsk = z.object({
  /** Those who are asked, together where there are two. */
  people: z.array(person.extend({ phoneNumber: z.string().nullable(), seenAt: moment.nullable() })),
  gives: z.array(shift),
  takes: z.array(shift),
  state: z.enum(askStates),
  askedAt: moment.nullable(),
  /** When the next one is asked unless they answer. */
  expiresAt: moment.nullable(),
  answeredAt: moment.nullable(),
  /** The outcome of the request, once there is one. */
  status: z.enum(requestStatuses).nullable(),
})
export type SwapAsk = z.infer<typeof swapAsk>

/** Who is asked about a shift of mine, in order. */
export const swapAsks = z.object({
  shift,
  isAsking: z.boolean(),
  /** A yes takes effect at once if it breaks no rule. */
  isInstant: z.boolean(),
  asks: z.array(swapAsk),
})
export type SwapAsks = z.infer<typeof swapAsks>

const byShift = z.object({ id: pathIdOf('shift') })
const everything = ['requests', 'shifts', 'schedules', 'physicians', 'group', 'roles'] as const
const asking = ['requests', 'activity'] as const
/** More colleagues than anyone asks about one shift. */
const mostAsks = 10

export const swapsApi = {
  swapOptions: route({
    method: 'GET',
    path: '/api/shifts/:id/swaps',
    allow: 'member',
    summary: 'Ways for the caller to get this shift off, each within every rule, best of each kind first',
    params: byShift,
    query: z.object({ colleagueId: pathIdOf('user').optional() }),
    output: z.array(swapOption),
    reads: everything,
  }),
  swapAsks: route({
    method: 'GET',
    path: '/api/shifts/:id/swap-asks',
    allow: 'member',
    summary: 'Who the caller asked to swap this shift, in order, and what they said',
    params: byShift,
    output: swapAsks,
    reads: ['requests', 'shifts'],
  }),
  askToSwap: route({
    method: 'POST',
    path: '/api/shifts/:id/swap-asks',
    allow: 'member',
    summary:
      'Asks colleagues, one after another, to swap the caller’s shift; adds them to the list if the caller is already asking',
    params: byShift,
    body: z.object({
      asks: z
        .array(
          z.object({
            steps: z
              .array(z.object({ shiftId: idOf('shift'), takerId: idOf('user') }))
              .min(1)
              .max(62),
          }),
        )
        .min(1)
        .max(mostAsks),
      /** The colleagues who are asked read it. */
      reason: prose(500).nullish(),
    }),
    example: { asks: [{ steps: [{ shiftId: 1, takerId: 1 }] }], reason: 'My sister’s wedding' },
    output: swapAsks,
    status: 201,
    changes: asking,
  }),
  askEveryoneLeft: route({
    method: 'POST',
    path: '/api/shifts/:id/swap-asks/everyone',
    allow: 'member',
    summary: 'Asks everyone left on the list at once',
    params: byShift,
    body: noBody,
    example: {},
    output: swapAsks,
    changes: asking,
  }),
  stopAsking: route({
    method: 'POST',
    path: '/api/shifts/:id/swap-asks/stop',
    allow: 'member',
    summary: 'Stops asking; no one can say yes anymore',
    params: byShift,
    body: noBody,
    example: {},
    output: swapAsks,
    changes: asking,
  }),
  swapEffects: route({
    method: 'GET',
    path: '/api/shift-requests/:id/effects',
    allow: 'member',
    summary: 'How a swap affects the stretches and fair shares of everyone in it',
    params: z.object({ id: pathIdOf('request') }),
    output: z.array(person.extend({ effect: z.string() })),
    reads: everything,
  }),
}
