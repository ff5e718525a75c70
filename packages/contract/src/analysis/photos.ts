import { OPTION_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { PHOTO_ERRORS } from '../schema/errors.ts'
import { idParams, lineOfText } from '../schema/fields.ts'
import { MAX_ADDRESS_LENGTH, MAX_CREDIT_LENGTH, PHOTO_FILE } from '../schema/limits.ts'
import { operation } from '../schema/operation.ts'

export const sampleSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Paths of the pictures; null if the sample leaves the slot empty. */
  primaUrl: z.string().nullable(),
  dopoUrl: z.string().nullable(),
})
export type Sample = z.infer<typeof sampleSchema>

export const samples = operation({
  method: 'GET',
  path: '/api/samples',
  access: 'public',
  summary: 'List sample photos for the photo slots, as paths of JPEG files.',
  response: z.array(sampleSchema),
})

export const photoPreview = operation({
  method: 'POST',
  path: '/api/analysis/photo-preview',
  access: 'session',
  summary:
    'Decode a photo that a browser cannot show, such as TIFF or HEIC: the upright pixels from which an analysis reads it. Nothing is stored. Free.',
  multipart: z.object({
    image: z.file().describe(PHOTO_FILE),
  }),
  response: z.object({
    /** Data URL of a PNG in sRGB, as large as the picture that is measured. */
    preview: z.string(),
  }),
  errors: PHOTO_ERRORS,
})

export const analysisPreview = operation({
  method: 'GET',
  path: '/api/analysis/:id/preview',
  access: 'image-cookie',
  summary:
    'Get the Prima photo with the hair in the planned colour, as JPEG, marked as simulated visibly and in its metadata. Not found without a Prima photo or if nothing is done today.',
  params: idParams,
  query: z.object({
    option: z.enum(OPTION_IDS).default('equilibrata'),
    /** The planned colour, '#RRGGBB'. Changes nothing: a page requests a URL only once, and an analysis may be planned again. */
    colour: z.string().max(7).optional(),
  }),
  binary: 'image/jpeg',
  errors: ['photo-not-found', 'too-many-analyses', 'busy', 'request-cancelled', 'engine-failed'],
})

/** IPTC's term for a picture with synthetic parts. */
const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic'

/** XMP of every picture with recoloured hair, which other programs read and show. */
export const SIMULATION_XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:dc="http://purl.org/dc/elements/1.1/" Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPE}"><dc:description><rdf:Alt><rdf:li xml:lang="it">Simulazione: il colore dei capelli è stato cambiato al computer.</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`

/** A URL that is safe in a link: http or https only. */
const webLinkField = z.url({ protocol: /^https?$/ }).max(MAX_ADDRESS_LENGTH)

/** Author and licence of a picture found on the web. */
export const photoCreditSchema = z.object({
  author: lineOfText(MAX_CREDIT_LENGTH).nullable(),
  licence: lineOfText(MAX_CREDIT_LENGTH).nullable(),
  licenceUrl: webLinkField.nullable(),
  pageUrl: webLinkField.nullable(),
})
export type PhotoCredit = z.infer<typeof photoCreditSchema>
