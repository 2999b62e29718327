/** The year: everyone's weeks, holidays, and time off over twelve months; dealing holidays, and laying out weeks. */
import { fullName } from '../../engine/text/names.ts'
import './year.css'
import './year-print.css'
import { LayoutList, Shuffle } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { monthText } from '../../contract/text.ts'
import type { WeekMove, YearPerson, YearPlan } from '../../contract/year.ts'
import { addMonths, monthKey, monthOf } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { useRead, useReadAhead } from '../api/use-read.ts'
import { NoPhysicians } from '../layout/no-physicians.tsx'
import { Reading } from '../layout/reading.tsx'
import { generatorAddress, rosterAddress } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { DealDialog, dealOf } from './deal-dialog.tsx'
import { LayoutDialog } from './layout-dialog.tsx'
import { OwedDialog } from './owed-dialog.tsx'
import { TurnDialog } from './turn-dialog.tsx'
import { backFrom, turnsNow, useYearUndo } from './use-year-undo.ts'
import { describeMoves } from './week-moves.ts'
import { YearGrid, zooms } from './year-grid.tsx'
import { YearToolbar } from './year-toolbar.tsx'
import { describeFlips, describeGroup, describeThrough, describeYear, seasonRule, spokenHoliday } from './year-words.ts'

export function YearPage() {
  const [search] = useSearchParams()
  const from = monthText.safeParse(search.get('from')).data
  const read = useRead('showYear', { query: from ? { from } : {} })
  return (
    <main className="flex flex-col">
      <Reading read={read} what="The year" loading={<PageSpinner />}>
        {(year) => <Year key={year.from} year={year} />}
      </Reading>
    </main>
  )
}

type Open =
  | { dialog: 'deal' | 'layout' }
  | { dialog: 'turn'; id: number; place: number; partner?: number }
  | { dialog: 'owed'; id: number }

