/** Shown instead of a page that doesn't exist, or that isn't for this person. */
import { Lock, SearchX } from 'lucide-react'
import { signInAddress } from '../api/send-to-sign-in.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card, EmptyState } from '../ui/card.tsx'

/** What a physician sees on a page for administrators. The server refuses the calls behind it anyway. */
export function AccessDenied({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <main className="mx-auto max-w-120 p-4 pt-16">
      <Card>
        <EmptyState
          icon={<Lock />}
          title={<h1 className="text-20 font-semibold tracking-title">Access Denied</h1>}
          action={
            <ButtonLink variant="primary" to={to}>
              {label}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </Card>
    </main>
  )
}

/** The page for an unknown address. To visitors every page but the first looks like this, so they can sign in here. */
export function NotFoundPage({ isSignedIn = true }: { isSignedIn?: boolean }) {
  return (
    <main className="mx-auto grid min-h-[70dvh] max-w-120 place-content-center p-4">
      <Card>
        <EmptyState
          icon={<SearchX />}
          title={<h1 className="text-20 font-semibold tracking-title">404 Page Not Found</h1>}
          action={
            <span className="flex gap-2">
              {!isSignedIn && <SignInLink />}
              <ButtonLink variant={isSignedIn ? 'primary' : 'outline'} to="/">
                Home
              </ButtonLink>
            </span>
          }
        >
          <span className="block">
            {isSignedIn ? 'This page doesn’t exist.' : 'This page doesn’t exist, or you need to sign in.'}
          </span>
          <span className="mt-1 block text-12 text-faint">Did you forget to add the page to the router?</span>
        </EmptyState>
      </Card>
    </main>
  )
}

/** Returns to this page afterward. */
function SignInLink() {
  return (
    <ButtonLink variant="primary" href={signInAddress()}>
      Sign in
    </ButtonLink>
  )
}
