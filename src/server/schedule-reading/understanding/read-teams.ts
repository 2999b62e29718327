/** Teams whose members stand in a table of their own: "Team A" in the schedule is everyone on it. */
import { dateCandidates } from '../layout-search/dates/date-candidates.ts'
import { buildGrid, type Grid, type GridCell } from './grid.ts'
import { meaningOfPhrase } from './known-codes.ts'
import { commaBetween, readName } from './people/names.ts'

/** Teams, members of one, and places in the schedule that name one. */
const fewestTeams = 2
const fewestMembers = 2
const fewestUses = 4

const teamName = /^(?:team|group|crew|pod)\s+(\S{1,10})$|^(\S{1,10})\s+(?:team|group|crew|pod)$/i
const teamHeading = /^(?:team|group|crew|pod)s?$/i
const peopleHeading = /^(?:names?|physicians?|providers?|hospitalists?|members?|doctors?)$/i

type Members = { team: string; names: string[]; cells: GridCell[] }

/** The grids with the members' names where they say a team, and without the tables that list them. */
export function withTeams(grids: Grid[]): { grids: Grid[]; members: string[] } {
  const found = grids.flatMap(membersIn)
  const teams = new Map(found.map(({ team, names }) => [team, names]))
  const listed = new Set(found.flatMap(({ cells }) => cells))
  const namesFor = (cell: GridCell) =>
    listed.has(cell) ? undefined : teams.get(teamOf(cell.text) ?? cell.text.trim().toLowerCase())
  const uses = grids.flatMap(({ cells }) => cells.flatMap((cell) => (namesFor(cell) ? [namesFor(cell)] : [])))
  // A team with other people each week is a shift.
  if (teams.size < found.length || new Set(uses).size < fewestTeams || uses.length < fewestUses)
    return { grids, members: [] }
  const expanded = (cell: GridCell): GridCell[] => {
    const names = namesFor(cell)
    return listed.has(cell) ? [] : [names ? { ...cell, text: names.join('; '), written: cell.text } : cell]
  }
  return {
    grids: grids.map(({ name, cells }) => buildGrid(name, cells.flatMap(expanded))),
    members: [...teams.values()].flat(),
  }
}

function teamOf(text: string): string | undefined {
  const [, behind, before] = teamName.exec(text.replace(/[\s:]+$/, '').trim()) ?? []
  return (behind ?? before)?.toLowerCase()
}

function membersIn(grid: Grid): Members[] {
  return [...grid.cells.flatMap((cell) => membersAt(grid, cell)), ...membersByColumn(grid)].filter(
    ({ names }) => names.length >= fewestMembers && new Set(names).size === names.length,
  )
}

/** "Team A: Kim, Lee", or "Team A" with its people below or beside it. */
function membersAt(grid: Grid, cell: GridCell): Members[] {
  const [, head = cell.text, list] = /^([^:]+):\s+(.+)$/s.exec(cell.text) ?? []
  const team = teamOf(head)
  if (!team) return []
  const said =
    list?.split(new RegExp(`[;&\\n]|${commaBetween.source}|\\s+and\\s+`, 'i')).map((name) => name.trim()) ?? []
  if (said.length > 0) return said.every(isPerson) ? [{ team, names: said, cells: [cell] }] : []
  const [below, beside] = [[1, 0] as const, [0, 1] as const].map(([down, across]) => {
    const cells: GridCell[] = []
    for (let next = grid.at(cell.row + down, cell.column + across); next && isPerson(next.text); ) {
      cells.push(next)
      next = grid.at(next.row + down, next.column + across)
    }
    return cells
  })
  const members = below!.length > 0 ? below! : beside!
  const isDated = members.some(({ row }) => grid.rowCells(row).some(({ text }) => dateCandidates(text).length > 0))
  return isDated ? [] : [{ team, names: members.map(({ text }) => text), cells: [cell, ...members] }]
}

/** A column "Team" beside one of names. */
function membersByColumn(grid: Grid): Members[] {
  const head = grid.cells.find(({ text }) => teamHeading.test(text.trim()))
  const beside = head && grid.rowCells(head.row).filter(({ text }) => peopleHeading.test(text.trim()))
  const [who] = beside?.length === 1 ? beside : []
  if (!head || !who) return []
  const teams = new Map<string, Members>()
  for (let row = head.row + 1; row < grid.rows; row++) {
    const [team, person] = [grid.at(row, head.column), grid.at(row, who.column)]
    if (!team || !person || !isPerson(person.text)) break
    const key = teamOf(team.text) ?? team.text.trim().toLowerCase()
    const known = teams.get(key) ?? { team: key, names: [], cells: [head, who] }
    teams.set(key, { team: key, names: [...known.names, person.text], cells: [...known.cells, team, person] })
  }
  return [...teams.values()]
}

function isPerson(text: string): boolean {
  return readName(text) !== undefined && !meaningOfPhrase(text) && !teamOf(text)
}
