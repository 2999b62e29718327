// A framed part of a page with a title row, and a foot that carries its summary or actions.
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** Stands before the title: an icon or avatar. */
  mark?: ReactNode
  /** Stands at the end of the title row. */
  actions?: ReactNode
  /** The tinted strip at the bottom. */
  footer?: ReactNode
  /** Lists and tables that reach the card's edges use `none`. */
  padding?: 'regular' | 'none'
  headingLevel?: 2 | 3
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

interface TitleRowProps extends Pick<CardProps, 'title' | 'description' | 'mark' | 'actions' | 'headingLevel'> {
  hasLine: boolean
}

function TitleRow({ title, description, mark, actions, headingLevel = 2, hasLine }: TitleRowProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <header
      className={joinClasses(
        'flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-4 tablet:px-5',
        hasLine && 'border-b border-line pb-3.5',
      )}
    >
      {mark}
      <div className="min-w-0 flex-[1_1_160px]">
        <Heading className="text-14 font-semibold">{title}</Heading>
        {description && <p className="text-12 text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
