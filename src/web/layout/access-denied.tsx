/** What a physician sees on a page for administrators. The server refuses the calls behind it anyway. */
import { Lock } from 'lucide-react'
import { Link } from 'wouter'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function AccessDenied({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <main className="mx-auto max-w-120 p-4 pt-16">
      <Card>
        <EmptyState
          icon={<Lock />}
          title={<h1 className="text-20 font-semibold tracking-title">Access Denied</h1>}
          action={
            <Button asChild variant="primary">
              <Link href={to}>{label}</Link>
            </Button>
          }
        >
          {text}
        </EmptyState>
      </Card>
    </main>
  )
}
