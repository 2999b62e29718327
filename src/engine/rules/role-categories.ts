/** Physicians have the categories of role that they like: rounder, admitter, coverage, backup, special. */

import { forEachPhysician } from '../view/problem-view.ts'
import { wishesOfLikes } from './parts/liking.ts'
import { wishRule } from './parts/wish.ts'

export const roleCategoryLikes = wishRule({
  id: 'role-categories',
  title: 'Liked categories of role are given, disliked ones spared',
  help: 'Physicians like or dislike rounder, admitter, coverage, backup and special roles.',
  weight: 2,
  wishes: (view) =>
    forEachPhysician(view, ({ roleTypePreferences: roleCategoryWishes }, person) =>
      wishesOfLikes(view, person, roleCategoryWishes, ({ role }) => role.category),
    ),
})
