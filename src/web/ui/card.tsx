// A framed part of a page with a title row and a footer, and its empty state.
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** Before the title: an icon or avatar. */
  mark?: ReactNode
  /** At the end of the title row. */
  actions?: ReactNode
  /** The tinted strip at the bottom. */
  footer?: ReactNode
  /** Lists and tables that reach the card's edges use `none`. */
  padding?: 'regular' | 'none'
  className?: string
  children?: ReactNode
}

export function Card({ title, padding = 'regular', footer, className, children, ...titleRow }: CardProps) {
  const Frame = title ? 'section' : 'div'
  const spaceAbove = title ? 'pt-3' : 'pt-4 tablet:pt-5'
  return (
    <Frame className={joinClasses('min-w-0 overflow-clip rounded-control border border-line bg-raised', className)}>
      {title && <TitleRow {...titleRow} title={title} hasLine={padding === 'none'} />}
      {padding === 'none' ? (
        children
      ) : (
        <div className={`px-4 pb-4 tablet:px-5 tablet:pb-5 ${spaceAbove}`}>{children}</div>
      )}
      {footer && (
        <footer className="flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 text-muted tablet:px-5">
          {footer}
        </footer>
      )}
    </Frame>
  )
}

interface TitleRowProps extends Pick<CardProps, 'title' | 'description' | 'mark' | 'actions'> {
  hasLine: boolean
}

function TitleRow({ title, description, mark, actions, hasLine }: TitleRowProps) {
  // On a phone the description is as wide as the card instead of squeezed in beside the buttons.
  const isSplit = Boolean(description && actions) && !mark
  return (
    <header
      className={joinClasses(
        'flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-4 tablet:px-5',
        hasLine && 'border-b border-line pb-3.5',
      )}
    >
      {mark}
      <div className={joinClasses('min-w-0 flex-[1_1_160px]', isSplit && 'max-tablet:contents')}>
        <h2 className="flex-[1_1_120px] text-14 font-semibold">{title}</h2>
        {description && (
          <p className={joinClasses('text-12 text-muted', isSplit && 'max-tablet:order-1 max-tablet:w-full')}>
            {description}
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

interface EmptyStateProps {
  icon: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The button or link with the next step. */
  action?: ReactNode
}

/** What a list shows when there is nothing in it yet: what is missing, and the next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-7 text-center [&>.lucide]:mb-2.5 [&>.lucide]:size-6 [&>.lucide]:text-faint">
      {icon}
      <div className="text-14 font-semibold">{title}</div>
      {children && <div className="mt-0.5 max-w-prose text-balance text-muted">{children}</div>}
      {action && <div className="mt-3.5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
