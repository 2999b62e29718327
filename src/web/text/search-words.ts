/** Searches by words, as people type them. */

/** Every word of the search is in the text, whatever its capitals and accents: "muller an" finds Anna Müller. */
export function findByWords(search: string): (text: string) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return (text) => {
    const searched = plain(text)
    return words.every((word) => searched.includes(word))
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
