import { TEXTS_IN_ORDER, WARNINGS_SHOWN } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { light } from '~/theme.ts'
import { tintedLock } from '~/ui/hair/tinted-lock.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { resultColours } from '../model/hair-colours.ts'
import type { TextId } from '../model/sheet-texts.ts'
import { headingPart, paragraphPart, phaseParts } from './picture-formula.ts'
import { chipsPart, factsPart, footPart, scalePart, titlePart } from './picture-head.ts'
import { createPen, type Part, type Pen, PICTURE, TYPES } from './picture-pen.ts'

const JPEG_QUALITY = 0.9

/** Height range of the hair above the text: it fills the remaining space. */
const HAIR = { least: 360, most: 1120 } as const
/** Gaps in pixels between parts of a section, and between sections. */
const GAP = { inside: 28, section: 72 } as const
/** A section of the consultation that would have fewer lines than this is omitted. */
const MIN_LINES = 3

type Section = readonly Part[]

/**
 * The analysis as a JPEG of 1400 × 5000 pixels: hair, colour, at most five phases, and as much of the consultation as
 * fits. Contains no photo, neither the client's nor one from the web.
 *
 * @throws if the browser cannot draw
 */
export async function drawSharedPicture(analysis: AnalysisResult, date: Date): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('no canvas')
  await Promise.all(Object.values(TYPES).map(({ font }) => document.fonts.load(font, 'à')))
  const pen = createPen(context, TYPES)
  pen.box({ x: 0, y: 0, width: PICTURE.width, height: PICTURE.height, radius: 0 }, light.paper)

  const sections = sectionsOf(pen, analysis, date)
  const foot = footPart(pen)
  const footTop = PICTURE.height - GAP.section - foot.height
  const room = footTop - HAIR.least - heightOf(sections) - 2 * GAP.section
  const texts = consultation(pen, analysis, room)
  const all = [...sections, ...texts]
  const left = footTop - HAIR.least - heightOf(all) - 2 * GAP.section
  const hairHeight = Math.min(HAIR.most, HAIR.least + Math.max(0, left))
  await drawHair(pen, analysis, hairHeight)

  // The remaining height is distributed between the sections.
  const air = Math.max(0, HAIR.least + left - hairHeight) / (all.length + 1)
  let y = hairHeight + GAP.section + air
  for (const section of all) {
    for (const part of section) {
      part.draw(y)
      y += part.height + GAP.inside
    }
    y += GAP.section - GAP.inside + air
  }
  foot.draw(footTop)
  return canvas
}

/** The canvas as a file; throws if encoding fails. */
export const fileOfCanvas = (canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/png'): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, JPEG_QUALITY),
  )

const sectionHeight = (section: Section): number =>
  section.reduce((sum, { height }) => sum + height, GAP.inside * (section.length - 1))

/** Total height of sections including gaps. */
const heightOf = (sections: readonly Section[]): number =>
  sections.reduce((sum, section) => sum + sectionHeight(section), GAP.section * (sections.length - 1))

/** Fixed parts of every picture. */
function sectionsOf(pen: Pen, analysis: AnalysisResult, date: Date): Section[] {
  const refusals = analysis.refusals.map(({ testo }) => testo).join('\n')
  const warnings = analysis.warnings.slice(0, WARNINGS_SHOWN).map(({ testo }) => testo)
  return [
    [titlePart(pen, analysis, date), chipsPart(pen, analysis), scalePart(pen, analysis)],
    [factsPart(pen, analysis), paragraphPart(pen, analysis.analysis.riassunto.testo, 4)],
    ...(refusals === '' ? [] : [[headingPart(pen, resultCopy.refusal.title), paragraphPart(pen, refusals, 8)]]),
    [headingPart(pen, resultCopy.formula.title), ...phaseParts(pen, analysis)],
    ...(warnings.length === 0
      ? []
      : [[headingPart(pen, resultCopy.warnings.title), ...warnings.map((text) => paragraphPart(pen, text, 4))]]),
  ]
}

/** Texts that fit, chosen by importance and shown in the order of the analysis. */
function consultation(pen: Pen, { analysis }: AnalysisResult, room: number): Section[] {
  const sections = new Map<TextId, Section>()
  let left = room
  for (const id of ['colorimetricAnalysis', 'maintenanceAdvice', 'professionalAdvice'] as const) {
    const heading = headingPart(pen, resultCopy.sections[id])
    const lines = Math.floor((left - GAP.section - heading.height - GAP.inside) / TYPES.text.line)
    if (analysis[id].trim() === '' || lines < MIN_LINES) continue
    const section = [heading, paragraphPart(pen, analysis[id], lines)]
    sections.set(id, section)
    left -= GAP.section + sectionHeight(section)
  }
  return TEXTS_IN_ORDER.flatMap((id) => {
    const section = sections.get(id)
    return section ? [section] : []
  })
}

/** Hair in the colour of the result over the full width. */
async function drawHair({ context }: Pen, analysis: AnalysisResult, height: number): Promise<void> {
  context.drawImage(await tintedLock(resultColours(analysis), PICTURE.width, height), 0, 0)
}
