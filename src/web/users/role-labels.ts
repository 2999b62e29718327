/** What a user may do, in words. */
import type { UserRole } from '../../contract/users.ts'

export const roleLabels: Record<UserRole, string> = { physician: 'Physician', admin: 'Administrator' }
