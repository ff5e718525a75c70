import type { ZoneReading } from '../model/measured-hair.ts'
import type { ToneName } from '../model/vocabulary.ts'

/** Reflects that a wish may have where they are as likely as natural; red and green come from light and camera too [E]. */
const WISHED: ReadonlySet<ToneName> = new Set(['DORATO', 'BEIGE', 'CENERE'])

/** A zone of a photo of the wish. Such a photo is chosen for its reflect: as likely as natural, the reflect is meant. */
export const wishedColour = <T extends ZoneReading>(zone: T): T =>
  zone.tone.primary === 'NATURALE' && zone.alternativeTone && WISHED.has(zone.alternativeTone.primary)
    ? { ...zone, tone: zone.alternativeTone, alternativeTone: zone.tone }
    : zone
