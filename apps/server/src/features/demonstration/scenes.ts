import { readFile } from 'node:fs/promises'
import type { Slot } from '@riflesso/contract'
import { pictureFile } from '#platform/picture-file'

/** Salon photos of the same head, current and wished, rendered by `tools/pictures/samples.ts`. */
export const SCENES = [
  { id: 'castano-rame', title: 'Da castano a rame', isSample: true },
  { id: 'balayage-miele', title: 'Balayage miele su castano', isSample: true },
  { id: 'biondo-cenere', title: 'Da biondo dorato a biondo cenere', isSample: true },
  { id: 'mogano-intenso', title: 'Mogano su base scura', isSample: true },
  { id: 'ricrescita-ramata', title: 'Ricrescita su rame spento', isSample: false },
  { id: 'ritorno-cioccolato', title: 'Ritorno al cioccolato', isSample: false },
  { id: 'biondo-perla', title: 'Biondo perla', isSample: false },
] as const satisfies readonly {
  readonly id: string
  readonly title: string
  /** Offered under 'Prova con una foto di esempio'. */
  readonly isSample: boolean
}[]

export type SceneId = (typeof SCENES)[number]['id']

/** The JPEG of a scene. */
export const readSamplePhoto = (scene: SceneId, slot: Slot): Promise<Buffer> =>
  readFile(pictureFile(`samples/${scene}-${slot}.jpg`))
