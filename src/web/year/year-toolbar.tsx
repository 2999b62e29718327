/** How the year is shown: which quarters, how near, who, and in which order; undo and print. */
import { ArrowUpDown, ChevronLeft, ChevronRight, Printer, Undo2 } from 'lucide-react'
import { Button, IconButton } from '../ui/button.tsx'
import { SearchInput } from '../ui/search-input.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import type { Zoom } from './year-grid.tsx'
import { YearLegend } from './year-legend.tsx'

type YearToolbarProps = {
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  onQuarters: (quarters: number) => void
  found: string
  onFind: (found: string) => void
  isByName: boolean
  /** Undefined where there are no halves. */
  onByName: ((isByName: boolean) => void) | undefined
  undo: { undo: () => void; last: unknown; isBusy: boolean }
}

const zoomOptions: { value: Zoom; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
  { value: 'year', label: 'Year' },
]

export function YearToolbar(props: YearToolbarProps) {
  const { zoom, onZoom, onQuarters, found, onFind, isByName, onByName, undo } = props
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-surface px-4 py-2 print:hidden">
      <IconButton size="dense" label="Previous quarter" icon={<ChevronLeft />} onClick={() => onQuarters(-1)} />
      <IconButton size="dense" label="Next quarter" icon={<ChevronRight />} onClick={() => onQuarters(1)} />
      <SegmentedControl label="Zoom" size="dense" value={zoom} options={zoomOptions} onValueChange={onZoom} />
      <div className="w-48 max-tablet:w-full">
        <SearchInput label="Find a physician" placeholder="Find a physician" value={found} onValueChange={onFind} />
      </div>
      {onByName && (
        <Button size="dense" icon={<ArrowUpDown />} title="Change sort order" onClick={() => onByName(!isByName)}>
          {isByName ? 'Sort: A–Z' : 'Sort: week A/B'}
        </Button>
      )}
      <Button
        size="dense"
        icon={<Undo2 />}
        title="Undo (Ctrl+Z)"
        disabled={!undo.last}
        loading={undo.isBusy}
        onClick={undo.undo}
      >
        Undo
      </Button>
      <Button size="dense" icon={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
      <YearLegend />
    </div>
  )
}
