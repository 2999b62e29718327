// Gives components the chosen theme and the way to change it.
import { useSyncExternalStore } from 'react'
import { chooseTheme, readThemeChoice, subscribeToTheme, type ThemeChoice } from './theme.ts'

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribeToTheme, readThemeChoice), chooseTheme]
}
