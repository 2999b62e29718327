/** Catches errors while a page renders, so the navigation stays usable. */
import { Component, type ReactNode } from 'react'
import { ErrorState } from '../ui/error-state.tsx'

type Props = { /** Another page clears the error. */ page: string; children: ReactNode }
type State = { error: Error | null; page: string }

// React offers error boundaries as classes only.
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, page: this.props.page }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.page === state.page ? null : { page: props.page, error: null }
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    return (
      <main className="mx-auto max-w-120 p-4 pt-16">
        <ErrorState title="We couldn’t show this page" onRetry={() => window.location.reload()}>
          Nothing you saved is lost. Reloading usually helps.
        </ErrorState>
      </main>
    )
  }
}
