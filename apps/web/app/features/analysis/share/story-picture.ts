import type { OptionId } from '@riflesso/colorimetry'
import { tonesInWords } from '@riflesso/consultation'
import { SIMULATION_XMP } from '@riflesso/contract'
import { photoAddress } from '~/api/photo-address.ts'
import { shareCopy } from '~/copy/analysis/share.ts'
import { measure } from '~/format/numbers.ts'
import { light } from '~/theme.ts'
import { tintedLock } from '~/ui/hair/tinted-lock.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { readColours, resultColours } from '../model/hair-colours.ts'
import { hasPreview, previewAddresses } from '../result/evidence/preview.ts'
import { createPen, DISPLAY, TEXT } from './picture-pen.ts'
import { fileOfCanvas } from './shared-picture.ts'

const { story: copy } = shareCopy

/** Size in pixels, in the 9:16 format of stories. */
const STORY = { width: 1080, height: 1920, margin: 64, top: 112, gap: 16, radius: 40 } as const
const INNER = STORY.width - 2 * STORY.margin

const TYPES = {
  salon: { font: `500 54px ${DISPLAY}`, line: 66 },
  name: { font: `450 88px ${DISPLAY}`, line: 94 },
  brand: { font: `600 44px ${DISPLAY}`, line: 54 },
  text: { font: `400 40px ${TEXT}`, line: 56 },
  label: { font: `600 32px ${TEXT}`, line: 42 },
  small: { font: `400 28px ${TEXT}`, line: 38 },
} as const

type Pen = ReturnType<typeof createPen<keyof typeof TYPES>>
type Panel = { readonly label: string; readonly picture: CanvasImageSource & { width: number; height: number } }

export type StoryOf = {
  readonly analysisId: string
  readonly analysis: AnalysisResult
  readonly option: OptionId
  readonly salon: string
  /** Uses the client's photo instead of drawn hair; requires her consent. */
  readonly withPhotos: boolean
  /** A photo of the finished work, which is not stored; null for the simulation. */
  readonly finished: Blob | null
}

/**
 * An analysis as a JPEG of 1080 × 1920 pixels for sharing: before and after, colour, salon. Contains no client name, no formula
 * and no target photo, which may belong to others. A simulated photo is marked in the file's metadata too.
 *
 * @throws if the browser cannot draw or a photo cannot be loaded
 */
export async function drawStory(story: StoryOf): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = STORY.width
  canvas.height = STORY.height
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('no canvas')
  const [panels] = await Promise.all([
    panelsOf(story),
    ...Object.values(TYPES).map(({ font }) => document.fonts.load(font, 'à')),
  ])
  const pen = createPen(context, TYPES)
  pen.box({ x: 0, y: 0, width: STORY.width, height: STORY.height, radius: 0 }, light.paper)
  const top = writeSalon(pen, story.salon)
  const bottom = writeColour(pen, story)
  drawPanels(pen, panels, top, bottom)
  const jpeg = await fileOfCanvas(canvas, 'image/jpeg')
  return isSimulation(story) ? withXmp(jpeg, SIMULATION_XMP) : jpeg
}

const isSimulation = ({ analysis, withPhotos, finished }: StoryOf): boolean =>
  withPhotos && finished === null && hasPreview(analysis)

async function panelsOf(story: StoryOf): Promise<Panel[]> {
  const { analysis, withPhotos, finished } = story
  if (analysis.prima === null) return [{ label: copy.colour, picture: await lock(resultColours(analysis)) }]
  const before = withPhotos ? await photo(photoAddress(story.analysisId, 'prima')) : lock(readColours(analysis.prima))
  const first = { label: copy.before, picture: await before }
  if (withPhotos && finished !== null)
    return [first, { label: copy.finished, picture: await createImageBitmap(finished) }]
  if (!hasPreview(analysis)) return [{ ...first, label: copy.colour }]
  if (!withPhotos) return [first, { label: copy.goal, picture: await lock(resultColours(analysis)) }]
  const { after } = previewAddresses(story.analysisId, story.option, analysis.plan.expected.hex)
  return [first, { label: copy.simulation, picture: await photo(after) }]
}

const lock = (hair: ReturnType<typeof readColours>) => tintedLock(hair, 480, 960)

