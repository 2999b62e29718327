/** The three early exits of a page: loading, failed, and missing; then its content. */
import type { ReactNode } from 'react'
import { lowerFirst } from '../../engine/text/capital.ts'
import { ApiError } from '../api/call.ts'
import { reasonOf } from '../api/use-change.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { InlineSpinner } from '../ui/spinner.tsx'

type Read<Data> = { data: Data | null | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }

type ReadingProps<Data> = {
  read: Read<Data>
  /** What we couldn’t load, as a person would say it: "The schedule". */
  what: string
  loading?: ReactNode
  /** Wraps the failure of a part that has its own frame once it is loaded. */
  frame?: (failure: ReactNode) => ReactNode
  children: (data: Data) => ReactNode
}

export function Reading<Data>({ read, what, loading, frame = (failure) => failure, children }: ReadingProps<Data>) {
  if (read.data !== undefined && read.data !== null) return children(read.data)
  if (read.error) {
    return frame(
      <ErrorState
        title={`We couldn’t load ${lowerFirst(what)}`}
        // The same again doesn't help where the server has looked and said no.
        {...(!isRefused(read.error) && { onRetry: () => read.refetch() })}
        retrying={read.isFetching}
      >
        {reasonOf(read.error)}
      </ErrorState>,
    )
  }
  return (
    loading ?? (
      <div className="p-5">
        <InlineSpinner />
      </div>
    )
  )
}

function isRefused(error: Error): boolean {
  return error instanceof ApiError && [400, 403, 404, 409, 422].includes(error.status)
}
