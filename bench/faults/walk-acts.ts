/** What the people of a random walk do: one function for each transition of a state machine, mostly on things picked at random. */
import { actsOfPhysicians } from './acts-of-physicians.ts'
import { actsOnPeople } from './acts-on-people.ts'
import { actsOnPlans } from './acts-on-plans.ts'
import { actsOnSchedules } from './acts-on-schedules.ts'
import { actsOnShifts } from './acts-on-shifts.ts'
import { type Context, createLook } from './walk-look.ts'

export function createActs(context: Context) {
  const look = createLook(context)
  return {
    ...actsOfPhysicians(context, look),
    ofCoordinators: [
      ...actsOnShifts(context, look),
      ...actsOnSchedules(context, look),
      ...actsOnPeople(context, look),
      ...actsOnPlans(context, look),
    ],
  }
}
