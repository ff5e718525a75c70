import { IconBowl } from '@tabler/icons-react'
import { useEffect } from 'react'
import { bowlCopy as copy } from '~/copy/analysis/bowl.ts'
import { ring } from '../alarm.ts'
import { clockText, timerState } from '../model/timer.ts'
import { startedTimers } from '../model/timers-now.ts'
import { useNow } from '../use-now.ts'
import { useBowlSessions } from './use-bowl-sessions.ts'

/** Interval between rings, milliseconds. */
const RING_INTERVAL_MS = 4000

/** Rings while there is a message, and shows it in the title of the tab. */
function useAlarm(words: string | null): void {
  useEffect(() => {
    if (words === null) return
    const title = document.title
    document.title = `⏰ ${words}`
    ring()
    const timer = setInterval(ring, RING_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      document.title = title
    }
  }, [words])
}

type Props = {
  readonly opened: boolean
  readonly onOpen: (analysisId: string, phase: number) => void
}

/** Rings for all timers on every page, and links to the bowl while one runs. */
export function BowlAlarm({ opened, onOpen }: Props) {
  const sessions = useBowlSessions()
  // Tick while a timer was running at the last render.
  const ticking = sessions.some(({ phases }) =>
    phases.some(({ timer }) => timer !== null && timerState(timer, 0) === 'running' && !timer.silenced),
  )
  const now = useNow(ticking)
  const timers = startedTimers(sessions, now)
  const ringing = timers.find((timer) => timer.ringing)
  const shown = ringing ?? timers.find((timer) => timer.running)
  const words = ringing ? copy.ringing(ringing.index + 1) : null
  useAlarm(words)
  return (
    <>
      <p className="sr-only" role="alert">
        {words}
      </p>
      {shown && !opened ? (
        <button
          // Above the header (100), below dialogs (200), whose buttons it would cover; while it rings above them too.
          className="fixed z-120 bottom-5 left-5 flex items-center min-h-12 py-0 px-5 border-0 rounded-full bg-veil shadow-float text-on-veil cursor-pointer tabular-nums font-semibold gap-2 max-md:bottom-[calc(5.5rem_+_var(--lower-edge))] max-md:left-4 data-ringing:z-250 data-ringing:bg-danger data-ringing:text-card"
          type="button"
          data-ringing={shown.ringing || undefined}
          onClick={() => onOpen(shown.analysisId, shown.index)}
        >
          <IconBowl size="1.25rem" stroke={1.75} aria-hidden />
          {copy.door(shown.index + 1, clockText(shown.left))}
        </button>
      ) : null}
    </>
  )
}
