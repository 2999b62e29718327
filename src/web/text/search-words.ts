/** Searches by words, as people type them. */

/** Every word of the search is in the text, whatever its capitals and accents: "muller an" finds Anna Müller. */
export function findByWords(search: string): (text: string) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean)
  // The 8 of a date isn't found in 18 or 28.
  const finders = words.map((word) => (/^\d\d?$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`) : word))
  return (text) => {
    const searched = plain(text)
    return finders.every((finder) => (typeof finder === 'string' ? searched.includes(finder) : finder.test(searched)))
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
