import { WARM_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import type { Tone, ZoneReading } from '../model/measured-hair.ts'
import type { Goal, ZoneHistory } from '../model/situation.ts'
import { eachZone, type ToneName, type Zone } from '../model/vocabulary.ts'
import { isConfirmed } from './confirm-reading.ts'

type Colours = Readonly<Record<Zone, ZoneReading>>

/** Reflects that no hair grows with; copper and ash count only if they are intense, because of natural redheads [C]. */
const NEVER_GROWN: ReadonlySet<ToneName> = new Set(['ROSSO', 'MOGANO', 'IRISE', 'VERDE'])
/** Intense reflects that a photo shows only of dyed hair: light and camera also make brown hair mahogany, and white hair violet [E]. */
const SURE_IN_PHOTO: ReadonlySet<ToneName> = new Set(['RAME', 'ROSSO'])
/** Hair this pale is hardly ever natural, and hair this much paler than its root was lightened by more than the sun [E]. */
const PALE_FROM = 9
const PALER_THAN_ROOT = 2
/** A strange reflect on hair this pale is on lightened hair; deeper hair was dyed [E]. */
const LIGHTENED_FROM = 7

/**
 * What is mostly dyed or lightened, in photos whose level is read this well, counted by eye on 554 portraits [E]:
 *
 * | seen | made |
 * | --- | --- |
 * | golden lengths from this level | 20 of 23: the gold of children darkens |
 * | beige lengths from this level | 3 of 3 |
 * | full copper that may be red | 4 of 5; copper beside natural is a redhead's |
 * | warm lengths, or clearly warm ends, this much paler than a natural root | 3 of 3 |
 *
 * Deeper hair only shines.
 */
const MOSTLY_MADE = { readBy: 2, goldenFrom: 7, beigeFrom: 8, lights: { from: 5, rise: 2 } } as const

/** Reflects that powder exposes. */
const EXPOSED: ReadonlySet<ToneName> = new Set(['DORATO', 'RAME'])

/** Pale hair that is made this much deeper is filled first: it does no harm to natural hair, and lightened hair needs it [C]. */
const FILLED_FROM = 3

const isDyed = (zone: ZoneReading): boolean => {
  const { primary, intensity } = zone.tone
  if (intensity === 'pure') return true
  if (!isConfirmed(zone)) return intensity === 'intense' && SURE_IN_PHOTO.has(primary)
  const isIntense = intensity === 'intense' && (primary === 'RAME' || primary === 'CENERE')
  return isIntense || (NEVER_GROWN.has(primary) && isStrong(zone.tone))
}

/** Warm ends that are no lighter than natural lengths are skin or shade, or nearly so: dyed tips are lighter. */
const isSkinOrShade = ({ lengths, ends }: Colours): boolean =>
  lengths.tone.primary === 'NATURALE' && ends.level <= lengths.level && WARM_TONES.has(ends.tone.primary)

/** A warm dye that only roots or ends show is skin, clothes or shade: on five of five portraits [E]. */
const isWarmAlone = (zone: Zone, colours: Colours): boolean =>
  zone !== 'lengths' &&
  WARM_TONES.has(colours[zone].tone.primary) &&
  !isDyed(colours.lengths) &&
  !isRedDye(colours.lengths) &&
  colours[zone].level < LIGHTENED_FROM

const isStrong = ({ intensity }: Tone): boolean => intensity === 'full' || intensity === 'intense'

/** Whether a tone has red in it; copper alone has none. */
export const isRed = (tone: Tone | null | undefined): boolean =>
  [tone?.primary, tone?.secondary].some((name) => name === 'ROSSO' || name === 'MOGANO')

/** Copper or red of more than natural strength, neither of whose two readings is natural. */
const isRedDye = ({ tone, alternativeTone }: ZoneReading): boolean =>
  SURE_IN_PHOTO.has(tone.primary) &&
  isStrong(tone) &&
  (isRed(tone) || isRed(alternativeTone)) &&
  alternativeTone?.primary !== 'NATURALE'

/** Golden hair, or warm lights below a deeper natural root, as they seldom grow. */
const hasLights = (zone: Zone, { roots, lengths, ends }: Colours): boolean => {
  const { goldenFrom, beigeFrom, lights } = MOSTLY_MADE
  const isGolden = ({ level, tone }: ZoneReading) =>
    (tone.primary === 'DORATO' && level >= goldenFrom) || (tone.primary === 'BEIGE' && level >= beigeFrom)
  const isLight = ({ level, tone }: ZoneReading) =>
    level >= lights.from &&
    level - roots.level >= lights.rise &&
    EXPOSED.has(tone.primary) &&
    roots.tone.primary === 'NATURALE'
  if (zone === 'roots') return isGolden(roots)
  return isGolden(lengths) || isLight(lengths) || (zone === 'ends' && isStrong(ends.tone) && isLight(ends))
}

const isPaler = ({ level }: ZoneReading, { roots }: Colours): boolean =>
  level >= LIGHTENED_FROM && level - roots.level >= PALER_THAN_ROOT

/** Lightened hair shows warmth, or the beige that took it away; neutral hair above a deeper root is grey on four of four portraits [E]. */
const OF_LIGHTENED: ReadonlySet<ToneName> = new Set([...WARM_TONES, 'BEIGE'])
const isPalerAndMade = (zone: ZoneReading, colours: Colours): boolean =>
  isPaler(zone, colours) && OF_LIGHTENED.has(zone.tone.primary)

/** Whether hair was lightened, as far as its depth shows. Hair that is changed counts as lightened rather than as natural. */
const looksLightened = (zone: Zone, colours: Colours, goal: Goal | null): boolean => {
  const { level } = colours[zone]
  if (goal !== null)
    return (
      level >= PALE_FROM ||
      isPaler(colours[zone], colours) ||
      (level >= LIGHTENED_FROM && level - goal.zones[zone].level >= FILLED_FROM)
    )
  // Paler tips alone may be light, grey hair or shine.
  const seen = zone === 'ends' ? [colours.lengths, colours.ends] : [colours[zone]]
  return seen.every((each) => each.level >= PALE_FROM || isPalerAndMade(each, colours))
}

/**
 * The most likely history of every zone where none is declared: what the photo gives away, otherwise natural hair. `white` is the share
 * of white hair: pale hair on a white head was not lightened, and paler tips on a greying one are white. `goal` is null for hair that
 * keeps its colour.
 */
export const likelyHistories = (
  colours: Colours,
  white: number,
  goal: Goal | null,
): Readonly<Record<Zone, ZoneHistory>> => eachZone((zone) => likelyHistory(zone, colours, white, goal))

const likelyHistory = (zone: Zone, colours: Colours, white: number, goal: Goal | null): ZoneHistory => {
  const isSharp = Math.max(colours.roots.levelError, colours[zone].levelError) <= MOSTLY_MADE.readBy
  const isColour = isDyed(colours[zone]) || (isSharp && isRedDye(colours[zone]))
  if (isColour && !(zone === 'ends' && isSkinOrShade(colours)) && !isWarmAlone(zone, colours))
    return colours[zone].level >= LIGHTENED_FROM ? 'decolorato' : 'colorato'
  // White hair is pale too, and reads golden.
  if (white >= WHITE.coverFrom) return 'naturale'
  const isLightened = looksLightened(zone, colours, goal) || (isSharp && hasLights(zone, colours))
  return isLightened ? 'decolorato' : 'naturale'
}
