import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sayLongDate } from '../../engine/text/dates.ts'
import { MonthTable, useDayFocus } from './month-table.tsx'

function Month({ start, earliest }: { start: string; earliest?: string }) {
  const focus = useDayFocus(start, earliest)
  return (
    <MonthTable
      label="Days"
      describedBy="month"
      focus={focus}
      spacing=""
      renderDay={(date) => (
        <button
          type="button"
          data-date={date}
          tabIndex={date === focus.focused ? 0 : -1}
          aria-label={sayLongDate(date)}
          onKeyDown={focus.answerKey}
        />
      )}
    />
  )
}

const focusedDate = () => document.activeElement?.getAttribute('data-date')

test('shows the days of one month, a week a row from Sunday on', () => {
  render(<Month start="2026-12-08" />)
  const [head, ...weeks] = screen.getAllByRole('row')
  expect(head!.textContent).toMatch(/^SSunday/)
  expect(weeks).toHaveLength(5)
  expect(screen.getAllByRole('button')).toHaveLength(31)
})

test('keys move the focus by days, weeks and months', async () => {
  render(<Month start="2026-12-08" />)
  const user = userEvent.setup()
  await user.tab()
  for (const [key, date] of [
    ['ArrowRight', '2026-12-09'],
    ['ArrowDown', '2026-12-16'],
    ['ArrowLeft', '2026-12-15'],
    ['ArrowUp', '2026-12-08'],
    ['PageDown', '2027-01-01'],
    ['PageUp', '2026-12-01'],
    ['ArrowUp', '2026-11-24'],
  ]) {
    await user.keyboard(`{${key}}`)
    expect(focusedDate(), key).toBe(date)
  }
})

test('stops at the earliest day', async () => {
  render(<Month start="2026-12-10" earliest="2026-12-08" />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowUp}')
  expect(focusedDate()).toBe('2026-12-08')
  await user.keyboard('{PageUp}')
  expect(focusedDate()).toBe('2026-12-08')
})
