/** Who gets shifts: physicians and administrators who work, once a coordinator has confirmed them. */

export function isStaff(person: { isActive: boolean; isScheduled: boolean; isConfirmed: boolean }): boolean {
  return person.isActive && person.isScheduled && person.isConfirmed
}
