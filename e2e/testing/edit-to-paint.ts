/** Measures how long an edit takes to show in a roster of 100 physicians by 31 days. */
import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { send } from './send.ts'

export async function openRoster(page: Page): Promise<void> {
  await page.goto('/schedule')
  await untilRosterAnswers(page)
}

export async function untilRosterAnswers(page: Page): Promise<void> {
  await page.getByRole('grid', { name: /^Roster/ }).waitFor()
  // Once the tally bars show, the engine has read the problem, and every move gets a verdict.
  await page.locator('.roster-tally i').first().waitFor()
}

/** For a signed-in person without a group. */
export async function makeLargeMonth(page: Page): Promise<void> {
  const size = { totalPhysicians: 100, coverageRequirements: 40 }
  const group = await send<{ id: number; settings: object }>(page, 'post', '/api/groups', { name: 'Large', ...size })
  await send(page, 'put', `/api/groups/${group.id}`, { settings: { ...group.settings, solverSeconds: 1 } })
  const physicians = Array.from({ length: 100 }, (_, number) => ({
    firstName: `First${number}`,
    lastName: `Last${String(number).padStart(3, '0')}`,
    email: `physician${number}@large.example`,
  }))
  await send(page, 'post', '/api/physicians/bulk', { physicians })
  const daysOfWeek = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  await send(page, 'post', '/api/roles', { name: 'Rounder', requiredCount: 35, daysOfWeek })
  const night = { name: 'Night', category: 'coverage', startTime: '19:00', endTime: '07:00' }
  await send(page, 'post', '/api/roles', { ...night, requiredCount: 8, daysOfWeek })
  await send(page, 'post', '/api/schedules/generate', { month: 1, year: 2027 })
}

/** Milliseconds from a key press to the end of the frame that shows its effect, and how many of them the page was busy. */
export type Painted = { wall: number; work: number }

export async function measureKey(page: Page, key: string, rounds: number): Promise<Painted[]> {
  const session = await page.context().newCDPSession(page)
  // The thread's own time, so other work on the machine doesn't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
  const painted: Painted[] = []
  for (let round = 0; round < rounds; round++) {
    await page.evaluate(focusShift, round * 41)
    await page.waitForTimeout(800)
    const before = await worked()
    const wall = await page.evaluate(pressAndPaint, key)
    painted.push({ wall, work: (await worked()) - before })
    await page.keyboard.press('Escape')
    await page.waitForTimeout(500)
  }
  return painted
}

export function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}

export function formatTimes(painted: Painted[]): string {
  const format = (numbers: number[]) =>
    `median ${median(numbers).toFixed(0)} ms, worst ${Math.max(...numbers).toFixed(0)} ms`
  const [wall, work] = [painted.map((each) => each.wall), painted.map((each) => each.work)]
  return `${format(wall)} by the clock at load ${loadavg()[0]!.toFixed(1)}; ${format(work)} of the page's own work`
}

/** Runs in the page. */
function focusShift(skip: number): void {
  const cells = [...document.querySelectorAll<HTMLElement>('.roster-body [role=gridcell][data-column]')]
  cells.filter((each) => each.querySelector('.roster-chip:not(.outside)'))[skip]!.focus()
}

/** Runs in the page. */
async function pressAndPaint(key: string): Promise<number> {
  const cell = document.activeElement!
  const start = performance.now()
  cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const time = performance.now() - start
  if (key === 'Delete' && cell.querySelector('.roster-chip')) throw new Error('The next frame does not show the edit.')
  if (key === 'm' && document.querySelectorAll('[data-answer]').length < 50) throw new Error('The rows do not answer.')
  return time
}
