import { onTestFinished } from 'vitest'

/** What must not happen in a test and happened: the test fails at its end. */
const complaints: string[] = []
let tolerated: RegExp[] = []

const isTolerated = (text: string): boolean => tolerated.some((pattern) => pattern.test(text))

export function complain(text: string): void {
  if (!isTolerated(text)) complaints.push(text)
}

/** Lets this test provoke messages in the console that match; every other error or warning fails it. */
export function tolerate(pattern: RegExp): void {
  tolerated.push(pattern)
  onTestFinished(() => {
    tolerated = []
  })
}

/** The complaints so far; they are forgotten. */
export const takeComplaints = (): string[] => complaints.splice(0)

/** Counts errors and warnings in the console, and files that do not load, as complaints. To be called once a page. */
export function listenForComplaints(): void {
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: the console is what is watched here
    const write = console[level].bind(console)
    console[level] = (...said: unknown[]) => {
      const text = said.join(' ')
      if (isTolerated(text)) return
      write(...said)
      complain(`console.${level}: ${text}`)
    }
  }
  // The event of a picture, script or style sheet that does not load does not bubble.
  const onError = ({ target }: Event) => target instanceof Element && complain(`not loaded: ${target.outerHTML}`)
  window.addEventListener('error', onError, { capture: true })
}
