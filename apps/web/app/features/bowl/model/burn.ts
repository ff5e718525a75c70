import type { BurnFields, BurnSign } from '@riflesso/contract'
import { onHairMs } from './bowl-sections.ts'
import type { BowlPhase, BowlSession } from './bowl-session.ts'
import { isRinging, pauseTimer, timerState } from './timer.ts'

const MINUTE = 60_000

/** What the card takes: a clock that was forgotten has run for longer. */
const MOST_MINUTES = 600

/** Whether the scalp is closed for colour: it burned, and nobody has said that it is sound again. */
export const isScalpClosed = ({ burn }: BowlSession): boolean => burn !== null && burn.soundAt === null

/** Whether a bowl is on the hair: its clock runs, or has ended and rings. */
const isOnHead = ({ timer }: BowlPhase, now: number): boolean =>
  timer !== null && (timerState(timer, now) === 'running' || isRinging(timer, now))

const minutesOn = ({ timer, ...phase }: BowlPhase, now: number): number =>
  timer === null ? 0 : Math.min(MOST_MINUTES, Math.max(0, Math.round(onHairMs({ ...phase, timer }, now) / MINUTE)))

const stopped = (phases: readonly BowlPhase[], now: number): BowlPhase[] =>
  phases.map((phase) =>
    phase.timer && isOnHead(phase, now) ? { ...phase, timer: pauseTimer(phase.timer, now) } : phase,
  )

const isSameClient = (one: BowlSession, other: BowlSession): boolean =>
  one.clientId !== null && one.clientId === other.clientId && one.analysisId !== other.analysisId

/** Another bowl of a client whose scalp burns, with its clocks stopped; any other session as it is. */
export const besideBurn = (session: BowlSession, burned: BowlSession, now: number): BowlSession =>
  isSameClient(session, burned) ? { ...session, phases: stopped(session.phases, now) } : session

/** Whether the scalp of the client is closed by another bowl. */
export const isClosedElsewhere = (session: BowlSession, sessions: readonly BowlSession[]): boolean =>
  sessions.some((other) => isScalpClosed(other) && isSameClient(session, other))

/** The session with all clocks stopped and the event noted. Without a clock, the open bowl is what was on the head. */
export function withBurn(session: BowlSession, by: string | null, now: number): BowlSession {
  const { phases, current } = session
  const running = phases.filter((phase) => isOnHead(phase, now))
  const onHead = running.length > 0 ? running : phases.slice(current, current + 1)
  return {
    ...session,
    phases: stopped(phases, now),
    burn: {
      at: now,
      by,
      onHead: onHead.map((phase) => ({ titolo: phase.phase.titolo, minutes: minutesOn(phase, now) })),
      sign: null,
      clocks: phases.map(({ timer }) => timer),
      soundAt: null,
      noted: session.clientId === null ? 'device' : 'waiting',
    },
  }
}

/** The session as it was before a tap by mistake: its clocks have run on. */
export const withoutBurn = (session: BowlSession): BowlSession => ({
  ...session,
  phases: session.phases.map((phase, index) => ({ ...phase, timer: session.burn?.clocks[index] ?? phase.timer })),
  burn: null,
})

type Burn = NonNullable<BowlSession['burn']>

/** What changes is noted again where it was. */
const changed = (burn: Burn, change: Partial<Burn>): Burn => ({
  ...burn,
  ...change,
  noted: burn.noted === 'card' ? 'waiting' : burn.noted,
})

/** Milliseconds in which a tap by mistake can be taken back, before it is noted on the card. */
const MISTAKE_MS = MINUTE

/** Whether it can still be a tap by mistake: nothing was seen, and it is not on the card. */
export const mayBeMistake = ({ at, sign, noted }: Burn, now: number): boolean =>
  sign === null && noted !== 'card' && (noted === 'device' || now - at < MISTAKE_MS)

/** What is to be noted on the client's card; null if there is nothing, or it may be a tap by mistake. */
export function burnToNote(
  { clientId, burn }: BowlSession,
  now: number,
): { clientId: string; burn: BurnFields } | null {
  if (clientId === null || burn === null || burn.noted !== 'waiting' || mayBeMistake(burn, now)) return null
  const { at, onHead, sign, soundAt } = burn
  const timeOf = (time: number) => new Date(time).toISOString()
  return {
    clientId,
    burn: { at: timeOf(at), onHead: [...onHead], sign, soundAt: soundAt === null ? null : timeOf(soundAt) },
  }
}

/** The session with where its burn is noted, if that is what it still says. */
export const withNoted = (session: BowlSession, sent: BurnFields, noted: Burn['noted'], now: number): BowlSession =>
  session.burn !== null && JSON.stringify(burnToNote(session, now)?.burn) === JSON.stringify(sent)
    ? { ...session, burn: { ...session.burn, noted } }
    : session

/** The session with what was seen on the scalp. */
export const withSign = (session: BowlSession, sign: BurnSign): BowlSession =>
  session.burn === null ? session : { ...session, burn: changed(session.burn, { sign }) }

/** The session with the scalp open for colour again. */
export const withSoundScalp = (session: BowlSession, now: number): BowlSession =>
  session.burn === null ? session : { ...session, burn: changed(session.burn, { soundAt: now }) }
