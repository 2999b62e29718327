/** Calls the server as the person signed in on the page, for setup that other journeys do through the screens. */
import type { Page } from '@playwright/test'

/** Returns the response; a refusal is an error. Generating a month may take a while. */
export async function send<Answer>(
  page: Page,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  data?: object,
): Promise<Answer> {
  const answer = await page.request[method](path, { timeout: 180_000, ...(data && { data }) })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}
