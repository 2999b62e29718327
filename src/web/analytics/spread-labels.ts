/** Moves labels apart that would stand on each other, keeping their order. */
export function spreadLabels<Label extends { y: number }>(labels: readonly Label[], distance: number): Label[] {
  const ordered = [...labels].sort((one, other) => one.y - other.y)
  const placed: Label[] = []
  for (const label of ordered) {
    const above = placed[placed.length - 1]
    placed.push(above && label.y < above.y + distance ? { ...label, y: above.y + distance } : label)
  }
  return placed
}
