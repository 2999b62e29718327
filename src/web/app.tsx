/** Who sees which page: visitors the landing page, newcomers onboarding, members their pages. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import type { User } from '../contract/users.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { AccessDenied, NotFoundPage } from './layout/no-page.tsx'
import {
  homePages,
  landingPage as Landing,
  onboardingPage as Onboarding,
  pages,
  switchboardPage as Switchboard,
} from './pages.ts'
import { paths, redirects, switchboardPath } from './paths.ts'
import { useSession } from './session/use-session.ts'
import { chooseClock } from './text/clock.ts'
import { ErrorState } from './ui/error-state.tsx'
import { PageSpinner } from './ui/spinner.tsx'

// Menus, toasts, and pushed changes are for signed-in people; visitors don't wait for their code.
const PageTop = lazy(async () => ({ default: (await import('./signed-in-parts.tsx')).PageTop }))
const SignedInParts = lazy(async () => ({ default: (await import('./signed-in-parts.tsx')).SignedInParts }))

export function App() {
  const [path] = useLocation()
  useTopOfNewPages()
  if (path.startsWith(switchboardPath))
    return (
      <Suspense fallback={<PageSpinner />}>
        <Switchboard />
      </Suspense>
    )
  return (
    <>
      <ErrorBoundary page={path}>
        <Suspense fallback={<PageSpinner />}>
          <Screen path={path.length > 1 ? path.replace(/\/+$/, '') : path} />
        </Suspense>
      </ErrorBoundary>
      <Suspense>
        <BesidePages />
      </Suspense>
    </>
  )
}

/** A link starts a page at its top, wherever the last one was scrolled to; on the way back the browser finds the old place. */
function useTopOfNewPages() {
  useEffect(() => {
    let shown = window.location.pathname
    const notePage = () => {
      shown = window.location.pathname
    }
    const start = () => {
      if (window.location.pathname !== shown) document.documentElement.scrollTop = 0
      notePage()
    }
    // wouter reports the first.
    window.addEventListener('pushState', start)
    window.addEventListener('popstate', notePage)
    return () => {
      window.removeEventListener('pushState', start)
      window.removeEventListener('popstate', notePage)
    }
  }, [])
}

function BesidePages() {
  const { state } = useSession()
  return state === 'newcomer' || state === 'member' ? <SignedInParts /> : null
}

function Screen({ path }: { path: string }) {
  const session = useSession()
  switch (session.state) {
    case 'loading':
      return <PageSpinner />
    case 'failed':
      return (
        <main className="pt-16">
          <ErrorState title="We can’t reach Evenshift" onRetry={session.retry}>
            {session.error.message}
          </ErrorState>
        </main>
      )
    case 'nobody':
      return path === '/' ? <Landing /> : <NotFoundPage isSignedIn={false} />
    case 'newcomer':
      // Wherever a link leads: whoever joins sees the page behind it.
      return path === '/' || isPage(path) ? <Onboarding /> : <NotFoundPage />
    case 'member':
      chooseClock(session.user.clockFormat)
      // Changing the clock format redraws every time.
      return <MemberScreen key={session.user.clockFormat} user={session.user} path={path} />
  }
}

function isPage(path: string): boolean {
  return redirects[path] !== undefined || paths.some((page) => page.path === path)
}

function MemberScreen({ user, path }: { user: User; path: string }) {
  const target = redirects[path]
  if (target) return <Redirect to={target} replace />
  return (
    <>
      <PageTop user={user} />
      <ErrorBoundary page={path}>
        <Suspense fallback={<PageSpinner />}>
          <MemberPage user={user} path={path} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

function MemberPage({ user, path }: { user: User; path: string }) {
  const Home = homePages[user.role]
  if (path === '/') return <Titled title="Dashboard" page={<Home />} />
  const opened = paths.find((candidate) => candidate.path === path)
  if (!opened) return <NotFoundPage />
  if (opened.allow === 'admin' && user.role !== 'admin') return <AccessDenied {...opened.denied} />
  const Page = pages[opened.path]
  return <Titled title={opened.title} page={<Page />} />
}

function Titled({ title, page }: { title: string; page: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Evenshift`
    return () => {
      document.title = 'Evenshift'
    }
  }, [title])
  return page
}
