/** What visitors see: what the product does, shown with its own parts, and the way in. */
import { ButtonLink } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { Carousel } from './carousel.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { LandingFooter } from './landing-footer.tsx'

const width = 'mx-auto max-w-310 px-5 tablet:px-8'

export function LandingPage() {
  return (
    <div className="bg-paper">
      <header className={`${width} flex h-15 items-center gap-2 tablet:h-18`}>
        <span className="mr-auto">
          <Logo size="large" />
        </span>
        <HeaderLinks />
      </header>
      <main>
        <Hero />
        <div className="mx-auto max-w-310 px-3 tablet:px-8">
          <h2 className="sr-only">Product tour</h2>
          <Carousel />
        </div>
        <section className={`${width} pt-16 tablet:pt-24`}>
          <h2 className="mb-6 max-w-[18ch] text-28 font-semibold tracking-title text-balance tablet:mb-10 tablet:text-44 tablet:tracking-[-0.035em]">
            Built for the person who makes the grid, and the forty who live in it
          </h2>
          <FeatureCards />
        </section>
        <Results />
        <CallToAction />
      </main>
      <LandingFooter />
    </div>
  )
}

function Hero() {
  return (
    <section
      className={`${width} grid items-end gap-5 py-8 tablet:gap-7 tablet:pt-16 tablet:pb-12 desktop:grid-cols-[1.28fr_1fr] desktop:gap-16`}
    >
      <h1 className="text-44 font-semibold tracking-display text-balance tablet:text-76">
        A month of shifts that feels fair to everyone
      </h1>
      <div>
        <p className="max-w-[46ch] text-16 text-pretty text-muted tablet:text-18 tablet:leading-7">
          Evenshift builds the schedule for hospitalist groups of 30 to 60 physicians in under 30 seconds, evens out
          nights, weekends, and holidays, and shows everyone why.
        </p>
        <div className="mt-5 mb-3 tablet:mt-6">
          <StartLinks />
        </div>
        <p className="text-14 text-muted">14-day free trial, no credit card. Set up in under 10 minutes.</p>
      </div>
    </section>
  )
}

const results = [
  {
    value: '75',
    title: 'Time savings',
    text: 'Review a finished draft instead of spending an evening in a spreadsheet.',
  },
  {
    value: '94',
    title: 'Fairness score',
    text: 'Measured for each physician, not averaged away.',
  },
  {
    value: '98.5',
    title: 'Coverage rate',
    text: 'See open shifts weeks ahead, and who can take them.',
  },
]

function Results() {
  return (
    <section aria-labelledby="results" className="mt-16 bg-deep text-on-deep tablet:mt-24">
      <h2 id="results" className="sr-only">
        Results
      </h2>
      <dl className={`${width} grid gap-8 py-12 tablet:grid-cols-3 tablet:gap-0 tablet:py-18`}>
        {results.map(({ value, title, text }) => (
          <div
            key={title}
            className="flex flex-col border-on-deep/20 tablet:border-l tablet:px-8 tablet:first:border-l-0 tablet:first:pl-0"
          >
            <dt className="order-2 mt-3.5 text-18 font-semibold">{title}</dt>
            <dd className="text-64 font-semibold tracking-display proportional-nums desktop:text-[96px] desktop:leading-none">
              {value}
              <span className="align-[0.62em] text-[0.5em] leading-0 tracking-normal">%</span>
            </dd>
            <dd className="order-3 mt-1 max-w-[34ch] text-14 text-on-deep-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function CallToAction() {
  return (
    <section
      className={`${width} flex flex-col gap-6 py-16 desktop:flex-row desktop:items-end desktop:justify-between desktop:py-24`}
    >
      <h2 className="max-w-[15ch] text-40 font-semibold tracking-display text-balance tablet:text-64">
        Next month, done before rounds
      </h2>
      <div>
        <StartLinks />
        <p className="mt-3 text-14 text-muted">14-day free trial, no credit card.</p>
      </div>
    </section>
  )
}

const signIn = '/api/login'
const large = 'h-12! px-5.5! text-16! max-tablet:flex-1 max-tablet:px-3!'

/** The links to get started all lead to the server's sign-in page, outside this application. */
function HeaderLinks() {
  return (
    <>
      <ButtonLink variant="quiet" className="h-10! text-14! text-text!" href={signIn}>
        Sign In
      </ButtonLink>
      <ButtonLink variant="primary" className="h-10! px-4! text-14!" href={signIn}>
        Get Started
      </ButtonLink>
    </>
  )
}

function StartLinks() {
  return (
    <div className="flex gap-3">
      <ButtonLink variant="primary" className={large} href={signIn}>
        Start Free Trial
      </ButtonLink>
      <ButtonLink className={`${large} border-control! bg-transparent! hover:bg-raised!`} href={signIn}>
        Book Demo
      </ButtonLink>
    </div>
  )
}
