import type { PactPicture, SharedPact } from '@riflesso/contract'
import PDFDocument from 'pdfkit'
import { dayAndTimeOf, longDayOf } from '#platform/italian-time'
import { DOCUMENT_FONTS, type DocumentFont, documentFont, drawable } from './document-fonts.ts'
import { priceInWords } from './price.ts'

/** JPEGs of the pictures that the pact shows. */
export type PactPictures = Partial<Readonly<Record<PactPicture, Uint8Array>>>

type Doc = InstanceType<typeof PDFDocument>
type Section = { readonly title: string; readonly lines: readonly string[] }

/** Points. */
const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const
const WIDTH = PAGE.width - 2 * PAGE.margin
const GUTTER = 20
const COLUMN = (WIDTH - GUTTER) / 2
const PICTURE_HEIGHT = 186
const SIGNATURE = { width: 210, height: 70 } as const
/** Height of the declaration and the signature below it. */
const SIGNING_HEIGHT = 132
const FOOT_HEIGHT = 26
/** Sizes of the text, tried in this order until everything fits on one page. */
const TEXT_SIZES = [9.5, 9, 8.5, 8, 7.5] as const
const MIN_TEXT_SIZE = 7.5

/** Colours of the product, on paper. */
const INK = '#231A1E'
const MUTED = '#6B5E62'
const PLUM = '#5A2346'
const LINE = '#E0D5CB'

const CAPTIONS = {
  prima: 'La foto di partenza',
  simulazione: 'Simulazione: il colore è stato cambiato al computer',
} as const satisfies Record<PactPicture, string>

/** A pact as an A4 PDF; blocks for tens of milliseconds. */
export async function drawPact(pact: SharedPact, pictures: PactPictures): Promise<Buffer> {
  const { content, madeAt, version } = pact
  const doc = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: 'it-IT',
    displayTitle: true,
    info: {
      Title: drawable(`Patto colore, ${content.clientName ?? content.salonName}, versione ${version}`),
      Author: drawable(content.salonName),
      Creator: 'Riflesso',
      CreationDate: new Date(madeAt),
    },
  })
  // pdfkit would break the page here, because the foot is in the lower margin.
  doc.page.margins.bottom = 0
  for (const name of DOCUMENT_FONTS) doc.registerFont(name, documentFont(name))
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
  drawHead(doc, pact)
  drawPictures(doc, pictures)
  drawColours(doc, pact)
  drawSections(doc, sectionsOf(pact))
  drawSigning(doc, pact)
  drawFoot(doc, pact)
  doc.end()
  return written
}

const write = (doc: Doc, font: DocumentFont, size: number, colour: string) =>
  doc.font(font).fontSize(size).fillColor(colour)

function drawHead(doc: Doc, { content, madeAt, version, isSuperseded }: SharedPact): void {
  const about = [content.clientName, longDayOf(new Date(madeAt)), `versione ${version}`].filter((part) => part !== null)
  write(doc, 'strong', 9, PLUM).text(drawable(content.salonName), PAGE.margin, PAGE.margin, { width: WIDTH })
  write(doc, 'display', 26, INK).text('Patto colore', { width: WIDTH })
  write(doc, 'text', 10, MUTED).text(drawable(about.join(' · ')), { width: WIDTH })
  if (isSuperseded) write(doc, 'strong', 10, PLUM).text('Sostituito da una versione più recente.', { width: WIDTH })
  doc.y += 10
}

function drawPictures(doc: Doc, pictures: PactPictures): void {
  const shown = (['prima', 'simulazione'] as const).flatMap((picture) => {
    const jpeg = pictures[picture]
    return jpeg ? [{ picture, jpeg }] : []
  })
  if (shown.length === 0) return
  const top = doc.y
  for (const [index, { picture, jpeg }] of shown.entries()) {
    const x = PAGE.margin + index * (COLUMN + GUTTER)
    doc.image(Buffer.from(jpeg), x, top, { fit: [COLUMN, PICTURE_HEIGHT], align: 'center', valign: 'center' })
    write(doc, 'text', 8.5, MUTED).text(CAPTIONS[picture], x, top + PICTURE_HEIGHT + 4, {
      width: COLUMN,
      align: 'center',
    })
  }
  doc.y = top + PICTURE_HEIGHT + 22
}

function drawColours(doc: Doc, { content: { start, result } }: SharedPact): void {
  const top = doc.y
  const colours = [
    ...(start ? [{ label: 'Da dove partiamo', ...start }] : []),
    { label: 'Il risultato previsto', ...result },
  ]
  let bottom = top
  for (const [index, { label, name, level, hex }] of colours.entries()) {
    const x = PAGE.margin + index * (COLUMN + GUTTER)
    doc.circle(x + 15, top + 15, 15).fillAndStroke(hex, LINE)
    const words = { width: COLUMN - 42 }
    write(doc, 'text', 8.5, MUTED).text(label, x + 40, top - 1, words)
    write(doc, 'strong', 11, INK).text(drawable(name), words)
    write(doc, 'text', 9.5, INK).text(level, words)
    bottom = Math.max(bottom, doc.y)
  }
  doc
    .moveTo(PAGE.margin, bottom + 8)
    .lineTo(PAGE.margin + WIDTH, bottom + 8)
    .lineWidth(0.75)
    .stroke(LINE)
  doc.y = bottom + 18
}

