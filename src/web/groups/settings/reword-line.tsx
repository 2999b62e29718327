/** For a rule that wasn't read, offers the outside model's wording; it only counts once it is used and saved. */
import { useChange } from '../../api/use-change.ts'
import { useRead } from '../../api/use-read.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

export function RewordLine({ text, onUse }: { text: string; onUse: (reworded: string) => void }) {
  const health = useRead('health', {}).data
  const reword = useChange('rewordRule')
  if (!health || health.parts.ai.state === 'off') return null
  const { data: found } = reword
  if (!found)
    return (
      <Button
        variant="link"
        size="dense"
        loading={reword.isPending}
        loadingLabel="Asking the model..."
        onClick={() => reword.mutate({ body: { text } })}
      >
        Suggest wording
      </Button>
    )
  const { reworded, says } = found
  if (reworded === null) return <p className="text-muted">{says}</p>
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <Badge>Suggested by the model</Badge>
      <span>{reworded}</span>
      <Button size="dense" onClick={() => onUse(reworded)}>
        Use it
      </Button>
      <span className="basis-full text-12 text-muted">{says}</span>
    </div>
  )
}
