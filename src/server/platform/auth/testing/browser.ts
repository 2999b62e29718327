/** A browser without scripts for tests: keeps cookies by path, follows redirects, submits forms. */

type Cookie = { name: string; value: string; path: string; header: string }

export type Visit = { url: URL; status: number; headers: Headers; text: string; hops: string[] }

export type Browser = ReturnType<typeof openBrowser>

export function openBrowser() {
  const jar = new Map<string, Cookie>()
  let shown: Visit | undefined

  function cookiesFor(url: URL): string {
    const sent = [...jar.values()].filter(({ path }) => `${url.pathname}/`.startsWith(withSlash(path)))
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  function keep(header: string): void {
    const [pair = '', ...flags] = header.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(name.length + 1)
    const flag = (wanted: string) => flags.find((one) => one.toLowerCase().startsWith(wanted))?.split('=')[1]
    // Deleted ones carry a date long past; the server's clock may differ from ours.
    const isGone = flag('max-age') === '0' || Date.parse(flag('expires') ?? '2999-01-01') < Date.parse('2000-01-01')
    const path = flag('path') ?? '/'
    if (isGone) jar.delete(name + path)
    else jar.set(name + path, { name, value, path, header })
  }

  /** One request, without following redirects. */
  async function request(address: string | URL, form?: Record<string, string>): Promise<Visit> {
    const url = new URL(address)
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: cookiesFor(url) },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const header of response.headers.getSetCookie()) keep(header)
    return { url, status: response.status, headers: response.headers, text: await response.text(), hops: [url.href] }
  }

  /** Follows redirects as long as `until` allows; returns the last page. */
  async function visit(address: string | URL, options: { form?: Record<string, string>; until?: string } = {}) {
    // A failed /api/login shows no form, and posting a form there would return a 404 that hides the failure.
    if (options.form && shown && shown.status >= 500)
      throw new Error(`${shown.url} has no form to send: it answered ${shown.status}`)
    shown = await follow(address, options)
    return shown
  }

  async function follow(address: string | URL, options: { form?: Record<string, string>; until?: string }) {
    let page = await request(address, options.form)
    while (page.status >= 300 && page.status < 400) {
      const next = new URL(page.headers.get('location') ?? '', page.url)
      if (options.until && next.pathname === options.until) return { ...page, url: next }
      if (page.hops.length > 10) throw new Error(`Too many redirects: ${page.hops.join(' ')}`)
      const { hops } = page
      page = await request(next)
      page = { ...page, hops: [...hops, next.href] }
    }
    return page
  }

  return {
    request,
    visit,
    /** Of the path /. */
    cookie: (name: string) => jar.get(`${name}/`),
    setCookie: (name: string, value: string) => jar.set(`${name}/`, { name, value, path: '/', header: '' }),
  }
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}
