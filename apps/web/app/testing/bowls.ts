import { type BowlPhase, type BowlSession, newPhase } from '~/features/bowl/model/bowl-session.ts'

/** Start of the sessions, milliseconds since 1970. */
export const NOON = Date.UTC(2026, 3, 5, 12)

/** A bowl before its first strand; `written` differs from a bowl without ingredients and instructions. */
export const bowlPhase = (titolo: string, minutes: number, written: Partial<BowlPhase['phase']> = {}): BowlPhase =>
  newPhase({ titolo, formula: [], tempo_posa_min: minutes, istruzioni: [], motivi: [], ...written })

/** A session without a client, with these bowls. */
export const bowlSession = (phases: readonly BowlPhase[], change: Partial<BowlSession> = {}): BowlSession => ({
  analysisId: 'a1',
  option: 'equilibrata',
  client: null,
  clientId: null,
  safetyToday: null,
  grams: null,
  testConfirmed: false,
  testDue: false,
  asked: null,
  colorName: 'Biondo',
  phases: [...phases],
  asPlanned: null,
  looks: [],
  current: 0,
  burn: null,
  begunAt: NOON,
  ...change,
})
