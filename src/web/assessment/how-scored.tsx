/** "How is this scored?": what the three scores and the room to improve mean, in a dialog. */
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogBody, DialogCloseFooter } from '../ui/dialog.tsx'

export function HowScored() {
  return (
    <Dialog
      size="large"
      title="How is this scored?"
      description="Three scores from 0 to 100. 100 is the best that this group's demand, absences and rules allow; what nobody can avoid costs nothing."
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
            The part of all required positions that somebody fills. Important roles weigh more: a position of priority 1
            counts 1000, each step down 50 less. More people than required add nothing, and a shift that nobody could
            take is still open.
          </Part>
          <Part title="Fairness">
            All shifts, nights, weekends, holidays and backup duty are shared, each on its own. Your share follows your
            FTE and the days on which you could take a turn; approved time off lessens it, blocked dates do not. What
            you did too much or too little over the last 12 months (3 years for holidays) moves it a little each month.
            Those who prefer nights or weekends take them by wish and are not compared. A share of 4.3 is met by 4 or by
            5. Every shift beyond that, or missing, is misplaced; the score is the part that is not misplaced, leaving
            out what no other deal of the same shifts could avoid. Weights: all shifts 3, nights 3, weekends 2, holidays
            2, backup duty 1.
          </Part>
          <Part title="Preferences met">
            Of the wishes that could be met, weighted by what refusing one costs, the part that was met: days off,
            shifts asked for, liked and avoided roles, kinds of shift, nights and shift lengths, weekends, days apart. A
            wish that a hard rule forbids is not counted against the schedule.
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
        The generator never breaks a hard rule. Among the months that break none it looks for the best one, and proves
        how good any of them could be. What lies between the two is the room to improve, on a scale where 0 is a
        careless month and 100 is as good as it gets. How much each rule counts is set under Rules, Advanced.
      </p>
    </section>
  )
}
