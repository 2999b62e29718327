/** The group's requests: who asked for what, and their status. */
import { z } from 'zod'
import { requestStatuses } from '../../../contract/request-states.ts'
import { requestTypes } from '../../../contract/requests.ts'
import { calendarDate } from '../../../contract/text.ts'
import { localMoment } from '../../platform/group-time.ts'
import { findPhysician } from './records.ts'
import { listDiscreetRequests } from './requests.store.ts'
import { defineTool } from './tool.ts'
import { physicianName } from './values.ts'

export const requests = defineTool({
  description:
    'Requests for time off, swaps, and pickups, by status, type, or physician, oldest first. Reasons are private and never given.',
  input: z.object({
    status: z.enum(requestStatuses).optional(),
    type: z.enum(requestTypes).optional(),
    physician: physicianName.optional(),
  }),
  output: z.object({
    requests: z.array(
      z.object({
        id: z.int(),
        physician: z.string(),
        type: z.enum(requestTypes),
        status: z.enum(requestStatuses),
        from: calendarDate.nullable(),
        to: calendarDate.nullable(),
        colleague: z.string().nullable(),
        /** A swap needs the colleague's answer first. */
        waitsForColleague: z.boolean(),
        isEmergency: z.boolean(),
        /** The day it came in. */
        askedOn: calendarDate,
        decidedOn: calendarDate.nullable(),
      }),
    ),
  }),
  run: async (records, wanted) => {
    const by = wanted.physician === undefined ? undefined : findPhysician(records, wanted.physician).id
    const names = new Map(records.people.map(({ id, name }) => [id, name]))
    const rows = await listDiscreetRequests(records.orm, records.scope)
    return {
      requests: rows
        .filter(
          (row) =>
            (!wanted.status || row.status === wanted.status) &&
            (!wanted.type || row.requestType === wanted.type) &&
            (by === undefined || row.requestorId === by),
        )
        .map((row) => ({
          ...row,
          physician: names.get(row.requestorId) ?? 'someone',
          type: row.requestType,
          colleague: row.targetId === null ? null : (names.get(row.targetId) ?? 'someone'),
          waitsForColleague:
            row.requestType === 'swap' && row.status === 'pending' && row.targetResponse !== 'accepted',
          askedOn: localMoment(row.createdAt, records.settings.timeZone).date,
          decidedOn: row.reviewedAt ? localMoment(row.reviewedAt, records.settings.timeZone).date : null,
        })),
    }
  },
})
