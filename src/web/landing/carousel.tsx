/** The product tour: four slides made of the product's own parts, with dots, pause, and play. */
import { Pause, Play } from 'lucide-react'
import type { ComponentType, FocusEvent } from 'react'
import { joinClasses } from '../ui/join-classes.ts'
import { DashboardSlide, FairnessSlide, GenerationSlide, PhoneSlide } from './slides.tsx'
import { type Carousel as CarouselState, useCarousel } from './use-carousel.ts'

type Slide = { title: string; text: string; content: ComponentType }

const slides: readonly Slide[] = [
  {
    title: 'AI generation',
    text: 'Preferences, rest rules, and time off go in. A schedule comes out, with proof of how good it is.',
    content: GenerationSlide,
  },
  {
    title: 'Mobile interface',
    text: 'Your next shift, who else is on, and where your requests stand, at a glance.',
    content: PhoneSlide,
  },
  {
    title: 'Fairness analytics',
    text: 'One dot per physician. See who’s carrying too much.',
    content: FairnessSlide,
  },
  {
    title: 'Admin dashboard',
    text: 'Coverage, requests, who’s on today, and what changed, on one page.',
    content: DashboardSlide,
  },
]

export function Carousel() {
  const carousel = useCarousel(slides.length)
  const slide = slides[carousel.index] ?? slides[0]!
  const release = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) carousel.hold(false)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Product tour"
      onMouseEnter={() => carousel.hold(true)}
      onMouseLeave={() => carousel.hold(false)}
      onFocus={() => carousel.hold(true)}
      onBlur={release}
      className="grid grid-cols-1 overflow-clip rounded-sheet bg-deep text-on-deep desktop:h-136 desktop:grid-cols-[300px_minmax(0,1fr)]"
    >
      <div className="flex flex-col px-5 py-4 tablet:px-7 desktop:pt-8 desktop:pb-6">
        <SlideTitles index={carousel.index} />
        <Controls carousel={carousel} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern, not a set of fields */}
      <div
        role="group"
        aria-roledescription="slide"
        aria-label={`${carousel.index + 1} of ${slides.length}: ${slide.title}`}
        aria-live={carousel.isPlaying ? 'off' : 'polite'}
        className="min-h-0 overflow-clip max-desktop:h-105 max-desktop:pl-4 tablet:max-desktop:h-115 tablet:max-desktop:pl-7 desktop:pt-8"
      >
        {/* A picture of the product made of its real parts: seen, but not operated. */}
        <div key={carousel.index} inert className="h-full animate-appear text-text select-none">
          <slide.content />
        </div>
      </div>
    </section>
  )
}

function SlideTitles({ index }: { index: number }) {
  return (
    <ol>
      {slides.map(({ title, text }, place) => {
        const isShown = place === index
        return (
          <li
            key={title}
            className={joinClasses(
              'relative py-3 desktop:border-t desktop:border-on-deep/16 desktop:first:border-t-transparent',
              !isShown && 'max-desktop:hidden',
            )}
          >
            {isShown && (
              <span aria-hidden="true" className="absolute -top-px left-0 h-0.5 w-3/5 bg-on-deep max-desktop:hidden" />
            )}
            <h3
              className={joinClasses(
                'text-16 tracking-title',
                isShown ? 'font-semibold text-on-deep' : 'font-control text-on-deep-muted',
              )}
            >
              {title}
            </h3>
            {isShown && (
              <p className="mt-1.5 text-14 text-pretty text-on-deep-muted max-tablet:min-h-15 tablet:max-desktop:min-h-10">
                {text}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Controls({ carousel }: { carousel: CarouselState }) {
  return (
    <div className="mt-auto flex items-center gap-0.5 pt-1">
      {slides.map(({ title }, place) => (
        <button
          key={title}
          type="button"
          aria-label={`Slide ${place + 1} of ${slides.length}: ${title}`}
          aria-current={place === carousel.index ? 'true' : undefined}
          onClick={() => carousel.show(place)}
          className="group grid h-6 min-w-6 place-items-center rounded-full px-1 focus-visible:outline-on-deep"
        >
          <span className="block h-2 w-2 rounded-full bg-on-deep-muted/60 transition-[width] group-hover:bg-on-deep group-aria-[current]:w-5.5 group-aria-[current]:bg-on-deep" />
        </button>
      ))}
      <button
        type="button"
        aria-label={carousel.isPlaying ? 'Pause' : 'Play'}
        onClick={carousel.togglePlaying}
        className="ml-auto grid size-9 place-items-center rounded-full border border-on-deep/30 text-on-deep transition-colors hover:bg-deep-raised focus-visible:outline-on-deep [&>.lucide]:size-3.5"
      >
        {carousel.isPlaying ? <Pause /> : <Play />}
      </button>
    </div>
  )
}
