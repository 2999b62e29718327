/**
 * Pictures of views, kept small in e2e/pictures and compared by blocks: antialiasing may differ between machines, but a
 * part that moved, is missing, or changed color may not.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Page, test } from '@playwright/test'

/** Saved pixels per screen pixel, in each direction. */
const scale = { desk: 1 / 4, phone: 1 / 2 }
/** Saved pixels on each side of a block. */
const block = 4
/** How far a block's mean may drift, of 255 levels in any of the three colors. */
const levels = 12
/** How many blocks per thousand may drift further. */
const perMille = 2
/**
 * How far red or blue may drift from green, and in how many blocks. Antialiasing changes how light a block is, hardly
 * its tint, so a small change of an accent color shows up here.
 */
const tintLevels = 8
const tintedBlocks = 2

/** These depend on the time. */
const withoutMessages = '[role=region][aria-label^=Notifications] { visibility: hidden }'

type Difference = { blocks: number; differing: number; tinted: number; worst: { x: number; y: number; levels: number } }

/** Expects the page to look like the picture of that name; with `--update-snapshots`, saves a new one if it differs. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  const info = test.info()
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', style: withoutMessages })
  const { width } = page.viewportSize()!
  // In a page of its own, whose canvas does the work.
  const desk = await page.context().newPage()
  const found = await shrink(desk, shot, width > 800 ? scale.desk : scale.phone)
  const file = info.snapshotPath(`${name}.png`)
  const problem = existsSync(file)
    ? describe(await differ(desk, readFileSync(file), found))
    : 'There is no such picture: take it with --update-snapshots and look at it.'
  await desk.close()
  if (!problem) return
  if (['all', 'changed'].includes(info.config.updateSnapshots)) return writeFileSync(file, found)
  const kept = info.outputPath(`${name}.png`)
  writeFileSync(kept, shot)
  throw new Error(`${name}: ${problem} It looks so: ${kept}`)
}

function describe({ blocks, differing, tinted, worst }: Difference): string | undefined {
  if (differing <= (blocks * perMille) / 1000 && tinted <= tintedBlocks) return undefined
  return `${differing} of ${blocks} blocks differ, ${tinted} have another tint, most at ${worst.x}, ${worst.y} (${worst.levels} levels).`
}

const encode = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`

async function shrink(desk: Page, picture: Buffer, by: number): Promise<Buffer> {
  const small = await desk.evaluate(
    async ([source, factor]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(image.width * factor)
      canvas.height = Math.round(image.height * factor)
      const context = canvas.getContext('2d')!
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/png')
    },
    [encode(picture), by] as const,
  )
  return Buffer.from(small.slice(small.indexOf(',') + 1), 'base64')
}

async function differ(desk: Page, kept: Buffer, found: Buffer): Promise<Difference> {
  return desk.evaluate(
    async ([one, other, side, allowed, allowedTint]) => {
      const read = async (source: string) => {
        const image = new Image()
        image.src = source
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = image.width
        canvas.height = image.height
        const context = canvas.getContext('2d')!
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, image.width, image.height)
      }
      const [before, after] = [await read(one), await read(other)]
      const mean = ({ data, width }: ImageData, x: number, y: number, color: number) => {
        let sum = 0
        for (let row = y; row < y + side; row++)
          for (let column = x; column < x + side; column++) sum += data[(row * width + column) * 4 + color]!
        return sum / (side * side)
      }
      const answer = { blocks: 0, differing: 0, tinted: 0, worst: { x: 0, y: 0, levels: 0 } }
      if (before.width !== after.width || before.height !== after.height) return { ...answer, differing: 1 }
      for (let y = 0; y + side <= before.height; y += side)
        for (let x = 0; x + side <= before.width; x += side) {
          const change = (color: number) => mean(after, x, y, color) - mean(before, x, y, color)
          const [red, green, blue] = [change(0), change(1), change(2)]
          const away = Math.max(Math.abs(red), Math.abs(green), Math.abs(blue))
          if (Math.max(Math.abs(red - green), Math.abs(blue - green)) > allowedTint) answer.tinted++
          answer.blocks++
          if (away > allowed) answer.differing++
          if (away > answer.worst.levels) answer.worst = { x, y, levels: Math.round(away) }
        }
      return answer
    },
    [encode(kept), encode(found), block, levels, tintLevels] as const,
  )
}
