/** The page for an address that does not exist. */
import { SearchX } from 'lucide-react'
import { Link } from 'wouter'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function NotFoundPage() {
  return (
    <main className="mx-auto grid min-h-[70dvh] max-w-120 place-content-center p-4">
      <Card>
        <EmptyState
          icon={<SearchX />}
          title={<h1 className="text-20 font-semibold tracking-title">404 Page Not Found</h1>}
          action={
            <Button asChild variant="primary">
              <Link href="/">Go to the start page</Link>
            </Button>
          }
        >
          Did you forget to add the page to the router?
        </EmptyState>
      </Card>
    </main>
  )
}
