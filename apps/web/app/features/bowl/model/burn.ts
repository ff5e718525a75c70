import { onHairMs } from './bowl-sections.ts'
import type { BowlPhase, BowlSession, BurnSign } from './bowl-session.ts'
import { isRinging, pauseTimer, timerState } from './timer.ts'

const MINUTE = 60_000

/** Whether the scalp is closed for colour: it burned, and nobody has said that it is sound again. */
export const isScalpClosed = ({ burn }: BowlSession): boolean => burn !== null && burn.soundAt === null

/** Whether a bowl is on the hair: its clock runs, or has ended and rings. */
const isOnHead = ({ timer }: BowlPhase, now: number): boolean =>
  timer !== null && (timerState(timer, now) === 'running' || isRinging(timer, now))

const minutesOn = ({ timer, ...phase }: BowlPhase, now: number): number =>
  timer === null ? 0 : Math.max(0, Math.round(onHairMs({ ...phase, timer }, now) / MINUTE))

/** The session with all clocks stopped and the event noted. Without a clock, the open bowl is what was on the head. */
export function withBurn(session: BowlSession, by: string | null, now: number): BowlSession {
  const { phases, current } = session
  const running = phases.filter((phase) => isOnHead(phase, now))
  const onHead = running.length > 0 ? running : phases.slice(current, current + 1)
  return {
    ...session,
    phases: phases.map((phase) =>
      phase.timer && isOnHead(phase, now) ? { ...phase, timer: pauseTimer(phase.timer, now) } : phase,
    ),
    burn: {
      at: now,
      by,
      onHead: onHead.map((phase) => ({ titolo: phase.phase.titolo, minutes: minutesOn(phase, now) })),
      sign: null,
      clocks: phases.map(({ timer }) => timer),
      soundAt: null,
    },
  }
}

/** The session as it was before a tap by mistake: its clocks have run on. */
export const withoutBurn = (session: BowlSession): BowlSession => ({
  ...session,
  phases: session.phases.map((phase, index) => ({ ...phase, timer: session.burn?.clocks[index] ?? phase.timer })),
  burn: null,
})

/** The session with what was seen on the scalp. */
export const withSign = (session: BowlSession, sign: BurnSign): BowlSession =>
  session.burn === null ? session : { ...session, burn: { ...session.burn, sign } }

/** The session with the scalp open for colour again. */
export const withSoundScalp = (session: BowlSession, now: number): BowlSession =>
  session.burn === null ? session : { ...session, burn: { ...session.burn, soundAt: now } }
