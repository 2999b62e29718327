/** The shifts of a month that dealt holidays fix: each person who works one gets a role they can have, if there is one left. */
import { addDays } from '../calendar.ts'
import { type Compiled, roleOfKind } from '../compile-problem.ts'
import { countOn, isNightTime } from '../demand.ts'
import type { Assignment, CalendarDate, Problem } from '../model.ts'
import { ableOn, compileDay } from './able-on.ts'
import { addFlowEdge, addNode, createFlowNetwork, flowOf, sendCheapest } from './min-cost-flow.ts'
import { startFromWeeks } from './start-from-weeks.ts'

export type DealtWork = { physicianId: string; date: CalendarDate }

/** Day by day. Someone who already has a fixed shift that day keeps it. Whoever can't work any role that is left, also because of the days before, has none. */
export function* dealtShifts(problem: Problem, dealt: readonly DealtWork[]): Generator<Assignment[]> {
  if (dealt.length === 0) return
  const last = addDays(problem.from, problem.days - 1)
  const dates = [...new Set(dealt.map(({ date }) => date))].filter((date) => problem.from <= date && date <= last)
  const planned = new Map(
    (startFromWeeks(problem) ?? []).map(({ physicianId, date, roleId }) => [`${physicianId} ${date}`, roleId]),
  )
  for (const date of dates) {
    const compiled = compileDay(problem, date)
    const held = problem.locked.filter((shift) => shift.date === date)
    const people = dealt.filter(
      (one) =>
        one.date === date &&
        compiled.personOfPhysician.has(one.physicianId) &&
        !held.some(({ physicianId }) => physicianId === one.physicianId),
    )
    yield matchRoles(compiled, date, { people, held, planned })
  }
}

/** `planned`: the role by physician and date. */
type DealtDay = { people: DealtWork[]; held: Assignment[]; planned: ReadonlyMap<string, string> }

/** In the role of their laid-out week or of the day before, at their usual time of day, and in a role they prefer, where one is left. */
function matchRoles(compiled: Compiled, date: CalendarDate, { people, held, planned }: DealtDay): Assignment[] {
  const { view } = compiled
  const network = createFlowNetwork()
  const [source, sink] = [addNode(network), addNode(network)]
  const slots = new Map(
    view.kinds.work.map((kind) => {
      const slot = addNode(network)
      const role = roleOfKind(compiled, kind)
      const taken = held.filter(({ roleId }) => roleId === role.id).length
      const left = Math.max(0, countOn(role, date) - taken)
      addFlowEdge(network, slot, sink, left)
      return [kind, { slot, role }]
    }),
  )
  const dayBefore = addDays(date, -1)
  const roleBefore = new Map(
    [...view.problem.before, ...view.problem.locked]
      .filter(({ date }) => date === dayBefore)
      .map(({ physicianId, roleId }) => [physicianId, roleId]),
  )
  const isAble = ableOn(compiled)
  const edges = people.flatMap(({ physicianId }) => {
    const person = compiled.personOfPhysician.get(physicianId)!
    const physician = view.physicians[person]!
    const week = physician.weeksOn?.find(({ from, to }) => from <= date && date <= to)
    const wantsNight = week ? week.isNight : physician.nightShiftPreference === 'prefer'
    const node = addNode(network)
    addFlowEdge(network, source, node, 1)
    return view.kinds.work
      .filter((kind) => isAble(person, kind))
      .map((kind) => {
        const { slot, role } = slots.get(kind)!
        const isLiked = physician.preferredRoles.includes(role.id)
        const goesOn = roleBefore.get(physicianId) === role.id
        const isPlanned = planned.get(`${physicianId} ${date}`) === role.id
        const cost =
          (isPlanned ? -300 : 0) +
          (goesOn ? -200 : 0) +
          (isNightTime(role) === wantsNight ? 0 : 100) +
          (isLiked ? 0 : 1)
        const edge = addFlowEdge(network, node, slot, 1, { first: cost, tie: 0 })
        return { edge, shift: { physicianId, roleId: role.id, date } }
      })
  })
  sendCheapest(network, source, sink)
  return edges.filter(({ edge }) => flowOf(network, edge) > 0).map(({ shift }) => shift)
}