const sectionsOf = ({ content: { sections, priceCents, note } }: SharedPact): Section[] => [
  ...sections,
  ...(priceCents === null ? [] : [{ title: 'Il prezzo concordato', lines: [priceInWords(priceCents)] }]),
  ...(note === null ? [] : [{ title: 'Accordi particolari', lines: note.split('\n') }]),
]

const sectionHeight = (doc: Doc, { title, lines }: Section, size: number): number => {
  const heading = doc
    .font('strong')
    .fontSize(size + 0.5)
    .heightOfString(drawable(title), { width: COLUMN })
  const text = lines.reduce(
    (sum, line) =>
      sum +
      doc
        .font('text')
        .fontSize(size)
        .heightOfString(drawable(line), { width: COLUMN - 9 }) +
      1.5,
    0,
  )
  return heading + text + size
}

/** Sections in two columns, the left one read first: the split with the lowest taller column. */
function columnsOf(doc: Doc, sections: readonly Section[], size: number) {
  const heights = sections.map((section) => sectionHeight(doc, section, size))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const splits = heights.map((_, index) => ({
    at: index + 1,
    height: Math.max(sum(heights.slice(0, index + 1)), sum(heights.slice(index + 1))),
  }))
  return splits.reduce((best, split) => (split.height < best.height ? split : best), {
    at: 0,
    height: Number.POSITIVE_INFINITY,
  })
}

function drawSections(doc: Doc, sections: readonly Section[]): void {
  const top = doc.y
  const room = PAGE.height - PAGE.margin - FOOT_HEIGHT - SIGNING_HEIGHT - top
  const size = TEXT_SIZES.find((each) => columnsOf(doc, sections, each).height <= room) ?? MIN_TEXT_SIZE
  const { at, height } = columnsOf(doc, sections, size)
  for (const [index, column] of [sections.slice(0, at), sections.slice(at)].entries()) {
    const x = PAGE.margin + index * (COLUMN + GUTTER)
    doc.y = top
    for (const { title, lines } of column) {
      write(doc, 'strong', size + 0.5, PLUM).text(drawable(title), x, doc.y, { width: COLUMN })
      for (const line of lines) {
        doc.y += 1.5
        const y = doc.y
        write(doc, 'text', size, INK).text('•', x, y, { width: 8 })
        write(doc, 'text', size, INK).text(drawable(line), x + 9, y, { width: COLUMN - 9 })
      }
      doc.y += size
    }
  }
  doc.y = top + height
}

function drawSigning(doc: Doc, { content, signature }: SharedPact): void {
  const lowest = PAGE.height - PAGE.margin - FOOT_HEIGHT - SIGNING_HEIGHT
  if (doc.y > lowest) {
    doc.addPage()
    doc.page.margins.bottom = 0
  } else doc.y = lowest
  const top = doc.y
  doc
    .moveTo(PAGE.margin, top)
    .lineTo(PAGE.margin + WIDTH, top)
    .lineWidth(0.75)
    .stroke(LINE)
  write(doc, 'text', 9.5, INK).text(content.declaration, PAGE.margin, top + 10, { width: WIDTH })
  const y = doc.y + 8
  doc.roundedRect(PAGE.margin, y, SIGNATURE.width, SIGNATURE.height, 6).lineWidth(0.75).stroke(LINE)
  const beside = PAGE.margin + SIGNATURE.width + GUTTER
  const words = { width: WIDTH - SIGNATURE.width - GUTTER }
  if (!signature) {
    write(doc, 'text', 9, MUTED).text('Data e firma', beside, y + 28, words)
    return
  }
  if (signature.strokes) drawStrokes(doc, signature.strokes, y)
  else
    write(doc, 'display', 18, INK).text(drawable(signature.name), PAGE.margin + 12, y + 24, {
      width: SIGNATURE.width - 24,
    })
  write(doc, 'strong', 10, INK).text(drawable(signature.name), beside, y + 16, words)
  const how = signature.strokes ? 'Firmato sullo schermo' : 'Firmato con il nome scritto e confermato'
  write(doc, 'text', 9, MUTED).text(`${how}, ${dayAndTimeOf(new Date(signature.signedAt))}`, words)
}

function drawStrokes(doc: Doc, strokes: NonNullable<NonNullable<SharedPact['signature']>['strokes']>, y: number): void {
  const at = ([across, down]: readonly [number, number]) =>
    [PAGE.margin + across * SIGNATURE.width, y + down * SIGNATURE.height] as const
  doc.lineWidth(1.4).lineCap('round').lineJoin('round')
  for (const [first, ...rest] of strokes) {
    if (!first) continue
    doc.moveTo(...at(first))
    // A tap is a dot: a line of zero length with round caps.
    for (const point of rest.length > 0 ? rest : [first]) doc.lineTo(...at(point))
    doc.stroke(INK)
  }
}

function drawFoot(doc: Doc, { content, version }: SharedPact): void {
  const text = `${content.salonName} · Patto colore, versione ${version} · Le immagini simulate non sono una promessa: vale il testo.`
  write(doc, 'text', 7.5, MUTED).text(drawable(text), PAGE.margin, PAGE.height - PAGE.margin - 8, {
    width: WIDTH,
    align: 'center',
  })
}
