import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { LandingPage } from './landing-page.tsx'

const settings = {
  supportEmail: 'help@evenshift.example',
  hasSupportDesk: true,
  privacyUrl: null,
  termsUrl: null,
  demo: true,
}

function renderLanding(changes: Partial<typeof settings> | { privacyUrl: string } = {}) {
  return renderPage(<LandingPage />, { answers: { publicSettings: { ...settings, ...changes } } })
}

function shownSlide(): string | null {
  return screen.getByRole('group', { name: /of 4/ }).getAttribute('aria-label')
}

function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('every way to start leads to the sign-in address', () => {
  renderLanding()
  for (const name of ['Sign In', 'Get Started', 'Start Free Trial', 'Book Demo']) {
    for (const link of screen.getAllByRole('link', { name })) expect(link.getAttribute('href')).toBe('/api/login')
  }
  expect(screen.getAllByRole('link', { name: 'Start Free Trial' })).toHaveLength(2)
})

test('the six features and the three results are there', () => {
  renderLanding()
  const names = [
    'AI schedule generation',
    'Fairness assessment',
    'Mobile-responsive',
    'Role-based access',
    'Shift management',
    'Analytics',
  ]
  for (const name of names) expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy()
  for (const figure of ['75%', '94%', '98.5%']) {
    expect(screen.getByText((_, element) => element?.tagName === 'DD' && element.textContent === figure)).toBeTruthy()
  }
})

test('the tour goes on every 4000 ms, round all four slides', () => {
  renderLanding()
  expect(shownSlide()).toBe('1 of 4: AI generation')
  pass(3999)
  expect(shownSlide()).toBe('1 of 4: AI generation')
  pass(1)
  expect(shownSlide()).toBe('2 of 4: Mobile interface')
  pass(4000)
  expect(shownSlide()).toBe('3 of 4: Fairness analytics')
  pass(4000)
  expect(shownSlide()).toBe('4 of 4: Admin dashboard')
  pass(4000)
  expect(shownSlide()).toBe('1 of 4: AI generation')
})

test('pause stops the tour, play starts it again', () => {
  renderLanding()
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(60_000)
  expect(shownSlide()).toBe('1 of 4: AI generation')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(4000)
  expect(shownSlide()).toBe('2 of 4: Mobile interface')
})

test('a dot shows its slide, which then has its full time', () => {
  renderLanding()
  pass(3000)
  fireEvent.click(screen.getByRole('button', { name: 'Slide 3 of 4: Fairness analytics' }))
  expect(shownSlide()).toBe('3 of 4: Fairness analytics')
  pass(3999)
  expect(shownSlide()).toBe('3 of 4: Fairness analytics')
  pass(1)
  expect(shownSlide()).toBe('4 of 4: Admin dashboard')
})

test('it waits while pointed at', () => {
  renderLanding()
  const tour = screen.getByRole('region', { name: 'Product tour' })
  fireEvent.mouseEnter(tour)
  pass(60_000)
  expect(shownSlide()).toBe('1 of 4: AI generation')
  fireEvent.mouseLeave(tour)
  pass(4000)
  expect(shownSlide()).toBe('2 of 4: Mobile interface')
})

test('where the system asks for less motion the tour starts paused', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  renderLanding()
  pass(60_000)
  expect(shownSlide()).toBe('1 of 4: AI generation')
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})

test('the foot links as it should; legal entries are links only where an address is set', async () => {
  vi.useRealTimers()
  renderLanding({ privacyUrl: 'https://evenshift.example/privacy' })
  const foot = within(screen.getByRole('contentinfo'))
  const mail = await foot.findByRole('link', { name: 'help@evenshift.example' })
  expect(mail.getAttribute('href')).toBe('mailto:help@evenshift.example')
  const targets = {
    Dashboard: '/',
    'Schedule Analysis': '/schedule-upload',
    'Group Settings': '/group-settings',
    'Help & Support': '/help',
    Documentation: '/help',
    'Privacy Policy': 'https://evenshift.example/privacy',
  }
  for (const [name, target] of Object.entries(targets)) {
    expect(foot.getByRole('link', { name }).getAttribute('href')).toBe(target)
  }
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  fireEvent.click(foot.getByRole('link', { name: 'Group Settings' }))
  expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fgroup-settings')
  expect(foot.queryByRole('link', { name: 'Terms of Service' })).toBeNull()
  expect(foot.getByText('Terms of Service')).toBeTruthy()
})

test('the page as it is served holds title, description, previews of links and the text of the hero', async () => {
  vi.useRealTimers()
  const { default: served } = await import('../index.html?raw')
  renderLanding()
  const hero = screen.getByRole('heading', { level: 1 }).closest('section')!
  const texts = [hero.querySelector('h1'), ...hero.querySelectorAll('p')].map((part) => part?.textContent ?? '')
  const flat = served.replace(/\s+/g, ' ')
  for (const text of texts) expect(flat).toContain(text)
  expect(flat).toMatch(/<title>Evenshift: .+<\/title>/)
  expect(flat).toContain(`<meta name="description" content="${texts[1]}" />`)
  for (const name of ['og:title', 'og:description', 'og:image']) expect(flat).toContain(`property="${name}"`)
  expect(flat).toContain('rel="manifest"')
})

test('claims, header and entries are there as the specification has them', () => {
  renderLanding()
  const page = document.body.textContent ?? ''
  for (const claim of ['30 to 60', 'under 30 seconds', '14-day free trial', 'no credit card', 'under 10 minutes'])
    expect(page).toContain(claim)
  const results = within(screen.getByRole('region', { name: 'Results' }))
  expect(results.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Time savings',
    'Fairness score',
    'Coverage rate',
  ])
  for (const figure of ['75%', '94%', '98.5%'])
    expect(results.getByText((_, node) => node?.tagName === 'DD' && node.textContent === figure)).toBeTruthy()
  const header = within(screen.getByRole('banner'))
  for (const name of ['Sign In', 'Get Started']) expect(header.getByRole('link', { name })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Slide \d of 4/ })).toHaveLength(4)
})
