import { type Lab, labOf, shadeLevel, shadeNotation, type Tone, type ToneName } from '@riflesso/colorimetry'
import { describeColour } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'

/** A shade to try on a photo. */
export type ShadeToTry = { readonly shade: string; readonly name: string; readonly lab: Lab }

/** Wishes of the salon, relative to the hair: levels lighter (+) or deeper (-), and where they are worn [E]. */
const WISHES: readonly { readonly tone: ToneName; readonly by: number; readonly within: readonly [number, number] }[] =
  [
    { tone: 'DORATO', by: 1, within: [6, 10] },
    { tone: 'RAME', by: 0, within: [5, 8] },
    { tone: 'MOGANO', by: -1, within: [4, 6] },
    { tone: 'CENERE', by: 0, within: [6, 10] },
    { tone: 'CIOCCOLATO', by: -2, within: [3, 6] },
  ]

/** Five shades to talk about, near the hair of the photo: golden, copper, mahogany, ash and a deeper chocolate. */
export const shadesToTry = ({ level }: Pick<Reading, 'level'>): readonly ShadeToTry[] =>
  WISHES.map(({ tone: primary, by, within: [least, most] }) => {
    const wished = Math.min(most, Math.max(least, shadeLevel(level) + by))
    const tone: Tone = { primary, secondary: null, intensity: 'full' }
    const lab = labOf(wished, tone)
    return { shade: shadeNotation(wished, tone), name: describeColour(wished, tone, lab), lab }
  })
