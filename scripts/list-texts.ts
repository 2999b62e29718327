/**
 * Finds every text people read in the source: JSX text, text in `html` templates, strings and templates that are prose, and
 * single words where they are shown. Word lists for reading what people type aren't texts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

export type FoundText = {
  /** Where a writer would look: "web/dashboard". */
  screen: string
  file: string
  line: number
  /** Interpolations are shown as {…}. */
  text: string
}

type Expression = ESTree.Expression

type Node = { type: string; start: number; end: number }

/** Attributes and properties that people never read. */
const silentNames =
  /^(className|class|classes|id|key|keywords|name|type|href|to|path|method|rel|role|as|variant|size|kind|d|viewBox|style|src|htmlFor|pattern|cookie|channel|slot)$|^(data|xml)-?/
/** Calls whose strings are for machines. */
const silentCalls =
  /^(joinClasses|sql|log|querySelector|querySelectorAll|closest|matches|RegExp|matchMedia|getByText|require|import|describe|test|it)$/
/** Calls, attributes, and properties whose words are shown, however short. */
const shownCalls = /^(plural|pluralWord|capitalize)$/
const shownNames =
  /^(aria-label|label|title|header|heading|description|detail|help|placeholder|message|subject|text|says|word|words|unit|empty)$/
/** SQL outside of `sql` templates. */
const queries =
  /^(select|insert|update|delete|create|alter|notify|listen|begin|drop|close|with \w+ as|set (local|constraints|null)|from \w+ (where|join)|where \S+ [=<>]|order by)\b/
/** Words that no list of classes has, so hyphens between them are prose. */
const proseWords =
  /(^| )(a|an|the|is|are|be|has|of|to|at|in|or|and|by|must|wants|shifts?|requests?|days|nights|physicians?)( |$|,)/
