/** HTML text in which every value is escaped unless it is HTML itself. */

export type Html = { readonly html: string }
type Piece = string | number | Html | Html[] | undefined | false

export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { html: parts.map((part, index) => part + render(pieces[index])).join('') }
}

function render(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (Array.isArray(piece)) return piece.map((one) => one.html).join('')
  return typeof piece === 'object' ? piece.html : escapeText(String(piece))
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
}
