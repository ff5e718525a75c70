import { onTestFinished } from 'vitest'

/** Unexpected console messages and errors, which fail the test at its end. */
const complaints: string[] = []
let tolerated: RegExp[] = []

const isTolerated = (text: string): boolean => tolerated.some((pattern) => pattern.test(text))

export function complain(text: string): void {
  if (!isTolerated(text)) complaints.push(text)
}

/** Allows matching console messages in this test; any other error or warning fails it. */
export function tolerate(pattern: RegExp): void {
  tolerated.push(pattern)
  onTestFinished(() => {
    tolerated = []
  })
}

/** Returns and clears the complaints. */
export const takeComplaints = (): string[] => complaints.splice(0)

/** Records console errors, warnings and failed resources as complaints. Call it once per page. */
export function listenForComplaints(): void {
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: wraps the console
    const write = console[level].bind(console)
    console[level] = (...said: unknown[]) => {
      const text = said.join(' ')
      if (isTolerated(text)) return
      write(...said)
      complain(`console.${level}: ${text}`)
    }
  }
  // 'error' events of pictures, scripts and style sheets do not bubble.
  const onError = ({ target }: Event) => target instanceof Element && complain(`not loaded: ${target.outerHTML}`)
  window.addEventListener('error', onError, { capture: true })
}
