/** Slide 3: who carries how much, by class of shift. */
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Stat, StatGroup } from '../ui/stat-group.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'
import { DotStrip } from './dot-strip.tsx'
import { sampleFairness } from './sample-figures.ts'

export function FairnessSlide() {
  const isWide = useIsWide()
  return (
    <div className="flex h-full flex-col gap-3.5 overflow-clip rounded-tl-[12px] bg-surface p-4 tablet:p-6">
      <div>
        <b className="text-20">Fairness</b>
        <p className="text-muted">October to December 2026, everyone against their own share</p>
      </div>
      <StatGroup>
        <Stat label="Fairness score" value="94" mark={<Badge tone="good">Excellent</Badge>} />
        <Stat label="Most over share" value="+1.9" detail="Salma Farouk, nights" />
        {isWide && <Stat label="Nobody can avoid" value="2.1 points" detail="Shares round up to whole shifts" />}
      </StatGroup>
      <Card title="Everyone against their share" padding="none">
        <div>
          {sampleFairness.map(({ title, note, most, shares }) => (
            <div
              key={title}
              className="grid items-center gap-x-4 border-t border-line px-4 py-2 first:border-t-0 tablet:grid-cols-[170px_minmax(0,1fr)_110px] desktop:grid-cols-[210px_minmax(0,1fr)_110px] tablet:px-5"
            >
              <p>
                <b>{title}</b>
                <span className="block text-12 text-muted">{note}</span>
              </p>
              <DotStrip
                shares={shares}
                width={420}
                height={66}
                label={`${title}: ${most} over share`}
                className="block w-full max-w-130"
              />
              <span className="text-12 font-semibold text-warn max-tablet:hidden">{most}</span>
            </div>
          ))}
        </div>
      </Card>
    </div>
  )
}
