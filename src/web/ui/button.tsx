// Buttons, links that look like them, and icon buttons: one primary per view, danger outlined and never filled.
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger' | 'link'
/** Height in pixels: dense 28, regular 32 (44 on phones), touch 44. */
type ButtonSize = 'dense' | 'regular' | 'touch'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows the spinner, keeps the focus and ignores clicks. */
  loading?: boolean
  /** The text while loading, such as "Saving...". */
  loadingLabel?: ReactNode
  /** Stands before the words. */
  icon?: ReactNode
}

const shape =
  'inline-flex shrink-0 items-center justify-center rounded-control border whitespace-nowrap transition-colors select-none'

const off =
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-faint disabled:[&_.lucide]:text-faint'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent font-semibold text-on-accent hover:border-accent-hover hover:bg-accent-hover aria-busy:border-transparent aria-busy:bg-accent/85',
  outline:
    'border-line-strong bg-raised font-control text-text hover:border-control hover:bg-surface [&_.lucide]:text-muted',
  quiet:
    'border-transparent font-control text-muted hover:bg-sunken hover:text-text disabled:border-transparent! disabled:bg-transparent!',
  danger: 'border-bad-line bg-raised font-control text-bad hover:border-bad hover:bg-bad-soft',
  link: 'border-transparent font-control text-accent-text underline-offset-3 hover:underline',
}

const sizes: Record<ButtonSize, string> = {
  dense: 'h-7 gap-1.5 px-2.5 text-12 [&_.lucide]:size-3.5',
  regular: 'h-8 gap-[7px] px-3 text-13 touch:h-11 touch:px-4 touch:text-14 [&_.lucide]:size-4',
  touch: 'h-11 gap-2 px-4 text-14 [&_.lucide]:size-4.5',
}

const linkSizes: Record<ButtonSize, string> = {
  dense: 'min-h-6 gap-1.5 text-12 [&_.lucide]:size-3.5',
  regular: 'min-h-6 gap-1.5 text-13 [&_.lucide]:size-4',
  touch: 'min-h-11 gap-2 text-14 [&_.lucide]:size-4.5',
}

function classesOf(variant: ButtonVariant, size: ButtonSize, ...more: (string | false | undefined)[]): string {
  return joinClasses(shape, variants[variant], variant === 'link' ? linkSizes[size] : sizes[size], off, ...more)
}

export function Button({
  variant = 'outline',
  size = 'regular',
  loading = false,
  loadingLabel,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const ignoreClick = (event: MouseEvent) => event.preventDefault()
  const isRelabeled = loading && loadingLabel
  return (
    <button
      {...rest}
      type={type}
      className={classesOf(variant, size, loading && 'cursor-progress', className)}
      onClick={loading ? ignoreClick : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
    >
      {loading && <Spinner />}
      {!isRelabeled && icon}
      {isRelabeled ? loadingLabel : children}
    </button>
  )
}

/** For a button whose place the next one takes: the second click of a double-click was meant for the first. */
export function onFirstClick(act: (event: MouseEvent) => void) {
  return (event: MouseEvent) => {
    if (event.detail < 2) act(event)
  }
}

type ButtonLinkProps = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className' | 'children' | 'aria-label'> &
  (
    | { /** A page of the application. */ to: string; href?: undefined }
    | { to?: undefined; href: string; target?: string }
  )

/** A link that looks like a button; with `href` to an address outside the application's pages. */
export function ButtonLink({
  variant = 'outline',
  size = 'regular',
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const classes = classesOf(variant, size, className)
  const words = (
    <>
      {icon}
      {children}
    </>
  )
  if (rest.to === undefined) {
    return (
      <a {...rest} rel={rest.target && 'noreferrer'} className={classes}>
        {words}
      </a>
    )
  }
  return (
    <Link href={rest.to} aria-label={rest['aria-label']} className={classes}>
      {words}
    </Link>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'loadingLabel'> {
  label: string
  icon: ReactNode
}

const squares: Record<ButtonSize, string> = {
  dense: 'w-7 px-0!',
  regular: 'w-8 px-0! touch:w-11',
  touch: 'w-11 px-0!',
}

/** A square button that shows only an icon; its label is what assistive technology reads. */
export function IconButton({ label, icon, size = 'regular', className, loading, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      size={size}
      loading={loading}
      aria-label={label}
      className={joinClasses(squares[size], className)}
    >
      {!loading && icon}
    </Button>
  )
}