async function photo(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** Draws the salon's name at the top; returns the top edge of the pictures. */
function writeSalon(pen: Pen, salon: string): number {
  const lines = pen.lines('salon', salon, INNER).slice(0, 2)
  pen.write('salon', lines, { x: STORY.margin, y: STORY.top }, light.ink)
  return STORY.top + lines.length * TYPES.salon.line + 36
}

/** Draws colour and captions from the bottom up; returns the bottom edge of the pictures. */
function writeColour(pen: Pen, story: StoryOf): number {
  const { analysis } = story
  const { margin: x } = STORY
  const note = pen.lines('small', noteOf(story), INNER - 240)
  const footTop = STORY.height - 96 - Math.max(TYPES.brand.line, note.length * TYPES.small.line)
  pen.write('small', note, { x, y: footTop }, light.muted)
  pen.write('brand', [shareCopy.picture.brand], { x: STORY.width - x, y: footTop, align: 'right' }, light.ink)
  pen.box({ x, y: footTop - 32, width: INNER, height: 2, radius: 0 }, light.line)

  const facts = pen.lines('text', [analysis.shade, ...tonesInWords(analysis)].join(' · '), INNER)
  const levels = copy.level(analysis.prima && measure(analysis.prima.level), measure(analysis.level))
  const name = pen.lines('name', analysis.colorName, INNER)
  const under = [...facts, levels]
  const factsTop = footTop - 32 - 40 - under.length * TYPES.text.line
  const nameTop = factsTop - 16 - name.length * TYPES.name.line
  pen.write('text', under, { x, y: factsTop }, light.muted)
  pen.write('name', name, { x, y: nameTop }, light.ink)
  return nameTop - 44
}

function noteOf({ analysis, withPhotos, finished }: StoryOf): string {
  if (!withPhotos || analysis.prima === null) return copy.notes.drawn
  if (finished !== null || !hasPreview(analysis)) return copy.notes.photos
  return copy.notes.simulation
}

const PILL = { inset: 24, padding: 28, height: 64 } as const

function drawPanels(pen: Pen, panels: readonly Panel[], top: number, bottom: number): void {
  const whole = { x: STORY.margin, y: top, width: INNER, height: bottom - top }
  const count = panels.length
  const beside = { ...whole, width: (whole.width - STORY.gap * (count - 1)) / count }
  const stacked = { ...whole, height: (whole.height - STORY.gap * (count - 1)) / count }
  // Portrait photos are placed side by side, others stacked, so that the hair at the sides is not cropped.
  const upright = panels.every(({ picture }) => shownShare(picture, beside) >= shownShare(picture, stacked))
  for (const [index, panel] of panels.entries()) {
    const x = beside.x + index * (beside.width + STORY.gap)
    const y = stacked.y + index * (stacked.height + STORY.gap)
    drawPanel(pen, panel, upright ? { ...beside, x } : { ...stacked, y })
  }
}

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

function drawPanel({ context, box, measure: widthOf, write }: Pen, { label, picture }: Panel, at: Area): void {
  context.imageSmoothingQuality = 'high'
  context.save()
  context.beginPath()
  context.roundRect(at.x, at.y, at.width, at.height, STORY.radius)
  context.clip()
  drawCovering(context, picture, at)
  context.restore()
  const pill = { x: at.x + PILL.inset, y: at.y + PILL.inset, height: PILL.height, radius: PILL.height / 2 }
  box({ ...pill, width: widthOf('label')(label) + 2 * PILL.padding }, light.card)
  const words = { x: pill.x + PILL.padding, y: pill.y + (PILL.height - TYPES.label.line) / 2 }
  write('label', [label], words, label === copy.simulation ? light.plum : light.ink)
}

type Size = { readonly width: number; readonly height: number }

/** Visible share of a picture that covers a box, 0 to 1. */
function shownShare(picture: Size, box: Size): number {
  const ratio = picture.width / picture.height / (box.width / box.height)
  return Math.min(ratio, 1 / ratio)
}

/** Height removed from the bottom, as a share of the width: the simulation label there would be cropped through. */
const LOWER_EDGE = 0.1

function drawCovering(context: CanvasRenderingContext2D, picture: Panel['picture'], at: Area): void {
  const tall = picture.height - LOWER_EDGE * picture.width
  const scale = Math.max(at.width / picture.width, at.height / tall)
  const width = at.width / scale
  const height = at.height / scale
  const left = (picture.width - width) / 2
  // Heads are in the upper part of portrait photos.
  const over = (tall - height) / 3
  context.drawImage(picture, left, over, width, height, at.x, at.y, at.width, at.height)
}

const NAMESPACE = 'http://ns.adobe.com/xap/1.0/\0'
/** Bytes of a JPEG's SOI marker; of a segment marker; of its length field, which includes itself. */
const START = 2
const MARK = 2
const LENGTH = 2

/** A JPEG with an XMP packet in an APP1 segment after its first one (Adobe, XMP specification, part 3, section 1.1.3). */
async function withXmp(jpeg: Blob, xmp: string): Promise<Blob> {
  const content = new TextEncoder().encode(NAMESPACE + xmp)
  const segment = new Uint8Array(MARK + LENGTH + content.length)
  segment.set([0xff, 0xe1])
  new DataView(segment.buffer).setUint16(MARK, LENGTH + content.length)
  segment.set(content, MARK + LENGTH)
  const head = new DataView(await jpeg.slice(0, START + MARK + LENGTH).arrayBuffer())
  const after = START + MARK + head.getUint16(START + MARK)
  return new Blob([jpeg.slice(0, after), segment, jpeg.slice(after)], { type: jpeg.type })
}
