/** Text as it is searched. */

/** Without capitals and accents: "Muller" finds Müller. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
