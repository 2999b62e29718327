/** Keyboard navigation in the grid: arrows by one, Home and End to the edges of a row, with Ctrl to the corners. */
export type Place = { row: string; column: number }

const page = 10

/** The new position, or undefined if the key doesn't move. */
export function moveFocus(
  place: Place,
  key: { key: string; ctrl: boolean },
  grid: { rows: readonly string[]; columns: number },
): Place | undefined {
  const row = Math.max(0, grid.rows.indexOf(place.row))
  const at = (toRow: number, column: number): Place => ({
    row: grid.rows[clamp(toRow, grid.rows.length)] ?? place.row,
    column: clamp(column, grid.columns),
  })
  switch (key.key) {
    case 'ArrowLeft':
      return at(row, place.column - 1)
    case 'ArrowRight':
      return at(row, place.column + 1)
    case 'ArrowUp':
      return at(row - 1, place.column)
    case 'ArrowDown':
      return at(row + 1, place.column)
    case 'PageUp':
      return at(row - page, place.column)
    case 'PageDown':
      return at(row + page, place.column)
    case 'Home':
      return at(key.ctrl ? 0 : row, 0)
    case 'End':
      return at(key.ctrl ? grid.rows.length - 1 : row, grid.columns - 1)
    default:
      return undefined
  }
}

function clamp(value: number, count: number): number {
  return Math.min(Math.max(0, value), Math.max(0, count - 1))
}
