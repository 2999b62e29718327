/** The theme: light, dark, or the system's; kept on this device. */
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { Card } from '../ui/card.tsx'

export function AppearanceCard() {
  return (
    <Card title="Appearance" description="Saved on this device">
      <ThemeSwitch />
    </Card>
  )
}
