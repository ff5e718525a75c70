import type { ProductClass } from '../model/plan.ts'
import type { ToneName } from '../model/vocabulary.ts'
import { rowsOf } from './csv.ts'
import { scaleAmounts } from './pigment.ts'
import type { ZoneHair } from './state.ts'
import { TAKES } from './tables/tables.ts'

type Share = 'oxidative' | 'direct' | 'blue_green' | 'violet' | 'green' | 'metal'

const ROWS = new Map(rowsOf<Share | 'class'>(TAKES).map((row) => [row.class, row]))

const HOLDS_ON: ReadonlySet<ToneName> = new Set(['CENERE', 'VERDE'])

/** The hair after a treatment has removed its pigments, fully or for a share of its time. */
export const takeAway = (hair: ZoneHair, product: ProductClass, part: number): ZoneHair => {
  const row = ROWS.get(product)
  if (row === undefined) return hair
  const left = (share: Share) => 1 - Number(row[share]) * part
  return {
    ...hair,
    oxidative: scaleAmounts(hair.oxidative, (tone) => left(tone === 'IRISE' ? 'violet' : 'oxidative')),
    direct: scaleAmounts(hair.direct, (tone) => left(HOLDS_ON.has(tone) ? 'blue_green' : 'direct')),
    residues: { green: hair.residues.green * left('green'), metal: hair.residues.metal && left('metal') > 0.5 },
  }
}
