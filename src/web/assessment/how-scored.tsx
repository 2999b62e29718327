/** "How is this scored?": what the three scores and the room to improve mean, in a dialog. */
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogCloseFooter } from '../ui/dialog.tsx'

export function HowScored() {
  return (
    <Dialog
      size="large"
      title="How is this scored?"
      description="Three scores, each from 0 to 100."
      trigger={
        <Button variant="link" className="px-0">
          How is this scored?
        </Button>
      }
    >
      <DialogBody>
        <div className="flex flex-col gap-5">
          <Bands />
          <Part title="Coverage">
            The share of required positions that are filled. Roles with a higher priority count more. Extra people don’t
            add to it, and a shift no one could take still counts as open.
          </Part>
          <Part title="Fairness">
            Everyone has a fair share of shifts, nights, weekends, holidays, and backup, each counted separately. It
            follows your FTE and the days you could work. Approved time off lowers it; blocked dates don’t. If you
            worked more or less than your share in the last 12 months (3 years for holidays), it evens out month by
            month.
          </Part>
          <Part title="How fairness becomes a number">
            A share of 4.3 is met by 4 or 5 shifts. The score is the percentage of shifts within everyone’s share, not
            counting what no schedule could avoid. Total shifts and nights count most, then weekends and holidays, then
            backup. People who prefer nights or weekends aren’t compared with those who rotate.
          </Part>
          <Part title="Preferences met">
            The share of preferences and requests that were met, with important ones counting more: days off, requested
            shifts, roles, kinds of shift, nights, shift lengths, and weekends. What a hard rule forbids isn’t counted.
          </Part>
          <Room />
        </div>
      </DialogBody>
      <DialogCloseFooter />
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-muted">{children}</p>
    </section>
  )
}

const bands = [
  { range: '80 or more', fairness: 'Excellent', preferences: 'Most honored', tone: 'text-good' },
  { range: '60 to 79', fairness: 'Good', preferences: 'Many honored', tone: 'text-warn' },
  { range: 'below 60', fairness: 'Needs improvement', preferences: 'Limited accommodation', tone: 'text-bad' },
]

function Bands() {
  return (
    <table aria-label="Score bands" className="w-full text-left">
      <thead className="text-12 text-muted">
        <tr>
          <th className="py-1 font-normal">Score</th>
          <th className="py-1 font-normal">Fairness</th>
          <th className="py-1 font-normal">Preferences met</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ range, fairness, preferences, tone }) => (
          <tr key={range} className="border-t border-line">
            <th scope="row" className="py-1.5 font-semibold">
              {range}
            </th>
            <td className={tone}>{fairness}</td>
            <td className={tone}>{preferences}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Room() {
  return (
    <section>
      <h3 className="font-semibold">Room to improve</h3>
      <p className="mt-1 text-muted">
        The generator never breaks a hard rule. It looks for the best month within them and works out how good any month
        could be. The gap between the two is the room to improve. On this scale, 100 is the best possible month and 0 is
        one filled without looking ahead. Set how much each rule counts under Rules & Constraints, Advanced.
      </p>
    </section>
  )
}
