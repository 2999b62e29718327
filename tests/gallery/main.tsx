// Shows all interface parts in both themes side by side, for people who change them.
import { createRoot } from 'react-dom/client'
import { startTheme } from '../../src/web/theme/theme.ts'
import { Toaster } from '../../src/web/ui/toaster.tsx'
import { Controls } from './controls.tsx'
import { Overlays } from './overlays.tsx'
import { Parts } from './parts.tsx'

startTheme()

function Panel({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  return (
    <section aria-label={title} data-theme={theme} className="min-w-0 bg-surface px-4 pt-8 pb-10 text-text tablet:px-9">
      <h1 className="text-22 font-semibold tracking-title">Components</h1>
      <p className="mb-5 text-muted">{title}</p>
      <Parts />
      <Controls parameter={theme} />
      <Overlays />
    </section>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(
  <>
    <main className="grid desktop:grid-cols-2">
      <Panel theme="light" title="Light theme, same tokens" />
      <Panel theme="dark" title="Dark theme, same tokens" />
    </main>
    <Toaster />
  </>,
)
