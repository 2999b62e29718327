// Serves the gallery: npx vite --config tests/gallery/vite.config.ts
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const projectFolder = join(import.meta.dirname, '../..')

export default defineConfig({
  root: import.meta.dirname,
  publicDir: join(projectFolder, 'src/web/public'),
  cacheDir: join(projectFolder, 'node_modules/.vite-gallery'),
  plugins: [react(), tailwindcss()],
  // The parts it shows stand beside it, not in it.
  server: { fs: { allow: [projectFolder] } },
})
