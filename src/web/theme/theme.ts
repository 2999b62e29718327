// Keeps the chosen theme (light, dark, or the system's) and applies it to the page.
import { useSyncExternalStore } from 'react'

const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const storageKey = 'evenshift-theme'
const darkQuery = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()
let choiceWithoutStorage: ThemeChoice = 'system'

export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return choiceWithoutStorage
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  choiceWithoutStorage = choice
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  applyTheme()
}

function applyTheme(): void {
  const choice = readThemeChoice()
  const theme = choice === 'system' ? (matchMedia(darkQuery).matches ? 'dark' : 'light') : choice
  document.documentElement.dataset.theme = theme
  const barColor = getComputedStyle(document.documentElement).getPropertyValue('--raised').trim()
  if (barColor) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColor)
  for (const listener of listeners) listener()
}

/** Applies the stored choice, then follows the system and this browser's other tabs. Call once at startup. */
export function startTheme(): () => void {
  const system = matchMedia(darkQuery)
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) applyTheme()
  }
  applyTheme()
  system.addEventListener('change', applyTheme)
  window.addEventListener('storage', followOtherTabs)
  return () => {
    system.removeEventListener('change', applyTheme)
    window.removeEventListener('storage', followOtherTabs)
  }
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Gives components the chosen theme and the way to change it. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribeToTheme, readThemeChoice), chooseTheme]
}
