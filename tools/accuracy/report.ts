import { BASELINES } from './baselines.ts'
import type {
  Case,
  DrawnCase,
  EyeCase,
  FantasyCase,
  LabelCase,
  MaskCase,
  PairCase,
  SceneCase,
  ToneCase,
  TracedCase,
} from './cases.ts'
import type { ColourError } from './compare.ts'
import { aimSection } from './report-aims.ts'
import { COLOUR_HEAD, colourCells, MASK_HEAD, maskCells } from './report-cells.ts'
import { eyeSection } from './report-eye.ts'
import { fantasySection } from './report-fantasy.ts'
import { fusedSection, pairSection } from './report-pairs.ts'
import { labelSection, maskSection } from './report-photos.ts'
import { presenceSection } from './report-presence.ts'
import { strokeSection } from './report-strokes.ts'
import { number, percent, table } from './report-table.ts'
import { toneSection } from './report-tone.ts'
import { tracedSection } from './report-traced.ts'
import { CONDITIONS, type Condition } from './scene-list.ts'
import { median, share } from './statistics.ts'

const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  neutral: 'neutral light, right exposure',
  'any-light': '2,800–7,500 K, ±1 stop',
  phone: 'a phone: balance and exposure nearly right, its own contrast',
  hard: 'noise, blur, filters, two lamps, −1.6 to +1.2 stops',
  'no-hair': 'no hair: bald, hats, empty rooms',
}

