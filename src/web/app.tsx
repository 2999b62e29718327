/** Who sees which page: visitors the landing page, newcomers onboarding, members their pages. */
import { type ReactNode, Suspense, useEffect, useState } from 'react'
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
  shiftSheet,
} from './pages.ts'
import { paths, redirects, switchboardPath } from './paths.ts'
import { type Session, useSession } from './session/use-session.ts'
import { chooseClock } from './text/clock.ts'
import { ErrorState } from './ui/error-state.tsx'
import { type LateComponent, lateComponent } from './ui/late-part.ts'
import { PageSpinner } from './ui/spinner.tsx'

// Menus, toasts, and pushed changes are for signed-in people; visitors don't wait for their code.
const PageTop = lateComponent(async () => (await import('./signed-in-parts.tsx')).PageTop)
const SignedInParts = lateComponent(async () => (await import('./signed-in-parts.tsx')).SignedInParts)

export function App() {
  const [path] = useLocation()
  useTopOfNewPages()
  if (path.startsWith(switchboardPath))
    return (
      <Suspense fallback={<PageSpinner />}>
        <Switchboard />
      </Suspense>
    )
  return <Everything path={path.length > 1 ? path.replace(/\/+$/, '') : path} />
}

function Everything({ path }: { path: string }) {
  const session = useSession()
  if (!useFirstCode(session, path)) return <PageSpinner />
  return (
    <>
      <ErrorBoundary page={path}>
        <Suspense fallback={<PageSpinner />}>
          <Screen session={session} path={path} />
        </Suspense>
      </ErrorBoundary>
      <Suspense>{(session.state === 'newcomer' || session.state === 'member') && <SignedInParts />}</Suspense>
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

/** Milliseconds: the bar at the top doesn't wait longer for the page. */
const waitForPage = 100

/**
 * Whether the code of what is shown first has come. On a slow phone the page names it and it is there by now, but React would
 * show a spinner for 300 ms once it has to wait for any code.
 */
function useFirstCode(session: Session, path: string): boolean {
  const [isHere, setHere] = useState(false)
  const { state } = session
  useEffect(() => {
    if (isHere || state === 'loading' || state === 'failed') return
    // What doesn't come is requested again where it's shown, and what went wrong is said there.
    const frame = state === 'nobody' ? [] : [PageTop.load(), SignedInParts.load()]
    const page = firstPage(session, path)?.load()
    void Promise.allSettled(frame)
      .then(() => Promise.race([page, new Promise((resolve) => setTimeout(resolve, waitForPage))]))
      .then(
        () => setHere(true),
        () => setHere(true),
      )
  })
  return isHere || state === 'failed'
}

function firstPage(session: Session, path: string): Pick<LateComponent<object>, 'load'> | undefined {
  if (session.state === 'newcomer') return Onboarding
  if (session.state !== 'member') return path === '/' ? Landing : undefined
  // A link to a shift is about its sheet; the page behind it comes later.
  if (new URLSearchParams(window.location.search).has('shift')) return shiftSheet
  if (path === '/') return homePages[session.user.role]
  const opened = paths.find((page) => page.path === (redirects[path] ?? path))
  return opened && (opened.allow !== 'admin' || session.user.role === 'admin') ? pages[opened.path] : undefined
}

function Screen({ session, path }: { session: Session; path: string }) {
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
