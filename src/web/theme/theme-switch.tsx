// The control with which a person picks light, dark, or the system's theme.
import { Monitor, Moon, Sun } from 'lucide-react'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { type ThemeChoice, useTheme } from './theme.ts'

const options: { value: ThemeChoice; label: string; icon: React.ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
]

export function ThemeSwitch() {
  const [choice, choose] = useTheme()
  return <SegmentedControl label="Theme" value={choice} onValueChange={choose} options={options} />
}
