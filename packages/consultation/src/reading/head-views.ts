import { fuseReadings, type Place, type Reading, type ViewReading } from '@riflesso/vision'
import { counted, decimal, uncapitalised } from '../italian.ts'
import { judgeReading } from './judge-reading.ts'

export const PLACE_LABELS = { front: 'Davanti', side: 'Lato', nape: 'Nuca' } as const satisfies Record<Place, string>

/** The reading of a head from its photos; those that are not usable by themselves are left out. */
export const readingOfHead = (photos: readonly ViewReading[]): Reading | null =>
  fuseReadings(photos, (reading) => judgeReading(reading).state !== 'unusable')

/** What the photos of one head said, in words. */
export type DescribedViews = {
  /** 'Da tre foto: davanti 6,5, lato non usata, nuca 5.' */
  readonly said: string
  /** 'Nuca 5, davanti 6,5: forse schiarito dal sole. Guarda dal vivo.'; null where the photos agree. */
  readonly doubt: string | null
}

/** Null for a single photo. */
export function describeViews({ views }: Pick<Reading, 'views'>): DescribedViews | null {
  if (!views) return null
  const parts = views.photos.map(
    ({ place, level }) => `${uncapitalised(PLACE_LABELS[place])} ${level === null ? 'non usata' : decimal(level)}`,
  )
  const said = `Da ${counted(parts.length, 'foto', 'foto')}: ${parts.join(', ')}.`
  return { said, doubt: views.isDisputed ? contradiction(views) : null }
}

function contradiction({ photos }: NonNullable<Reading['views']>): string {
  const levels = photos.flatMap(({ place, level }) => (level === null ? [] : [{ place, level }]))
  const [darkest, ...others] = levels.sort((one, other) => one.level - other.level)
  const lightest = others.at(-1)
  if (!darkest || !lightest) return ''
  const [low, high] = [darkest, lightest].map(({ place, level }) => `${PLACE_LABELS[place]} ${decimal(level)}`)
  // The sun lightens what it reaches: the nape least.
  const isSun = darkest.place === 'nape' && lightest.place !== 'nape'
  const cause = isSun ? 'forse schiarito dal sole, o la luce cambia' : 'forse la luce cambia fra le foto'
  return `${low}, ${uncapitalised(high ?? '')}: ${cause}. Guarda dal vivo.`
}
