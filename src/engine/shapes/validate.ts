/** Rejects a malformed board with a message that has the value and advice. */
import type { Board, Cell, Clash, Limit, Measure } from './limit.ts'

export class MalformedBoardError extends Error {
  override name = 'MalformedBoardError'
}

export function validateBoard(board: Board): void {
  const { days, kinds, people } = board
  if (!Number.isInteger(days) || days < 1) refuse(`The board has ${days} days`, 'give at least one whole day')
  if (days > 366) refuse(`The board has ${days} days`, 'plan at most a year at a time')
  if (kinds.length < 1) refuse('The board has no kinds', 'kinds[0] must be the day off')
  if (kinds.length > 127) refuse(`The board has ${kinds.length} kinds`, 'at most 127 fit')
  for (const edge of ['past', 'future'] as const) {
    const rows = board[edge]
    if (rows.length > people.length)
      refuse(`There are ${rows.length} ${edge}s for ${people.length} people`, 'give one for each person, or fewer')
    for (const [person, row] of rows.entries())
      for (const kind of row) requireKind(board, kind, `the ${edge} of ${people[person]}`)
  }
  for (const [person, row] of board.locked.entries()) {
    if (person >= people.length) refuse(`locked has a row ${person}`, `there are only ${people.length} people`)
    if (row.length > days) refuse(`locked has ${row.length} days for ${people[person]}`, `the board has ${days}`)
    for (const kind of row) if (kind !== undefined) requireKind(board, kind, `a locked cell of ${people[person]}`)
  }
  for (const limit of board.limits) requireLimit(board, limit)
}

function requireLimit(board: Board, limit: Limit): void {
  const where = `rule ${limit.rule} (${limit.shape})`
  if (limit.shape === 'cover') {
    requireDay(board, limit.day, where)
    requireKind(board, limit.kind, where)
    requireRange(limit.atLeast, limit.atMost, where)
    requireWeight(limit.under, 'under', where)
    if (limit.over !== Number.POSITIVE_INFINITY) requireWeight(limit.over, 'over', where)
    if (limit.kind === 0) refuse(`${where} covers kind 0, the day off`, 'cover a kind of shift')
    return
  }
  if (!limit.strength.hard) requireWeight(limit.strength.weight, 'weight', where)
  switch (limit.shape) {
    case 'clash':
      requireCells(board, limit, where)
      return
    case 'company':
      requireDay(board, limit.day, where)
      for (const person of limit.people) requirePerson(board, person, where)
      for (const kind of limit.kinds) requireKind(board, kind, where)
      if (limit.first) requireCell(board, { ...limit.first, day: limit.day }, where)
      if (limit.strength.hard) refuse(`${where} is hard`, 'give it a weight: those who could come may be away')
      if (!Number.isInteger(limit.atLeast) || limit.atLeast < 1)
        refuse(`${where} asks for ${limit.atLeast} people`, 'use a whole number, 1 or more')
      return
    case 'never':
      requireCell(board, limit, where)
      requireDay(board, limit.day, where)
      return
    case 'succession':
      requirePerson(board, limit.person, where)
      for (const kind of [...limit.first, ...limit.second]) requireKind(board, kind, where)
      if (!Number.isInteger(limit.gap) || limit.gap < 1 || limit.gap > 8)
        refuse(`${where} has a gap of ${limit.gap} days`, 'use 1 (the next day) to 8')
      return
    case 'run':
      requirePerson(board, limit.person, where)
      for (const kind of limit.kinds) requireKind(board, kind, where)
      requireRange(limit.atLeast, limit.atMost, where)
      if (
        !Number.isInteger(limit.atLeast) ||
        (limit.atMost !== Number.POSITIVE_INFINITY && !Number.isInteger(limit.atMost))
      )
        refuse(`${where} is about ${limit.atLeast} to ${limit.atMost} days`, 'use whole days')
      return
    case 'count':
      requirePerson(board, limit.person, where)
      requireMeasure(board, limit.measure, where)
      requireRange(limit.atLeast, limit.atMost, where)
      return
    case 'balance':
      requirePerson(board, limit.person, where)
      requireMeasure(board, limit.measure, where)
      for (const day of limit.measure.days) requireDay(board, day, where)
      if (!Number.isFinite(limit.target)) refuse(`${where} has the target ${limit.target}`, 'give a finite share')
      if (!(limit.band >= 0)) refuse(`${where} has a band of ${limit.band}`, 'use 0 or more')
  }
}

function requireMeasure(board: Board, measure: Measure, where: string): void {
  for (const day of measure.blocks?.flat() ?? []) requireDay(board, day, where)
  if (measure.blocks) requireBlocksApart(measure.blocks, where)
  if (!measure.blocks && new Set(measure.days).size !== measure.days.length)
    refuse(`${where} names a day twice in its window`, 'name each day once')
  for (const day of measure.days) if (!Number.isInteger(day)) refuse(`${where} names day ${day}`, 'use whole numbers')
  for (const units of measure.units)
    if (!(units >= 0) || Math.abs(units * 1000 - Math.round(units * 1000)) > 1e-6)
      refuse(`${where} counts ${units} for a day`, 'use 0 or more, with at most three decimals')
}

function requireBlocksApart(blocks: number[][], where: string): void {
  const sorted = blocks.filter((block) => block.length > 0).sort((one, other) => Math.min(...one) - Math.min(...other))
  for (let index = 1; index < sorted.length; index++)
    if (Math.min(...sorted[index]!) <= Math.max(...sorted[index - 1]!))
      refuse(
        `${where} has the overlapping blocks [${sorted[index - 1]}] and [${sorted[index]}]`,
        'join them into one block',
      )
}

/** Of two cells of one person one may lie outside the horizon; the search knows no other cells there. */
function requireCells(board: Board, { first, second }: Clash, where: string): void {
  const isInside = ({ day }: Cell) => day >= 0 && day < board.days
  const isAtEdge = first.person === second.person && isInside(first) !== isInside(second)
  for (const cell of [first, second]) {
    requireCell(board, cell, where)
    if (!isAtEdge) requireDay(board, cell.day, where)
  }
}

function requireCell(board: Board, cell: Cell, where: string): void {
  requirePerson(board, cell.person, where)
  for (const kind of cell.kinds) requireKind(board, kind, where)
}

function requirePerson(board: Board, person: number, where: string): void {
  if (!Number.isInteger(person) || person < 0 || person >= board.people.length)
    refuse(`${where} names person ${person}`, `use 0 to ${board.people.length - 1}`)
}

function requireDay(board: Board, day: number, where: string): void {
  if (!Number.isInteger(day) || day < 0 || day >= board.days)
    refuse(`${where} names day ${day}`, `use 0 to ${board.days - 1}`)
}

function requireKind(board: Board, kind: number, where: string): void {
  if (!Number.isInteger(kind) || kind < 0 || kind >= board.kinds.length)
    refuse(`${where} names kind ${kind}`, `use 0 to ${board.kinds.length - 1}`)
}

function requireRange(atLeast: number, atMost: number, where: string): void {
  if (!(atLeast >= 0) || !(atMost >= atLeast))
    refuse(`${where} asks for at least ${atLeast} and at most ${atMost}`, 'at most must not be below at least')
}

function requireWeight(weight: number, name: string, where: string): void {
  if (!Number.isFinite(weight) || weight < 0)
    refuse(`${where} has ${name} ${weight}`, 'use a finite weight of 0 or more')
}

function refuse(found: string, advice: string): never {
  throw new MalformedBoardError(`${found}: ${advice}.`)
}
