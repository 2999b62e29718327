/** Who gets shifts: administrators who work as well as physicians, and nobody before a coordinator has confirmed them. */

export function isStaff(person: { isActive: boolean; isScheduled: boolean; isConfirmed: boolean }): boolean {
  return person.isActive && person.isScheduled && person.isConfirmed
}
