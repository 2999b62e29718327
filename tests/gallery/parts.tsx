// The parts that only show something: colors, type, chips, badges, cards, states.
import { CalendarX2, Settings } from 'lucide-react'
import { Avatar } from '../../src/web/ui/avatar.tsx'
import { Badge, CountBadge, RoleBadge, StatusBadge } from '../../src/web/ui/badge.tsx'
import { Button, ButtonLink } from '../../src/web/ui/button.tsx'
import { Card, EmptyState } from '../../src/web/ui/card.tsx'
import { ErrorState } from '../../src/web/ui/error-state.tsx'
import { Kbd } from '../../src/web/ui/kbd.tsx'
import { Logo } from '../../src/web/ui/logo.tsx'
import { ProgressBar } from '../../src/web/ui/progress-bar.tsx'
import { ShiftChip } from '../../src/web/ui/shift-chip.tsx'
import { SkeletonList } from '../../src/web/ui/skeleton.tsx'
import { InlineSpinner } from '../../src/web/ui/spinner.tsx'
import { Stat, StatGroup } from '../../src/web/ui/stat-group.tsx'
import { Block, Row } from './block.tsx'

const swatches = [
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line-strong'],
  ['accent', 'bg-accent'],
  ['good', 'bg-good'],
  ['warn', 'bg-warn'],
  ['bad', 'bg-bad'],
] as const

const chips = [
  ['R1', 'day', 'Day'],
  ['S', 'evening', 'Swing'],
  ['N2', 'night', 'Night'],
  ['X', 'twenty-four', '24 h'],
  ['J', 'backup', 'Backup'],
  ['A2', 'open', 'Open'],
] as const

const statuses = ['active', 'draft', 'archived', 'pending', 'approved', 'denied', 'scheduled', 'confirmed', 'completed']

export function Parts() {
  return (
    <>
      <Block title="Roles">
        <div className="grid grid-cols-4 gap-1.5 tablet:grid-cols-8">
          {swatches.map(([name, fill]) => (
            <div key={name} className="text-11 text-muted">
              <div className={`mb-1 h-8 rounded-inner border border-line ${fill}`} />
              {name}
            </div>
          ))}
        </div>
      </Block>
      <Block title="Type">
        <div>
          <p className="text-28 font-semibold tracking-stat">28 Tomorrow, 07:00</p>
          <p className="text-22 font-semibold tracking-title">22 Page title</p>
          <p className="text-16 font-semibold">16 Dialog title, phone section</p>
          <p className="text-14 font-semibold">14 Card title</p>
          <p>13 Body, the default in working screens</p>
          <p className="text-12 text-muted">12 Labels, secondary lines, dense tables</p>
          <p className="condensed text-11 font-medium">11 condensed: codes, day numbers and tallies 0123456789</p>
        </div>
      </Block>
      <Block title="Logo">
        <Row>
          <Logo />
          <span className="w-4" />
          <Logo size="large" />
        </Row>
      </Block>
      <Block title="Shift chips">
        <Row>
          {chips.map(([code, kind, name]) => (
            <span key={kind} className="inline-flex items-center gap-2">
              <ShiftChip code={code} kind={kind} />
              {name}
            </span>
          ))}
        </Row>
        <Row>
          {chips.map(([code, kind, name]) => (
            <ShiftChip key={kind} code={code} kind={kind} size="large" label={name} />
          ))}
        </Row>
      </Block>
      <Block title="Badges">
        <Row>
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          <RoleBadge userRole="admin" />
          <RoleBadge userRole="physician" />
          <Badge tone="outline">outline</Badge>
          <Badge tone="accent-soft">all rules kept</Badge>
          <CountBadge count={3} />
        </Row>
      </Block>
      <Block title="Avatars, keys">
        <Row>
          <Avatar firstName="Marguerite" lastName="Osei" tone="accent" />
          <Avatar firstName="Kofi" lastName="Boateng" />
          <Avatar size="large" firstName="Marisol" lastName="Gutierrez" label="Marisol Gutierrez" />
          <Avatar size="medium" />
          <span className="w-2" />
          <Kbd>Ctrl</Kbd>
          <Kbd>Z</Kbd>
        </Row>
      </Block>
      <Block title="Figures">
        <StatGroup>
          <Stat label="Total physicians" value="45" detail="44 FTE fill 22 positions a day" />
          <Stat
            label="Pending requests"
            value="3"
            mark={<Badge tone="warn">oldest 6 days</Badge>}
            detail="One is short notice"
          />
          <Stat label="Coverage" value="99.2%" detail="5 open shifts until Dec 31" />
        </StatGroup>
      </Block>
      <Block title="Card">
        <Card
          title="Recent activity"
          description="Riverbend Hospitalists"
          actions={
            <ButtonLink variant="link" href="#audit">
              Audit
            </ButtonLink>
          }
          footer={<span className="flex-1">Two nights around Jan 1 have nobody free yet.</span>}
        >
          <ProgressBar label="Schedule" value={62} />
          <div className="mt-3">
            <InlineSpinner label="Improving, run 214" />
          </div>
        </Card>
      </Block>
      <Block title="Empty">
        <Card padding="none">
          <EmptyState
            icon={<CalendarX2 />}
            title="No Schedule Available"
            action={<Button variant="primary">Generate Schedule</Button>}
          >
            January 2027 has not been built yet.
          </EmptyState>
        </Card>
      </Block>
      <Block title="Error">
        <Card title="Group Settings" mark={<Settings className="text-muted" />}>
          <ErrorState title="We couldn’t load the settings" onRetry={() => {}}>
            The server did not answer. Your changes are kept.
          </ErrorState>
        </Card>
      </Block>
      <Block title="Skeleton">
        <Card>
          <SkeletonList of="people" rows={2} />
        </Card>
      </Block>
    </>
  )
}
