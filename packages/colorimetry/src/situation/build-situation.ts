import { clampLevel } from '../colour/level.ts'
import { isSameTone, NATURAL_TONE } from '../colour/tone.ts'
import { COLOUR_LIFTS } from '../data/lift-caps.ts'
import { RED_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import { HISTORY_OF_TYPE } from '../hair/history.ts'
import { onWhiteBase, whiteShareOf } from '../hair/white-share.ts'
import type { MeasuredHair, ZoneReading } from '../model/measured-hair.ts'
import type { DeclaredDetails, Goal, GoalZone, Situation, ZoneHistory, ZoneState } from '../model/situation.ts'
import { type Base, type Condition, eachZone, type HairType, type Zone } from '../model/vocabulary.ts'
import { likelyHistories } from './likely-history.ts'
import { isOutlineDoubted } from './outline.ts'
import { doubtOfWish, whiteOfWish } from './wished-colour.ts'
import { areDarkTips, currentColours, hasRegrowth, isDeeperRoot, keptColours, wishedColours } from './zone-colours.ts'

/** The three selectors of the panel; null = not set. */
export type Selectors = {
  readonly hairType: HairType | null
  readonly base: Base | null
  readonly condition: Condition | null
}

export type SituationInput = {
  readonly prima: MeasuredHair | null
  readonly dopo: MeasuredHair | null
  readonly selectors: Selectors
  readonly details: DeclaredDetails
}

export type SituationFailure = { readonly ok: false; readonly code: 'no-photo' | 'selectors-required' }

/** Levels of a declared base; a range counts as its darker end (ruling). */
const BASE_LEVELS: Readonly<Record<Base, readonly [darker: number, lighter: number]>> = {
  livello1: [1, 2],
  livello3: [3, 4],
  livello5: [5, 6],
  livello7: [7, 8],
  livello9: [9, 10.9],
}

/** The level of a zone in a photo, with its error bar; a confirmed level has none. */
const levelRead = ({ level, levelError }: ZoneReading): Pick<ZoneState, 'level' | 'levelError'> => ({
  level: clampLevel(level),
  ...(levelError > 0 ? { levelError } : {}),
})

/** History of a zone of a declared type; regrowth is natural. */
export const historyAt = (zone: Zone, type: HairType, isRegrowthDeclared: boolean): ZoneHistory =>
  zone === 'roots' && isRegrowthDeclared ? 'naturale' : HISTORY_OF_TYPE[type]

type Past = Pick<ZoneState, 'history' | 'assumed'>

/** History of every zone: by the declared type, otherwise the most likely one of these colours. */
const historiesOf = (
  colours: Readonly<Record<Zone, ZoneReading>>,
  { prima, selectors: { hairType }, details }: SituationInput,
  goal: Goal | null,
): Readonly<Record<Zone, Past>> => {
  const isDeclared = hasRegrowth(details)
  if (hairType !== null) return eachZone((zone) => ({ history: historyAt(zone, hairType, isDeclared) }))
  // Until somebody looks, hair that keeps its colour gets no pigment for what may be a hat.
  const isDoubted = goal === null && prima !== null && isOutlineDoubted(prima, colours)
  const likely: Readonly<Record<Zone, ZoneHistory>> = isDoubted
    ? eachZone(() => 'naturale')
    : likelyHistories(colours, whiteShareOf(details) ?? 0, goal)
  // What has grown out was coloured.
  const grownOut = (history: ZoneHistory): ZoneHistory => (isDeclared && history === 'naturale' ? 'colorato' : history)
  return eachZone((zone) =>
    zone === 'roots' && isDeclared ? { history: 'naturale' } : { history: grownOut(likely[zone]), assumed: true },
  )
}

/** Deposits on a level that nobody has confirmed are planned for the lighter end of its error bar. */
const lighterEndOf = (colours: Readonly<Record<Zone, ZoneReading>>): Pick<Goal, 'lighterEnd'> =>
  Object.values(colours).some(({ levelError }) => levelError > 0) ? { lighterEnd: true } : {}

const goalZone = ({ level, tone }: ZoneReading): GoalZone => ({ level: clampLevel(level), tone })

/** A wish in a photo, with the error bar of its level. */
const wishZone = (zone: ZoneReading): GoalZone => ({ ...levelRead(zone), tone: zone.tone })

const goalFrom = (reading: MeasuredHair): Goal => {
  const colours = wishedColours(reading)
  const white = whiteOfWish(reading)
  const doubt = white === null ? doubtOfWish(reading, colours.lengths) : undefined
  return {
    kind: 'transform',
    ...goalZone(colours.lengths),
    ...(white === null ? {} : { white }),
    ...(doubt === undefined ? {} : { doubt }),
    zones: eachZone((zone) => wishZone(colours[zone])),
  }
}

/** A measured level, unless the declared base contradicts it: then the base's darker end. */
const refinedLevel = (reading: ZoneReading, base: Base | null): Pick<ZoneState, 'level' | 'levelError'> => {
  if (base === null) return levelRead(reading)
  const [darker, lighter] = BASE_LEVELS[base]
  const isWithin = reading.level >= darker - 0.5 && reading.level < lighter + 0.5
  return isWithin ? levelRead(reading) : { level: darker }
}

/** A reading up to this level with an error bar of at least this width may be levels too dark [E]. */
const DOUBTFUL_DARK = { level: 3, levelError: 1.25 } as const

const isDoubtfulDark = ({ level, levelError }: ZoneReading): boolean =>
  level <= DOUBTFUL_DARK.level && levelError >= DOUBTFUL_DARK.levelError

/** A root that differs from the lengths by less than this was coloured with them. */
const EVEN = 0.5
/** Smallest share of white hair that a photo or an eye can detect [E]. */
const SEEN_WHITE = 0.1
/** A photo alone calls no head all white, which has no depth: what it shows is kept, and white is a question [E]. */
const MOST_KEPT_WHITE = WHITE.allFrom - 0.05
/** Light or white strands among darker hair are no colour of the whole head: under them hair that is deeper keeps its own. */
const keepingBase = (goal: Goal, current: Situation['current']): Goal => {
  if (goal.white !== 'strands') return goal
  const zones = eachZone((zone): GoalZone => {
    const { level, tone } = current[zone]
    return goal.zones[zone].level > level ? { level, tone } : goal.zones[zone]
  })
  const { level, tone } = zones.lengths
  return { ...goal, level, tone, zones }
}

/** Whether a wish leaves the root as it grows: deeper than the lengths, and not red, which no brown root is. */
const hasGrownRoot = ({ zones }: Goal): boolean => isDeeperRoot(zones) && !RED_TONES.has(zones.roots.tone.primary)

/** Whether a photo of the wish shows a technique that leaves the root, and a root that may be natural. */
const showsOwnRoot = ({ technique, zones: { roots } }: MeasuredHair): boolean =>
  technique != null && [roots?.tone, roots?.alternativeTone].some((tone) => tone?.primary === 'NATURALE')

/** Whether a wish has a deeper root, or a technique below the root. */
const leavesRoot = (goal: Goal, dopo: MeasuredHair): boolean => hasGrownRoot(goal) || showsOwnRoot(dopo)

/** Under a wish that leaves the root, a natural root of the client stays uncoloured. */
const withOwnRoot = (goal: Goal, root: ZoneState, dopo: MeasuredHair): Goal =>
  leavesRoot(goal, dopo) && root.history === 'naturale'
    ? { ...goal, zones: { ...goal.zones, roots: { level: root.level, tone: root.tone } } }
    : goal

/** Hair that is changed: its dark tips are taken for the lengths, unless they were declared. */
const withoutDarkTips = (
  colours: Readonly<Record<Zone, ZoneReading>>,
  { endsDarker = null }: DeclaredDetails,
): Readonly<Record<Zone, ZoneReading>> =>
  endsDarker !== true && areDarkTips(colours) ? { ...colours, ends: colours.lengths } : colours

/**
 * Only Prima: reproduces the colour of the photo. Regrowth (natural hair by definition) gets the colour of the lengths; lengths and
 * ends keep theirs, toned, never lifted.
 */
const refresh = (prima: MeasuredHair, { selectors, details }: SituationInput, isWhiteSeen: boolean): Situation => {
  const isDeclared = hasRegrowth(details)
  const seen = keptColours(prima, selectors.hairType, details)
  const { endsDarker = null } = details
  const hasDarkTips = endsDarker !== true && areDarkTips(seen)
  const read = hasDarkTips ? { ...seen, ends: seen.lengths } : seen
  const isAsked = hasDarkTips && endsDarker === null && seen.lengths.level - seen.ends.level >= EVEN
  const darkerEnds = { ...levelRead(seen.ends), tone: seen.ends.tone }
  const declaredRoot = details.naturalLevel ?? (selectors.base === null ? null : BASE_LEVELS[selectors.base][0])
  // Without a declared regrowth a deeper root is part of the style, or more than colour can lift: it is kept.
  const { hairType } = selectors
  const pasts = historiesOf(read, { prima, dopo: null, selectors, details }, null)
  // Dye is applied to the roots too, so hair that grew since then is a regrowth; lights may start below them.
  const isDye = hairType === null && pasts.lengths.history === 'colorato'
  const isLook = (hairType === null && !isDye) || hairType === 'meches' || hairType === 'decolorati'
  const step = read.lengths.level - (declaredRoot ?? read.roots.level)
  // On hair without declared history a deeper root without reflect was never dyed: colouring it would be useless.
  const isUndyed = hairType === null && !isDye && step > EVEN && isSameTone(read.roots.tone, NATURAL_TONE)
  // Between lights the root is part of the look, however long.
  const isKept =
    hairType === 'meches' || (!isDeclared && ((isDeeperRoot(read) && (isLook || step > COLOUR_LIFTS)) || isUndyed))
  // Dyed hair shows no white: visible white means regrowth. On hair that may be natural, white that only the photo shows does not.
  const white = hairType === null && isWhiteSeen ? 0 : (whiteShareOf(details) ?? 0)
  const isSeen = ((hairType !== null || isDye) && step > EVEN) || white >= SEEN_WHITE
  const hasGrown = isDeclared || (details.regrowthCm === null && isSeen)
  const isRegrowth = (zone: Zone) => zone === 'roots' && selectors.hairType !== 'naturale' && !isKept && hasGrown
  const current = eachZone((zone): ZoneState => {
    const level = levelRead(read[zone])
    const { tone } = read[zone]
    if (zone === 'roots' && isKept) return { ...level, tone, history: 'naturale' }
    if (!isRegrowth(zone)) return { ...level, tone, ...pasts[zone] }
    return {
      ...(declaredRoot === null ? levelRead(read.roots) : { level: declaredRoot }),
      tone: NATURAL_TONE,
      history: 'naturale',
    }
  })
  // A root within the error bar of dark lengths that may be lighter than they were read keeps its level.
  const { level, levelError } = read.lengths
  const most = isDoubtfulDark(read.lengths) ? level + levelError : level
  const regrowthGoal: GoalZone = {
    ...goalZone(read.lengths),
    level: Math.min(clampLevel(most), Math.max(clampLevel(level), current.roots.level)),
  }
  // White hair has no depth to go back to.
  const kept = (zone: Zone): GoalZone => {
    const { level, tone } = isWhiteSeen ? onWhiteBase(current[zone], details) : goalZone(read[zone])
    return { level, tone }
  }
  return {
    current,
    goal: {
      kind: 'refresh',
      ...goalZone(read.lengths),
      ...lighterEndOf(read),
      ...(isAsked ? { darkerEnds } : {}),
      zones: eachZone((zone) => (isRegrowth(zone) ? regrowthGoal : kept(zone))),
    },
    hairType: selectors.hairType,
    condition: selectors.condition,
    details,
  }
}

/** The situation after the answer whether the ends are darker, as in the photo. */
export const withEndsSeen = (situation: Situation): Situation => {
  const { darkerEnds, ...goal } = situation.goal
  if (darkerEnds === undefined || situation.details.endsDarker !== true) return { ...situation, goal }
  const { level, tone } = darkerEnds
  const { history, assumed } = situation.current.ends
  const ends: ZoneState = { ...darkerEnds, history, ...(assumed ? { assumed } : {}) }
  return {
    ...situation,
    current: { ...situation.current, ends },
    goal: { ...goal, zones: { ...goal.zones, ends: { level, tone } } },
  }
}

/** Only Dopo: the current hair is what the three selectors declare. */
const declared = (dopo: MeasuredHair, { selectors, details }: SituationInput): Situation | SituationFailure => {
  if (selectors.hairType === null || selectors.base === null || selectors.condition === null)
    return { ok: false, code: 'selectors-required' }
  const level = BASE_LEVELS[selectors.base][0]
  const { hairType } = selectors
  const current = eachZone((zone): ZoneState => {
    const history = historyAt(zone, hairType, hasRegrowth(details))
    const isRegrowth = zone === 'roots' && history === 'naturale' && hairType !== 'naturale'
    return { level: isRegrowth ? (details.naturalLevel ?? level) : level, tone: NATURAL_TONE, history }
  })
  return {
    current,
    goal: keepingBase(withOwnRoot(goalFrom(dopo), current.roots, dopo), current),
    hairType: selectors.hairType,
    condition: selectors.condition,
    details,
  }
}

/** Both: the Prima reading, refined by the selectors that are set; goal from Dopo. */
const transformation = (prima: MeasuredHair, dopo: MeasuredHair, { selectors, details }: SituationInput): Situation => {
  const isDeclared = hasRegrowth(details)
  const colours = withoutDarkTips(currentColours(prima, selectors.hairType, details), details)
  const wished = goalFrom(dopo)
  const pasts = historiesOf(colours, { prima, dopo, selectors, details }, wished)
  const current = eachZone((zone): ZoneState => {
    const { tone } = colours[zone]
    const { naturalLevel } = details
    const isRegrowth = zone === 'roots' && isDeclared && selectors.hairType !== 'naturale'
    if (!isRegrowth) return { ...refinedLevel(colours[zone], selectors.base), tone, ...pasts[zone] }
    const level = naturalLevel === null ? levelRead(colours[zone]) : { level: clampLevel(naturalLevel) }
    return { ...level, tone, ...pasts[zone] }
  })
  const goal = keepingBase(wished, current)
  // A root that the wish does not change is not treated, so it needs no history.
  const isLeft = selectors.hairType === null && leavesRoot(goal, dopo)
  const { assumed: _, ...root } = current.roots
  const roots: ZoneState = isLeft ? { ...root, history: 'naturale' } : current.roots
  return {
    current: { ...current, roots },
    goal: { ...withOwnRoot(goal, roots, dopo), ...lighterEndOf(colours) },
    hairType: selectors.hairType,
    condition: selectors.condition,
    details,
  }
}

/**
 * Builds the planner's input from the readings and the declared answers, by the rulings: only Prima = refresh; only Dopo = the three
 * selectors describe the hair (all required); both = Prima refined by any selector, goal from Dopo. The share of white hair is the
 * declared one, otherwise that of Prima to the nearest twentieth, the precision of a photo; a photo without white strands counts as
 * unanswered.
 */
export const buildSituation = (input: SituationInput): Situation | SituationFailure => {
  const { prima, dopo } = input
  const most = dopo === null ? MOST_KEPT_WHITE : 1
  const seenWhite = Math.min(most, Math.round((prima?.whiteShare ?? 0) * 20) / 20)
  const details = { ...input.details, whiteShare: input.details.whiteShare ?? (seenWhite || null) }
  const known = { ...input, details }
  const isSeen = input.details.whiteShare !== details.whiteShare
  const seen = (situation: Situation): Situation => (isSeen ? { ...situation, seenWhite: true } : situation)
  if (prima !== null && dopo !== null) return seen(transformation(prima, dopo, known))
  if (prima !== null) return seen(refresh(prima, known, isSeen))
  if (dopo !== null) return declared(dopo, known)
  return { ok: false, code: 'no-photo' }
}
