/** First and last name out of one cell: "Dr. Hana Choi, MD", "Choi, Hana", "de la Cruz, Ana". */

const titles = /^(?:(?:dr|prof|mr|mrs|ms)\b\.?\s*)+/i
const degrees =
  /[,\s]+\(?(?:m\.?d|d\.?o|ph\.?d|m\.?b\.?b\.?s|m\.?b\.?a|m\.?p\.?h|f\.?a\.?c\.?p|f\.?h\.?m|s\.?f\.?h\.?m|n\.?p|p\.?a(?:-c)?|facp)\b\.?\)?$/i
/** Words that belong to the last name that follows. */
const particles = new Set('de da del der di dos el la las le los van von den ten bin al st.'.split(' '))

export function readName(text: string): { firstName: string; lastName: string } {
  const name = withoutDegrees(text.trim().replace(/\s+/g, ' ').replace(titles, ''))
  const [before, after] = name.split(/\s*,\s*/, 2)
  if (before && after) return { firstName: after.replace(titles, ''), lastName: before }
  const words = name.split(' ')
  if (words.length === 1) return { firstName: '', lastName: name }
  let start = words.length - 1
  while (start > 1 && particles.has(words[start - 1]!.toLowerCase())) start -= 1
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}

function withoutDegrees(name: string): string {
  const shorter = name.replace(degrees, '').replace(/,$/, '')
  return shorter === name ? name : withoutDegrees(shorter)
}
