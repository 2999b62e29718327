// Builds the browser application from src/web into build/web; the server uses the same settings in development.
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { fewFiles } from './scripts/few-files.ts'

const projectFolder = import.meta.dirname
const root = join(projectFolder, 'src/web')

// Without the preload the browser asks for the typeface only after it has read the styles, and texts jump.
function preloadTypeface(): Plugin {
  return {
    name: 'preload-typeface',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /instrument-sans-latin-wdth-normal.*\.woff2$/.test(name))
        if (!file) throw new Error('The built typeface was not found: check the urls in src/web/styles/typeface.css')
        const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }
        return [{ tag: 'link', attrs: attributes, injectTo: 'head' }]
      },
    },
  }
}

// In the head the styles would hold back the shell of index.html, too. Scripts wait for them wherever they stand.
function paintShellFirst(): Plugin {
  return {
    name: 'paint-shell-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0]
        if (!styles) throw new Error('The built page has no styles: check the link in src/web/index.html')
        return html.replace(styles, '').replace('</body>', `  ${styles.trim()}\n  </body>`)
      },
    },
  }
}

export default defineConfig({
  root,
  appType: 'spa',
  plugins: [react(), tailwindcss(), preloadTypeface(), paintShellFirst()],
  build: {
    outDir: join(projectFolder, 'build/web'),
    emptyOutDir: true,
    // The content security policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: fewFiles(root) } },
  },
})
