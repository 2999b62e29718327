/** The first page of a person without a group: set one up, or join one. */
import { ArrowRight, Building2, Check, LogOut, UserPlus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRead } from '../../api/use-read.ts'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { CreateGroupForm, JoinGroupForm } from './group-forms.tsx'
import { InvitationCards } from './invitation-cards.tsx'

type Choice = 'none' | 'create' | 'join'

export function OnboardingPage() {
  const [choice, setChoice] = useState<Choice>('none')
  const main = useRef<HTMLElement>(null)
  // The focused element disappears with the choice, so focus moves to the first field, or back to the first choice.
  const choose = (next: Choice) => {
    flushSync(() => setChoice(next))
    main.current?.querySelector<HTMLElement>('input, button')?.focus()
  }
  const back = () => choose('none')
  return (
    <>
      <Header />
      <main ref={main} className="mx-auto flex max-w-200 flex-col gap-6 px-4 py-8 tablet:py-12">
        <div className="text-center">
          <h1 className="text-28 font-semibold tracking-stat">Welcome to Evenshift</h1>
          <p className="mt-1 text-14 text-muted">
            {choice === 'none' ? 'How would you like to start?' : 'A few details and you’re ready.'}
          </p>
        </div>
        {choice === 'none' && <InvitationCards />}
        {choice === 'none' && <ChoiceCards onChoose={choose} />}
        {choice === 'create' && <CreateGroupForm onBack={back} />}
        {choice === 'join' && <JoinGroupForm onBack={back} />}
        {choice !== 'none' && <SupportHint />}
      </main>
    </>
  )
}

function Header() {
  const session = useSession()
  return (
    <header className="flex h-13 items-center justify-between gap-3 border-b border-line bg-raised px-4 tablet:px-5">
      <Logo />
      <div className="flex min-w-0 items-center gap-3">
        <span className="truncate text-muted">{session.state === 'newcomer' ? session.user.email : ''}</span>
        <ButtonLink href="/api/logout" icon={<LogOut />}>
          Sign Out
        </ButtonLink>
      </div>
    </header>
  )
}

function ChoiceCards({ onChoose }: { onChoose: (choice: Choice) => void }) {
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <ChoiceCard
        icon={<Building2 />}
        title="Set Up New Group"
        audience="For schedule coordinators"
        points={[
          'Creates the group and its settings',
          'Gives you administrator access',
          'Creates a join code for your physicians',
        ]}
        onClick={() => onChoose('create')}
      />
      <ChoiceCard
        icon={<UserPlus />}
        title="Join Existing Group"
        audience="For physicians"
        points={['Enter your group’s code', 'Your coordinator confirms you', 'See your shifts and request time off']}
        onClick={() => onChoose('join')}
      />
    </div>
  )
}

type ChoiceCardProps = { icon: ReactNode; title: string; audience: string; points: string[]; onClick: () => void }

function ChoiceCard({ icon, title, audience, points, onClick }: ChoiceCardProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="group flex flex-col items-start gap-3 rounded-control border border-line bg-raised p-6 text-left transition-colors hover:border-accent-line hover:bg-accent-soft/40"
    >
      <span className="flex w-full items-center justify-between text-accent [&>.lucide]:size-6">
        {icon}
        <ArrowRight className="size-5! text-faint transition-transform group-hover:translate-x-0.5 group-hover:text-accent-text" />
      </span>
      <span>
        <span className="block text-16 font-semibold">{title}</span>
        <span className="text-muted">{audience}</span>
      </span>
      <span className="flex flex-col gap-1 text-muted">
        {points.map((point) => (
          <span key={point} className="flex items-center gap-2">
            <Check className="size-3.5 text-accent-text" />
            {point}
          </span>
        ))}
      </span>
    </button>
  )
}

function SupportHint() {
  const settings = useRead('publicSettings', {})
  const address = settings.data?.supportEmail
  return (
    <p className="text-center text-muted">
      Need help?{' '}
      {address ? (
        <a className="font-control text-accent-text hover:underline" href={`mailto:${address}`}>
          Contact support
        </a>
      ) : (
        'Contact support'
      )}
    </p>
  )
}
