/** Parts of the build of src/web that make the page show something as soon as it arrives. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IndexHtmlTransformHook, Plugin } from 'vite'

/** `root` is the folder of the application. */
export function firstPaint(root: string): Plugin[] {
  return [change('paint-shell-first', paintShellFirst), change('inline-theme', (html) => inlineTheme(html, root))]
}

function change(name: string, handler: IndexHtmlTransformHook): Plugin {
  return { name, apply: 'build', transformIndexHtml: { order: 'post', handler } }
}

// In the head the styles would hold back the shell of index.html, too. Scripts wait for them wherever they stand.
const paintShellFirst: IndexHtmlTransformHook = (html) => {
  const styles = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0]
  if (!styles) throw new Error('The built page has no styles: check the link in src/web/index.html')
  return html.replace(styles, '').replace('</body>', `  ${styles.trim()}\n  </body>`)
}

// As a file it is one more way to the server and back before the first paint. The server allows it by its hash.
function inlineTheme(html: string, root: string): string {
  const script = '<script src="/theme-boot.js"></script>'
  if (!html.includes(script)) throw new Error('The built page does not set the theme: check src/web/index.html')
  const code = readFileSync(join(root, 'public/theme-boot.js'), 'utf8').replace(/^\s*\/\/.*\n/gm, '')
  return html.replace(script, () => `<script>${code.trim()}</script>`)
}
