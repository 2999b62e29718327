// The mark, three bars that share a shift evenly, and the name beside it.
import { joinClasses } from './join-classes.ts'

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={joinClasses('block shrink-0', className ?? 'size-5')}>
      <rect y="1" width="13" height="4.4" rx="2.2" className="fill-accent" />
      <rect x="5" y="7.8" width="15" height="4.4" rx="2.2" className="fill-text" />
      <rect y="14.6" width="13" height="4.4" rx="2.2" className="fill-accent" />
    </svg>
  )
}

export function Logo({ size = 'regular' }: { size?: 'regular' | 'large' }) {
  const isLarge = size === 'large'
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-[9px] font-semibold -tracking-[0.02em]',
        isLarge ? 'text-20' : 'text-16',
      )}
    >
      <LogoMark className={isLarge ? 'size-6' : 'size-5'} />
      Evenshift
    </span>
  )
}
