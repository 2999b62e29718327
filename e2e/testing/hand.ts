/** A person's hand: clicks and types one after the other, and counts what that takes. */
import type { Locator, Page } from '@playwright/test'
import { goInside } from './settle.ts'

/** Seconds that a person who knows what they want needs: to find and click something, and to type one character. */
const perClick = 2
const perCharacter = 0.3

export function createHand(page: Page) {
  const done = { clicks: 0, fields: 0, characters: 0 }
  const click = async (target: Locator) => {
    done.clicks += 1
    await target.click()
  }
  return {
    done,
    click,
    /** Over two links of the menu. */
    go: async (path: string) => {
      done.clicks += 2
      await goInside(page, path)
    },
    type: async (field: Locator, text: string) => {
      done.clicks += 1
      done.fields += 1
      done.characters += text.length
      await field.click()
      await field.press('ControlOrMeta+a')
      await field.pressSequentially(text)
    },
    /** Copied elsewhere: a click into the field and two keys. */
    paste: async (field: Locator, text: string) => {
      done.clicks += 1
      done.fields += 1
      done.characters += 2
      await field.evaluate((box, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', pasted)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text)
    },
    seconds: () => done.clicks * perClick + done.characters * perCharacter,
  }
}
