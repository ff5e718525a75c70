let audio: AudioContext | null = null

/** Browsers allow audio only after a user gesture: call it from the button that starts a timer. */
export function allowSound(): void {
  audio ??= 'AudioContext' in window ? new AudioContext() : null
  void audio?.resume()
}

/** Beeps: frequency in hertz, and start in seconds. */
const BEEPS = [
  { hertz: 880, at: 0 },
  { hertz: 880, at: 0.25 },
  { hertz: 1175, at: 0.5 },
] as const
const BEEP_SECONDS = 0.18
const VIBRATION_MS = [300, 120, 300]

/** Three beeps and a vibration, where supported. */
export function ring(): void {
  // Before any user gesture the browser would log a warning.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS)
  if (audio?.state !== 'running') return
  for (const { hertz, at } of BEEPS) {
    const start = audio.currentTime + at
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = hertz
    // Ramp the gain: abrupt starts and stops click.
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(0.5, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + BEEP_SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + BEEP_SECONDS)
  }
}
