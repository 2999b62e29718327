/** The six features, each with a part of the product that shows it. */
import { ArrowLeftRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { RoleBadge } from '../ui/badge.tsx'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { DotStrip, MonthsChart, SearchChart } from './charts.tsx'
import { sampleFairness } from './sample-figures.ts'

const features: { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'AI schedule generation',
    text: 'Every rule, preference, and day off counts. If a shift can’t be filled, you see why.',
    picture: <SearchChart width={340} height={110} className="block w-full overflow-visible" hasLabels />,
  },
  {
    title: 'Fairness assessment',
    text: 'Nights, weekends, and holidays next to each person’s fair share, over 12 months.',
    picture: (
      <DotStrip
        shares={sampleFairness[0]!.shares}
        width={340}
        height={116}
        label="Physicians vs. their fair share of nights"
        className="block w-full"
      />
    ),
  },
  {
    title: 'Mobile-responsive',
    text: 'Ten seconds on your phone: when you work, with whom, and where your requests stand.',
    picture: <NextShiftSample />,
  },
  {
    title: 'Role-based access',
    text: 'Coordinators build and approve. Physicians see the published schedule and their own shifts.',
    picture: <PeopleSample />,
  },
  {
    title: 'Shift management',
    text: 'Swaps, pickups, and time off, checked against the rules before anyone says yes.',
    picture: <SwapSample />,
  },
  {
    title: 'Analytics',
    text: 'Coverage and fairness by month, with the shifts behind every number.',
    picture: <MonthsChart />,
  },
]

export function FeatureCards() {
  return (
    <ul className="grid border-t border-l border-paper-line tablet:grid-cols-2 desktop:grid-cols-3">
      {features.map(({ title, text, picture }) => (
        <li key={title} className="border-r border-b border-paper-line p-5 tablet:p-6">
          <div aria-hidden="true" className="mb-5 grid items-center tablet:h-33">
            {picture}
          </div>
          <h3 className="text-18 font-semibold tracking-title">{title}</h3>
          <p className="mt-1.5 text-14 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Sample({ children }: { children: ReactNode }) {
  return <div className="rounded-control border border-line bg-raised px-3.5 py-2.5">{children}</div>
}

function NextShiftSample() {
  return (
    <Sample>
      <p className="text-muted">Next shift</p>
      <p className="text-20 font-semibold tracking-stat">Tomorrow, Wed, Dec 9</p>
      <p className="mt-1 flex items-center gap-2">
        <ShiftChip code="A" kind="day" />
        9:00 AM–7:00 PM
        <span className="ml-auto text-muted">4 East</span>
      </p>
    </Sample>
  )
}

function PeopleSample() {
  return (
    <div className="grid gap-2">
      <Sample>
        <p className="flex items-center gap-2.5">
          <Avatar firstName="Marguerite" lastName="Osei" tone="accent" />
          <span className="flex-1 font-control">Marguerite Osei</span>
          <RoleBadge userRole="admin" />
        </p>
      </Sample>
      <Sample>
        <p className="flex items-center gap-2.5">
          <Avatar firstName="Chidinma" lastName="Abara" />
          <span className="flex-1 font-control">Chidinma Abara</span>
          <RoleBadge userRole="physician" />
        </p>
      </Sample>
    </div>
  )
}

function SwapSample() {
  return (
    <Sample>
      <p className="flex items-center gap-2 font-control">
        <Avatar firstName="Kofi" lastName="Boateng" />
        Boateng
        <ShiftChip code="R5" kind="day" />
        <ArrowLeftRight className="mx-auto text-muted" />
        <ShiftChip code="N" kind="night" />
        Desai
        <Avatar firstName="Rohan" lastName="Desai" />
      </p>
      <p className="-mx-3.5 mt-2.5 flex items-center gap-1.5 border-t border-line px-3.5 pt-2 text-12 text-muted">
        <span className="flex items-center gap-1 font-semibold text-good">
          <Check className="size-3.5" />
          Meets every rule
        </span>
        Desai accepted
      </p>
    </Sample>
  )
}
