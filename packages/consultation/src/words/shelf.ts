import { type BowlInTubes, MIX, type MixDifference } from '@riflesso/colorimetry'
import { levelsApart } from './outcome.ts'
import { productName, productUnit } from './products.ts'

/** Smallest difference in levels that is named. */
const NAMED_FROM = 0.25

const levelWords = (level: number): string => (Math.abs(level) < NAMED_FROM ? 'stesso livello' : levelsApart(level))

const reflectWords = ({ reflect, sameFamily }: MixDifference): string => {
  if (reflect <= MIX.unseen) return 'stesso riflesso'
  return sameFamily ? 'stesso riflesso, di altra intensità' : 'altro riflesso'
}

/** How a mixture differs from the planned colour: 'stesso livello, stesso riflesso'. */
export const writeMixDifference = (difference: MixDifference): string =>
  [levelWords(difference.level), reflectWords(difference)].join(', ')

const isSame = ({ level, reflect }: MixDifference): boolean => Math.abs(level) < NAMED_FROM && reflect <= MIX.unseen

/** Missing products of a bowl and the alternatives to them, one sentence each; empty where nothing is missing. */
export const writeAround = ({ match, lacking, difference, developer, phase }: BowlInTubes): string[] => {
  const isMissing = match === 'missing'
  const products = isMissing
    ? lacking.map(
        ({ class: name, shade, grams }) =>
          `Manca ${productName(name, shade)}: ne servono ${grams} ${productUnit(name)}, da ordinare.`,
      )
    : []
  const nearest =
    isMissing && difference !== null
      ? [
          isSame(difference)
            ? 'La miscela più vicina ha lo stesso colore, ma in questa ciotola non rispetta le regole della formula: vale come direzione.'
            : `La miscela più vicina dà ${writeMixDifference(difference)}: non basta per questa formula, vale come direzione.`,
          'Oppure scegli un’altra opzione, o un obiettivo che questi tubi raggiungono.',
        ]
      : []
  const bottle =
    developer === null && phase.developer !== null
      ? [`Manca l’ossidante a ${phase.developer.volume} volumi, e quelli sullo scaffale non bastano a mescolarlo.`]
      : []
  return [...products, ...nearest, ...bottle]
}
