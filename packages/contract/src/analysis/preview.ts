import { OPTION_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { idField } from '../schema/fields.ts'
import { operation } from '../schema/operation.ts'

export const analysisPreview = operation({
  method: 'GET',
  path: '/api/analysis/:id/preview',
  access: 'image-cookie',
  summary:
    'Get the Prima photo with the hair in the planned colour, as JPEG, marked as simulated visibly and in its metadata. Not found without a Prima photo or if nothing is done today.',
  params: z.object({ id: idField }),
  query: z.object({
    option: z.enum(OPTION_IDS).default('equilibrata'),
    /** The planned colour, '#RRGGBB'. Changes nothing: a page requests a URL only once, and an analysis may be planned again. */
    colour: z.string().max(7).optional(),
  }),
  binary: 'image/jpeg',
  errors: ['photo-not-found', 'too-many-analyses', 'busy', 'request-cancelled', 'engine-failed', 'validation-failed'],
})

/** IPTC's term for a picture with synthetic parts. */
const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic'

/** XMP of every picture with recoloured hair, which other programs read and show. */
export const SIMULATION_XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:dc="http://purl.org/dc/elements/1.1/" Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPE}"><dc:description><rdf:Alt><rdf:li xml:lang="it">Simulazione: il colore dei capelli è stato cambiato al computer.</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`
