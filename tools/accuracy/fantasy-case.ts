import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lab } from '../../packages/colorimetry/src/index.ts'
import { describeColour } from '../../packages/consultation/src/reading/describe-colour.ts'
import { type HairNet, type Reading, readPhoto, recolorHair } from '../../packages/vision/src/index.ts'
import type { FantasyCase } from './cases.ts'
import { listEyeLabels, showsHair } from './eye-labels.ts'
import { pixelsOf } from './photo-case.ts'
import { photosFolder } from './photo-list.ts'

/** Colours that no natural hair has, in neutral light, and the words for them: depths of direct colours as charts show them [E]. */
const HUES = {
  blue: { lab: [36, 8, -34], words: /blu|azzurr/i },
  'pale blue': { lab: [65, -6, -22], words: /blu|azzurr/i },
  violet: { lab: [34, 26, -26], words: /viola/i },
  lilac: { lab: [66, 12, -14], words: /lilla|lavanda|viola/i },
  petrol: { lab: [41, -24, -13], words: /petrolio|turchese/i },
  green: { lab: [50, -30, 18], words: /verde/i },
  pink: { lab: [68, 26, 2], words: /rosa|fucsia/i },
  magenta: { lab: [40, 44, -6], words: /rubino|fucsia|rosa/i },
  'bright red': { lab: [40, 50, 30], words: /rosso/i },
  orange: { lab: [58, 36, 50], words: /arancio/i },
} as const satisfies Readonly<Record<string, { readonly lab: Lab; readonly words: RegExp }>>
type Hue = keyof typeof HUES

/** One in so many heads of the test half is painted. */
const EVERY = 8

export type Painting = { readonly photo: string; readonly hue: Hue }

/** Photographs of the test half to be painted, each in every hue. */
export const listPaintings = (): readonly Painting[] =>
  listEyeLabels()
    .filter((label) => label.half === 'test' && showsHair(label))
    .filter((_, i) => i % EVERY === 0)
    .flatMap(({ photo }) => (Object.keys(HUES) as Hue[]).map((hue) => ({ photo, hue })))

/** Paints the found hair of a photograph as the preview does, and reads the colour again. */
export async function tryPainting(net: HairNet, { photo, hue }: Painting): Promise<FantasyCase> {
  const image = await pixelsOf(await readFile(join(photosFolder ?? '', photo)))
  const { lab, words } = HUES[hue]
  const before = readPhoto(net, image)
  if (!before.ok) return { kind: 'fantasy', photo, hue, named: null, right: false }
  const painted = recolorHair(image, before.mask, before.reading, { roots: lab, lengths: lab, ends: lab })
  const answer = readPhoto(net, painted)
  const named = answer.ok ? nameOf(answer.reading) : null
  return { kind: 'fantasy', photo, hue, named, right: named !== null && words.test(named) }
}

const nameOf = ({ level, tone, lab, whiteShare }: Reading): string => describeColour(level, tone, lab, whiteShare)
