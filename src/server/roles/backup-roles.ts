/** Backup roles: their shifts aren't counted as work. */
import type { RoleRow } from './roles.store.ts'

export function backupRolesOf(roles: readonly Pick<RoleRow, 'id' | 'category'>[]): Set<number> {
  return new Set(roles.filter(({ category }) => category === 'backup').map(({ id }) => id))
}
