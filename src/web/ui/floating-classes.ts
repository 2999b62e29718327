// The look that menus, lists, popovers, and toasts share: the only things with a shadow.
export const floatingFrame =
  'z-50 animate-rise rounded-control border border-line-strong bg-overlay text-text shadow-float outline-none'

export const floatingItem =
  'relative flex min-h-7 cursor-default items-center gap-2 rounded-inner px-2 py-1 outline-none select-none touch:min-h-11 touch:text-14 ' +
  'data-[highlighted]:bg-quiet data-[disabled]:text-faint [&_.lucide]:text-muted'
