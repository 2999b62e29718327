/** One's own forecast: the shifts that stand out, what would help, and its limits. */
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StatShift } from '../../contract/stats.ts'
import { OwnFatigueCard } from './own-fatigue-card.tsx'

const month = { month: 12, year: 2026 }
const night = (id: number, date: string): StatShift => ({
  ...{ id, date, startTime: '19:00', endTime: '07:00', roleId: 3, role: 'Night', countsIn: ['shifts', 'nights'] },
})

test('the first night of a stretch stands out, with the nap that helps', () => {
  const shifts = ['2026-12-07', '2026-12-08', '2026-12-09'].map((date, place) => night(place + 1, date))
  render(<OwnFatigueCard month={month} shifts={shifts} />)
  expect(
    screen.getByText('1 shift in December 2026 ends with high predicted sleepiness (above 7.4 of 9).'),
  ).toBeTruthy()
  expect(screen.getByText('Mon, Dec 7, Night')).toBeTruthy()
  expect(screen.getByText(/A nap on Mon, Dec 7, 3:30 PM–5:00 PM, would bring this to 6\.9\./)).toBeTruthy()
  expect(screen.getByText(/isn’t medical advice/)).toBeTruthy()
})

test('backup and other months don’t count', () => {
  render(
    <OwnFatigueCard month={month} shifts={[{ ...night(1, '2026-12-07'), countsIn: [] }, night(2, '2026-11-10')]} />,
  )
  expect(screen.getByText('None of your shifts stand out.')).toBeTruthy()
})

test('a night that goes on from the month before isn’t a first night', () => {
  render(
    <OwnFatigueCard
      month={month}
      shifts={['2026-11-29', '2026-11-30', '2026-12-01'].map((date, id) => night(id + 1, date))}
    />,
  )
  expect(screen.getByText('None of your shifts stand out.')).toBeTruthy()
})
