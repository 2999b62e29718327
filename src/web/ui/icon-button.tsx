// A square button that shows only an icon; its label is what assistive technology reads.
import type { ReactNode } from 'react'
import { Button, type ButtonProps, type ButtonSize } from './button.tsx'
import { joinClasses } from './join-classes.ts'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'asChild' | 'loadingLabel'> {
  label: string
  icon: ReactNode
}

const squares: Record<ButtonSize, string> = {
  dense: 'w-7 px-0!',
  regular: 'w-8 px-0! max-tablet:w-11',
  touch: 'w-11 px-0!',
}

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