/** Writes docs/accuracy.md. */
export function report(cases: readonly Case[]): string {
  const scenes = cases.filter((one): one is SceneCase => one.kind === 'scene')
  const masks = cases.filter((one): one is MaskCase => one.kind === 'mask')
  const labels = cases.filter((one): one is LabelCase => one.kind === 'label')
  const eyes = cases.filter((one): one is EyeCase => one.kind === 'eye')
  const tones = cases.filter((one): one is ToneCase => one.kind === 'tone')
  const painted = cases.filter((one): one is FantasyCase => one.kind === 'fantasy')
  const drawn = cases.filter((one): one is DrawnCase => one.kind === 'drawn')
  const traced = cases.filter((one): one is TracedCase => one.kind === 'traced')
  const pairs = cases.filter((one): one is PairCase => one.kind === 'pair')
  return [
    '# Accuracy of the colour engine',
    'Written by `npm run accuracy`; do not edit. Every case is in `accuracy.json`.',
    masks.length + labels.length + eyes.length === 0
      ? '**Left out: all real photographs. The photos folder was absent when this page was written.**'
      : `Real photographs: ${eyes.length} judged by eye, ${masks.length} with a mask drawn by eye and kept out of training, ${labels.length} with rectangles.`,
    eyes.length > 0 && masks.length > 0 ? aimSection(eyes, tones, masks, painted) : '',
    tones.length > 0 ? toneSection(tones) : '',
    painted.length > 0 ? fantasySection(painted) : '',
    eyes.length > 0 ? eyeSection(eyes) : '',
    pairs.length > 0 ? pairSection(pairs) : '',
    pairs.length > 0 ? fusedSection(pairs) : '',
    presenceSection(eyes, drawn),
    sceneSection(scenes),
    errorBarSection(scenes),
    traced.length > 0 ? tracedSection(traced) : '',
    baselineSection(scenes),
    masks.length > 0 ? maskSection(masks) : '',
    labels.length > 0 ? labelSection(labels) : '',
    strokeSection(scenes, masks),
    SHORTCOMINGS,
    HOW_IT_IS_MEASURED,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

function sceneSection(scenes: readonly SceneCase[]): string {
  const withHair = CONDITIONS.filter((condition) => condition !== 'no-hair')
  const rows = withHair.map((condition) => {
    const own = scenes.filter((scene) => scene.condition === condition && scene.trueLevel !== null)
    return [CONDITION_WORDS[condition], String(own.length), ...maskCells(own), ...colourCells(own.map(errorOf))]
  })
  const trueMaskRows = withHair.map((condition) => {
    const own = scenes.filter((scene) => scene.condition === condition && scene.trueLevel !== null)
    return [CONDITION_WORDS[condition], String(own.length), ...colourCells(own.map((scene) => scene.withTrueMask))]
  })
  const empty = scenes.filter((scene) => scene.trueLevel === null)
  const refused = empty.filter((scene) => !scene.found).length
  return [
    '## Rendered scenes',
    'A missed picture counts as wrong in every share.',
    table(['condition', 'scenes', ...MASK_HEAD, ...COLOUR_HEAD], rows),
    'The same inside the true mask: the remaining error is that of light and measurement alone.',
    table(['condition', 'scenes', ...COLOUR_HEAD], [...trueMaskRows, cardRow(scenes)]),
    `Pictures without hair: ${refused} of ${empty.length} refused.`,
  ].join('\n\n')
}

function cardRow(scenes: readonly SceneCase[]): string[] {
  const own = scenes.filter((scene) => scene.condition === 'any-light')
  const name = `${CONDITION_WORDS['any-light']}, found mask, a grey card tapped`
  return [name, String(own.length), ...colourCells(own.map((scene) => scene.withCard))]
}

function errorOf(scene: SceneCase): ColourError | null {
  return scene.error
}

/** Coverage of the stated 90 % interval. */
function errorBarSection(scenes: readonly SceneCase[]): string {
  const known = scenes.filter((scene) => scene.error !== null && scene.bar !== null)
  const holds = (scene: SceneCase) => Math.abs(scene.error?.level ?? 0) <= (scene.bar ?? 0) + 1e-9
  const row = (name: string, own: readonly SceneCase[]) => [
    name,
    String(own.length),
    number(median(own.map((scene) => scene.bar ?? 0)), 2),
    percent(share(own, holds)),
  ]
  const bands = [
    [1, 3],
    [3, 5],
    [5, 7],
    [7, 9],
    [9, 11],
  ] as const
  return [
    '## Error bars',
    'Each level comes with the half width of a 90 % interval.',
    table(
      ['where', 'scenes', 'bar median', 'truth inside'],
      [
        row('all', known),
        ...CONDITIONS.filter((condition) => condition !== 'no-hair').map((condition) =>
          row(
            CONDITION_WORDS[condition],
            known.filter((scene) => scene.condition === condition),
          ),
        ),
        ...bands.map(([from, to]) =>
          row(
            `true level ${from} to ${to}`,
            known.filter((scene) => (scene.trueLevel ?? 0) >= from && (scene.trueLevel ?? 0) < to),
          ),
        ),
      ],
    ),
  ].join('\n\n')
}

function baselineSection(scenes: readonly SceneCase[]): string {
  const parts = (['neutral', 'any-light'] as const).map((condition) => {
    const own = scenes.filter((scene) => scene.condition === condition && scene.trueLevel !== null)
    const rows = BASELINES.map((baseline) => [
      baseline,
      number(median(own.map((scene) => scene.baselines?.[baseline].iou).filter((iou) => iou != null)), 3),
      ...colourCells(own.map((scene) => scene.baselines?.[baseline].error ?? null)),
    ])
    const ours = ['Riflesso', number(median(own.map((scene) => scene.iou ?? 0)), 3), ...colourCells(own.map(errorOf))]
    return [`### ${CONDITION_WORDS[condition]}`, table(['who', 'IoU median', ...COLOUR_HEAD], [ours, ...rows])].join(
      '\n\n',
    )
  })
  return ['## Compared with common alternatives', ...parts].join('\n\n')
}

const SHORTCOMINGS = `## Limits, and their causes

- Most of the error comes from the mask: compare each row with the same inside the true mask.
- Exposure cannot always be measured. Half a stop is eight tenths of a level, and a photo without anything white, grey or overexposed
  does not show how bright it should be. The error bar is then wider; a grey card (its own row) makes it narrow again.
- Light hair overexposed under a warm lamp: the red channel is saturated, and its detail is lost. The photo is marked \`clipped\`.
- Tone counts only the exact first reflect. Natural, soft golden and beige are within a few units of each other, so a small error near
  a border changes the name.
- Roots and ends are distinguished by their position along the mask; where layers overlap, each takes some of its neighbour's level.
- Fine lights and fades of less than two levels look like shading: no technique is claimed for them.
- The threshold for wet hair comes from rendered wet hair and real photos of dry hair: no photograph of wet hair was available.
- The labels of the real photographs were given by one person who is not a colourist, within plus or minus one level.`

const HOW_IT_IS_MEASURED = `## How it is measured

- Scenes are drawn by \`tools/scenes/scene.ts\` from the seeds of \`tools/accuracy/scene-list.ts\`; no training uses that
  renderer or those seeds. Half of the heads have one colour, the others dark roots, lighter ends, highlights or several of these.
- The truth of a scene is the median of the dye over the pixels of hair, without light and shadow. The renderer exposes hair
  according to the photo scale of \`docs/colorimetry.md\`, so these figures do not validate that scale.
- Every picture is written as JPEG, read and measured by the same code as an upload.
- node-vibrant and colorthief return the most frequent colour; the centre crop is the mean of the middle half; GrabCut starts from
  a box of three fifths by four fifths in the middle and returns the median of the kept pixels.`
