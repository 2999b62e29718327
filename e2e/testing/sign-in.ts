/** Signs people in by posting the embedded provider's forms; the sign-in journey covers the forms themselves. */
import type { Page } from '@playwright/test'
import { demoDomain } from '../../src/server/demo/demo-people.ts'
import { send } from './send.ts'

/** Anyone, known or new. */
export function signInByForm(page: Page, person: { email: string; first: string; last: string }): Promise<void> {
  return submit(page, { email: person.email, given_name: person.first, family_name: person.last })
}

/** Someone a coordinator added, who accepts. */
export async function signInAndJoin(page: Page, person: { email: string; first: string; last: string }): Promise<void> {
  await signInByForm(page, person)
  const { invitations } = await send<{ invitations: { id: number }[] }>(page, 'get', '/api/invitations/my')
  for (const { id } of invitations) await send(page, 'post', `/api/invitations/${id}/accept`, {})
}

/** One of the demo accounts, by name. */
export function signInAsDemo(page: Page, name: string): Promise<void> {
  return submit(page, { account: `${name.toLowerCase().replace(' ', '.')}@${demoDomain}` })
}

/** Opens no page: each takes half a second of processor time. */
async function submit(page: Page, form: Record<string, string>): Promise<void> {
  const login = await page.request.get('/api/login')
  const answer = await page.request.post(login.url(), { form })
  if (!answer.ok()) throw new Error(`Signing in: ${answer.status()} ${await answer.text()}`)
}
