// A button, or with `asChild` a link that looks like one: primary once a view, danger outlined and never filled.
import * as Slot from 'radix-ui/slot'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger' | 'link'
/** Height in pixels: dense 28, regular 32 (44 on phones), touch 44. */
export type ButtonSize = 'dense' | 'regular' | 'touch'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows the spinner, keeps the focus and ignores clicks. */
  loading?: boolean
  /** The text while loading, such as "Saving...". */
  loadingLabel?: ReactNode
  asChild?: boolean
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
  regular: 'h-8 gap-[7px] px-3 text-13 max-tablet:h-11 max-tablet:px-4 max-tablet:text-14 [&_.lucide]:size-4',
  touch: 'h-11 gap-2 px-4 text-14 [&_.lucide]:size-4.5',
}

const linkSizes: Record<ButtonSize, string> = {
  dense: 'min-h-6 gap-1.5 text-12 [&_.lucide]:size-3.5',
  regular: 'min-h-6 gap-1.5 text-13 [&_.lucide]:size-4',
  touch: 'min-h-11 gap-2 text-14 [&_.lucide]:size-4.5',
}

export function Button({
  variant = 'outline',
  size = 'regular',
  loading = false,
  loadingLabel,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const sizing = variant === 'link' ? linkSizes[size] : sizes[size]
  const classes = joinClasses(shape, variants[variant], sizing, off, loading && 'cursor-progress', className)
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  const ignoreClick = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      onClick={loading ? ignoreClick : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
    >
      {loading && <Spinner />}
      {loading && loadingLabel ? loadingLabel : children}
    </button>
  )
}
