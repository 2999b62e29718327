/** Makes a documented call the way another system does: with an API key and without the person's session. */

type Tried = { status: number; text: string; milliseconds: number }

/** Throws if the server doesn’t respond. */
export async function tryCall(address: string, key: string): Promise<Tried> {
  const started = performance.now()
  const response = await fetch(address, { credentials: 'omit', headers: { authorization: `Bearer ${key}` } })
  const text = await response.text()
  return { status: response.status, text: indent(text), milliseconds: Math.round(performance.now() - started) }
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
