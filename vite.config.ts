// Builds the browser application from src/web into build/web; the server uses the same settings in development.
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fewFiles } from './scripts/few-files.ts'
import { firstPaint } from './scripts/first-paint.ts'
import { plainCalls } from './scripts/plain-calls.ts'
import { listPreloads } from './scripts/preloads.ts'

const projectFolder = import.meta.dirname
const root = join(projectFolder, 'src/web')

export default defineConfig({
  root,
  appType: 'spa',
  plugins: [react(), tailwindcss(), plainCalls(), firstPaint(root), listPreloads(root)],
  build: {
    outDir: join(projectFolder, 'build/web'),
    emptyOutDir: true,
    // The content security policy allows no data: addresses for scripts, styles and fonts.
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: fewFiles(root) } },
  },
})
