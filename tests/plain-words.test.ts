/** American spelling in texts, comments, and docs; curly apostrophes and quotes in what people read; no idioms we dropped. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { listTexts } from '../scripts/list-texts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Stems, so that "honoured" and "neighbouring" are found, too. `cancelled` is a value in the data; texts say canceled. */
const british =
  /\b(cancell(ed|ing)|(mis|re)?label(led|ling)|travell(ed|ing|er)|model(led|ling)|(un)?honour|favour|colour|behaviour|neighbour|labour|centre[ds]?|metre|theatre|licence|defence|(capital|organ|recogn|neutral|optim|prior|minim|maxim|summar|normal|real|emphas|apolog|special|general|initial|categor|author)is(e|ed|es|ing|ation)|analys(e|ed|ing)|grey|programme|whilst|amongst|learnt|towards|afterwards|spoilt|judgement|fulfil|enrol|e-mail|fortnight|rota)\b/i

/** Words of the glossary's right column, and idioms that read like a translation. */
const dropped = /\b(anew|hand-overs?|sick calls?|to be had|cannot come|by hand of|any more\.|for ever|backup duty)\b/i

/** These list words that people may type, in any spelling. */
const typedWords =
  /^src\/(engine\/language\/|server\/assistant\/|server\/schedule-reading\/|web\/physicians\/bulk\/|contract\/(fields|faq)\/)/

const files = execFileSync('git', ['ls-files', 'src', 'docs', 'tests', 'e2e', 'bench', 'scripts', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file) && !file.startsWith('tests/plain-words'))

/** Whole lines of Markdown, and the comments of other files. Quoted examples and code keep their spelling. */
function proseOf(file: string): string[] {
  const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n')
  const prose = file.endsWith('.md') ? lines : lines.filter((line) => /^\s*(\/\*\*?|\/\/|\*)/.test(line))
  return prose.map((line) => line.replace(/`[^`]*`|"[^"]*"|“[^”]*”|'[^']*'/g, ''))
}

const texts = listTexts(root)

it.each([
  ['text of an element', 'src/web/analytics/physicians-card.tsx', 'By physician'],
  ['a word in an element', 'src/web/call-outs/plan-cards.tsx', 'Apply'],
  ['a word with a number', 'src/web/assessment/signature-words.ts', 'handoff'],
  ['a word in a sentence', 'src/server/requests/ask/answer-request.ts', 'declined'],
  ['a label', 'src/web/swaps/find-swap.tsx', 'Whole stretch'],
  ['a label while something is saved', 'src/web/groups/onboarding/group-forms.tsx', 'Creating...'],
  ['a choice that starts with a number', 'src/contract/fields/group.ts', '24-hour shifts'],
  ['a sign-in page', 'src/server/platform/auth/embedded/embedded-page.ts', 'Demo accounts'],
  ['a page of the worker', 'src/web/offline/worker/signed-out-offline.ts', 'Not signed out yet'],
  [
    'the page without scripts',
    'src/web/index.html',
    'Evenshift needs JavaScript. Turn it on for this site, then reload.',
  ],
  ['the installed app', 'src/web/public/manifest.webmanifest', 'Evenshift'],
  ['an email', 'src/server/physicians/invite-people.ts', 'Your schedule at {…}'],
  ['an error of the API', 'src/contract/errors.ts', 'We couldn’t find that.'],
  ['a call in the API documentation', 'src/contract/roles.ts', 'Adds a role'],
  ['a printed schedule', 'src/server/platform/files/write/write-pdf.ts', 'Weekends and holidays are shaded.'],
  ['a rule', 'src/engine/rules/coverage.ts', 'Every shift is filled'],
  ['the terminal', 'scripts/start.mjs', 'Installing packages (once, takes about a minute)'],
  ['output of a command', 'scripts/restore.ts', 'Restored {…} rows in {…} tables, as of {…}.'],
])('the list of texts has %s', (_, file, text) => {
  expect(texts.filter((found) => found.file === file).map((found) => found.text)).toContain(text)
})

it('the list of texts has no word lists, selectors, or styles', () => {
  const found = texts.filter(({ text }) =>
    /^input, textarea|px\)|\(\?:|who count list|^<|^[a-z ]+(, [a-z ]+){15}/.test(text),
  )
  expect(found).toEqual([])
})

it('comments and docs have American spelling', () => {
  const found = files.flatMap((file) =>
    proseOf(file)
      .filter((line) => british.test(line) || dropped.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

it('texts have American spelling', () => {
  const found = texts
    .filter(
      ({ file, text }) => !typedWords.test(file) && text !== 'cancelled' && (british.test(text) || dropped.test(text)),
    )
    .map(({ file, line, text }) => `${file}:${line} ${text}`)
  expect(found).toEqual([])
})

/** The product's specification gives this one to the letter; the assistant also speaks to models, which get plain quotes. */
const straightByPromise = new Set(["You haven't submitted any vacation requests yet."])

it('texts have curly apostrophes', () => {
  const found = texts
    .filter(({ file, text }) => !file.startsWith('src/server/assistant/') && !straightByPromise.has(text))
    .filter(({ text }) => /\p{L}'(s|t|re|ve|ll|d|m)\b|…\}'s\b/u.test(text))
    .map(({ file, line, text }) => `${file}:${line} ${text}`)
  expect(found).toEqual([])
})

/** Whatever formats a date or a time on its own could pad it, use another clock, or the reader's time zone. */
const ownFormats = /toLocale(Date|Time)String|Intl\.DateTimeFormat\(|type="(time|datetime-local)"|formatPaddedDate/
const formattedThere = [
  'src/contract/fields/group-settings.ts', // whether a time zone exists
  'src/engine/text/dates.ts',
  'src/server/platform/files/read/read-calendar.ts', // whether a time zone exists
  'src/server/platform/group-time.ts',
  'src/web/text/group-day.ts',
  'src/web/text/moments.ts',
  'src/web/time-off/request-item.tsx', // the specification pads the days of this list and the next
  'src/web/users/user-item.tsx',
]

it('dates and times have one formatter each', () => {
  const found = files.filter(
    (file) =>
      /^src\/.*\.tsx?$/.test(file) &&
      !/\.test\.|\/testing\//.test(file) &&
      ownFormats.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  expect(found).toEqual(formattedThere)
})
