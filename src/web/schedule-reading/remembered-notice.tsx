/** Says that a file was read with the corrections of an earlier one, and forgets them if that is wrong. */
import { History } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { type Correctable, useCorrections } from './corrections.ts'

export function RememberedNotice({ says, file }: { says: string; file: Correctable | undefined }) {
  const { canCorrect, isReading, forget } = useCorrections(file)
  return (
    <section
      aria-label="Remembered corrections"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-accent-soft px-4 py-2.5 text-accent-text tablet:px-5"
    >
      <History className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">{says}</p>
      {canCorrect && (
        <Button size="dense" loading={isReading} loadingLabel="Reading again..." onClick={forget}>
          Forget corrections
        </Button>
      )}
    </section>
  )
}
