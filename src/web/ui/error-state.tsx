// Shown instead of something we couldn’t load: what failed, why, and a way to try again.
import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export interface ErrorStateProps {
  /** What failed, as a person would say it: "We couldn’t load the schedule". */
  title: ReactNode
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

export function ErrorState({ title, children, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-7 text-center">
      <CircleAlert className="mb-2.5 size-6 text-bad" />
      <p className="text-14 font-semibold">{title}</p>
      {children && <div className="mt-0.5 max-w-prose text-muted">{children}</div>}
      {onRetry && (
        <Button
          className="mt-3.5"
          onClick={onRetry}
          loading={retrying}
          loadingLabel="Trying again..."
          icon={<RotateCw />}
        >
          Try again
        </Button>
      )}
    </div>
  )
}
