// A person's picture, or their initials if there is none or it doesn't load.
import { useState } from 'react'
import { joinClasses } from './join-classes.ts'

export function initialsOf(firstName?: string | null, lastName?: string | null): string {
  const letters = [firstName, lastName].map((name) => [...(name?.trim() ?? '')][0] ?? '').join('')
  return letters.toUpperCase() || 'U'
}

/** The small one is in the bar at the top, which doesn't grow. */
const sizes = {
  small: 'size-[min(1.75rem,44px)] text-11',
  medium: 'size-[2rem] text-12',
  large: 'size-[2.5rem] text-14',
}

export interface AvatarProps {
  /** The whole name, where its parts aren't known. */
  name?: string
  firstName?: string | null
  lastName?: string | null
  imageUrl?: string | null
  /** Pixels: small 28, medium 32, large 40; they grow with the text. */
  size?: keyof typeof sizes
  /** The signed-in person is accented, everyone else neutral. */
  tone?: 'accent' | 'neutral'
  /** Only set it if the name isn't next to the picture. */
  label?: string
}

export function Avatar({
  name,
  firstName = name?.split(' ')[0],
  lastName = name?.split(' ').slice(1).at(-1),
  imageUrl,
  size = 'small',
  tone = 'neutral',
  label,
}: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const frame = joinClasses(
    'grid shrink-0 place-items-center overflow-hidden rounded-full leading-none font-semibold',
    sizes[size],
    tone === 'accent' ? 'bg-accent-soft text-accent-text' : 'bg-quiet text-muted',
  )
  if (imageUrl && imageUrl !== brokenUrl) {
    return (
      <img
        src={imageUrl}
        alt={label ?? ''}
        referrerPolicy="no-referrer"
        className={joinClasses(frame, 'object-cover')}
        onError={() => setBrokenUrl(imageUrl)}
      />
    )
  }
  return (
    <span {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} className={frame}>
      {initialsOf(firstName, lastName)}
    </span>
  )
}
