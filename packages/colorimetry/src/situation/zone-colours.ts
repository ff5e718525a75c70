import { isSameTone, NATURAL_TONE } from '../colour/tone.ts'
import { RED_TONES, WARM_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import { whiteShareOf } from '../hair/white-share.ts'
import type { MeasuredHair, Tone, ZoneReading } from '../model/measured-hair.ts'
import type { DeclaredDetails } from '../model/situation.ts'
import { eachZone, type HairType, type ToneName, type Zone } from '../model/vocabulary.ts'
import { isConfirmed } from './confirm-reading.ts'
import { withoutLight, withoutTintOfWish, withoutTints } from './light-tints.ts'
import { likelyHistories } from './likely-history.ts'
import { COOL_BELOW, silverOf, warmerEnd, whiteOfWish, wishedColour, wishedRoot } from './wished-colour.ts'

/**
 * Hair grows out darker and is lightened towards its tips: a zone lighter than the one above it by more than this has another colour;
 * a smaller difference is the error of two readings [E].
 */
const GRADIENT_FROM = 1.2

/**
 * Light comes from above: on an even colour the crown reads lighter than the lengths and the tips darker, by about a level in addition
 * to the errors of the readings; two levels are not unusual [E, seen on portraits].
 */
const SHADING = { level: 1, atLeast: 2 } as const

/** Shine on hair deeper than this reads up to so many levels lighter; lightened tips of dark hair are paler [E, seen on portraits]. */
const SHINE = { below: 5, levels: 2.5 } as const

/** Smallest rise towards a zone of another colour. */
const leastRise = ({ level }: ZoneReading): number => (level < SHINE.below ? SHINE.levels : GRADIENT_FROM)

/** Smallest visible difference in levels: readings that differ by tenths get one level. */
const SEEN_BY_EYE = 0.5

/** A zone next to the lengths: within the smallest visible difference it gets their level, with the same reflect their whole reading. */
const besideLengths = (zone: ZoneReading, lengths: ZoneReading): ZoneReading => {
  if (Math.abs(zone.level - lengths.level) >= SEEN_BY_EYE) return zone
  return isSameTone(zone.tone, lengths.tone) ? lengths : { ...zone, level: lengths.level }
}

const isVivid = ({ primary, intensity }: Tone) =>
  intensity === 'pure' || (intensity === 'intense' && WARM_TONES.has(primary))

const namesOf = ({ primary, secondary }: Tone) => (secondary === null ? [primary] : [primary, secondary])

/** Gold and copper are no fantasy colours, however strong. */
const isBrass = ({ primary }: Tone) => primary === 'DORATO' || primary === 'RAME'

/** Shade saturates warmth, and the darkest looks blue: a darker zone is vivid only in a fantasy colour. */
const isShaded = (one: ZoneReading, other: ZoneReading) =>
  !isConfirmed(one) &&
  one.level <= other.level - SHADING.level &&
  (one.tone.intensity !== 'pure' || isBrass(one.tone) || (one.tone.primary === 'CENERE' && one.level < COOL_BELOW))

/** Light fades or cools a reflect, but does not make a vivid one of another family. */
const isVividAlone = (one: ZoneReading, other: ZoneReading) =>
  isVivid(one.tone) && !namesOf(one.tone).some((name) => namesOf(other.tone).includes(name)) && !isShaded(one, other)

/** Levels by which the lower zone is lighter, to a tenth as they were read. */
const riseTo = (upper: ZoneReading, lower: ZoneReading): number => Math.round(10 * (lower.level - upper.level)) / 10

/**
 * Ends that read darker than the lengths may be clothes or shade, and a deposit that is too dark cannot be undone: until they are
 * confirmed they get the colour of the lengths, which does not change dark hair. Vivid ends of another colour are kept.
 */
export const areDarkTips = ({ lengths, ends }: Readonly<Record<Zone, ZoneReading>>): boolean =>
  !isConfirmed(ends) && ends.level < lengths.level && !isVividAlone(ends, lengths)

const areApart = (upper: ZoneReading, lower: ZoneReading): boolean => {
  // A difference confirmed by eye is no effect of the light.
  if (isConfirmed(upper) || isConfirmed(lower))
    return Math.abs(upper.level - lower.level) >= SEEN_BY_EYE || !isSameTone(upper.tone, lower.tone)
  const rise = riseTo(upper, lower)
  const byLight = Math.max(SHADING.atLeast, SHADING.level + upper.levelError + lower.levelError)
  return rise > leastRise(lower) || -rise > byLight || isVividAlone(upper, lower) || isVividAlone(lower, upper)
}

/** Ends lie on skin and clothes, whose colour they take: a warm reflect that only they show is that of the lengths. */
const withoutTint = (ends: ZoneReading, lengths: ZoneReading): ZoneReading => {
  const isTinted = !isConfirmed(ends) && WARM_TONES.has(ends.tone.primary) && ends.tone.intensity !== 'pure'
  const isEven = Math.abs(ends.level - lengths.level) <= leastRise(ends)
  return isTinted && isEven && isVividAlone(ends, lengths) ? { ...ends, tone: lengths.tone } : ends
}

/**
 * Colour of every zone for the planner. Zones whose difference is explained by light and error have one colour, so that an even head
 * gets one formula: the whole head's reading, or that of the lengths if roots or ends differ. A gradient in small steps must exceed the
 * errors of both readings: the fade of a short cut does not. A zone that the photo does not show gets the reading of the lengths, and
 * the lengths that of the whole head.
 */
export const zoneColours = (hair: MeasuredHair): Readonly<Record<Zone, ZoneReading>> => {
  const lengths = hair.zones.lengths ?? hair
  const roots = hair.zones.roots ?? lengths
  const ends = withoutTint(hair.zones.ends ?? lengths, lengths)
  const rootsApart = areApart(roots, lengths)
  const endsApart = areApart(lengths, ends)
  if (!rootsApart && !endsApart) {
    const isGradient = riseTo(roots, ends) > Math.max(leastRise(ends), roots.levelError + ends.levelError)
    return isGradient
      ? { roots: besideLengths(roots, lengths), lengths, ends: besideLengths(ends, lengths) }
      : { roots: hair, lengths: hair, ends: hair }
  }
  return {
    roots: rootsApart ? besideLengths(roots, lengths) : lengths,
    lengths,
    ends: endsApart ? besideLengths(ends, lengths) : lengths,
  }
}

/**
 * Lightened hair shows warmth or beige. Neutral hair does not count as lightened if its rise is within both errors, or on a greying
 * head: it is grey, skin or shine [E].
 */
const isNeutralRise = (upper: ZoneReading, lower: ZoneReading, isGreying: boolean): boolean => {
  const rise = riseTo(upper, lower)
  const isSure = isConfirmed(upper) || isConfirmed(lower) || (!isGreying && rise > upper.levelError + lower.levelError)
  return rise > 0 && !isSure && isSameTone(lower.tone, NATURAL_TONE)
}

const withoutNeutralRise = (hair: MeasuredHair): MeasuredHair => {
  const { roots, lengths, ends } = hair.zones
  if (lengths === null) return hair
  const isGreying = (hair.whiteShare ?? 0) >= WHITE.coverFrom
  return {
    ...hair,
    zones: {
      roots: roots !== null && isNeutralRise(roots, lengths, isGreying) ? lengths : roots,
      lengths,
      ends: ends !== null && isNeutralRise(lengths, ends, isGreying) ? lengths : ends,
    },
  }
}

/**
 * Colours of a head whose roots cannot be lighter: a wish, or untreated hair. If they read lighter, the light came from above, and
 * the whole head's reading is used for roots and lengths.
 */
export const growingLighter = (hair: MeasuredHair): Readonly<Record<Zone, ZoneReading>> => {
  const colours = zoneColours(withoutNeutralRise(hair))
  const { roots, lengths, ends } = colours
  if (roots.level <= lengths.level || isConfirmed(roots)) return colours
  return {
    roots: hair,
    lengths: hair,
    ends: ends === lengths || ends.level <= hair.level ? hair : besideLengths(ends, hair),
  }
}

/** Whether a regrowth was declared. */
export const hasRegrowth = ({ regrowthCm }: Pick<DeclaredDetails, 'regrowthCm'>): boolean => (regrowthCm ?? 0) > 0

/**
 * Colours that a plan takes the hair as it is for: only hair declared as treated can be lighter at its roots, and a declared regrowth is
 * other hair than the lengths, however near the two were read.
 */
export const currentColours = (
  prima: MeasuredHair,
  hairType: HairType | null,
  details: Pick<DeclaredDetails, 'regrowthCm'> = { regrowthCm: null },
): Readonly<Record<Zone, ZoneReading>> => {
  const mayBeNatural = hairType === 'naturale' || hairType === null
  const colours = mayBeNatural ? growingLighter(prima) : zoneColours(prima)
  const regrowth = hasRegrowth(details) && hairType !== 'naturale' ? prima.zones.roots : null
  const seen = { ...colours, roots: regrowth ?? colours.roots }
  return eachZone((zone) => {
    const colour = withoutLight(seen[zone], prima)
    return mayBeNatural ? withoutTints(colour) : colour
  })
}

/** Reflects that dull hair where the photo is too cool. */
const DULLING: ReadonlySet<ToneName> = new Set(['CENERE', 'IRISE'])

/**
 * A full ash that was read and not confirmed is kept at half its strength. A soft one that may be natural becomes natural: too much
 * warmth is corrected more easily than a dull colour. Where a cast was corrected, any ash may be the correction: it is only the other
 * possibility, after a warm one.
 */
const lessAsh = (zone: ZoneReading, isCast: boolean): ZoneReading => {
  const { tone, alternativeTone } = zone
  if (isConfirmed(zone) || !DULLING.has(tone.primary)) return zone
  const other = alternativeTone && WARM_TONES.has(alternativeTone.primary) ? alternativeTone : tone
  if (isCast && (tone.intensity === 'soft' || tone.intensity === 'full'))
    return { ...zone, tone: NATURAL_TONE, alternativeTone: other }
  if (tone.intensity === 'full') return { ...zone, tone: { ...tone, intensity: 'soft' } }
  return tone.intensity === 'soft' && alternativeTone?.primary === 'NATURALE'
    ? { ...zone, tone: NATURAL_TONE, alternativeTone: tone }
    : zone
}

/** Levels by which a deliberately deeper root differs from the lengths [R11 E]. */
const DEEPER_ROOT = 1

export const isDeeperRoot = ({
  roots,
  lengths,
}: Readonly<Record<'roots' | 'lengths', { readonly level: number }>>): boolean =>
  lengths.level - roots.level >= DEEPER_ROOT

/** Under hair that looks lightened, a root that reads a level deeper is more often its own than in the shade. */
const withOwnRoot = (
  colours: Readonly<Record<Zone, ZoneReading>>,
  prima: MeasuredHair,
  white: number,
): Readonly<Record<Zone, ZoneReading>> => {
  const { roots, lengths } = prima.zones
  const isDeeper = roots !== null && lengths !== null && isDeeperRoot({ roots, lengths })
  return isDeeper && likelyHistories(colours, white, null).lengths === 'decolorato'
    ? { ...colours, roots: besideLengths(withoutTints(withoutLight(roots, prima)), colours.lengths) }
    : colours
}

/** The same for hair that keeps its colour, a Prima without a Dopo: dyed hair at the warmer end of its reflect. */
export const keptColours = (
  prima: MeasuredHair,
  hairType: HairType | null,
  details: DeclaredDetails,
): Readonly<Record<Zone, ZoneReading>> => {
  const seen = currentColours(prima, hairType, details)
  const colours =
    hairType === null && !hasRegrowth(details) ? withOwnRoot(seen, prima, whiteShareOf(details) ?? 0) : seen
  const isUndyed = hairType === null || hairType === 'naturale' || hairType === 'permanentati'
  const isCast = prima.quality?.some(({ code }) => code === 'colour-cast') === true
  return eachZone((zone) => lessAsh(isUndyed ? colours[zone] : warmerEnd(colours[zone], prima), isCast))
}

/** The hairline lies on skin: a copper or red that only the roots of a wish show is that of the lengths, as on six of six portraits [E]. */
const withoutSkin = (dopo: MeasuredHair): MeasuredHair => {
  const { roots, lengths } = dopo.zones
  if (roots === null || lengths === null || isConfirmed(roots) || roots.tone.intensity === 'pure') return dopo
  const isRedAlone =
    RED_TONES.has(roots.tone.primary) && [lengths, dopo].every(({ tone }) => !RED_TONES.has(tone.primary))
  return isRedAlone ? { ...dopo, zones: { ...dopo.zones, roots: { ...roots, tone: lengths.tone } } } : dopo
}

/** A red that is a little deeper at the root of a wish is the red of its lengths, in the shade of a crop or a parting. */
const withoutShade = (colours: Readonly<Record<Zone, ZoneReading>>): Readonly<Record<Zone, ZoneReading>> => {
  const { roots, lengths } = colours
  const areRed = [roots, lengths].every(({ tone }) => RED_TONES.has(tone.primary) && tone.intensity !== 'pure')
  return !isConfirmed(roots) && areRed && Math.abs(riseTo(roots, lengths)) <= SHADING.level
    ? { ...colours, roots: lengths }
    : colours
}

/** A photo of the wish without the tints of its light. */
const withoutTintsOfWish = (dopo: MeasuredHair): MeasuredHair => ({
  ...dopo,
  ...withoutTintOfWish(dopo, dopo),
  zones: eachZone((zone) => dopo.zones[zone] && withoutTintOfWish(dopo.zones[zone], dopo)),
})

/** One pure dye whose ends are lighter by less than the error of a reading: they are lit, and powder for them would be for nothing. */
const isLitDye = ({ lengths, ends }: Readonly<Record<Zone, ZoneReading>>): boolean =>
  !isConfirmed(ends) &&
  ends.tone.intensity === 'pure' &&
  isSameTone(ends.tone, lengths.tone) &&
  riseTo(lengths, ends) <= Math.max(lengths.levelError, ends.levelError)

/** Colours that a plan takes a photo of the wish for. */
export const wishedColours = (photo: MeasuredHair): Readonly<Record<Zone, ZoneReading>> => {
  const dopo = withoutTintsOfWish(photo)
  const seen = withoutShade(growingLighter(withoutSkin(dopo)))
  const colours = areDarkTips(seen) || isLitDye(seen) ? { ...seen, ends: seen.lengths } : seen
  if (whiteOfWish(dopo) === 'silver') return eachZone((zone) => silverOf(colours[zone]))
  const isRootDeeper = riseTo(colours.roots, colours.lengths) > GRADIENT_FROM
  return {
    roots: isRootDeeper ? wishedRoot(colours.roots, dopo) : wishedColour(colours.roots, dopo),
    lengths: wishedColour(colours.lengths, dopo),
    ends: wishedColour(colours.ends, dopo),
  }
}
