// A box to search a list with; the slash key jumps to it from anywhere on the page, Escape empties it.
import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { controlFrame, controlSizes } from './inputs.tsx'
import { joinClasses } from './join-classes.ts'
import { Kbd } from './kbd.tsx'

export interface SearchInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'onChange' | 'ref'> {
  label: string
  value: string
  onValueChange: (value: string) => void
  /** One search box a page answers to the slash key. */
  answersSlash?: boolean
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  )
}

export function SearchInput({
  label,
  value,
  onValueChange,
  answersSlash = true,
  className,
  ...rest
}: SearchInputProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!answersSlash) return
    const focusOnSlash = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return
      event.preventDefault()
      box.current?.focus()
    }
    document.addEventListener('keydown', focusOnSlash)
    return () => document.removeEventListener('keydown', focusOnSlash)
  }, [answersSlash])

  const clear = () => {
    onValueChange('')
    box.current?.focus()
  }
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !value) return
    event.preventDefault()
    clear()
  }
  return (
    <span className={joinClasses('relative flex min-w-0', className)}>
      <Search className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-3.5 text-faint touch:left-3" />
      <input
        {...rest}
        ref={box}
        type="search"
        aria-label={label}
        aria-keyshortcuts={answersSlash ? '/' : undefined}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={clearOnEscape}
        className={joinClasses(
          controlFrame,
          controlSizes.regular,
          'pr-9 pl-8 touch:pr-11 touch:pl-9 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      <span className="absolute inset-y-0 right-1.5 flex items-center touch:right-0">
        {value ? (
          <button
            type="button"
            aria-label="Clear search"
            onClick={clear}
            className="grid size-6 place-items-center rounded-chip text-muted hover:bg-sunken hover:text-text touch:size-11"
          >
            <X className="size-3.5" />
          </button>
        ) : (
          answersSlash && (
            <span className="mr-1 touch:hidden">
              <Kbd>/</Kbd>
            </span>
          )
        )}
      </span>
    </span>
  )
}
