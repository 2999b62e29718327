/** "Column AG. These are...": what a pointed-at row, column, or cell holds. */
import * as Popover from 'radix-ui/popover'
import { type KeyboardEvent, useMemo } from 'react'
import { type LineContent, lineContents } from '../../../contract/sheet-reading.ts'
import { floatingFrame, floatingItem } from '../../ui/floating-classes.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { contentLabels, placeName, type Spot } from '../corrections.ts'

/** The letters that say the same by keyboard. */
export const contentKeys: Record<LineContent, string> = { dates: 'd', people: 'p', shifts: 's', ignore: 'i' }

type SpotMenuProps = {
  anchorId: string
  spot: Spot
  told: LineContent | undefined
  says: string | undefined
  isOpen: boolean
  onClose: () => void
  onTell: (is: LineContent) => void
}

export function SpotMenu({ anchorId, spot, told, says, isOpen, onClose, onTell }: SpotMenuProps) {
  const anchor = useMemo(
    () => ({ current: { getBoundingClientRect: () => rectOf(document.getElementById(anchorId)) } }),
    [anchorId],
  )
  const isCell = spot.row !== undefined && spot.column !== undefined
  const title = `${placeName(spot)}. ${isCell ? 'This is...' : 'These are...'}`
  const onKeyDown = (event: KeyboardEvent) => {
    const content = lineContents.find((one) => contentKeys[one] === event.key.toLowerCase())
    if (!content) return
    event.preventDefault()
    onTell(content)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label={title}
          align="start"
          sideOffset={2}
          collisionPadding={12}
          onKeyDown={onKeyDown}
          className={joinClasses(floatingFrame, 'w-56 p-1')}
        >
          <p className="px-2 pt-1 text-12 text-muted">{title}</p>
          {says && <p className="truncate px-2 pb-1 text-12">{says}</p>}
          {lineContents.map((content) => (
            <button
              key={content}
              type="button"
              aria-pressed={told === content}
              onClick={() => onTell(content)}
              className={joinClasses(
                floatingItem,
                'w-full text-left hover:bg-quiet focus-visible:bg-quiet',
                told === content && 'bg-accent-soft font-semibold text-accent-text',
              )}
            >
              <span className="flex-1">{contentLabels[content]}</span>
              <Kbd>{contentKeys[content].toUpperCase()}</Kbd>
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function rectOf(element: HTMLElement | null): DOMRect {
  return element?.getBoundingClientRect() ?? new DOMRect()
}
