/** What the answers to "do this" are made of: a button that opens the filled-in dialog, where the person decides. */
import type { ChatLink } from '../../../../contract/assistant.ts'
import type { Asking, Draft } from '../asking.ts'

const followUps = ['Which shifts are open from today on?', 'Show me the pending requests']

/** What the button opens; the person decides there. */
export const offer = (says: string, ...links: ChatLink[]): Draft => ({
  text: `${says} Nothing changes until you confirm.`,
  links,
  followUps,
})

export const refuse = (text: string, ...links: ChatLink[]): Draft => ({ text, links, followUps })

const polite =
  /^((please|pls|can you|could you|would you|lets|let's|go ahead and|i want to|i need to|i['’]?d like to)\s+)*/i

export const plainly = ({ said }: Asking) => said.replace(polite, '')

/** "Change Chen to 0.6 FTE", "mark Foster as senior": what is set on someone's page. */
export function openPage(asking: Asking): Draft | undefined {
  const [name, ...others] = asking.form.people
  if (!name || others.length > 0) return undefined
  return refuse(`I only answer questions, so nothing was changed. You can change ${name}’s settings on their page:`, {
    title: name,
    link: address('/admin/physicians', { physician: String(idOf(asking, name)) }),
  })
}

export const address = (path: string, search: Record<string, string>) => {
  const written = new URLSearchParams(search)
  return written.size > 0 ? `${path}?${written}` : path
}

export const idOf = ({ records }: Asking, name: string) => records.people.find((one) => one.name === name)?.id ?? 0
