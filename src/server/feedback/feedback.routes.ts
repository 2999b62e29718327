/** Calls about physicians' feedback on a schedule. */

import { type feedbackApi, feedbackCategories, fewestForTexts } from '../../contract/feedback.ts'
import { isStaff } from '../../contract/staff.ts'
import { fullName } from '../../engine/text/names.ts'
import { countPhysicians } from '../activity/activity.store.ts'
import { changeAs } from '../platform/changes/change.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { requireSchedule } from '../schedules/schedules.service.ts'
import { requireTransition } from '../schedules/transitions.ts'
import { findMember } from '../users/users.store.ts'
import { authorKeyOf } from './author-key.ts'
import { findByKey, listOpinions, writeFeedback } from './feedback.store.ts'

export function feedbackHandlers({ orm, queue, now }: Services): HandlersOf<typeof feedbackApi> {
  return {
    giveFeedback: async ({ scope, params, body, change }) => {
      const schedule = await requireSchedule(orm, scope, params.id)
      const self = await findMember(orm, scope, scope.userId)
      if (!self || !isStaff(self)) throw fail('forbidden', { message: 'Only physicians can rate a schedule.' })
      requireTransition(schedule, 'rate')
      const key = await authorKeyOf(orm, schedule.id, scope.userId)
      // The time of an anonymous answer would reveal its author, so there is no audit event and no refresh.
      const unheard = changeAs(
        { orm, queue, mailDomain: 'localhost', host: () => 'localhost', now },
        null,
        [],
        scope.groupId,
      )
      await (body.isAnonymous ? unheard : change)(async ({ tx, audit, nothingChanged }) => {
        await writeFeedback(tx, scope, schedule.id, key, body)
        if (body.isAnonymous) return nothingChanged()
        audit({ action: 'feedback.give', thing: 'schedule', thingId: schedule.id, text: `rated ${schedule.name}` })
      })
      return body
    },
    myFeedback: async ({ scope, params }) => {
      const { id } = await requireSchedule(orm, scope, params.id)
      const row = await findByKey(orm, scope, id, await authorKeyOf(orm, id, scope.userId))
      if (!row) return null
      const categories = feedbackCategories.filter((category) => row.categories.includes(category))
      return { rating: row.rating, comments: row.comments, categories, isAnonymous: row.isAnonymous }
    },
    feedbackSummary: async ({ scope, params }) => {
      const { id } = await requireSchedule(orm, scope, params.id)
      const opinions = await listOpinions(orm, scope, id)
      const ratings = [1, 2, 3, 4, 5].map((rating) => opinions.filter((one) => one.rating === rating).length)
      const sum = opinions.reduce((total, { rating }) => total + rating, 0)
      return {
        answers: opinions.length,
        asked: await countPhysicians(orm, scope),
        average: opinions.length > 0 ? sum / opinions.length : null,
        ratings,
        categories: feedbackCategories.map((category) => ({
          category,
          count: opinions.filter(({ categories }) => categories.includes(category)).length,
        })),
        opinions: opinions
          .filter(({ physicianId }) => physicianId !== null || opinions.length >= fewestForTexts)
          .map(({ firstName, lastName, ...opinion }) => ({
            ...opinion,
            name: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
          })),
      }
    },
  }
}
