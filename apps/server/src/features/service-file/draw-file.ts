import { dayAndTimeOf } from '#platform/italian-time'
import { INK, LEFT, MUTED, newPaper, PAGE, PLUM, WIDTH, write } from '#platform/pdf/paper'
import { attachmentOf, type ChainedEvent, UNSEALED } from './check-file.ts'
import type { ServiceRecord } from './read-record.ts'

const TITLE = 'Fascicolo del servizio'
const HOW =
  'Il codice sotto ogni voce è lo SHA-256 del codice precedente e della voce: se una voce cambia, manca o si sposta, i codici non tornano più. Le voci sono allegate a questo PDF; si controllano con npm run check-file.'
const GUTTER = 14
const PICTURE = { width: (WIDTH - 2 * GUTTER) / 3, height: 190 } as const
const FOOT = PAGE.margin + 20
/** Room for the title of an event and its first lines. */
const EVENT_START = 56

type Content = Pick<ServiceRecord, 'salon' | 'pictures' | 'madeAt'> & { readonly events: readonly ChainedEvent[] }

/** The file of a service as a PDF before its seal, with its events embedded as JSON. */
export async function drawFile({ salon, events, pictures, madeAt }: Content): Promise<Buffer> {
  const info = { Title: TITLE, Author: salon, CreationDate: madeAt, Keywords: UNSEALED }
  const { doc, written } = newPaper(info, FOOT)
  const keepTogether = (height: number) => {
    if (doc.y + height > PAGE.height - FOOT) doc.addPage()
  }
  const line = (text: string, size: number, indent = 0) =>
    write(doc, 'text', size, size < 9 ? MUTED : INK, text, LEFT + indent, doc.y, WIDTH - indent)
  write(doc, 'strong', 9, PLUM, salon, LEFT, PAGE.margin, WIDTH)
  write(doc, 'display', 24, INK, TITLE, LEFT, doc.y, WIDTH)
  for (const { at, title, lines, hash } of events) {
    doc.y += 9
    keepTogether(EVENT_START)
    write(doc, 'strong', 10, PLUM, `${dayAndTimeOf(new Date(at))} · ${title}`, LEFT, doc.y, WIDTH)
    for (const text of lines) line(text, 9, 9)
    line(hash, 6, 9)
  }
  doc.y += 14
  if (pictures.length > 0) keepTogether(PICTURE.height + 18)
  const top = doc.y
  for (const [index, { jpeg, of }] of pictures.entries()) {
    const x = LEFT + index * (PICTURE.width + GUTTER)
    doc.image(Buffer.from(jpeg), x, top, { fit: [PICTURE.width, PICTURE.height], align: 'center', valign: 'center' })
    write(doc, 'text', 8.5, MUTED, of, x, top + PICTURE.height + 4, PICTURE.width, 'center')
    doc.y = top + PICTURE.height + 26
  }
  keepTogether(EVENT_START)
  line(`Codice finale: ${events.at(-1)?.hash}`, 9)
  line(HOW, 8)
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    const foot = `${salon} · ${TITLE} · pagina ${page + 1} di ${count}`
    write(doc, 'text', 7.5, MUTED, foot, LEFT, PAGE.height - PAGE.margin - 8, WIDTH, 'center')
  }
  doc.file(attachmentOf(events), { name: 'fascicolo.json', type: 'application/json' })
  doc.end()
  return written
}