function Year({ year }: { year: YearPlan }) {
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<Open>()
  const [found, setFound] = useState('')
  const [showsBoth, setShowsBoth] = useState(false)
  const [refused, setRefused] = useState('')
  const move = useChange('moveWeeks')
  const undo = useYearUndo()
  const onMove = (moves: WeekMove[]) => {
    setRefused('')
    const step = { what: describeMoves(year, moves), moves: backFrom(year, moves) }
    move.mutate({ body: { moves } }, { onSuccess: () => undo.add(step) })
  }
  const openDates = year.holidays.filter(({ date, status }) => status !== 'published' && date >= year.openFrom)
  const canDeal = openDates.length > 0 && year.people.length > 0
  const readAhead = useReadAhead()
  const { from } = year
  const prepareDeal = useCallback(() => {
    if (canDeal) readAhead('proposeDeal', dealOf({ from }))
  }, [canDeal, from, readAhead])
  // Most people come here to deal. On the way to the button it's read again if anything changed since.
  useEffect(prepareDeal, [prepareDeal])
  const zoom = zooms.find((one) => one === search.get('zoom')) ?? 'year'
  const isByName = search.get('sort') === 'name'
  const rule = seasonRule(year)
  const people = year.people.filter(
    (person) => matches(person, found) && (!showsBoth || rule?.both.includes(person.id)),
  )
  const goTo = (quarters: number) => set('from', monthKey(addMonths(monthOf(year.from), quarters * 3)))
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.set(name, value)
    setSearch(next, { replace: true })
  }
  // Rows are compared by what they get.
  const onTurn = useCallback(
    (person: YearPerson, place: number) => setOpen({ dialog: 'turn', id: person.id, place }),
    [],
  )
  const onOwed = useCallback((person: YearPerson) => setOpen({ dialog: 'owed', id: person.id }), [])
  const onTrade = (person: YearPerson, place: number, partner: YearPerson) => {
    setRefused('')
    setOpen({ dialog: 'turn', id: person.id, place, partner: partner.id })
  }
  const personOf = (id: number | undefined) => year.people.find((person) => person.id === id)
  const flips = describeFlips(year.flips)
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-20 font-semibold tracking-title">Year plan, {describeYear(year)}</h1>
          <p className="text-12 text-muted">
            <b className="pr-2 font-semibold text-text">{describeThrough(year)}</b>{' '}
            <span className="inline-block">{describeGroup(year)}</span>
          </p>
        </div>
        {year.people.length > 0 && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button
              icon={<Shuffle />}
              onPointerEnter={prepareDeal}
              onFocus={prepareDeal}
              onClick={() => setOpen({ dialog: 'deal' })}
            >
              Deal holidays
            </Button>
            {year.isByWeeks && (
              <Button icon={<LayoutList />} onClick={() => setOpen({ dialog: 'layout' })}>
                Lay out the year
              </Button>
            )}
            <NextMonth year={year} />
          </div>
        )}
      </header>
      <YearToolbar
        zoom={zoom}
        onZoom={(chosen) => set('zoom', chosen)}
        onQuarters={goTo}
        found={found}
        onFind={setFound}
        isByName={isByName}
        onByName={year.isByWeeks ? (by) => set('sort', by ? 'name' : 'week') : undefined}
        undo={undo}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-12">
        {rule && (
          <button
            type="button"
            aria-pressed={showsBoth}
            disabled={rule.both.length === 0}
            onClick={() => setShowsBoth(!showsBoth)}
            className={`rounded-inner px-2 py-1 font-control ${rule.both.length === 0 ? 'bg-good-soft text-good' : 'bg-warn-soft text-warn'}`}
          >
            Thanksgiving or Christmas, not both: true for {rule.holds} of {rule.of} people
          </button>
        )}
        {year.holidays.filter(isShort).map(({ date, name, works, need }) => (
          <span key={date} className="rounded-inner bg-warn-soft px-2 py-1 font-control text-warn">
            {spokenHoliday(name)}: {works} of {need} people. Deal again to fill it.
          </span>
        ))}
        {flips && <span className="text-muted">{flips}</span>}
        {(refused || move.error || undo.error) && (
          <span role="alert" className="text-bad">
            {refused || reasonOf(move.error ?? undo.error)}
          </span>
        )}
      </div>
      {year.people.length === 0 ? (
        <NoPhysicians>Their year appears here.</NoPhysicians>
      ) : (
        <YearGrid
          year={year}
          people={people}
          zoom={zoom}
          isByName={isByName}
          onTurn={onTurn}
          onOwed={onOwed}
          onTrade={onTrade}
          onMove={onMove}
          onRefused={setRefused}
        />
      )}
      {open?.dialog === 'deal' && (
        <DealDialog
          year={year}
          onKept={() => {
            const dates = openDates.map(({ date }) => date)
            undo.add({ what: 'holidays dealt', turns: turnsNow(year, dates) })
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.dialog === 'layout' && (
        <LayoutDialog
          year={year}
          onKept={(layout) => undo.add({ what: 'weeks laid out', layout })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.dialog === 'turn' && personOf(open.id) && (
        <TurnDialog
          year={year}
          person={personOf(open.id)!}
          place={open.place}
          partner={personOf(open.partner)}
          onSet={(ids) => {
            const { date, name } = year.holidays[open.place]!
            const names = ids.map((id) => fullName(personOf(id)!))
            const what = `${spokenHoliday(name)}, ${joinWords(names, 'and')}`
            undo.add({ what, turns: turnsNow(year, [date], ids) })
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.dialog === 'owed' && personOf(open.id) && (
        <OwedDialog
          year={year}
          person={personOf(open.id)!}
          onTrade={(place, partner) => setOpen({ dialog: 'turn', id: open.id, place, partner: partner.id })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** The first month that isn't published: its draft, or where it is generated. */
function NextMonth({ year: { openFrom, schedules } }: { year: YearPlan }) {
  const month = monthOf(openFrom)
  const draft = schedules.find((one) => one.month === monthKey(month))
  return (
    <ButtonLink variant="primary" to={draft ? rosterAddress(draft.scheduleId) : generatorAddress(month)}>
      {draft ? 'Open' : 'Generate'} {formatMonth(month)}
    </ButtonLink>
  )
}

/** Somebody who was dealt a holiday may be away since. */
function isShort({ status, works, need }: YearPlan['holidays'][number]): boolean {
  return status === 'dealt' && works < need
}

function matches(person: YearPerson, found: string): boolean {
  return fullName(person).toLowerCase().includes(found.trim().toLowerCase())
}
