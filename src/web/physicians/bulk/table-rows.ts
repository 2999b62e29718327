/** Which rows of a pasted table are physicians: titles, section headings, repeated headers, and totals are skipped, with a reason. */
import { isTradeWord } from '../../../engine/language/recognize/roles.ts'
import { wordsOf } from '../../../engine/language/tokens.ts'
import { readHeader } from './column-meanings.ts'

export type SkippedRow = { cells: string[]; reason: string }

export type TableRows = {
  /** Undefined: the table starts with its first physician. */
  header: string[] | undefined
  rows: string[][]
  skipped: SkippedRow[]
}

/** Titles above a table are a few lines at most. */
const farthestHeader = 10

export function sortRows(cells: string[][]): TableRows {
  const place = cells.slice(0, farthestHeader).findIndex((row, at) => isHeader(row, cells.slice(at + 1)))
  const hasHeader = place !== -1 && !cells.slice(0, place).flat().some(isEmail)
  const header = hasHeader ? cells[place] : undefined
  const titles = hasHeader ? cells.slice(0, place) : []
  const sorted: TableRows = { header, rows: [], skipped: titles.map((row) => ({ cells: row, reason: 'title' })) }
  for (const row of hasHeader ? cells.slice(place + 1) : cells) {
    const reason = whyNoPhysician(row, header)
    if (reason) sorted.skipped.push({ cells: row, reason })
    else sorted.rows.push(row)
  }
  return sorted
}

/** A header never has an address; a single known word may be chance ("Staff"), a word above addresses can't. */
function isHeader(row: string[], others: string[][]): boolean {
  if (row.some(isEmail)) return false
  if (row.filter(readHeader).length >= Math.min(2, row.length)) return true
  const isLabeled = row.length === 1 || filledIn(row).length > 1
  return isLabeled && row.some((cell, column) => cell !== '' && mostly(others, column, isEmail))
}

/** Anyone with an address is a physician. */
function whyNoPhysician(row: string[], header: string[] | undefined): string | undefined {
  const [first = '', ...others] = filledIn(row)
  if (row.some(isEmail)) return undefined
  if (header && header.join('\t') === row.join('\t')) return 'the header again'
  if (/^(?:(?:grand|sub)[\s-]?)?totals?\b|^(?:sum|count|average)\b/i.test(first) && others.every(isFigure))
    return 'total'
  return row.length > 1 && others.length === 0 && !isName(first) ? 'heading or note' : undefined
}

/** A name alone in its row is someone without an address; "Day team" and "call Sue x4417" aren't people. */
function isName(text: string): boolean {
  const isTitled = /^dr\b/i.test(text)
  return looksLikeName(text) && (isTitled || !wordsOf(text).some((word) => isTradeWord(word) || word === 'team'))
}

export function looksLikeName(cell: string): boolean {
  return /^\p{L}[\p{L}.'’-]*,? [\p{L}.,'’ -]+$/u.test(cell)
}

export function isEmail(cell: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)
}

export function mostly(rows: string[][], column: number, holds: (cell: string) => boolean): boolean {
  const filled = filledIn(rows.map((row) => row[column] ?? ''))
  return filled.length > 0 && filled.filter(holds).length >= 0.7 * filled.length
}

function isFigure(cell: string): boolean {
  return /^[\d.,%\s-]+$/.test(cell)
}

function filledIn(cells: string[]): string[] {
  return cells.filter((cell) => cell !== '')
}
