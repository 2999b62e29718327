/** The outlook of a day as a line under its number: solid is likely, dashed tight, thin unlikely; told apart without colour. */
import { joinClasses } from '../ui/join-classes.ts'
import type { Outlook } from './forecast-panel.tsx'

const shapes: Record<Outlook, string> = {
  likely: 'h-[3px] rounded-full bg-current',
  tight: 'h-[3px] bg-[repeating-linear-gradient(90deg,currentColor_0_4px,transparent_4px_6px)]',
  unlikely: 'h-px bg-current',
}

const inks: Record<Outlook, string> = { likely: 'text-good', tight: 'text-warn', unlikely: 'text-bad' }

export function OutlookLine({ outlook, isOnAccent = false }: { outlook: Outlook | undefined; isOnAccent?: boolean }) {
  return (
    <span aria-hidden="true" className="flex h-[3px] w-[18px] items-center">
      {outlook && (
        <span className={joinClasses('w-full', shapes[outlook], isOnAccent ? 'text-on-accent' : inks[outlook])} />
      )}
    </span>
  )
}

export function OutlookLegend() {
  return (
    <p aria-hidden="true" className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-muted">
      {(['likely', 'tight', 'unlikely'] as const).map((outlook) => (
        <span key={outlook} className="inline-flex items-center gap-1.5">
          <OutlookLine outlook={outlook} />
          {outlook}
        </span>
      ))}
      <span className="ml-auto">
        <b className="text-11 text-day-ink condensed">R</b> your shift
      </span>
    </p>
  )
}
