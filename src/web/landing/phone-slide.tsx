/** Slide 2: what a physician sees on the phone. */
import type { ReactNode } from 'react'
import { MonthFigures } from '../dashboard/month-figures.tsx'
import { NextShiftCard } from '../dashboard/next-shift-card.tsx'
import { RecentRequests } from '../dashboard/recent-requests.tsx'
import { UpcomingList } from '../dashboard/upcoming-list.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Logo } from '../ui/logo.tsx'
import { markSample, sampleNext, sampleRequests, sampleToday, sampleUpcoming } from './sample-data.ts'

export function PhoneSlide() {
  return (
    <div className="flex justify-center gap-8 pt-2 max-tablet:pr-4 tablet:max-desktop:pr-7">
      <Phone>
        <NextShiftCard
          next={sampleNext}
          mark={markSample(sampleNext.shift)}
          today={sampleToday}
          colleagues={['Kenji Ueda']}
          handOff="19:00 to Bao Nguyen, Night"
        />
        <h4 className="text-16 font-semibold">Upcoming shifts</h4>
        <UpcomingList shifts={sampleUpcoming} mark={markSample} today={sampleToday} />
      </Phone>
      <Phone isLower>
        <h4 className="text-16 font-semibold">This Month</h4>
        <MonthFigures counts={{ total: 13, nights: 0, weekends: 3 }} />
        <h4 className="text-16 font-semibold">Recent requests</h4>
        <RecentRequests requests={sampleRequests} />
      </Phone>
    </div>
  )
}

function Phone({ isLower = false, children }: { isLower?: boolean; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        'h-211 w-97.5 shrink-0 overflow-clip rounded-[36px] bg-surface ring-8 ring-[#0b1514] [zoom:0.7]',
        isLower && 'mt-16 max-tablet:hidden',
      )}
    >
      <div className="flex h-13 items-center justify-between border-b border-line bg-raised px-4">
        <Logo />
        <Avatar firstName="Chidinma" lastName="Abara" tone="accent" size="medium" />
      </div>
      <div className="flex flex-col gap-3 p-4">{children}</div>
    </div>
  )
}
