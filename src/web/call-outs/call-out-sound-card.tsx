/** Whether this device makes a sound when someone calls out. */
import { Card } from '../ui/card.tsx'
import { Switch } from '../ui/switch.tsx'
import { useSoundChoice } from './call-out-sound.ts'

export function CallOutSoundCard() {
  const [isWanted, choose] = useSoundChoice()
  return (
    <Card title="Call-outs">
      <Switch
        label="Play a sound on this device when someone calls out"
        help="While Evenshift is open. Turning it on plays it once."
        checked={isWanted}
        onCheckedChange={choose}
      />
    </Card>
  )
}
