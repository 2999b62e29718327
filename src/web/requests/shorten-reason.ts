/** The reason of a ranked choice without what its row says already: names, shifts and points. */

/** "(-114 points; worse: A (+16); better: B (-950), C (-2))." at the end of a sentence of the engine. */
const verdict = /\([-+]?[\d.]+ points?(?:; worse: (.*?))?(?:; better: (.*?))?\)\.?$/
const points = / \([-+][\d.]+\)/g
/** True of whoever takes an open shift. */
const alwaysTrue = 'Every shift is filled'

export function shortenReason(says: string): string {
  const found = verdict.exec(says)
  if (!found) return says
  const [worse, better] = [list(found[1]), list(found[2])]
  const parts = [better && `helps ${better}`, worse && `goes against ${worse}`].filter(Boolean)
  if (parts.length === 0) return 'Keeps every rule.'
  const sentence = parts.join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function list(rules: string | undefined): string {
  const titles = (rules ?? '').replace(points, '').split(', ')
  return titles
    .filter((title) => title && title !== alwaysTrue)
    .map((title) => `“${title}”`)
    .join(' and ')
}
