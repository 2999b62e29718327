/** The embedded provider's only page: demo accounts as buttons, and a form for new people. */

import { type Html, html } from '../html.ts'
import { renderPage } from '../page.ts'
import type { DemoAccount } from './embedded-accounts.ts'

const fieldNames = ['email', 'given_name', 'family_name'] as const
type FieldName = (typeof fieldNames)[number]
export type Entered = Partial<Record<FieldName, string>>

export function renderSignInPage(
  accounts: DemoAccount[],
  entered: Entered = {},
  problems: Partial<Record<FieldName, string>> = {},
): string {
  const focused = fieldNames.find((name) => problems[name])
  const field = (name: FieldName, label: string, type: string, fills: string) =>
    renderField({ name, label, type, fills, value: entered[name], problem: problems[name], hasFocus: name === focused })
  const title = focused ? 'Error: Sign in' : 'Sign in'
  return renderPage(
    title,
    html`<h1>Sign in to Evenshift</h1>
<p class="muted">Try Evenshift on this computer. No password needed.</p>
${accounts.length > 0 && renderAccounts(accounts)}
<section aria-labelledby="new">
<h2 id="new">Someone new</h2>
<p class="muted">Enter any email address and name to start as a new person. To come back, enter the same address.</p>
<form method="post" novalidate>
${field('email', 'Email', 'email', 'email')}
<div class="names">
${field('given_name', 'First name', 'text', 'given-name')}
${field('family_name', 'Last name', 'text', 'family-name')}
</div>
<button class="button" type="submit">Continue</button>
</form>
</section>
<p class="after"><a href="/">Home</a></p>`,
  )
}

function renderAccounts(accounts: DemoAccount[]): Html {
  const buttons = accounts.map(
    ({ email, name, note }) => html`<button class="account" type="submit" name="account" value="${email}">
${name}<span>${note}</span><span>${email}</span></button>`,
  )
  return html`<section aria-labelledby="demo">
<h2 id="demo">Demo accounts</h2>
<p class="muted">One click signs you in to a group that’s already set up.</p>
<form class="accounts" method="post">${buttons}</form>
</section>`
}

function renderField(field: {
  name: FieldName
  label: string
  type: string
  fills: string
  value: string | undefined
  problem: string | undefined
  hasFocus: boolean
}): Html {
  const { name, label, type, fills, value, problem, hasFocus } = field
  const state = problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : undefined
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${fills}" value="${value}" required${state}${hasFocus && html` autofocus`}>
${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
</div>`
}
