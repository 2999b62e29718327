/** Starts the browser application. */
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app.tsx'
import { startTheme } from './theme/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')
startTheme()
// Before the first text asks for it, so that texts rarely jump; a preload would hold up the scripts on a slow connection.
void document.fonts.load('16px "Instrument Sans Variable"')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
