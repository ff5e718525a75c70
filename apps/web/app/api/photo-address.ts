import { analysisPhoto } from '@riflesso/contract'

/** Address of a stored photo; the browser's image cookie opens it. */
export const photoAddress = (analysisId: string, slot: 'prima' | 'dopo'): string =>
  analysisPhoto.path.replace(':id', encodeURIComponent(analysisId)).replace(':slot', slot)
