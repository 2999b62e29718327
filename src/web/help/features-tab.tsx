/** What the product does, for physicians and administrators, with links. */
import { Link } from 'wouter'
import { useMember } from '../session/use-session.ts'
import { Card } from '../ui/card.tsx'

type Feature = { to: string; name: string; text: string }

const forEveryone: Feature[] = [
  {
    to: '/physician/dashboard',
    name: 'My Schedule',
    text: 'Your next shift, the days ahead, and where your requests stand.',
  },
  {
    to: '/schedule',
    name: 'Schedule',
    text: 'Month, week, and day, for everyone or just you. Export or print it.',
  },
  {
    to: '/vacation-requests',
    name: 'Time off',
    text: 'See how likely approval is, and find better dates before you ask.',
  },
  {
    to: '/open-shifts',
    name: 'Open shifts and swaps',
    text: 'Shifts you can take, best match first; swaps that meet every rule.',
  },
  {
    to: '/preferences',
    name: 'Preferences',
    text: 'What you prefer, when you can’t work, and how we notify you.',
  },
  { to: '/stats', name: 'My stats', text: 'Your nights, weekends, holidays, and hours next to your fair share.' },
]

const forAdmins: Feature[] = [
  {
    to: '/admin/dashboard',
    name: 'AI schedule generator',
    text: 'A month that meets every hard rule, how close it is to the best possible, and a reason for every shift.',
  },
  {
    to: '/schedule',
    name: 'Roster',
    text: 'Drag, drop, or type. Each edit is checked as you make it.',
  },
  {
    to: '/admin/requests',
    name: 'Requests',
    text: 'Every request with its effects and who could cover.',
  },
  {
    to: '/admin/scenarios',
    name: 'Scenarios',
    text: 'What if someone is out, you hire, or a rule changes? Compare the results side by side.',
  },
  {
    to: '/admin/analytics',
    name: 'Fairness',
    text: 'Everyone next to their fair share over 12 months.',
  },
  {
    to: '/admin/year',
    name: 'Year',
    text: 'Everyone’s weeks over 12 months, holidays shared fairly, and weeks laid out ahead.',
  },
  {
    to: '/admin/payroll',
    name: 'Contracts and payroll',
    text: 'Shifts expected, worked, and scheduled, with hours and credits by pay period.',
  },
  { to: '/admin/physicians', name: 'Physicians', text: 'Your group’s people, one by one or from a table.' },
  {
    to: '/admin/group-settings',
    name: 'Group Settings',
    text: 'Roles, shift types, rules, holidays, time zone, and the join code.',
  },
  {
    to: '/admin/schedule-upload',
    name: 'AI Schedule Setup',
    text: 'Reads your old schedule, finds its roles and rules, and rates it.',
  },
  { to: '/admin/audit', name: 'Audit log', text: 'Who changed what and when, before and after, and why.' },
]

export function FeaturesTab() {
  const { role } = useMember()
  return (
    <div className="flex flex-col gap-5">
      <FeatureList title="For everyone" features={forEveryone} areLinks />
      <FeatureList title="For administrators" features={forAdmins} areLinks={role === 'admin'} />
    </div>
  )
}

function FeatureList({ title, features, areLinks }: { title: string; features: Feature[]; areLinks: boolean }) {
  return (
    <Card
      title={title}
      description={areLinks ? undefined : 'Only coordinators approve requests and change group settings.'}
      padding="none"
    >
      <dl className="-mb-px grid tablet:grid-cols-2">
        {features.map(({ to, name, text }) => (
          <div key={name} className="border-b border-line px-4 py-3 tablet:px-5">
            <dt className="font-semibold">
              {areLinks ? (
                <Link href={to} className="text-accent-text hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
