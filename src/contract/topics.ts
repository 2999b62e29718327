/** The parts of a group's data that screens show. After a commit, the server pushes what changed. */
export const topics = [
  'session',
  'group',
  'roles',
  'physicians',
  'users',
  'schedules',
  'shifts',
  'requests',
  'notifications',
  'devices',
  'news',
  'activity',
  'stats',
  'health',
  'analyses',
  'integrations',
  'year',
  'scenarios',
] as const
export type Topic = (typeof topics)[number]
