import { layOutPact, type PactSheet, type SharedPact } from '@riflesso/consultation'
import {
  type Doc,
  drawable,
  drawRule,
  INK,
  LEFT,
  LINE,
  MUTED,
  newPaper,
  PAGE,
  PLUM,
  WIDTH,
  write,
} from '#platform/pdf/paper'

type Section = PactSheet['sections'][number]

const GUTTER = 20
const COLUMN = (WIDTH - GUTTER) / 2
const PICTURE_HEIGHT = 186
const SIGNATURE = { width: 210, height: 70 } as const
/** Height of the declaration and the signature below it, and the lowest place where they begin. */
const SIGNING_HEIGHT = 132
const SIGNING_TOP = PAGE.height - PAGE.margin - 26 - SIGNING_HEIGHT
/** Sizes of the text, tried in this order until everything fits on one page. */
const TEXT_SIZES = [9.5, 9, 8.5, 8] as const
const MIN_TEXT_SIZE = 7.5

/** A pact as an A4 PDF; its pictures are data URLs. Blocks for tens of milliseconds. */
export async function drawPact(pact: SharedPact): Promise<Buffer> {
  const sheet = layOutPact(pact)
  const { doc, written } = newPaper({
    Title: `${sheet.title}, ${pact.content.clientName ?? sheet.salon}, versione ${pact.version}`,
    Author: sheet.salon,
    CreationDate: new Date(pact.madeAt),
  })
  drawHead(doc, sheet)
  drawPictures(doc, sheet)
  drawColours(doc, sheet)
  drawSections(doc, sheet)
  drawSigning(doc, sheet)
  const foot = `${sheet.salon} · ${sheet.title}, versione ${pact.version} · Le immagini simulate non sono una promessa: vale il testo.`
  write(doc, 'text', 7.5, MUTED, foot, LEFT, PAGE.height - PAGE.margin - 8, WIDTH, 'center')
  doc.end()
  return written
}

const columnAt = (index: number): number => LEFT + index * (COLUMN + GUTTER)

function drawHead(doc: Doc, { salon, title, about, notice }: PactSheet): void {
  write(doc, 'strong', 9, PLUM, salon, LEFT, PAGE.margin, WIDTH)
  write(doc, 'display', 26, INK, title, LEFT, doc.y, WIDTH)
  write(doc, 'text', 10, MUTED, about, LEFT, doc.y, WIDTH)
  if (notice !== null) write(doc, 'strong', 10, PLUM, notice, LEFT, doc.y, WIDTH)
  doc.y += 10
}

function drawPictures(doc: Doc, { pictures }: PactSheet): void {
  if (pictures.length === 0) return
  const top = doc.y
  for (const [index, { address, caption }] of pictures.entries()) {
    doc.image(address, columnAt(index), top, { fit: [COLUMN, PICTURE_HEIGHT], align: 'center', valign: 'center' })
    write(doc, 'text', 8.5, MUTED, caption, columnAt(index), top + PICTURE_HEIGHT + 4, COLUMN, 'center')
  }
  doc.y = top + PICTURE_HEIGHT + 22
}

function drawColours(doc: Doc, { colours }: PactSheet): void {
  const top = doc.y
  let bottom = top
  for (const [index, { label, name, level, hex }] of colours.entries()) {
    const x = columnAt(index)
    doc.circle(x + 15, top + 15, 15).fillAndStroke(hex, LINE)
    write(doc, 'text', 8.5, MUTED, label, x + 40, top - 1, COLUMN - 42)
    write(doc, 'strong', 11, INK, name, x + 40, doc.y, COLUMN - 42)
    write(doc, 'text', 9.5, INK, level, x + 40, doc.y, COLUMN - 42)
    bottom = Math.max(bottom, doc.y)
  }
  drawRule(doc, bottom + 8)
  doc.y = bottom + 18
}

function heightOf(doc: Doc, { title, lines }: Section, size: number): number {
  doc.font('strong').fontSize(size + 0.5)
  const heading = doc.heightOfString(drawable(title), { width: COLUMN })
  doc.font('text').fontSize(size)
  const texts = lines.map((line) => doc.heightOfString(drawable(line), { width: COLUMN - 9 }) + 1.5)
  return texts.reduce((sum, height) => sum + height, heading + size)
}

/** Sections in two columns, the left one read first: the split with the lowest taller column. */
function columnsOf(doc: Doc, sections: readonly Section[], size: number) {
  const heightsOf = (column: readonly Section[]) =>
    column.reduce((sum, section) => sum + heightOf(doc, section, size), 0)
  const splits = sections.map((_, index) => {
    const columns = [sections.slice(0, index + 1), sections.slice(index + 1)]
    return { columns, height: Math.max(...columns.map(heightsOf)) }
  })
  return splits.reduce((best, split) => (split.height < best.height ? split : best))
}

function drawSections(doc: Doc, { sections }: PactSheet): void {
  const top = doc.y
  const fits = (size: number) => columnsOf(doc, sections, size).height <= SIGNING_TOP - top
  const size = TEXT_SIZES.find(fits) ?? MIN_TEXT_SIZE
  const { columns, height } = columnsOf(doc, sections, size)
  for (const [index, column] of columns.entries()) {
    const x = columnAt(index)
    doc.y = top
    for (const { title, lines } of column) {
      write(doc, 'strong', size + 0.5, PLUM, title, x, doc.y, COLUMN)
      for (const line of lines) {
        const y = doc.y + 1.5
        write(doc, 'text', size, INK, '•', x, y, 8)
        write(doc, 'text', size, INK, line, x + 9, y, COLUMN - 9)
      }
      doc.y += size
    }
  }
  doc.y = top + height
}

function drawSigning(doc: Doc, { declaration, signature }: PactSheet): void {
  if (doc.y > SIGNING_TOP) doc.addPage()
  else doc.y = SIGNING_TOP
  const top = doc.y
  drawRule(doc, top)
  write(doc, 'text', 9.5, INK, declaration, LEFT, top + 10, WIDTH)
  const y = doc.y + 8
  const { width, height } = SIGNATURE
  doc.roundedRect(LEFT, y, width, height, 6).lineWidth(0.75).stroke(LINE)
  const beside = [LEFT + width + GUTTER, WIDTH - width - GUTTER] as const
  if (!signature) {
    write(doc, 'text', 9, MUTED, 'Data e firma', beside[0], y + 28, beside[1])
    return
  }
  const { name, path, how } = signature
  if (path === null) write(doc, 'display', 18, INK, name, LEFT + 12, y + 24, width - 24)
  else {
    doc
      .save()
      .translate(LEFT, y)
      .scale(width / 300, height / 100)
    doc.path(path).lineWidth(2).lineCap('round').lineJoin('round').stroke(INK).restore()
  }
  write(doc, 'strong', 10, INK, name, beside[0], y + 16, beside[1])
  write(doc, 'text', 9, MUTED, how, beside[0], doc.y, beside[1])
}
