import { WHITE } from '../data/white-hair.ts'
import type { ZoneReading } from '../model/measured-hair.ts'
import type { ZoneHistory } from '../model/situation.ts'
import { eachZone, type Tone, type ToneName, type Zone } from '../model/vocabulary.ts'

/** Reflects that no hair grows with; copper counts only if it is intense, because of natural redheads [C]. */
const NEVER_GROWN: ReadonlySet<ToneName> = new Set(['ROSSO', 'MOGANO', 'IRISE', 'VERDE'])
const STRONG: ReadonlySet<Tone['intensity']> = new Set(['intense', 'pure'])
/** Hair this pale is hardly ever natural, and hair this much paler than its root was lightened by more than the sun [E]. */
const PALE_FROM = 9
const PALER_THAN_ROOT = 2
/** A strange reflect on hair this pale is on lightened hair; deeper hair was dyed [E]. */
const LIGHTENED_FROM = 7

const isDyed = ({ primary, intensity }: Tone): boolean =>
  intensity !== 'none' &&
  intensity !== 'soft' &&
  (NEVER_GROWN.has(primary) || (STRONG.has(intensity) && (primary === 'RAME' || primary === 'CENERE')))

/**
 * The most likely history of every zone where none is declared: what the photo gives away, otherwise natural hair. `white` is the share
 * of white hair: pale hair on a white head was not lightened, and paler tips on a greying one are white.
 */
export const likelyHistories = (
  colours: Readonly<Record<Zone, Pick<ZoneReading, 'level' | 'tone'>>>,
  white: number,
): Readonly<Record<Zone, ZoneHistory>> =>
  eachZone((zone) => {
    const { level, tone } = colours[zone]
    if (isDyed(tone)) return level >= LIGHTENED_FROM ? 'decolorato' : 'colorato'
    const isPale = level >= PALE_FROM && white < WHITE.paleAllFrom.share
    const isPaler = level - colours.roots.level >= PALER_THAN_ROOT && white < WHITE.coverFrom
    return isPale || isPaler ? 'decolorato' : 'naturale'
  })
