/** Finds every text people read in the source: JSX text, text in `html` templates, and strings and templates that are prose. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseSync, Visitor } from 'vite'

export type FoundText = {
  /** Where a writer would look: "web/dashboard". */
  screen: string
  file: string
  line: number
  /** Interpolations are shown as {…}. */
  text: string
}

type Node = { type: string; start: number; end: number }

/** Attributes and properties that people never read. */
const silentNames =
  /^(className|class|classes|id|key|name|type|href|to|path|method|rel|role|as|variant|size|kind|d|viewBox|style|src|htmlFor|pattern|cookie|channel|slot)$|^(data|xml)-?/
/** Calls whose strings are for machines. */
const silentCalls = /^(joinClasses|sql|log|querySelector|RegExp|matchMedia|getByText|require|import|describe|test|it)$/
const classLike = /^[a-z0-9!@&>~_.:[\]()/%,*#='"-]+$/

export function listTexts(root: string): FoundText[] {
  return ['web', 'server', 'contract', 'engine'].flatMap((part) =>
    listFiles(join(root, 'src', part)).flatMap((path) => textsOf(root, path)),
  )
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
  const screen = relative(join(root, 'src'), path).split(sep).slice(0, -1).slice(0, 2).join('/')
  const { program } = parseSync(path, source)
  const silent = silentRanges(program)
  const found: FoundText[] = []
  const add = ({ start, end }: Node, text: string, isShown: boolean) => {
    const said = text.replace(/\s+/g, ' ').trim()
    if (!(isShown ? /\p{L}{2}/u.test(said) : isProse(said))) return
    if (silent.some(([from, to]) => from <= start && end <= to)) return
    found.push({ screen, file, line: source.slice(0, start).split('\n').length, text: said })
  }
  new Visitor({
    JSXText: (node) => add(node, node.value, true),
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value, false)
    },
    TemplateLiteral: (node) => add(node, node.quasis.map(({ value }) => value.cooked ?? '').join('{…}'), false),
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'html') return
      const markup = quasi.quasis.map(({ value }) => value.cooked ?? '').join('{…}')
      for (const { 0: text, index } of markup.matchAll(/(?<=>)[^<>]+(?=<)/g)) {
        const line = source.slice(0, quasi.start).split('\n').length + markup.slice(0, index).split('\n').length - 1
        if (/\p{L}{2}/u.test(text)) found.push({ screen, file, line, text: text.replace(/\s+/g, ' ').trim() })
      }
    },
  }).visit(program)
  return found
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
      if (silentNames.test(nameOf(node.name as never))) silence(node)
    },
    Property: (node) => {
      if (silentNames.test(nameOf(node.key as never)) && node.value.type === 'Literal') silence(node)
    },
    CallExpression: (node) => {
      if (silentCalls.test(nameOf(node.callee as never))) silence(node)
    },
    TaggedTemplateExpression: silence,
  }).visit(program)
  return ranges
}

/** More than one word, and written like sentences and labels. */
function isProse(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || /^[\w./:@-]+$/.test(text)) return /^[A-Z][a-z]+$/.test(text)
  if (/^(select|insert|update|delete|create|alter|with|notify|listen|begin|set|from|where|order by)\b/.test(text))
    return false
  return !text.split(' ').every((token) => classLike.test(token) && (/[-:[\]/]/.test(token) || text.includes('-')))
}
