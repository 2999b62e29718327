/** What every draft has: who it's to, how it begins and ends, and that nothing was sent. */
import type { ChatDraft } from '../../../../contract/assistant.ts'
import type { Asking, Draft } from '../asking.ts'
import { paragraphs } from '../format.ts'

export const followUps = ['Which shifts are open from today on?', 'Show me the pending requests']

export const written = (draft: ChatDraft): Draft => ({
  text: 'Here’s a draft. Nothing was sent.',
  draft,
  followUps,
})

export const signedBy = ({ records }: Asking) => paragraphs('Thank you,', records.scope.name).replace('\n\n', '\n')

const personOf = ({ form, records }: Asking) => records.people.find(({ name }) => name === form.people[0])
export const addressed = (asking: Asking) => ({ to: personOf(asking)?.row.email ?? null })
export const greetingOf = (asking: Asking) => `Hi ${personOf(asking)?.row.firstName ?? asking.form.people[0]},`
