import { euro, whenNeeded } from '../italian.ts'
import type { SharedPact, SignatureStrokes } from './pact.ts'

const CAPTIONS = {
  prima: 'La foto di partenza',
  simulazione: 'Simulazione: il colore è stato cambiato al computer',
} as const

/** In Italy, wherever the pact is opened: it says the same everywhere. */
const timeZone = 'Europe/Rome'
const day = whenNeeded(() => new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone }))
const dayAndTime = whenNeeded(
  () => new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone }),
)

/** The words of a pact in the order in which they are read: the same on the page, on paper and in the PDF. */
export function layOutPact({ version, madeAt, content, pictures, signature, isSuperseded }: SharedPact) {
  const { salonName, clientName, start, result, sections, priceCents, note, declaration } = content
  return {
    salon: salonName,
    title: 'Patto colore',
    about: [...(clientName === null ? [] : [clientName]), day().format(new Date(madeAt)), `versione ${version}`].join(
      ' · ',
    ),
    notice: isSuperseded ? 'Sostituito da una versione più recente.' : null,
    pictures: pictures.map(({ id, address }) => ({ address, caption: CAPTIONS[id] })),
    colours: [
      ...(start ? [{ label: 'Da dove partiamo', ...start }] : []),
      { label: 'Il risultato previsto', ...result },
    ],
    sections: [
      ...sections,
      ...(priceCents === null
        ? []
        : [{ title: 'Il prezzo concordato', lines: [`${euro(priceCents / 100)}, IVA compresa`] }]),
      ...(note === null ? [] : [{ title: 'Accordi particolari', lines: note.split('\n') }]),
    ],
    declaration,
    signature: signature && {
      name: signature.name,
      path: signature.strokes && signaturePath(signature.strokes),
      how: `${signature.strokes ? 'Firmato sullo schermo' : 'Firmato con il nome scritto e confermato'}, ${dayAndTime().format(new Date(signature.signedAt))}`,
    },
  }
}

export type PactSheet = ReturnType<typeof layOutPact>

/** The strokes of a signature as an SVG path in a field of 300 by 100. */
export const signaturePath = (strokes: SignatureStrokes): string =>
  strokes
    .map((points) =>
      // A tap is a dot: a line of zero length with round caps.
      (points.length === 1 ? [...points, ...points] : points)
        .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${(x * 300).toFixed(1)} ${(y * 100).toFixed(1)}`)
        .join(''),
    )
    .join('')
