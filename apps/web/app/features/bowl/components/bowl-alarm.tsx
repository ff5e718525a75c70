import { IconBowl, IconFlame } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { bowlCopy as copy } from '~/copy/analysis/bowl.ts'
import { ring } from '../alarm.ts'
import type { BowlSession } from '../model/bowl-session.ts'
import { noteBurn } from '../model/bowl-store.ts'
import { isScalpClosed } from '../model/burn.ts'
import { clockText, timerState } from '../model/timer.ts'
import { type StartedTimer, startedTimers } from '../model/timers-now.ts'
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

/** One session of each client with a started clock, the soonest to end first. */
function headsWithProduct(sessions: readonly BowlSession[], timers: readonly StartedTimer[]): readonly BowlSession[] {
  const heads: BowlSession[] = []
  for (const { analysisId } of timers) {
    const session = sessions.find((each) => each.analysisId === analysisId)
    const isSame = ({ clientId, analysisId: other }: BowlSession) =>
      other === analysisId || (clientId !== null && clientId === session?.clientId)
    if (session !== undefined && !isScalpClosed(session) && !heads.some(isSame)) heads.push(session)
  }
  return heads
}

type Props = {
  readonly opened: boolean
  readonly onOpen: (analysisId: string, phase: number) => void
}

const floatStyle =
  'flex items-center min-h-12 py-0 px-5 border-0 rounded-full shadow-float cursor-pointer tabular-nums font-semibold gap-2'

/** Rings for all timers on every page, links to the bowl while one runs, and stops it where it burns. */
export function BowlAlarm({ opened, onOpen }: Props) {
  const userName = useUserIfKnown()?.firstName ?? null
  const sessions = useBowlSessions()
  const burning = sessions.find(isScalpClosed)
  // Tick while a timer was running at the last render.
  const ticking = sessions.some(({ phases }) =>
    phases.some(({ timer }) => timer !== null && timerState(timer, 0) === 'running' && !timer.silenced),
  )
  const now = useNow(ticking || burning !== undefined)
  const timers = startedTimers(sessions, now)
  const ringing = timers.find((timer) => timer.ringing)
  const shown = ringing ?? timers.find((timer) => timer.running)
  const onHeads = headsWithProduct(sessions, timers)
  const words = ringing ? copy.ringing(ringing.index + 1) : null
  useAlarm(words)
  return (
    <>
      <p className="sr-only" role="alert">
        {words}
      </p>
      {opened || (!shown && !burning) ? null : (
        <div
          // Above the header (100), below dialogs (200), whose buttons it would cover; while it rings above them too.
          className="fixed z-120 bottom-5 left-5 flex flex-wrap gap-2 max-md:bottom-[calc(5.5rem_+_var(--lower-edge))] max-md:left-4 max-lg:in-[html:has([data-offline])]:bottom-[calc(10.5rem_+_var(--lower-edge))] data-ringing:z-250"
          data-ringing={shown?.ringing || undefined}
        >
          {burning ? (
            <button
              className={`${floatStyle} bg-danger text-card`}
              type="button"
              onClick={() => onOpen(burning.analysisId, burning.current)}
            >
              <IconFlame size="1.25rem" stroke={1.75} aria-hidden />
              {copy.burn.door(clockText(now - (burning.burn?.at ?? now)))}
            </button>
          ) : null}
          {shown ? (
            <>
              <button
                className={`${floatStyle} bg-veil text-on-veil data-ringing:bg-danger data-ringing:text-card`}
                type="button"
                data-ringing={shown.ringing || undefined}
                onClick={() => onOpen(shown.analysisId, shown.index)}
              >
                <IconBowl size="1.25rem" stroke={1.75} aria-hidden />
                {copy.door(shown.index + 1, clockText(shown.left))}
              </button>
              {onHeads.map((session) => (
                <button
                  key={session.analysisId}
                  className={`${floatStyle} bg-card text-danger`}
                  type="button"
                  onClick={() => {
                    noteBurn(session, userName, Date.now())
                    onOpen(session.analysisId, session.current)
                  }}
                >
                  <IconFlame size="1.25rem" stroke={1.75} aria-hidden />
                  {onHeads.length > 1 ? copy.burn.openFor(session.client ?? session.colorName) : copy.burn.open}
                </button>
              ))}
            </>
          ) : null}
        </div>
      )}
    </>
  )
}
