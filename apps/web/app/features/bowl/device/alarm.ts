let audio: AudioContext | null = null

/** Browsers let a page sound only after a touch: called by the button that starts a timer. */
export function allowSound(): void {
  audio ??= 'AudioContext' in window ? new AudioContext() : null
  void audio?.resume()
}

/** Beeps: hertz, and seconds from the first. */
const BEEPS = [
  { hertz: 880, at: 0 },
  { hertz: 880, at: 0.25 },
  { hertz: 1175, at: 0.5 },
] as const
const BEEP_SECONDS = 0.18
const VIBRATION_MS = [300, 120, 300]

/** Three beeps and a vibration, as far as the device does either. */
export function ring(): void {
  // Asked for before any touch, the browser would complain.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS)
  if (audio?.state !== 'running') return
  for (const { hertz, at } of BEEPS) {
    const start = audio.currentTime + at
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = hertz
    // A tone that starts and stops at once cracks.
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(0.5, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + BEEP_SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + BEEP_SECONDS)
  }
}
