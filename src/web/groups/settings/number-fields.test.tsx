/** Numbers that can't be saved: each box says so by name, nothing is sent, and what was typed stays. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openSettings, press } from './testing/open-settings.tsx'

/** Types it in; letters and half numbers ("1e") are hidden by browsers, which only say that something is wrong. */
function enter(box: HTMLInputElement, text: string): void {
  const badInput = Number.isNaN(Number(text))
  fireEvent.change(box, { target: { value: badInput ? '' : text } })
  Object.defineProperty(box, 'validity', { value: { badInput }, configurable: true })
  if (badInput) fireEvent.input(box)
}

const pressNow = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function expectRefused(box: HTMLInputElement, text: string): void {
  expect(box.getAttribute('aria-invalid'), text).toBe('true')
  const said = box.getAttribute('aria-describedby')!.split(' ')[0]!
  expect(document.getElementById(said)?.textContent, text).toMatch(/^(Must |Minimum |Maximum )/)
  expect(box.value).toBe(Number.isNaN(Number(text)) ? '' : text)
}

const boxIn = (name: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name })

/** By tab: its button, and numbers that each box refuses, beside an empty one and one that is no number. */
const inTabs: [tab: string, save: string, boxes: Record<string, { low: string; high: string }>][] = [
  [
    'basic',
    'Save settings',
    {
      'Number of Physicians': { low: '29', high: '61' },
      'Physicians per Shift': { low: '0', high: '101' },
      'Maximum consecutive shifts': { low: '0.5', high: '32' },
      'Minimum rest between shifts': { low: '7', high: '73' },
    },
  ],
  [
    'advanced',
    'Save advanced settings',
    {
      'Search time': { low: '0', high: '121' },
      'Sign out after': { low: '-1', high: '1441' },
      'Blocked dates per physician': { low: '-1', high: '32' },
      'Time-off requests close': { low: '-1', high: '181' },
      'Remind before requests close': { low: '1.5', high: '61' },
      'Maximum physicians off per day': { low: '-1', high: '101' },
    },
  ],
  [
    'rules',
    'Save rules',
    {
      'Enough rest between shifts, hours': { low: '7', high: '72.5' },
      'Weight: Nights come in stretches of at least three': { low: '-1', high: '10001' },
    },
  ],
]

it.each(inTabs)('%s: says what is wrong with each number', async (tab, save, boxes) => {
  const { bodies } = openSettings(tab)
  const [first] = Object.keys(boxes)
  await screen.findByRole('spinbutton', { name: first })
  const all = Object.entries(boxes).map(([name, { low, high }]) => ({
    box: screen.getByRole<HTMLInputElement>('spinbutton', { name }),
    texts: ['', low, high, '1e'],
  }))
  for (const index of [0, 1, 2, 3]) {
    for (const { box, texts } of all) enter(box, texts[index]!)
    pressNow(save)
    await waitFor(() => {
      for (const { box, texts } of all) expectRefused(box, texts[index]!)
    })
  }
  expect(bodies).toEqual([])
})

describe('Rules', () => {
  const title = 'Nights come in stretches of at least three'

  it('names the rule beside the button and moves to its box, even behind the fold', async () => {
    openSettings('rules')
    const weight = await boxIn(`Weight: ${title}`)
    enter(weight, '20000')
    const fold = weight.closest('details')!
    fold.open = false
    await press('Save rules')
    expect(screen.getByText(`${title}: Must be a number from 0 to 10,000`)).toBeTruthy()
    expect(fold.open).toBe(true)
    expect(document.activeElement).toBe(weight)
    expect(screen.getAllByRole('button', { name: 'Back-test' })[0]).toHaveProperty('disabled', true)
  })

  it('keeps an empty weight empty until another one is typed, and saves that one', async () => {
    const { bodies } = openSettings('rules')
    const weight = await boxIn(`Weight: ${title}`)
    await userEvent.clear(weight)
    expect(weight.value).toBe('')
    await userEvent.type(weight, '2.5')
    await press('Save rules')
    await waitFor(() =>
      expect(bodies.at(-1)).toMatchObject({ settings: { rules: { 'nights-in-runs': { weight: 2.5 } } } }),
    )
    expect(weight.hasAttribute('aria-invalid')).toBe(false)
  })

  it('says nothing on the way to a number that fits', async () => {
    openSettings('rules')
    const rest = await boxIn('Enough rest between shifts, hours')
    await userEvent.clear(rest)
    await userEvent.type(rest, '1')
    expect(rest.hasAttribute('aria-invalid')).toBe(false)
    await userEvent.tab()
    expect(rest.getAttribute('aria-invalid')).toBe('true')
  })

  it('forgets what can’t be saved once a slider moves the same rule', async () => {
    const { bodies } = openSettings('rules')
    enter(await boxIn(`Weight: ${title}`), '20000')
    fireEvent.change(screen.getByRole('slider', { name: 'Nights' }), { target: { value: '4' } })
    await press('Save rules')
    await waitFor(() => expect(bodies).toHaveLength(1))
  })
})

it('a role: says what is wrong with each number, by weekday and date, too', async () => {
  const { bodies } = openSettings('roles')
  await press('Add role')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Role name' }), { target: { value: 'Swing' } })
  const box = (name: string) => dialog.getAllByRole<HTMLInputElement>('spinbutton', { name }).at(-1)!
  const refuses = async (name: string, texts: string[]) => {
    for (const text of texts) {
      enter(box(name), text)
      pressNow('Create role')
      await waitFor(() => expectRefused(box(name), text))
    }
    enter(box(name), '1')
  }
  await refuses('Priority', ['', '11', '1e'])
  await refuses('Required', ['', '0', '1e'])
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Same number every day' }))
  await refuses('Wed', ['', '101', '1e'])
  pressNow('Add date')
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2027-07-05' } })
  await refuses('Required', ['', '-1', '1.5', '1e'])
  expect(bodies).toEqual([])
})
