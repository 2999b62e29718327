/** Physicians have the kinds of shift that they like: days, evenings, nights, 24 hours, backup. */

import { forEachPhysician } from '../view/problem-view.ts'
import { wishesOfLikes } from './parts/liking.ts'
import { wishRule } from './parts/wish.ts'

export const shiftKindLikes = wishRule({
  id: 'shift-kinds',
  title: 'Liked kinds of shift are given, disliked ones spared',
  help: 'Physicians like or dislike day, evening, night, 24-hour and backup shifts.',
  weight: 2,
  wishes: (view) =>
    forEachPhysician(view, ({ shiftTypePreferences: shiftKindWishes }, person) =>
      wishesOfLikes(view, person, shiftKindWishes, ({ shiftKind }) => shiftKind),
    ),
})
