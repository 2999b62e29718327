/** The sound of a new call-out, for coordinators who want one on this device. */
import { useEffect, useRef, useSyncExternalStore } from 'react'

const wantedKey = 'evenshift-call-out-sound'
const listeners = new Set<() => void>()

function readWanted(): boolean {
  try {
    return localStorage.getItem(wantedKey) === 'on'
  } catch {
    // Storage can be blocked.
    return false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether it is on, and a way to change that; turning it on plays it once. */
export function useSoundChoice(): [boolean, (isWanted: boolean) => void] {
  const choose = (isWanted: boolean) => {
    localStorage.setItem(wantedKey, isWanted ? 'on' : 'off')
    if (isWanted) playSound()
    for (const listener of listeners) listener()
  }
  return [useSyncExternalStore(subscribe, readWanted), choose]
}

/** Plays for call-outs that come while the page is open. */
export function useCallOutSound(ids: number[] | undefined): void {
  const known = useRef<ReadonlySet<number> | undefined>(undefined)
  useEffect(() => {
    if (!ids) return
    const before = known.current
    known.current = new Set([...(before ?? []), ...ids])
    if (before && ids.some((id) => !before.has(id)) && readWanted()) playSound()
  }, [ids])
}

/** Hertz: two rising tones, twice. */
const tones = [660, 880, 660, 880]
/** Seconds. */
const toneLength = 0.18

/** Made here: a file would have to be loaded first. Silent where the browser wants a tap before any sound. */
function playSound(): void {
  if (typeof AudioContext === 'undefined') return
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = 0.2
  volume.connect(audio.destination)
  tones.forEach((frequency, place) => {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(audio.currentTime + place * toneLength)
    tone.stop(audio.currentTime + (place + 1) * toneLength)
    if (place === tones.length - 1) tone.onended = () => void audio.close()
  })
}
