// The look that all boxes to type or choose in share.
/** Height in pixels: dense 28, regular 32 (44 on phones), touch 44. Phones get 16 px text: below that iOS zooms in. */
export type ControlSize = 'dense' | 'regular' | 'touch'

export const controlFrame =
  'w-full min-w-0 rounded-control border border-control bg-raised text-text transition-colors outline-none enabled:hover:border-muted ' +
  'focus-visible:border-focus focus-visible:inset-ring focus-visible:inset-ring-focus ' +
  'aria-invalid:border-bad aria-invalid:inset-ring aria-invalid:inset-ring-bad ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-faint'

export const controlSizes: Record<ControlSize, string> = {
  dense: 'h-7 px-2 text-12',
  regular: 'h-8 px-2.5 text-13 max-tablet:h-11 max-tablet:px-3 max-tablet:text-16',
  touch: 'h-11 px-3 text-16',
}
