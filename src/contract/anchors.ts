/** Anchors of a 7-on/7-off group: switch days and tracks, proposed from published shifts and saved together. */
import { z } from 'zod'
import { weekdays } from '../engine/model.ts'
import { bare } from './fields/field.ts'
import { settingsTable } from './fields/group-settings.ts'
import { done, idOf, pathIdOf, route, seenVersion } from './route.ts'
import { calendarDate } from './text.ts'

const byGroup = z.object({ id: pathIdOf('group') })

export const anchorProposal = z.object({
  /** The published days it was derived from; null if there are none. */
  from: calendarDate.nullable(),
  to: calendarDate.nullable(),
  switchDays: z.array(z.enum(weekdays)),
  /** `fit`: the share of these days that the track gets right, 0 to 1. */
  tracks: z.array(z.object({ physicianId: idOf('user'), track: calendarDate, fit: z.number() })),
})
export type AnchorProposal = z.infer<typeof anchorProposal>

export const anchorsApi = {
  proposeAnchors: route({
    method: 'GET',
    path: '/api/groups/:id/anchors/proposal',
    allow: 'admin',
    summary: 'Suggests the switch days and weeks (A or B) that best fit recently published shifts; changes nothing',
    params: byGroup,
    output: anchorProposal,
    reads: ['shifts', 'schedules', 'physicians'],
  }),
  saveAnchors: route({
    method: 'PUT',
    path: '/api/groups/:id/anchors',
    allow: 'admin',
    summary: 'Sets the group’s switch days and these physicians’ weeks (A or B), all or nothing',
    params: byGroup,
    body: z.object({
      switchDays: bare(settingsTable.switchDays.schema),
      /** Null: no track. */
      tracks: z.array(z.object({ physicianId: idOf('user'), track: calendarDate.nullable() })).max(200),
      version: seenVersion,
    }),
    example: { switchDays: ['tuesday'], tracks: [] },
    output: done,
    changes: ['group', 'physicians', 'activity'],
  }),
}
