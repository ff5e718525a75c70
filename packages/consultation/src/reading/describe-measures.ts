import type { Reading } from '@riflesso/vision'
import { beforeNumber, percent } from '../italian.ts'
import { techniqueName } from '../words/techniques.ts'

/** A measure: its name, its value, and the meaning of the value for the work. */
export type Measure = {
  readonly id: 'white' | 'evenness' | 'contrast' | 'technique'
  readonly name: string
  readonly value: string
  readonly meaning: string
}

/** Measures of a photo other than level and tone, in words. */
export const describeMeasures = (reading: Reading): Measure[] => [
  whiteHair(reading),
  evenness(reading),
  strandContrast(reading),
  technique(reading),
]

function whiteHair({ whiteShare: share }: Reading): Measure {
  const common = { id: 'white', name: 'Capelli bianchi' } as const
  if (share === null)
    return {
      ...common,
      value: 'Non leggibili',
      meaning: 'Su questo colore la foto non li distingue: li valuti dal vivo.',
    }
  if (share < 0.05)
    return { ...common, value: 'Nessuno visibile', meaning: 'Cercali dal vivo, alle tempie e alla nuca.' }
  const meaning = share < 0.3 ? 'Pochi e sparsi: si mimetizzano con il riflesso.' : 'Decidono volumi e tempi di posa.'
  return { ...common, value: `Circa ${percent(share)}`, meaning }
}

/** Evenness from which a colour looks uniform, or uneven. */
const EVEN = { one: 0.8, mixed: 0.6 } as const

function evenness({ evenness: value }: Reading): Measure {
  const measured = `Uniforme per ${beforeNumber('il', percent(value))}`
  const common = { id: 'evenness', name: 'Uniformità' } as const
  if (value >= EVEN.one) return { ...common, value: 'Un colore solo', meaning: `${measured}.` }
  if (value >= EVEN.mixed) return { ...common, value: 'Sfumature leggere', meaning: `${measured}.` }
  return { ...common, value: 'Tonalità diverse', meaning: `${measured}: controlla la porosità.` }
}

/** L* between neighbouring strands: natural variation is below the first, painted lights are above the second. */
const CONTRAST = { natural: 5, painted: 8.5 } as const

function strandContrast({ strandContrast: value }: Reading): Measure {
  const [words, levels] =
    value < CONTRAST.natural
      ? ['Quasi uguali', 'meno di un livello']
      : value < CONTRAST.painted
        ? ['Movimento naturale', 'circa un livello']
        : ['Luci nette', 'più di un livello']
  const meaning = `Fra ciocche vicine ${levels} di differenza.`
  return { id: 'contrast', name: 'Contrasto fra ciocche', value: words, meaning }
}

function technique({ technique: id }: Reading): Measure {
  const common = { id: 'technique', name: 'Tecnica visibile' } as const
  if (id === null)
    return { ...common, value: 'Nessuna riconoscibile', meaning: 'Le luci più fini non si distinguono in una foto.' }
  return { ...common, value: techniqueName(id), meaning: 'Riconosciuta dal salto fra radici e punte e dalle ciocche.' }
}
