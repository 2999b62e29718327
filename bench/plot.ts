/** Plots: cost and bound over time, how the cost of our months grows with the group, and panels for other benchmarks. */
import type { Measured } from './table.ts'

const width = 960
const height = 420
const margin = { left: 70, right: 20, top: 50, bottom: 50 }
export const colors = ['#1f6feb', '#d1480e', '#2a8a4a', '#8e44ad', '#b58900', '#5c6370', '#c2185b', '#00838f']

type Point = { x: number; y: number }
export type Line = { name: string; points: Point[]; isDashed: boolean; color: string }

export function plotGrowth(measured: Measured[]): string {
  const months = measured.filter((one) => one.best === undefined)
  const publicOnes = measured.filter((one) => one.best !== undefined)
  const panels: string[] = []
  if (months.length > 0)
    panels.push(panel('Our months: cost and bound at the end, by physicians', 'physicians', 'cost', byPeople(months)))
  if (months.length > 0) panels.push(panel('Our months: cost over time', 'seconds', 'cost', overTime(months)))
  if (publicOnes.length > 0)
    panels.push(panel('Public instances: above the best known (%), over time', 'seconds', '%', aboveBest(publicOnes)))
  return svgOf(panels)
}

/** Panels one below the other. */
export function svgOf(panels: string[]): string {
  const body = panels.map((content, index) => `<g transform="translate(0 ${index * height})">${content}</g>`).join('')
  const total = Math.max(1, panels.length) * height
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${total}" font-family="sans-serif" font-size="12"><title>Measurements of the benchmark</title><rect width="${width}" height="${total}" fill="#fff"/>${body}</svg>\n`
}

function byPeople(months: Measured[]): Line[] {
  const lastOf = (one: Measured) => one.moments[one.moments.length - 1]!
  const sizes = [...new Set(months.map((one) => one.people))].sort((one, other) => one - other)
  const mean = (people: number, read: (one: Measured) => number) => {
    const values = months
      .filter((one) => one.people === people)
      .map(read)
      .filter(Number.isFinite)
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  }
  return [
    {
      name: 'cost',
      isDashed: false,
      color: colors[0]!,
      points: sizes.map((x) => ({ x, y: mean(x, (one) => lastOf(one).cost) })),
    },
    {
      name: 'bound',
      isDashed: true,
      color: colors[1]!,
      points: sizes.map((x) => ({ x, y: mean(x, (one) => lastOf(one).bound) })),
    },
  ]
}

function overTime(measured: Measured[]): Line[] {
  return measured.map((one, index) => ({
    name: one.name.replace('month ', ''),
    isDashed: false,
    color: colors[index % colors.length]!,
    points: finite(one.moments.map((moment) => ({ x: moment.seconds, y: moment.cost }))),
  }))
}

function aboveBest(measured: Measured[]): Line[] {
  return measured.map((one, index) => ({
    name: one.name.replace('public ', ''),
    isDashed: false,
    color: colors[index % colors.length]!,
    points: finite(
      one.moments.map((moment) => ({ x: moment.seconds, y: (100 * (moment.cost - one.best!)) / one.best! })),
    ),
  }))
}

function finite(points: Point[]): Point[] {
  return points.filter((point) => Number.isFinite(point.y))
}

/** `label` writes the values of the x axis, for example where it's logarithmic. */
export function panel(
  title: string,
  xName: string,
  yName: string,
  lines: Line[],
  label: (value: number) => string = String,
): string {
  const points = lines.flatMap((line) => line.points)
  if (points.length === 0) return ''
  const xMost = Math.max(1e-9, ...points.map((point) => point.x))
  const sorted = points.map((point) => point.y).sort((one, other) => one - other)
  // First results can be far above everything that follows, so the axis ends where most points are.
  const yMost = Math.max(1e-9, sorted[Math.floor((sorted.length - 1) * 0.9)]! * 1.15)
  const x = (value: number) => margin.left + (value / xMost) * (width - margin.left - margin.right - 170)
  const y = (value: number) =>
    height - margin.bottom - (Math.min(value, yMost) / yMost) * (height - margin.top - margin.bottom)
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const value = share * yMost
    return `<line x1="${margin.left}" x2="${x(xMost)}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/><text x="${margin.left - 8}" y="${y(value) + 4}" text-anchor="end">${value.toPrecision(3)}</text>`
  })
  const marks = [...new Set(points.map((point) => point.x))].map(
    (value) => `<text x="${x(value)}" y="${height - margin.bottom + 18}" text-anchor="middle">${label(value)}</text>`,
  )
  const drawn = lines.map((line, index) => {
    const path = line.points.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(' ')
    const dash = line.isDashed ? ' stroke-dasharray="5 4"' : ''
    const label = `<text x="${width - 170}" y="${margin.top + index * 15}" fill="${line.color}">${line.name}</text>`
    return `<polyline points="${path}" fill="none" stroke="${line.color}" stroke-width="2"${dash}/>${label}`
  })
  return `<text x="${margin.left}" y="24" font-size="15" font-weight="600">${title}</text><text x="${margin.left}" y="40">${yName}</text><text x="${x(xMost)}" y="${height - 12}" text-anchor="end">${xName}</text>${ticks.join('')}${marks.join('')}${drawn.join('')}`
}
