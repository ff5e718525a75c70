/**
 * Measures the two photos of the landing page, plans their formula and writes both into the copy of the page:
 * `node tools/pictures/example.ts`. A test checks that the page matches the engine.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSituation, emptyDetails, safePlan } from '@riflesso/colorimetry'
import { describeReading, type FormulaLine, lineQuantity, writeAnalysis } from '@riflesso/consultation'
import { readPhotoFile } from '../../apps/server/src/cli/photo-file.ts'
import { productOf } from '../../apps/web/app/format/formula-line.ts'
import { duration, measure, percent } from '../../apps/web/app/format/numbers.ts'
import { splitPhaseTime } from '../../apps/web/app/format/phase-time.ts'

/** Path of the generated copy. */
export const EXAMPLE = new URL('../../apps/web/app/copy/public/landing-example.json', import.meta.url)

/** Answers about the hair in the example. */
const SELECTORS = { hairType: 'naturale', base: null, condition: 'buono' } as const

const picture = (name: string) => fileURLToPath(new URL(`../../apps/web/public/pictures/${name}.webp`, import.meta.url))

/** A photograph of a head, and a rendered picture of the wished colour. */
export const PHOTOS = { prima: picture('real/prima'), dopo: picture('foto-dopo') } as const

const readingOf = async (file: string) => {
  const photo = await readPhotoFile(file)
  if (!photo.ok) throw new Error(`${file}: ${photo.code}`)
  return photo.reading
}

/** The two photos as the app analyses them. */
export async function analysedExample() {
  const [prima, dopo] = [await readingOf(PHOTOS.prima), await readingOf(PHOTOS.dopo)]
  const situation = buildSituation({ prima, dopo, selectors: SELECTORS, details: emptyDetails })
  if ('ok' in situation) throw new Error('the selectors do not suffice')
  const { plan } = safePlan(situation)
  const result = writeAnalysis({ prima, dopo, situation, plan, client: null })
  return { prima, plan, result }
}

/** The engine's result for the two photos, in the form of the landing page's copy. */
export async function landingExample() {
  const { prima, result } = await analysedExample()
  const [first] = result.fasi_operative
  if (!first) throw new Error('the example has no phase')
  return {
    hero: {
      prima: `Livello ${Math.round(prima.level)}`,
      colour: describeReading(prima).colorName,
      simulata: `${result.shade} ${result.colorName.toLocaleLowerCase('it-IT')}`,
      formula: `${first.formula.map(inBowl).join(' + ')} · ${splitPhaseTime(first.tempo_posa_min).minutes} min`,
    },
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

/** '60 g', '90 ml 20 vol'. */
const inBowl = (line: FormulaLine) =>
  line.ossidante_vol === null ? lineQuantity(line) : `${lineQuantity(line)} ${line.ossidante_vol} vol`

if (import.meta.main) writeFileSync(EXAMPLE, `${JSON.stringify(await landingExample(), null, 2)}\n`)
