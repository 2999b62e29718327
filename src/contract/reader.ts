/** On an answer to someone signed in: who it's for, so a device that keeps it never mixes two people's. */
import type { UserRole } from './users.ts'

export const readerHeader = 'x-reader'

export type Reader = { id: number; role: UserRole }

export function writeReader({ id, role }: Reader): string {
  return `${id} ${role}`
}

export function parseReader(header: string | null): Reader | undefined {
  const [id, role] = header?.split(' ') ?? []
  return id && (role === 'admin' || role === 'physician') ? { id: Number(id), role } : undefined
}
