/** Everything with an address of its own that members see: every page, and the parts of some. */
import { paths } from '../../src/web/paths.ts'

type Sight = { address: string; title: string }

const parts: Record<string, string[]> = {
  '/schedule': ['view=month', 'view=week', 'view=day', 'view=week&layout=list'],
  '/admin/group-settings': ['tab=roles', 'tab=shift-types', 'tab=rules', 'tab=advanced'],
  '/admin/schedule-upload': ['tab=chat'],
  '/admin/integrations': ['tab=switchboard', 'tab=webhooks'],
  '/preferences': ['tab=scheduling'],
}

export const sights: Sight[] = paths.flatMap(({ path, title }) => [
  { address: path, title },
  ...(parts[path] ?? []).map((part) => ({ address: `${path}?${part}`, title })),
])

/** What physicians see, too. */
export const sightsOfMembers = sights.filter(({ address }) =>
  paths.some(({ path, allow }) => allow === 'member' && path === address.split('?')[0]),
)
