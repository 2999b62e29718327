/** Where a browser goes after sign-in: a page of this site, never another site. */

const anyOrigin = 'http://evenshift.invalid'

/** Anything doubtful becomes the start page. */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 1000) return '/'
  // Browsers read a backslash as a slash and skip tabs and line ends: "/\evil" and "/<tab>/evil" name other hosts.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/'
  if (!URL.canParse(wanted, anyOrigin)) return '/'
  const url = new URL(wanted, anyOrigin)
  if (url.origin !== anyOrigin) return '/'
  const path = url.pathname + url.search + url.hash
  // "/.//evil" loses a slash after its dots are resolved; calls (such as signing out) aren't pages.
  return /^\/(\/|api(\/|$)|idp(\/|$))/.test(path) ? '/' : path
}
