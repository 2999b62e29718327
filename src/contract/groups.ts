/** A group of hospitalists: its size, pattern and rules, and the settings kept as one document. */
import { z } from 'zod'
import { bareShapeOf, namesIn, namesOfForm, shapeOf } from './fields/field.ts'
import { groupFieldNames, groupTable } from './fields/group.ts'
import { settingsTable } from './fields/group-settings.ts'
import { changeOf, idOf, pathIdOf, route, seenVersion } from './route.ts'
import { line, moment } from './text.ts'

export const groupSettings = z.object(shapeOf(settingsTable, namesIn(settingsTable)))
export type GroupSettings = z.infer<typeof groupSettings>

/** The fields of the onboarding form; the group settings form has a narrower size (see groupSettingsForm). */
export const groupFields = z.object(bareShapeOf(groupTable, groupFieldNames))
export type GroupFields = z.infer<typeof groupFields>

/** The form of the group settings page. */
export const groupSettingsForm = z.object({
  ...bareShapeOf(groupTable, namesOfForm(groupTable)),
  totalPhysicians: groupTable.totalPhysicians.formSchema,
})

/** The same for a saved group: a size outside of the range that it was created with may stay, so the rest can be saved. */
export function groupSettingsFormOf({ totalPhysicians: saved }: { totalPhysicians: number }) {
  const { totalPhysicians } = groupSettingsForm.shape
  return groupSettingsForm.extend({
    totalPhysicians: z.custom<number>().superRefine((value, context) => {
      if (value === saved) return
      for (const { message } of totalPhysicians.safeParse(value).error?.issues ?? [])
        context.addIssue({ code: 'custom', message })
    }),
  })
}

/** The form of its Advanced tab. */
export const advancedForm = z.object(bareShapeOf(settingsTable, namesOfForm(settingsTable)))

/** What a call may leave out, and the default it gets. */
export const groupInput = z.object(shapeOf(groupTable, groupFieldNames))

export const group = z.object({
  ...groupFields.shape,
  id: idOf('group'),
  name: z.string(),
  description: z.string().nullable(),
  additionalRules: z.string().nullable(),
  /** Only for admins; null for physicians. */
  joinCode: z.string().nullable(),
  /** As the code itself. */
  joinCodeExpiresAt: moment.nullable(),
  settings: groupSettings,
  createdBy: idOf('user').nullable(),
  isActive: z.boolean(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
})
export type Group = z.infer<typeof group>

/** Spaces and dashes between the characters are ignored. */
export const joinForm = z.object({ joinCode: line(30, 'Join code is required') })

export const groupsApi = {
  myGroup: route({
    method: 'GET',
    path: '/api/groups/my/group',
    allow: 'member',
    summary: 'The signed-in person’s group',
    output: group,
    reads: ['group'],
  }),
  createGroup: route({
    method: 'POST',
    path: '/api/groups',
    allow: 'signed-in',
    summary: 'Creates a group and makes the caller its admin, in one transaction',
    body: groupInput.extend({ isScheduled: z.boolean().default(false) }),
    example: { name: 'Riverbend Hospitalists', totalPhysicians: 45, coverageRequirements: 3 },
    output: group,
    status: 201,
    changes: ['session', 'group', 'users', 'activity'],
    perMinute: 10,
  }),
  joinGroup: route({
    method: 'POST',
    path: '/api/groups/join',
    allow: 'signed-in',
    summary: 'Joins the group that has this join code, as a physician',
    body: joinForm,
    example: { joinCode: '000000' },
    output: group,
    changes: ['session', 'group', 'users', 'physicians', 'stats', 'activity'],
    perMinute: 10,
  }),
  updateGroup: route({
    method: 'PUT',
    path: '/api/groups/:id',
    allow: 'admin',
    summary: 'Changes the group and, if given, its settings',
    params: z.object({ id: pathIdOf('group') }),
    body: changeOf(groupFields).extend({ settings: changeOf(groupSettings).optional(), version: seenVersion }),
    example: { name: 'Riverbend Hospitalists' },
    output: group,
    changes: ['group', 'stats', 'activity'],
  }),
  renewJoinCode: route({
    method: 'POST',
    path: '/api/groups/:id/join-code',
    allow: 'admin',
    summary: 'Replaces the join code; the new one works for 30 days, and the old one stops working right away',
    params: z.object({ id: pathIdOf('group') }),
    body: z.object({}),
    example: {},
    output: group,
    changes: ['group', 'activity'],
  }),
}
