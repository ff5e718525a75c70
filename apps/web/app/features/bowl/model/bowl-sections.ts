import { ZONES } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import { z } from 'zod'
import { elapsedMs, newTimer, type Timer, timerState } from './timer.ts'

const MINUTE = 60_000
const minute = z.number().nonnegative()

/** A section of a bowl of powder, in minutes from the first strand of the bowl. */
export const bowlSectionSchema = z.object({
  number: z.number().int().positive(),
  of: z.number().int().positive(),
  /** 2 where a second person works it. */
  hands: z.union([z.literal(1), z.literal(2)]),
  /** Where and when it is applied: one entry, or lengths and roots. */
  applied: z.array(z.object({ zones: z.array(z.enum(ZONES)), from: minute, to: minute })).min(1),
  look: minute.nullable(),
  rinsed: minute,
})
export type BowlSection = z.infer<typeof bowlSectionSchema>

type Clock = Pick<NonNullable<AnalysisResult['chair']>['sessions'][number], 'sections'>

/** The sections of a phase in order; empty if the whole head is one section. */
export function sectionsOf(clock: Clock | undefined, phase: number): BowlSection[] {
  const own = (clock?.sections ?? []).filter((section) => section.phase === phase && section.of > 1)
  const start = own[0]?.applied[0] ?? 0
  const numbers = [...new Set(own.map(({ number }) => number))]
  return numbers.flatMap((number) => {
    const parts = own.filter((section) => section.number === number)
    const [first] = parts
    if (first === undefined) return []
    const [look] = first.looks
    return {
      number,
      of: first.of,
      hands: first.hands,
      applied: parts.map(({ zones, applied: [from, to] }) => ({
        zones: [...zones],
        from: from - start,
        to: to - start,
      })),
      look: look === undefined ? null : look - start,
      rinsed: first.rinsed[0] - start,
    }
  })
}

/** A bowl with its timer, and the number of its sections that are rinsed. */
type Sectioned = {
  readonly sections: readonly BowlSection[]
  readonly rinsed: number
  readonly timer: Timer | null
}

/** The section that is rinsed next; null without sections, and after the last one. */
export const nextToRinse = ({ sections, rinsed }: Sectioned): BowlSection | null => sections[rinsed] ?? null

/** The timer of a bowl in sections: to the rinse of the first one. Null without sections. */
export const firstTimer = ([first]: readonly BowlSection[]): Timer | null => (first ? newTimer(first.rinsed) : null)

/**
 * The bowl once its next section is rinsed: the timer counts to the rinse of the following one, which was applied that much later. The
 * last one ends it.
 */
export function withNextRinsed<Bowl extends Sectioned>(bowl: Bowl): Bowl {
  const { sections, rinsed, timer } = bowl
  const [own, next] = [sections[rinsed], sections[rinsed + 1]]
  if (own === undefined || timer === null) return bowl
  if (next === undefined) return { ...bowl, rinsed: rinsed + 1, timer: { ...timer, silenced: true } }
  const later = (next.rinsed - own.rinsed) * MINUTE
  const moved = {
    totalMs: timer.totalMs + later,
    leftMs: timer.leftMs + later,
    endsAt: timer.endsAt === null ? null : timer.endsAt + later,
    silenced: false,
  }
  return { ...bowl, rinsed: rinsed + 1, timer: moved }
}

type Timed = Sectioned & { readonly timer: Timer }

/** Milliseconds for which the oldest product has been on the hair. */
export function onHairMs({ sections, rinsed, timer }: Timed, now: number): number {
  const oldest = sections[rinsed] ?? sections.at(-1)
  return elapsedMs(timer, now) - (oldest?.applied[0]?.from ?? 0) * MINUTE
}

/** The next first look at a section that is not rinsed, and the milliseconds until it; null if there is none, or the timer does not run. */
export function nextFirstLook(
  { sections, rinsed, timer }: Timed,
  now: number,
): { readonly number: number; readonly of: number; readonly left: number } | null {
  if (timerState(timer, now) !== 'running') return null
  const elapsed = elapsedMs(timer, now)
  for (const { number, of, look } of sections.slice(rinsed))
    if (look !== null && look * MINUTE > elapsed) return { number, of, left: look * MINUTE - elapsed }
  return null
}