const classLike = /^[a-z0-9!@&>~_.:[\]()/%,*#='"-]+$/
/** Selectors, styles, markup, patterns, and placeholders of programs. */
const machineText =
  /\[[\w-]+=|\[tabindex|\bpx\b.*\)|px$|^translate\(|^<|^\{"|\(\?[:!<]|\\[spd]|;\s*(charset|q)=|^(input|textarea|a), |@import|^\(width|-\[/
const wordLists =
  /^src\/(engine\/language\/(vocabulary|calendar-words|sentences|recognize\/numbers)|server\/assistant\/(local\/question\/(words\/|context|kinds\/reading|follow-up|compose\/read-bounds|understand-\w+)|knowledge\/search)|server\/schedule-reading\/(layout-search\/dates\/|understanding\/(read-times|scan-line|people\/names))|web\/physicians\/bulk\/(read-name|column-meanings)|server\/platform\/(http\/protect|auth\/page-style|files\/write\/(print-sheets|typefaces)))/
const terminal = ['start.mjs', 'admin.ts', 'backup.ts', 'restore.ts']

export function listTexts(root: string): FoundText[] {
  const sources = ['web', 'server', 'contract', 'engine'].flatMap((part) => listFiles(join(root, 'src', part)))
  const inSources = sources.filter((path) => !wordLists.test(relative(root, path).split(sep).join('/')))
  const scripts = terminal.map((name) => join(root, 'scripts', name))
  return [
    ...inSources.flatMap((path) => textsOf(root, path)),
    ...textsOfPage(root),
    ...scripts.flatMap((path) => textsOf(root, path)),
  ]
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${sep}testing${sep}`))
    .sort()
}

function textsOf(root: string, path: string): FoundText[] {
  const source = readFileSync(path, 'utf8')
  const file = relative(root, path)
  const screen = screenOf(root, path)
  const { program } = parseSync(path, source)
  const silent = silentRanges(program)
  const shown = shownWords(program)
  const found: FoundText[] = []
  const add = ({ start, end }: Node, text: string, isShown: boolean) => {
    const said = text.replace(/\s+/g, ' ').trim()
    if (!(isShown || shown.has(start) ? /\p{L}{2}/u.test(said) : isProse(said))) return
    if (silent.some(([from, to]) => from <= start && end <= to)) return
    found.push({ screen, file, line: lineAt(source, start), text: said })
  }
  const addMarkup = (start: number, markup: string) => {
    for (const { line, text } of textsInMarkup(markup))
      found.push({ screen, file, line: lineAt(source, start) + line - 1, text })
  }
  new Visitor({
    JSXText: (node) => add(node, node.value, true),
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value, false)
    },
    TemplateLiteral: (node) => {
      const text = textOf(node)
      if (text.startsWith('<!doctype')) addMarkup(node.start, text)
      else add(node, text, false)
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === 'Identifier' && tag.name === 'html') addMarkup(quasi.start, textOf(quasi))
    },
  }).visit(program)
  return found
}

function screenOf(root: string, path: string): string {
  const folders = relative(join(root, 'src'), path).split(sep).slice(0, -1)
  return folders[0] === '..' ? 'terminal' : folders.slice(0, 2).join('/')
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length
}

function textOf({ quasis }: ESTree.TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked ?? '').join('{…}')
}

/** What stands between tags, and descriptions in the head. */
function textsInMarkup(markup: string): Pick<FoundText, 'line' | 'text'>[] {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  const clean = markup.replace(/<(style|script)\b.*?<\/\1>|<!--.*?-->/gs, blank)
  const found = clean.matchAll(/(?<=>)[^<>]+(?=<)|(?<=(?:description|title)" content=")[^"]+/g)
  return [...found]
    .filter(([text]) => /\p{L}{2}/u.test(text))
    .map(({ 0: text, index }) => ({
      line: lineAt(clean, index + text.search(/\S/)),
      text: text.replace(/\s+/g, ' ').trim(),
    }))
}

/** What a browser shows before the application, and what it calls the installed one. */
function textsOfPage(root: string): FoundText[] {
  const page = readFileSync(join(root, 'src/web/index.html'), 'utf8')
  const manifest = readFileSync(join(root, 'src/web/public/manifest.webmanifest'), 'utf8')
  const names = [...manifest.matchAll(/"(?:name|short_name|description)": "([^"]+)"/g)].map(
    ({ 1: text = '', index }) => ({
      line: lineAt(manifest, index),
      text,
    }),
  )
  return [
    ...textsInMarkup(page).map((one) => ({ screen: 'web', file: 'src/web/index.html', ...one })),
    ...names.map((one) => ({ screen: 'web', file: 'src/web/public/manifest.webmanifest', ...one })),
  ]
}

/** Where strings are shown that are too short to look like prose: parts of elements and templates, and words with a number. */
function shownWords(program: Parameters<Visitor['visit']>[0]): ReadonlySet<number> {
  const starts = new Set<number>()
  const show = (node: Expression | null | undefined): void => {
    if (!node) return
    if (node.type === 'Literal') starts.add(node.start)
    if (node.type === 'ConditionalExpression') for (const part of [node.consequent, node.alternate]) show(part)
    if (node.type === 'LogicalExpression') for (const part of [node.left, node.right]) show(part)
    if (node.type === 'ParenthesizedExpression') show(node.expression)
  }
  new Visitor({
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') show(child.expression as Expression)
    },
    JSXFragment: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') show(child.expression as Expression)
    },
    JSXAttribute: ({ name, value }) => {
      if (!shownNames.test(String(name.name)) || !value) return
      show((value.type === 'JSXExpressionContainer' ? value.expression : value) as Expression)
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && shownNames.test(key.name)) show(value as Expression)
    },
    TemplateLiteral: ({ quasis, expressions }) => {
      if (!quasis.some(({ value }) => /\p{L}{2} | \p{L}{2}/u.test(value.raw))) return
      for (const part of expressions) show(part)
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && shownCalls.test(callee.name))
        for (const part of given) show(part as Expression)
    },
  }).visit(program)
  return starts
}

/** Parts of a file whose strings are for machines: imports, classes, queries, logs. */
function silentRanges(program: Parameters<Visitor['visit']>[0]): [number, number][] {
  const ranges: [number, number][] = []
  const silence = ({ start, end }: Node) => ranges.push([start, end])
  const nameOf = (node: { type: string; name?: unknown; property?: unknown }): string => {
    if (node.type === 'MemberExpression') return nameOf(node.property as Parameters<typeof nameOf>[0])
    return typeof node.name === 'string' ? node.name : ''
  }
  new Visitor({
    ImportDeclaration: silence,
    ExportNamedDeclaration: (node) => {
      if (node.source) silence(node.source)
    },
    TSLiteralType: silence,
    JSXAttribute: (node) => {
      const name = nameOf(node.name as never)
      if (silentNames.test(name) && !(name === 'name' && isShownName(node.value))) silence(node)
    },
    Property: (node) => {
      if (node.value.type !== 'Literal' || !silentNames.test(nameOf(node.key as never))) return
      if (nameOf(node.key as never) !== 'name' || !isShownName(node.value)) silence(node)
    },
    CallExpression: (node) => {
      if (silentCalls.test(nameOf(node.callee as never)) && !isToTerminal(node.callee)) silence(node)
    },
    TaggedTemplateExpression: silence,
  }).visit(program)
  return ranges
}

/** A name in lower case is for machines. */
function isShownName(value: { type: string; value?: unknown } | null): boolean {
  return value?.type === 'Literal' && /^\p{Lu}/u.test(String(value.value))
}

function isToTerminal(callee: Expression): boolean {
  return callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'console'
}

/** More than one word, and written like sentences and labels. */
function isProse(text: string): boolean {
  if (machineText.test(text)) return false
  if (!/\p{L}{2}/u.test(text) || /^[\w./:@-]+$/.test(text)) return /^[A-Z][a-z]+(-[a-z]+)*([.?!:]|\.{3})?$/.test(text)
  if (queries.test(text)) return false
  if (/^\d+-\w+ /.test(text) || proseWords.test(text)) return true
  return !text.split(' ').every((token) => classLike.test(token) && (/[-:[\]/]/.test(token) || text.includes('-')))
}
