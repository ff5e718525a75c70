/**
 * Measures the two photos of the landing page, writes their formula and puts both into the copy of the page:
 * `node tools/pictures/example.ts`. What the page shows is what the app says of them; a test holds the two together.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSituation, emptyDetails } from '@riflesso/colorimetry'
import { describeReading, lineQuantity, writeAnalysis } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { checkedPlan } from '../../apps/server/src/cli/checked-plan.ts'
import { readPairOfFiles } from '../../apps/server/src/cli/photo-file.ts'
import { productOf } from '../../apps/web/app/format/formula-line.ts'
import { duration, measure, percent } from '../../apps/web/app/format/numbers.ts'
import { splitPhaseTime } from '../../apps/web/app/format/phase-time.ts'

/** The copy that this file writes. */
export const EXAMPLE = new URL('../../apps/web/app/copy/landing-example.json', import.meta.url)

/** What the landing page says about the hair besides the photos. */
const SELECTORS = { hairType: 'naturale', base: null, condition: 'buono' } as const

const photo = (slot: 'prima' | 'dopo') =>
  fileURLToPath(new URL(`../../apps/web/public/pictures/foto-${slot}.webp`, import.meta.url))

/** What the app says of the two photos, in the words of the landing page. */
export async function landingExample() {
  const pair = await readPairOfFiles({ prima: photo('prima'), dopo: photo('dopo') })
  if (!pair.ok) throw new Error(`${pair.slot}: ${pair.code}`)
  const [prima, dopo] = [pair.prima.reading, pair.dopo.reading]
  const situation = buildSituation({ prima, dopo, selectors: SELECTORS, details: emptyDetails })
  if ('ok' in situation) throw new Error('the selectors do not suffice')
  const planned = checkedPlan(situation)
  if (!planned.ok) throw new Error(`unsafe plan: ${planned.rules}`)
  const result = writeAnalysis({ prima, dopo, situation, plan: planned.plan, client: null })
  return {
    prima: readingShown(prima),
    dopo: readingShown(dopo),
    sheet: {
      name: result.colorName,
      code: `${result.shade} · ${result.colorCode} · ${result.supplierDisplayName}`,
      chips: [
        ...result.toneShares.map(({ name, share }) => `${name} ${percent(share)}`),
        `Livello ${measure(result.level)} ± ${measure(result.levelError)}`,
        `${duration(result.totalMinutes)}, ${result.sessions === 1 ? 'una seduta' : `${result.sessions} sedute`}`,
      ],
      phases: result.fasi_operative.map(({ titolo, formula, tempo_posa_min }) => {
        const { minutes, note } = splitPhaseTime(tempo_posa_min)
        return {
          title: titolo,
          lines: formula.map((line) => ({ quantity: lineQuantity(line), product: productOf(line) })),
          minutes,
          note: note === null ? null : note.charAt(0).toUpperCase() + note.slice(1),
        }
      }),
    },
  }
}

function readingShown(reading: Reading) {
  const { level, structure, light, zones } = describeReading(reading)
  return {
    level,
    note: `${structure} · ${light}`,
    zones: zones.map(({ zone, label, level }) => ({
      name: label,
      level,
      hex: reading.zones[zone]?.hex ?? reading.hex,
    })),
  }
}

if (import.meta.main) writeFileSync(EXAMPLE, `${JSON.stringify(await landingExample(), null, 2)}\n`)
